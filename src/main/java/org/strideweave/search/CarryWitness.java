package org.strideweave.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/**
 * Searches the box of the parts' coordinates for one at which the parts do not add up.
 *
 * <p>With weights {@code w_lj = step_l mod P_j}, the parts miss {@code A} by {@code Σ_j γ_j
 * floor(Σ_l q_l w_lj / P_j)}. Where every one of these floors is affine in {@code q} so is the sum,
 * and then it vanishes on the whole box if it does at the low corner and its neighbours. A floor is
 * affine where it does not change from the low corner to the high one. It is affine too where the
 * floor with weights {@code w - P} in place of every {@code w > P/2} does not change: the two
 * differ by the sum of those {@code q_l}. Any other box is halved.
 *
 * <p>Nothing wraps: {@code Σ q_l w_lj <= Σ q_l step_l}, which lies inside {@code A}, and the
 * shifted weights are smaller in size.
 */
final class CarryWitness {

  /** All coordinates between two corners, both included. */
  private static final class Box {
    final long[] low;
    final long[] high;

    Box(long[] low, long[] high) {
      this.low = low;
      this.high = high;
    }
  }

  /** The carries into one place of {@code A}: the weights of the parts modulo the place. */
  private static final class Level {
    final long place;
    final long[] weights;

    Level(long place, long[] weights) {
      this.place = place;
      this.weights = weights;
    }
  }

  private final RefinedLeaves parts;
  private final CompositionBudget budget;
  private final Level[] levels;

  private CarryWitness(RefinedLeaves parts, OuterFunction outer, CompositionBudget budget) {
    this.parts = parts;
    this.budget = budget;
    levels = carryingLevels(parts, outer);
  }

  /**
   * {@return a coordinate of the parts at which they do not add up, or empty when there is none}
   */
  static Optional<long[]> search(
      RefinedLeaves parts, OuterFunction outer, CompositionBudget budget) {
    // A part alone is a run, which is proven.
    return parts.count() < 2 ? Optional.empty() : new CarryWitness(parts, outer, budget).search();
  }

  /**
   * {@return a coordinate at which the parts do not add up, smaller than the given one if possible}
   */
  static long[] shrunk(RefinedLeaves parts, long[] witness) {
    long[] result = witness.clone();
    for (int l = 0; l < result.length; l++) {
      long good = -1;
      long bad = result[l];
      while (bad - good > 1) {
        result[l] = good + (bad - good) / 2;
        if (parts.addsUp(result)) {
          good = result[l];
        } else {
          bad = result[l];
        }
      }
      result[l] = bad;
    }
    return result;
  }

  /** {@return the largest coordinate of each part} */
  static long[] farCorner(RefinedLeaves parts) {
    long[] corner = new long[parts.count()];
    for (int l = 0; l < corner.length; l++) {
      corner[l] = parts.extent(l) - 1;
    }
    return corner;
  }

  private static Level[] carryingLevels(RefinedLeaves parts, OuterFunction outer) {
    Level[] found = new Level[outer.count()];
    int count = 0;
    for (int j = 1; j < outer.count(); j++) {
      long place = outer.place(j);
      long[] weights = new long[parts.count()];
      long reach = 0;
      for (int l = 0; l < weights.length; l++) {
        weights[l] = parts.step(l) % place;
        reach += (parts.extent(l) - 1) * weights[l];
      }
      if (reach >= place) {
        found[count++] = new Level(place, weights);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private Optional<long[]> search() {
    Deque<Box> open = new ArrayDeque<>();
    open.push(new Box(new long[parts.count()], farCorner(parts)));
    while (!open.isEmpty()) {
      budget.spend();
      Box box = open.pop();
      if (!parts.addsUp(box.high)) {
        return Optional.of(box.high);
      }
      int widest = widest(box);
      if (widest >= 0) {
        long[] high = box.high.clone();
        long[] low = box.low.clone();
        high[widest] = low[widest] + (high[widest] - low[widest]) / 2;
        low[widest] = high[widest] + 1;
        open.push(new Box(low, box.high));
        open.push(new Box(box.low, high));
      } else {
        Optional<long[]> witness = firstStep(box);
        if (witness.isPresent()) {
          return witness;
        }
      }
    }
    return Optional.empty();
  }

  /** A witness at the low corner or next to it. */
  private Optional<long[]> firstStep(Box box) {
    long[] q = box.low.clone();
    if (!parts.addsUp(q)) {
      return Optional.of(q);
    }
    for (int l = 0; l < q.length; l++) {
      if (box.low[l] < box.high[l]) {
        q[l]++;
        if (!parts.addsUp(q)) {
          return Optional.of(q);
        }
        q[l]--;
      }
    }
    return Optional.empty();
  }

  /** The coordinate that moves a floor most, or -1 when every floor is affine on the box. */
  private int widest(Box box) {
    int widest = -1;
    double most = 0;
    for (Level level : levels) {
      if (isAffine(level, box)) {
        continue;
      }
      for (int l = 0; l < level.weights.length; l++) {
        long weight = Math.min(level.weights[l], level.place - level.weights[l]);
        double moves = (double) (box.high[l] - box.low[l]) * weight / level.place;
        if (moves > most) {
          most = moves;
          widest = l;
        }
      }
    }
    return widest;
  }

  private static boolean isAffine(Level level, Box box) {
    long low = 0;
    long high = 0;
    long shiftedLow = 0;
    long shiftedHigh = 0;
    for (int l = 0; l < level.weights.length; l++) {
      long weight = level.weights[l];
      low += box.low[l] * weight;
      high += box.high[l] * weight;
      if (weight > level.place - weight) {
        shiftedLow -= box.high[l] * (level.place - weight);
        shiftedHigh -= box.low[l] * (level.place - weight);
      } else {
        shiftedLow += box.low[l] * weight;
        shiftedHigh += box.high[l] * weight;
      }
    }
    long place = level.place;
    return low / place == high / place
        || Math.floorDiv(shiftedLow, place) == Math.floorDiv(shiftedHigh, place);
  }
}
