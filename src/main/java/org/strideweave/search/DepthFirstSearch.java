package org.strideweave.search;

import org.jspecify.annotations.Nullable;

/**
 * Chooses the difference of one mode after the other, from a highest non-zero one down.
 *
 * <p>The sum so far must stay within the reach of the modes below and a multiple of their gcd. The
 * second condition is met by construction: it fixes each digit modulo a step. So at the last two
 * modes the first digit tried already leads to a solution.
 *
 * <p>A sum never leaves 64 bits: what was chosen is at most the reach of the modes it was chosen
 * from, and all reaches together fit.
 */
final class DepthFirstSearch implements KernelSearch {
  private static final int MAX_MEMORY = 1 << 20;

  private final int size;
  private final long[] limits;
  private final long[] strides;

  /** Of the modes below each position. */
  private final long[] reaches;

  private final long[] gcds;

  /** The digits of a mode that suit one sum are a residue class modulo this step. */
  private final long[] steps;

  /** Of the stride over the gcd of strides so far, modulo the step. */
  private final long[] inverses;

  /** The path: per level the sum of the levels above, the current digit and the last one to try. */
  private final long[] sums;

  private final long[] digits;
  private final long[] lasts;
  private int top;
  private int level;

  /**
   * Sums known to have no completion, per level; the sign plays no part. A slot simply forgets what
   * it held before, so memory stays bounded; no sum is 0, which marks a free slot.
   */
  private long[] failedSums = new long[1 << 10];

  private byte[] failedLevels = new byte[1 << 10];

  private long visited;
  private boolean decided;
  private long @Nullable [] found;

  DepthFirstSearch(ModeBlock block) {
    size = block.size;
    limits = block.limits;
    strides = block.strides;
    reaches = new long[size + 1];
    gcds = new long[size + 1];
    steps = new long[size];
    inverses = new long[size];
    for (int i = 0; i < size; i++) {
      reaches[i + 1] = reaches[i] + block.reach(i);
      gcds[i + 1] = Modular.gcd(gcds[i], strides[i]);
      // Nothing below the lowest mode: its digit is determined by the sum alone.
      steps[i] = Math.max(gcds[i] / gcds[i + 1], 1);
      inverses[i] = Modular.inverse(strides[i] / gcds[i + 1], steps[i]);
    }
    sums = new long[size];
    digits = new long[size];
    lasts = new long[size];
    decided = !nextTop();
  }

  /** Starts with the next highest mode; by symmetry its digit is positive. */
  private boolean nextTop() {
    while (++top < size) {
      digits[top] = steps[top];
      lasts[top] = Math.min(limits[top], reaches[top] / strides[top]);
      if (digits[top] <= lasts[top]) {
        level = top;
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean advance(long nodes) {
    enlargeMemory();
    for (long left = nodes; left > 0 && !decided; left--) {
      if ((++visited & 1023) == 0) {
        Interruption.check();
      }
      if (digits[level] <= lasts[level]) {
        tryDigit();
      } else if (level < top) {
        remember(level, Math.abs(sums[level]));
        level++;
        digits[level] += steps[level];
      } else {
        decided = !nextTop();
      }
    }
    return decided;
  }

  private void tryDigit() {
    long sum = sums[level] + digits[level] * strides[level];
    if (sum == 0) {
      decided = true;
      found = new long[size];
      System.arraycopy(digits, level, found, level, top + 1 - level);
    } else if (level > 0 && descend(level - 1, sum)) {
      level--;
    } else {
      digits[level] += steps[level];
    }
  }

  /** {@return whether there are digits to try for this mode after this sum} */
  private boolean descend(int to, long sum) {
    if (failed(to, Math.abs(sum))) {
      return false;
    }
    long stride = strides[to];
    long first = Math.max(-limits[to], Math.ceilDiv(-reaches[to] - sum, stride));
    long last = Math.min(limits[to], Math.floorDiv(reaches[to] - sum, stride));
    long step = steps[to];
    if (step > 1) {
      long residue = Math.floorMod(-(sum / gcds[to + 1]), step);
      long digit = Modular.multiply(residue, inverses[to], step);
      first += Math.floorMod(digit - first, step);
    }
    if (first > last) {
      return false;
    }
    sums[to] = sum;
    digits[to] = first;
    lasts[to] = last;
    return true;
  }

  /** Forgets everything when it grows, which costs time but no correctness. */
  private void enlargeMemory() {
    if (visited >= failedSums.length && failedSums.length < MAX_MEMORY) {
      int length = (int) Math.min(MAX_MEMORY, Long.highestOneBit(visited) * 2);
      failedSums = new long[length];
      failedLevels = new byte[length];
    }
  }

  private int slot(int at, long sum) {
    long hash = (sum + at) * 0x9E3779B97F4A7C15L;
    return (int) (hash >>> 40) & (failedSums.length - 1);
  }

  private boolean failed(int at, long sum) {
    int slot = slot(at, sum);
    return failedSums[slot] == sum && failedLevels[slot] == at;
  }

  private void remember(int at, long sum) {
    int slot = slot(at, sum);
    failedSums[slot] = sum;
    failedLevels[slot] = (byte) at;
  }

  @Override
  public long @Nullable [] difference() {
    return found;
  }
}
