package org.strideweave.search;

import org.jspecify.annotations.Nullable;

/**
 * Makes blocks smaller without changing whether they collide, and carries a difference of what is
 * left back to the modes it came from.
 *
 * <p>No step lets a reach grow past the sum of the reaches it replaces, so nothing overflows.
 */
final class ModeReduction {

  /** A step to undo: mode {@code high} was merged into {@code mode}, or scaled if there is none. */
  private record Step(int mode, int high, long factor, @Nullable Step before) {}

  private static final int NONE = -1;

  private @Nullable Step last;

  /**
   * Applies each rule to the block once.
   *
   * @return whether another pass is worth while. Each pass that is loses a mode or halves a limit,
   *     so there are at most as many as the limits have bits.
   */
  boolean pass(ModeBlock block) {
    boolean progress = cap(block);
    progress |= scale(block);
    block.sort();
    progress |= merge(block);
    block.sort();
    return progress;
  }

  /**
   * A mode's part of a vanishing sum is at most what the others can reach.
   *
   * <p>Two limits can wear each other down one by one, as with strides 10^9 and 10^9 + 1, so only a
   * limit that is at least halved counts as progress.
   */
  private static boolean cap(ModeBlock block) {
    long reach = 0;
    for (int i = 0; i < block.size; i++) {
      reach += block.reach(i);
    }
    boolean progress = false;
    for (int i = block.size - 1; i >= 0; i--) {
      long others = reach - block.reach(i);
      long cap = others / block.strides[i];
      if (cap < block.limits[i]) {
        progress |= cap <= block.limits[i] / 2;
        block.limits[i] = cap;
        reach = others + block.reach(i);
        if (cap == 0) {
          block.remove(i);
        }
      }
    }
    return progress;
  }

  /**
   * The gcd {@code g} of the other strides divides {@code d * s}, so {@code g / gcd(g, s)} divides
   * {@code d}. Counting {@code d} in that unit multiplies the stride and divides the limit.
   *
   * <p>The gcd of the modes that follow is taken before any was scaled. It divides the gcd after,
   * so what is concluded from it still holds.
   */
  private boolean scale(ModeBlock block) {
    long[] after = block.suffixGcds();
    boolean progress = false;
    long before = 0;
    int kept = 0;
    int size = block.size;
    for (int i = 0; i < size; i++) {
      // Removals shift the modes that are still to come, but not the gcds of what follows them.
      long others = Modular.gcd(before, after[i + 1]);
      long unit = others == 0 ? 1 : others / Modular.gcd(others, block.strides[kept]);
      if (unit > block.limits[kept]) {
        progress = true;
        block.remove(kept);
        continue;
      }
      if (unit > 1) {
        progress = true;
        block.limits[kept] /= unit;
        block.strides[kept] *= unit;
        last = new Step(block.modes[kept], NONE, unit, last);
      }
      before = Modular.gcd(before, block.strides[kept]);
      kept++;
    }
    return progress;
  }

  /**
   * A mode that begins where another ends, {@code s2 = n1 * s1}, continues it: their joint
   * difference {@code d1 + n1 * d2} takes every value up to {@code n1 * n2 - 1} in size, and is 0
   * only if both are.
   */
  private boolean merge(ModeBlock block) {
    boolean progress = false;
    for (int i = 0; i < block.size; i++) {
      for (int j = i + 1; j < block.size; j++) {
        // n1 * s1 itself may not fit.
        if (block.strides[j] - block.strides[i] == block.reach(i)) {
          long extent = block.limits[i] + 1;
          last = new Step(block.modes[i], block.modes[j], extent, last);
          block.limits[i] += extent * block.limits[j];
          block.remove(j);
          progress = true;
          // Whatever continues the longer mode has a larger stride, so it is still ahead.
          j--;
        }
      }
    }
    return progress;
  }

  /**
   * {@return the difference of the caller's modes that a difference of a block stands for}
   *
   * @param count how many modes the caller has
   */
  long[] lift(ModeBlock block, long[] difference, int count) {
    long[] lifted = new long[count];
    for (int i = 0; i < block.size; i++) {
      lifted[block.modes[i]] = difference[i];
    }
    for (Step step = last; step != null; step = step.before) {
      long joint = lifted[step.mode];
      if (step.high == NONE) {
        lifted[step.mode] = joint * step.factor;
      } else {
        // Division that rounds towards zero keeps both parts within their limits.
        lifted[step.mode] = joint % step.factor;
        lifted[step.high] = joint / step.factor;
      }
    }
    return lifted;
  }
}
