package org.strideweave.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.strideweave.layout.Layout;

/** Answers by brute force from the definition: only the leaves of a layout are looked at. */
public final class Oracle {
  private final long[] extents;
  private final long[] strides;

  private Oracle(long[] extents, long[] strides) {
    this.extents = extents;
    this.strides = strides;
  }

  public static Oracle of(Layout layout) {
    return new Oracle(layout.shape().tree().leaves(), layout.stride().tree().leaves());
  }

  public int leaves() {
    return extents.length;
  }

  public int size() {
    long size = 1;
    for (long extent : extents) {
      size *= extent;
    }
    return (int) size;
  }

  /** The leaf components of the coordinate that {@code key} counts, first leaf fastest. */
  public long[] coordinate(long key) {
    long[] coordinate = new long[extents.length];
    long rest = key;
    for (int i = 0; i < extents.length; i++) {
      coordinate[i] = rest % extents[i];
      rest /= extents[i];
    }
    return coordinate;
  }

  public long index(long[] coordinate) {
    long index = 0;
    for (int i = 0; i < coordinate.length; i++) {
      index += coordinate[i] * strides[i];
    }
    return index;
  }

  /** The index of every coordinate, in order. */
  public long[] indices() {
    long[] indices = new long[size()];
    for (int key = 0; key < indices.length; key++) {
      indices[key] = index(coordinate(key));
    }
    return indices;
  }

  public long cosize() {
    return Arrays.stream(indices()).max().orElseThrow() + 1;
  }

  public boolean isInjective() {
    return Arrays.stream(indices()).distinct().count() == size();
  }

  /**
   * How many coordinates reach each index of {@code [0, target)}, if equally many and none leaves
   * it.
   */
  public OptionalLong uniformPreimage(long target) {
    int[] counts = new int[(int) target];
    for (long index : indices()) {
      if (index >= target) {
        return OptionalLong.empty();
      }
      counts[(int) index]++;
    }
    int first = counts[0];
    return first > 0 && Arrays.stream(counts).allMatch(count -> count == first)
        ? OptionalLong.of(first)
        : OptionalLong.empty();
  }

  /** Whether the sums of an index of this and one of {@code other} are each of [0, bound) once. */
  public boolean covers(Oracle other, long bound) {
    Set<Long> seen = new HashSet<>();
    for (long mine : indices()) {
      for (long theirs : other.indices()) {
        if (mine + theirs >= bound || !seen.add(mine + theirs)) {
          return false;
        }
      }
    }
    return seen.size() == bound;
  }

  /** Whether any modes at all complete this to {@code [0, bound)}: tries every list of them. */
  public boolean hasComplement(long bound) {
    return size() > 0
        && bound % size() == 0
        && isInjective()
        && cosize() <= bound
        && hasComplement(bound, bound / size(), new ArrayList<>(), new ArrayList<>());
  }

  private boolean hasComplement(long bound, long left, List<Long> shape, List<Long> stride) {
    if (left == 1) {
      return covers(new Oracle(array(shape), array(stride)), bound);
    }
    for (long extent = 2; extent <= left; extent++) {
      // Strides ascend, since the order of the modes changes nothing.
      long least = stride.isEmpty() ? 1 : stride.getLast() + 1;
      for (long step = least; left % extent == 0 && (extent - 1) * step < bound; step++) {
        shape.add(extent);
        stride.add(step);
        boolean found = hasComplement(bound, left / extent, shape, stride);
        shape.removeLast();
        stride.removeLast();
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private static long[] array(List<Long> values) {
    return values.stream().mapToLong(Long::longValue).toArray();
  }

  /**
   * Whether some layout that replaces each leaf of {@code inner} by modes of the same size is
   * {@code outer(inner(q))}: it is a sum over the leaves, and each part is a layout.
   */
  public static boolean compositionExists(Oracle outer, Oracle inner) {
    long[] values = outer.indices();
    long[][] parts = new long[inner.leaves()][];
    for (int leaf = 0; leaf < parts.length; leaf++) {
      parts[leaf] = new long[(int) inner.extents[leaf]];
      for (int i = 0; i < parts[leaf].length; i++) {
        parts[leaf][i] = values[(int) (i * inner.strides[leaf])];
      }
      if (!isLayout(parts[leaf])) {
        return false;
      }
    }
    for (int key = 0; key < inner.size(); key++) {
      long[] coordinate = inner.coordinate(key);
      long sum = 0;
      for (int leaf = 0; leaf < parts.length; leaf++) {
        sum += parts[leaf][(int) coordinate[leaf]];
      }
      if (sum != values[(int) inner.index(coordinate)]) {
        return false;
      }
    }
    return true;
  }

  /** Whether these are the values of some layout: a straight run, and a layout of such runs. */
  private static boolean isLayout(long[] values) {
    if (values[0] != 0) {
      return false;
    }
    if (values.length == 1) {
      return true;
    }
    int run = 1;
    while (run < values.length && values[run] == run * values[1]) {
      run++;
    }
    if (values.length % run != 0) {
      return false;
    }
    long[] outer = new long[values.length / run];
    for (int i = 0; i < values.length; i++) {
      if (values[i] != values[i - i % run] + values[i % run]) {
        return false;
      }
      outer[i / run] = values[i - i % run];
    }
    return isLayout(outer);
  }
}
