package org.strideweave.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.strideweave.search.CompositionResult.Composed;
import org.strideweave.search.CompositionResult.LeafBreaks;
import org.strideweave.search.CompositionResult.LeavesCarry;
import org.strideweave.search.CompositionResult.Undecided;

/**
 * Composition on examples with known answers; {@link ModeCompositionLawsTest} has the brute force.
 */
class ModeCompositionTest {

  private static final long MILLION = 1_000_000;

  /** Two leaves near half a place of A, where half a million carries cancel two by two. */
  private static final ModeList HARD =
      modes(445_668, 3, 573_983, 1_337_003, 368_864, 767_416_992_950L);

  private static final ModeList HARD_INNER =
      modes(238_000, 255_805_855_643L, 72_864, 3, 130_865, 255_805_855_645L);

  @Test
  @DisplayName("Each leaf becomes one mode, or several where it crosses a mode of A")
  void examples() {
    assertComposed(modes(4, 3, 3, 1), modes(2, 2), modes(2, 6));
    assertComposed(modes(6, 8, 2, 2), modes(4, 3, 3, 1), modes(2, 24, 2, 2), modes(3, 8));
    assertComposed(modes(6, 1, 6, 12), modes(4, 9), modes(2, 15, 2, 36));
    assertComposed(modes(2, 1, 2, 3), modes(4, 1), modes(2, 1, 2, 3));
    assertComposed(modes(20, 2), modes(5, 4, 4, 1), modes(5, 8), modes(4, 2));
    assertComposed(modes(4, 13, 8, 1), modes(8, 2), modes(2, 26, 4, 1));
    assertComposed(modes(8, 8, 8, 1), modes(8, 8, 8, 1), modes(8, 1), modes(8, 8));
  }

  @Test
  @DisplayName(
      "Extent 1 gives 1:0 whatever its stride, stride 0 stays, and nothing composes with 1:0")
  void degenerate() {
    assertComposed(modes(4, 3), modes(1, 99), modes(1, 0));
    assertComposed(modes(4, 3), modes(1, Long.MAX_VALUE, 4, 1), modes(1, 0), modes(4, 3));
    assertComposed(modes(4, 3, 4, 1), modes(5, 0, 2, 4), modes(5, 0), modes(2, 1));
    assertComposed(modes(4, 0), modes(4, 1), modes(4, 0));
    assertComposed(modes(), modes(1, 1), modes(1, 0));
    assertComposed(modes(), modes(7, 0, 1, 3), modes(7, 0), modes(1, 0));
    assertEquals(new Composed(List.of()), ModeComposition.compose(modes(4, 3), modes()));
  }

  @Test
  @DisplayName("A leaf that is no layout over A is refused with its run and the nearest extents")
  void leafBreaks() {
    assertEquals(
        new LeafBreaks(0, 3, 3, 4, 3, 3, 6),
        ModeComposition.compose(modes(8, 8, 8, 1), modes(4, 3)));
    assertEquals(
        new LeafBreaks(1, 1, 4, 6, 4, 4, 8),
        ModeComposition.compose(modes(4, 1, 8, 12), modes(2, 0, 6, 1)));
    // The second part breaks: 12 = 4 * 3, and of the next step 8 only 2 are left on a line.
    assertEquals(
        new LeafBreaks(0, 4, 2, 3, 8, 8, 16),
        ModeComposition.compose(modes(4, 1, 2, 12, 2, 100), modes(12, 1)));
  }

  @Test
  @DisplayName("Leaves that carry into each other are refused with a witness")
  void leavesCarry() {
    assertEquals(
        new LeavesCarry(List.of(1L, 2L), 0, 1, 4, 3, 12, BigInteger.valueOf(96)),
        ModeComposition.compose(modes(4, 24, 8, 12), modes(2, 2, 8, 1)));
    // One leaf whose own parts carry: 4 and 12 make 16 of at most 9 units.
    LeavesCarry own =
        assertInstanceOf(
            LeavesCarry.class, ModeComposition.compose(modes(10, 1, 3, 20), modes(6, 4)));
    assertEquals(List.of(5L), own.witness());
    assertEquals(20 + 20, own.index());
  }

