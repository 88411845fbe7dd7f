package org.strideweave.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Modes whose collisions are decided together, in ascending order of stride.
 *
 * <p>The question is always the same: is there a non-zero difference {@code d} with {@code |d[i]|
 * <= limits[i]} and {@code sum of d[i] * strides[i] = 0}? A limit is an extent less one. All limits
 * and strides are positive, and the reaches sum to less than 2^63; every change keeps that.
 */
final class ModeBlock {
  final long[] limits;
  final long[] strides;

  /** The caller's mode that each of these stands for. */
  final int[] modes;

  int size;

  /** Takes the arrays over; {@link #sort} must follow when they are not in order. */
  ModeBlock(long[] limits, long[] strides, int[] modes, int size) {
    this.limits = limits;
    this.strides = strides;
    this.modes = modes;
    this.size = size;
  }

  /** Insertion sort: there are at most 62 modes, nearly always few and nearly in order. */
  void sort() {
    for (int i = 1; i < size; i++) {
      long limit = limits[i];
      long stride = strides[i];
      int mode = modes[i];
      int at = i;
      for (; at > 0 && strides[at - 1] > stride; at--) {
        move(at - 1, at);
      }
      limits[at] = limit;
      strides[at] = stride;
      modes[at] = mode;
    }
  }

  void remove(int at) {
    for (int i = at + 1; i < size; i++) {
      move(i, i - 1);
    }
    size--;
  }

  private void move(int from, int to) {
    limits[to] = limits[from];
    strides[to] = strides[from];
    modes[to] = modes[from];
  }

  long reach(int at) {
    return limits[at] * strides[at];
  }

  /**
   * {@return whether every stride passes the reach of all smaller ones} Then the block is
   * injective: the largest stride with a non-zero digit cannot be made up for by the others.
   */
  boolean isSpread() {
    long reach = 0;
    for (int i = 0; i < size; i++) {
      if (strides[i] <= reach) {
        return false;
      }
      reach += reach(i);
    }
    return true;
  }

  /** {@return the gcd of the strides from each position on, then 0} */
  long[] suffixGcds() {
    long[] gcds = new long[size + 1];
    for (int i = size - 1; i >= 0; i--) {
      gcds[i] = Modular.gcd(strides[i], gcds[i + 1]);
    }
    return gcds;
  }

  /**
   * Cuts this block into blocks that collide each by itself or not at all; those of a single mode
   * cannot collide and are left out.
   *
   * <p>Say {@code x} is the part of a vanishing sum from the modes before a position, and {@code
   * -x} the part from there on. Then {@code x} is a multiple of the gcd {@code a} of the strides
   * before and of the gcd {@code b} of the strides after, so of their least common multiple. If
   * that passes the reach of the modes before, {@code x} can only be 0, and both parts vanish on
   * their own. The part after is then cut in the same way, forgetting the part before.
   *
   * <p>The least common multiple need not fit: {@code a * (b / gcd(a, b)) > reach} is the same as
   * {@code b / gcd(a, b) > reach / a}, since {@code a} divides the reach.
   */
  List<ModeBlock> pieces() {
    long[] after = suffixGcds();
    List<ModeBlock> pieces = new ArrayList<>();
    int start = 0;
    long before = 0;
    long reach = 0;
    for (int i = 0; i < size; i++) {
      before = Modular.gcd(before, strides[i]);
      reach += reach(i);
      boolean cut = after[i + 1] / Modular.gcd(before, after[i + 1]) > reach / before;
      if (cut || i == size - 1) {
        if (i > start) {
          pieces.add(slice(start, i + 1));
        }
        start = i + 1;
        before = 0;
        reach = 0;
      }
    }
    return pieces;
  }

  private ModeBlock slice(int from, int to) {
    if (from == 0 && to == size) {
      return this;
    }
    return new ModeBlock(
        Arrays.copyOfRange(limits, from, to),
        Arrays.copyOfRange(strides, from, to),
        Arrays.copyOfRange(modes, from, to),
        to - from);
  }

  /**
   * {@return a difference that moves two modes only, or null if there is none} With {@code g} the
   * gcd of two strides, the differences of the two modes are the multiples of {@code (s2 / g, -s1 /
   * g)}, so the smallest decides. This is the whole question for a block of two.
   */
  long @Nullable [] pair() {
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        // s2 / g <= limit1 needs s2 <= limit1 * s1, which spares most of the gcds.
        if (strides[j] <= reach(i)) {
          long g = Modular.gcd(strides[j], strides[i]);
          if (strides[j] / g <= limits[i] && strides[i] / g <= limits[j]) {
            long[] difference = new long[size];
            difference[i] = strides[j] / g;
            difference[j] = -strides[i] / g;
            return difference;
          }
        }
      }
    }
    return null;
  }
}
