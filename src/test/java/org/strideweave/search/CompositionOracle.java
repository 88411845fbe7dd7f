package org.strideweave.search;

import java.util.Arrays;

/**
 * Composition by brute force, from the definitions alone.
 *
 * <p>A layout that refines {@code B} leaf by leaf and equals {@code A ∘ B} exists exactly when each
 * leaf alone is a layout over {@code A}, and {@code A ∘ B} is the sum of its leaves.
 */
final class CompositionOracle {

  private final long[] outer;
  private final long[] extents;
  private final long[] strides;

  CompositionOracle(ModeList outer, ModeList inner) {
    this.outer = table(outer);
    extents = inner.extents();
    strides = inner.strides();
  }

  /** All values of a list of modes, by integer coordinate. */
  static long[] table(ModeList modes) {
    long[] values = {0};
    for (int i = 0; i < modes.count(); i++) {
      long[] next = new long[values.length * (int) modes.extent(i)];
      for (int x = 0; x < next.length; x++) {
        next[x] = values[x % values.length] + x / values.length * modes.stride(i);
      }
      values = next;
    }
    return values;
  }

  /** {@code A(B(q))}. */
  long at(long[] q) {
    long target = 0;
    for (int l = 0; l < q.length; l++) {
      target += q[l] * strides[l];
    }
    return outer[Math.toIntExact(target)];
  }

  /** The values of one leaf, as if it had this extent; empty when it would leave {@code A}. */
  long[] leaf(int leaf, long extent) {
    if ((extent - 1) * strides[leaf] >= outer.length) {
      return new long[0];
    }
    long[] values = new long[(int) extent];
    for (int x = 0; x < extent; x++) {
      values[x] = outer[(int) (x * strides[leaf])];
    }
    return values;
  }

  /** Whether some modes, in any factorization, have these values. */
  static boolean isLayout(long[] values) {
    return values.length > 0 && isLayout(values, values.length, new int[32], 0);
  }

  private static boolean isLayout(long[] values, int rest, int[] factors, int count) {
    if (rest == 1) {
      return hasModes(values, factors, count);
    }
    for (int factor = 2; factor <= rest; factor++) {
      if (rest % factor == 0) {
        factors[count] = factor;
        if (isLayout(values, rest / factor, factors, count + 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasModes(long[] values, int[] factors, int count) {
    for (int x = 0; x < values.length; x++) {
      long[] parts = new long[count];
      int rest = x;
      int place = 1;
      for (int i = 0; i < count; i++) {
        parts[i] = product(rest % factors[i], values[place]);
        rest /= factors[i];
        place *= factors[i];
      }
      if (!isSum(values[x], parts)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the layout exists. */
  boolean exists() {
    for (int l = 0; l < extents.length; l++) {
      if (!isLayout(leaf(l, extents[l]))) {
        return false;
      }
    }
    return allCoordinates(q -> isSum(at(q), leafValues(q)));
  }

  long[] leafValues(long[] q) {
    long[] parts = new long[q.length];
    for (int l = 0; l < q.length; l++) {
      parts[l] = outer[(int) (q[l] * strides[l])];
    }
    return parts;
  }

  interface Check {
    boolean holds(long[] q);
  }

  boolean allCoordinates(Check check) {
    long[] q = new long[extents.length];
    while (true) {
      if (!check.holds(q)) {
        return false;
      }
      int l = 0;
      while (l < q.length && q[l] == extents[l] - 1) {
        q[l++] = 0;
      }
      if (l == q.length) {
        return true;
      }
      q[l]++;
    }
  }

  /** Saturates: no value of a layout is as large as {@code Long.MAX_VALUE}. */
  private static long product(long a, long b) {
    return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
  }

  static boolean isSum(long value, long[] parts) {
    long rest = value;
    for (long part : parts) {
      if (part > rest) {
        return false;
      }
      rest -= part;
    }
    return rest == 0;
  }

  @Override
  public String toString() {
    return Arrays.toString(outer)
        + " at "
        + Arrays.toString(extents)
        + ":"
        + Arrays.toString(strides);
  }
}