  @Test
  @DisplayName("Carries of different sign may cancel, and then the composition exists")
  void cancelling() {
    assertComposed(modes(2, 1, 2, 7, 2, 9), modes(2, 1, 2, 3), modes(2, 1), modes(2, 8));
    // floor(i * 999999 / 1000) - floor(i * 999999 / 1000000) carries cancel up to i = 1000.
    ModeList outer = modes(1000, 1, 1000, 1005, 1000, 1_004_995);
    assertComposed(outer, modes(1000, 999_999), modes(1000, 1_004_994));
    // The same a thousand times as long each way: no walk over events could see it.
    ModeList longer = modes(MILLION, 1, MILLION, MILLION + 5, MILLION, MILLION * (MILLION + 5) - 5);
    assertComposed(
        longer, modes(MILLION, MILLION * MILLION - 1), modes(MILLION, MILLION * (MILLION + 5) - 6));
    // The two counts agree up to i = n and differ at n + 1, past the budget of a walk.
    long n = 2 * MILLION;
    ModeList room = modes(n, 1, n, n + 5, 2_300_000, n * (n + 5) - 5);
    assertEquals(
        new LeafBreaks(0, n * n - 1, n + 1, 2_200_000, n + 1, n + 1, 0),
        ModeComposition.compose(room, modes(2_200_000, n * n - 1)));
    // Two leaves near a place of A each: the carries are affine in the coordinates.
    CompositionResult both =
        ModeComposition.compose(
            longer, modes(1000, MILLION * MILLION - 1, 1000, MILLION * MILLION - 1));
    assertEquals(
        new Composed(
            List.of(
                modes(1000, MILLION * (MILLION + 5) - 6),
                modes(1000, MILLION * (MILLION + 5) - 6))),
        both);
  }

  @Test
  @DisplayName("Differences of strides that need 65 bits are exact")
  void wideDifferences() {
    long top = Long.MAX_VALUE - 2;
    assertComposed(modes(2, top, 2, 0, 2, 1), modes(2, 1, 2, 4), modes(2, top), modes(2, 1));
    // γ is -2^64 + 6 and then 1.
    assertEquals(
        new LeafBreaks(0, 1, 2, 3, 2, 2, 4),
        ModeComposition.compose(modes(2, top, 2, 0, 2, 1), modes(3, 1)));
    long half = 1L << 62;
    assertComposed(modes(2, half - 2, 2, half), modes(4, 1), modes(2, half - 2, 2, half));
    assertEquals(
        new LeavesCarry(
            List.of(1L, 1L),
            0,
            1,
            2,
            1,
            half,
            BigInteger.TWO.multiply(BigInteger.valueOf(half - 2))),
        ModeComposition.compose(modes(2, half - 2, 2, half), modes(2, 1, 2, 1)));
  }

  @Test
  @DisplayName("10^18 elements take no longer than ten")
  void huge() {
    ModeList outer = modes(MILLION, MILLION * MILLION, MILLION, MILLION, MILLION, 1);
    assertComposed(
        outer,
        modes(1000 * MILLION, 1, 1000 * MILLION, 1000 * MILLION),
        modes(MILLION, MILLION * MILLION, 1000, MILLION),
        modes(1000, 1000 * MILLION, MILLION, 1));
    assertComposed(modes(Long.MAX_VALUE, 1), modes(1L << 62, 2), modes(1L << 62, 2));
    assertComposed(
        modes(1L << 31, 1L << 31, 1L << 31, 1),
        modes(1L << 62, 1),
        modes(1L << 31, 1L << 31, 1L << 31, 1));
    assertEquals(
        new LeafBreaks(0, 1, 1L << 31, (1L << 62) - 1, 1L << 31, (1L << 62) - (1L << 31), 1L << 62),
        ModeComposition.compose(modes(1L << 31, 1L << 31, 1L << 31, 1), modes((1L << 62) - 1, 1)));
  }

  @Test
  @DisplayName("Past the budget the answer is neither yes nor no")
  void undecided() {
    assertEquals(
        new Undecided(OptionalInt.empty(), 1_000_000), ModeComposition.compose(HARD, HARD_INNER));
  }

  @Test
  @DisplayName("A long search ends when the thread is interrupted, and leaves the flag set")
  void interrupted() {
    Thread.currentThread().interrupt();
    CancellationException cancelled =
        assertThrows(CancellationException.class, () -> ModeComposition.compose(HARD, HARD_INNER));
    assertTrue(Thread.interrupted());
    assertEquals("the search was interrupted before it was decided", cancelled.getMessage());
  }

  @Test
  @DisplayName("An outer list that is not coalesced is refused")
  void notCoalesced() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> ModeComposition.compose(modes(4, 1, 8, 4), modes(2, 1)));
    assertEquals("outer modes must be coalesced, got [4, 8]:[1, 4]", refused.getMessage());
  }

  private static void assertComposed(ModeList outer, ModeList inner, ModeList... leaves) {
    assertEquals(new Composed(List.of(leaves)), ModeComposition.compose(outer, inner));
  }

  /** Extent and stride in turn. */
  private static ModeList modes(long... pairs) {
    long[] extents = new long[pairs.length / 2];
    long[] strides = new long[pairs.length / 2];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = pairs[2 * i];
      strides[i] = pairs[2 * i + 1];
    }
    return ModeList.of(extents, strides);
  }
}
