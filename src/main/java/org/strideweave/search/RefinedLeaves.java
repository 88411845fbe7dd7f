package org.strideweave.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The leaves of {@code B} cut into parts, each of which lies on a line under {@code A}.
 *
 * <p>The parts of a leaf are forced. If the leaf is a layout over {@code A}, then the first extent
 * of its coalesced form is its longest run and divides the leaf, and the rest is the same question
 * for the multiples of that run.
 */
final class RefinedLeaves {

  private final OuterFunction outer;
  private final ModeList inner;
  private final int[] firstPart;
  private long[] extents;
  private long[] steps;
  private long[] values;
  private int count;

  private int leaf;
  private long step;
  private long run;
  private long remaining;

  RefinedLeaves(OuterFunction outer, ModeList inner) {
    this.outer = outer;
    this.inner = inner;
    firstPart = new int[inner.count() + 1];
    int capacity = inner.count() + 2;
    extents = new long[capacity];
    steps = new long[capacity];
    values = new long[capacity];
  }

  /** Cuts every leaf; false when a run does not divide what is left, see {@link #breaks()}. */
  boolean refine(RunFinder runs) {
    for (leaf = 0; leaf < inner.count(); leaf++) {
      remaining = inner.extent(leaf);
      step = inner.stride(leaf);
      while (remaining > 1) {
        run = runs.run(step, remaining);
        if (run == remaining) {
          add(run, step);
          break;
        }
        if (remaining % run != 0) {
          return false;
        }
        add(run, step);
        // In range: something remains, so this is at most half of extent * stride.
        step *= run;
        remaining /= run;
      }
      firstPart[leaf + 1] = count;
    }
    return true;
  }

  private void add(long extent, long step) {
    if (count == extents.length) {
      extents = Arrays.copyOf(extents, 2 * count);
      steps = Arrays.copyOf(steps, 2 * count);
      values = Arrays.copyOf(values, 2 * count);
    }
    extents[count] = extent;
    steps[count] = step;
    values[count] = outer.at(step);
    count++;
  }

  /** The leaf at work: where {@link #refine} stopped. */
  int leaf() {
    return leaf;
  }

  /** Why {@link #refine} returned false, without the neighbouring extents. */
  CompositionResult.LeafBreaks breaks() {
    long unit = inner.extent(leaf) / remaining * run;
    return new CompositionResult.LeafBreaks(leaf, step, run, remaining, unit, 0, 0);
  }

  int count() {
    return count;
  }

  long extent(int part) {
    return extents[part];
  }

  long step(int part) {
    return steps[part];
  }

  /** {@code A(step)}, the stride of the part in the result. */
  long value(int part) {
    return values[part];
  }

  /** {@code B} at these coordinates of the parts, an integer coordinate of {@code A}. */
  long target(long[] coordinate) {
    long target = 0;
    for (int part = 0; part < count; part++) {
      target += coordinate[part] * steps[part];
    }
    return target;
  }

  /**
   * Whether {@code A} is there the sum of the parts. A part is a run, so each term is an index of
   * {@code A}; a sum of them past 63 bits is not.
   */
  boolean addsUp(long[] coordinate) {
    long sum = 0;
    for (int part = 0; part < count; part++) {
      sum += coordinate[part] * values[part];
      if (sum < 0) {
        return false;
      }
    }
    return sum == outer.at(target(coordinate));
  }

  /** The coordinates of the parts as one number per leaf of {@code B}. */
  List<Long> leafCoordinates(long[] coordinate) {
    List<Long> result = new ArrayList<>();
    for (int l = 0; l < inner.count(); l++) {
      long value = 0;
      long place = 1;
      for (int part = firstPart[l]; part < firstPart[l + 1]; part++) {
        value += coordinate[part] * place;
        place *= extents[part];
      }
      result.add(value);
    }
    return result;
  }

  /**
   * The parts as the result; neighbours that go on alike (their carries cancel) become one mode.
   */
  CompositionResult.Composed composed() {
    ModeList[] leaves = new ModeList[inner.count()];
    for (int l = 0; l < leaves.length; l++) {
      int from = firstPart[l];
      int to = firstPart[l + 1];
      leaves[l] =
          switch (to - from) {
            case 0 -> ModeList.UNIT;
            case 1 -> ModeList.of(extents[from], values[from]);
            default ->
                Coalescing.coalesce(
                    ModeList.wrap(
                        Arrays.copyOfRange(extents, from, to),
                        Arrays.copyOfRange(values, from, to)));
          };
    }
    return new CompositionResult.Composed(List.of(leaves));
  }
}
