package org.strideweave.search;

import java.math.BigInteger;
import java.util.OptionalInt;

/**
 * Composition of layouts, {@code R = A ∘ B}: complete, and never wrong.
 *
 * <p>A layout that refines {@code B} leaf by leaf is forced, part by part, by {@code A} itself (see
 * {@link RefinedLeaves}); what has to be decided is how far each part goes and whether the parts
 * add up. {@link DigitRule} proves both at the cost of a few divisions in nearly every case. When
 * it fails, and the {@code γ} of {@link OuterFunction} have one sign, no such layout exists. Else
 * carries may cancel, as in {@code (2,2,2):(1,7,9) ∘ (2,2):(1,3) = (2,2):(1,8)}, and {@link
 * CarryFreeRun} and {@link CarryWitness} decide, within a budget.
 */
public final class ModeComposition {

  private ModeComposition() {}

  /**
   * {@return the modes that replace each leaf of {@code inner} so that the result maps every
   * coordinate {@code q} of {@code inner} to {@code outer(inner(q))}, or why there are none}
   *
   * <p>The caller guarantees that size and cosize of both fit in a {@code long}, and that the
   * cosize of {@code inner} is at most the size of {@code outer}.
   *
   * @param outer {@code A}, coalesced
   * @param inner the leaves of {@code B}; extents of 1 may have any stride
   * @throws IllegalArgumentException when {@code outer} is not coalesced
   * @throws java.util.concurrent.CancellationException when the thread is interrupted during a long
   *     search
   */
  public static CompositionResult compose(ModeList outer, ModeList inner) {
    if (!Coalescing.isCoalesced(outer)) {
      throw new IllegalArgumentException("outer modes must be coalesced, got " + outer);
    }
    OuterFunction function = new OuterFunction(outer);
    CompositionResult result = decide(function, inner);
    return result instanceof CompositionResult.LeafBreaks breaks
        ? withNeighbours(breaks, function, inner)
        : result;
  }

  private static CompositionResult decide(OuterFunction outer, ModeList inner) {
    DigitRule digits = new DigitRule(outer);
    RefinedLeaves parts = new RefinedLeaves(outer, inner);
    boolean refined = parts.refine(digits);
    if (refined && digits.fits()) {
      return parts.composed();
    }
    if (outer.carriesCanCancel()) {
      return decideWithCancelling(outer, inner);
    }
    // The far corner carries, all its carries have one sign, and so it is a witness.
    return refined ? carry(outer, parts, CarryWitness.farCorner(parts)) : parts.breaks();
  }

  private static CompositionResult decideWithCancelling(OuterFunction outer, ModeList inner) {
    CompositionBudget budget = new CompositionBudget();
    RefinedLeaves parts = new RefinedLeaves(outer, inner);
    try {
      if (!parts.refine(new CarryFreeRun(outer, budget))) {
        return parts.breaks();
      }
    } catch (CompositionBudget.Spent spent) {
      return new CompositionResult.Undecided(OptionalInt.of(parts.leaf()), CompositionBudget.NODES);
    }
    try {
      return CarryWitness.search(parts, outer, budget)
          .<CompositionResult>map(witness -> carry(outer, parts, witness))
          .orElseGet(parts::composed);
    } catch (CompositionBudget.Spent spent) {
      return new CompositionResult.Undecided(OptionalInt.empty(), CompositionBudget.NODES);
    }
  }

  /** Words the witness, made smaller, by the lowest place that carries; there is one. */
  private static CompositionResult carry(OuterFunction outer, RefinedLeaves parts, long[] found) {
    long[] witness = CarryWitness.shrunk(parts, found);
    int place = 0;
    while (digitSum(outer, parts, witness, place) < outer.extent(place)) {
      place++;
    }
    BigInteger sum = BigInteger.ZERO;
    for (int part = 0; part < parts.count(); part++) {
      sum =
          sum.add(
              BigInteger.valueOf(witness[part]).multiply(BigInteger.valueOf(parts.value(part))));
    }
    return new CompositionResult.LeavesCarry(
        parts.leafCoordinates(witness),
        place,
        outer.place(place),
        digitSum(outer, parts, witness, place),
        outer.extent(place) - 1,
        outer.at(parts.target(witness)),
        sum);
  }

  private static long digitSum(
      OuterFunction outer, RefinedLeaves parts, long[] coordinate, int place) {
    long sum = 0;
    for (int part = 0; part < parts.count(); part++) {
      sum += coordinate[part] * outer.digit(parts.step(part), place);
    }
    return sum;
  }

  /** Adds the multiples of the unit on either side of the leaf's extent, where they compose. */
  private static CompositionResult withNeighbours(
      CompositionResult.LeafBreaks breaks, OuterFunction outer, ModeList inner) {
    long extent = inner.extent(breaks.leaf());
    long stride = inner.stride(breaks.leaf());
    long below = extent - extent % breaks.unit();
    return new CompositionResult.LeafBreaks(
        breaks.leaf(),
        breaks.step(),
        breaks.run(),
        breaks.remaining(),
        breaks.unit(),
        orZero(below, stride, outer),
        orZero(below + breaks.unit(), stride, outer));
  }

  /** The extent if one leaf of it composes, else 0. A leaf that breaks has a positive stride. */
  private static long orZero(long extent, long stride, OuterFunction outer) {
    boolean composes =
        extent > 0
            && extent - 1 <= (outer.size() - 1) / stride
            && decide(outer, ModeList.of(extent, stride)) instanceof CompositionResult.Composed;
    return composes ? extent : 0;
  }
}
