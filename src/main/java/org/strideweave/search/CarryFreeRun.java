package org.strideweave.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact run when carries may cancel: the first {@code i} with {@code A(i * step) != i *
 * A(step)}.
 *
 * <p>With {@code ρ_j = step mod P_j}, the difference of the two is {@code Σ γ_j floor(i * ρ_j /
 * P_j)}. Two of these floors agree for every {@code i < q}, where {@code q} is the least
 * denominator of a fraction between the two slopes {@code ρ_j / P_j}, and differ at {@code q}. In
 * the order of the slopes it is enough to compare neighbours, since floors grow with the slope. So
 * below the next such {@code q} the levels fold into classes; a class whose {@code γ} add up to 0,
 * or whose floors are 0, plays no part, and the others are walked from one change of a floor to the
 * next.
 *
 * <p>Nothing wraps: {@code i * ρ_j <= i * step}, which lies inside {@code A}.
 */
final class CarryFreeRun implements RunFinder {

  /** One floor function {@code floor(i * rho / place)}, times {@code gamma}. */
  private record Level(long rho, long place, BigInteger gamma) {}

  private final OuterFunction outer;
  private final CompositionBudget budget;

  CarryFreeRun(OuterFunction outer, CompositionBudget budget) {
    this.outer = outer;
    this.budget = budget;
  }

  @Override
  public long run(long step, long remaining) {
    List<Level> levels = levelsBySlope(step);
    long[] agreeBelow = new long[levels.size()];
    for (int k = 1; k < agreeBelow.length; k++) {
      agreeBelow[k] = agreeBelow(levels.get(k - 1), levels.get(k));
    }
    long start = 1;
    while (start < remaining) {
      long end = remaining;
      for (int k = 1; k < agreeBelow.length; k++) {
        if (agreeBelow[k] > start) {
          end = Math.min(end, agreeBelow[k]);
        }
      }
      long found = walk(classes(levels, agreeBelow, end), step, start, end);
      if (found < end) {
        return found;
      }
      start = end;
    }
    return remaining;
  }

  /** The floors that are not always 0, by slope, after one that is. */
  private List<Level> levelsBySlope(long step) {
    List<Level> levels = new ArrayList<>();
    for (int j = 1; j < outer.count(); j++) {
      long rho = step % outer.place(j);
      if (rho != 0) {
        levels.add(new Level(rho, outer.place(j), outer.gamma(j)));
      }
    }
    levels.sort((u, v) -> SimplestFraction.compare(u.rho, u.place, v.rho, v.place));
    levels.addFirst(new Level(0, 1, BigInteger.ZERO));
    return levels;
  }

  /** The first {@code i} at which the floors of {@code low} and {@code high} differ. */
  private static long agreeBelow(Level low, Level high) {
    return SimplestFraction.compare(low.rho, low.place, high.rho, high.place) == 0
        ? Long.MAX_VALUE
        : SimplestFraction.denominator(low.rho, low.place, high.rho, high.place);
  }

  /** One level for each class of floors that agree below {@code end}, but for those that vanish. */
  private static List<Level> classes(List<Level> levels, long[] agreeBelow, long end) {
    List<Level> classes = new ArrayList<>();
    Level current = levels.getFirst();
    for (int k = 1; k < agreeBelow.length; k++) {
      Level level = levels.get(k);
      if (agreeBelow[k] >= end) {
        BigInteger gamma = current.rho == 0 ? BigInteger.ZERO : current.gamma.add(level.gamma);
        current = new Level(current.rho, current.place, gamma);
      } else {
        addUnlessZero(classes, current);
        current = level;
      }
    }
    addUnlessZero(classes, current);
    return classes;
  }

  private static void addUnlessZero(List<Level> classes, Level level) {
    if (level.gamma.signum() != 0) {
      classes.add(level);
    }
  }

  /** The first break in {@code [start, end)}, else {@code end}. */
  private long walk(List<Level> classes, long step, long start, long end) {
    if (classes.isEmpty()) {
      return end;
    }
    int count = classes.size();
    long[] rho = new long[count];
    long[] place = new long[count];
    long[] rest = new long[count]; // i * rho mod place
    for (int c = 0; c < count; c++) {
      rho[c] = classes.get(c).rho;
      place[c] = classes.get(c).place;
      rest[c] = start * rho[c] % place[c];
    }
    long value = outer.at(step);
    long i = start;
    while (true) {
      budget.spend();
      // Up to the first break (i - 1) * value is an index, so i * value fits in 64 unsigned bits.
      if (i * value != outer.at(i * step)) {
        return i;
      }
      long jump = Long.MAX_VALUE;
      for (int c = 0; c < count; c++) {
        jump = Math.min(jump, (place[c] - rest[c] - 1) / rho[c] + 1);
      }
      if (jump >= end - i) {
        return end;
      }
      i += jump;
      for (int c = 0; c < count; c++) {
        rest[c] = (rest[c] + jump * rho[c]) % place[c];
      }
    }
  }
}
