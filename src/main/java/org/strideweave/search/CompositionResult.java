package org.strideweave.search;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;

/**
 * What {@link ModeComposition} found out about {@code A ∘ B}.
 *
 * <p>{@link LeafBreaks} and {@link LeavesCarry} are proofs that no layout refining {@code B} leaf
 * by leaf is {@code A ∘ B}; {@link Undecided} says only that the search was given up.
 */
public sealed interface CompositionResult {

  /**
   * The composition exists.
   *
   * @param leaves for each leaf of {@code B} the coalesced modes that replace it, never empty and
   *     of the same size; a leaf of extent 1 gives {@code 1:0}
   */
  record Composed(List<ModeList> leaves) implements CompositionResult {
    public Composed {
      leaves = List.copyOf(leaves);
    }
  }

  /**
   * One leaf of {@code B} alone is no layout over {@code A}: the multiples {@code 0, 1, .., run -
   * 1} of {@code step} lie on a line under {@code A}, the next one does not, and {@code remaining}
   * is not a multiple of {@code run}.
   *
   * @param leaf the number of the leaf in {@code B}
   * @param step the stride of the part of the leaf that breaks, in {@code A}'s integer coordinates
   * @param run how many multiples of {@code step} lie on a line; at least 2
   * @param remaining the extent that {@code run} would have to divide
   * @param unit every larger extent at which this leaf is a layout is a multiple of this
   * @param below the next multiple of {@code unit} below the leaf's extent, a layout over {@code A}
   *     when it is the only leaf; 0 when that is not known to be so
   * @param above the next multiple of {@code unit} above the leaf's extent, in the same way; 0 too
   *     when it would leave {@code A}
   */
  record LeafBreaks(
      int leaf, long step, long run, long remaining, long unit, long below, long above)
      implements CompositionResult {}

  /**
   * The parts of {@code B}'s leaves, each a layout over {@code A}, do not add up: they carry into
   * each other.
   *
   * @param witness a coordinate of {@code B}, one number per leaf, at which {@code A ∘ B} is not
   *     the sum of the parts; when only one of them is positive, that leaf's own parts carry
   * @param place the lowest mode of {@code A} that carries there
   * @param placeValue the product of the extents before that mode
   * @param digitSum the sum of the parts' digits at that place
   * @param digitMax the largest digit of that place, its extent less one
   * @param index {@code A(B(witness))}
   * @param sumOfParts what the parts add up to, different from {@code index}
   */
  record LeavesCarry(
      List<Long> witness,
      int place,
      long placeValue,
      long digitSum,
      long digitMax,
      long index,
      BigInteger sumOfParts)
      implements CompositionResult {
    public LeavesCarry {
      witness = List.copyOf(witness);
    }
  }

  /**
   * The search used up its budget: the composition may or may not exist.
   *
   * @param leaf the leaf whose run was looked for; empty when it was whether all leaves add up
   * @param nodes the budget that was used up
   */
  record Undecided(OptionalInt leaf, int nodes) implements CompositionResult {}
}
