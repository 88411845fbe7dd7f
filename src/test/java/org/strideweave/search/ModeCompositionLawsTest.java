package org.strideweave.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.strideweave.search.CompositionResult.Composed;
import org.strideweave.search.CompositionResult.LeafBreaks;
import org.strideweave.search.CompositionResult.LeavesCarry;
import org.strideweave.search.CompositionResult.Undecided;

/** Every answer of composition against {@link CompositionOracle}: none wrong, none missing. */
class ModeCompositionLawsTest {

  private int composed;
  private int breaks;
  private int carries;
  private int cancelled;

  @Test
  @DisplayName("Every small pair")
  void everySmallPair() {
    List<ModeList> outers = ModeLists.lists(3, new long[] {2, 3}, 0, 5);
    List<ModeList> inners = ModeLists.lists(2, new long[] {1, 2, 3, 4}, 0, 9);
    int pairs = 0;
    for (ModeList candidate : outers) {
      if (!Coalescing.coalesce(candidate).equals(candidate)) {
        continue;
      }
      for (ModeList inner : inners) {
        if (ModeLists.span(inner) < ModeLists.size(candidate)) {
          verify(candidate, inner);
          pairs++;
        }
      }
    }
    assertTrue(pairs > 100_000, "pairs " + pairs);
    assertTrue(composed > 1000 && breaks > 1000 && carries > 1000 && cancelled > 100, this::counts);
  }

  @Test
  @DisplayName("Random pairs, half of them with carries that may cancel")
  void randomPairs() {
    Random random = new Random(25);
    for (int pairs = 0; pairs < 60_000; ) {
      ModeList outer =
          Coalescing.coalesce(pairs % 2 == 0 ? ModeLists.plain(random) : ModeLists.steered(random));
      ModeList inner = ModeLists.inner(random, ModeLists.size(outer));
      if (ModeLists.size(outer) <= 600
          && ModeLists.span(inner) < ModeLists.size(outer)
          && ModeLists.size(inner) <= 400) {
        verify(outer, inner);
        pairs++;
      }
    }
    assertTrue(composed > 1000 && breaks > 1000 && carries > 1000 && cancelled > 100, this::counts);
  }

  @Test
  @DisplayName("Random pairs with strides up to 2^62, whose sums and differences need more")
  void wideStrides() {
    Random random = new Random(62);
    for (int pairs = 0; pairs < 10_000; ) {
      ModeList small = ModeLists.plain(random);
      long[] strides = small.strides();
      long room = Long.MAX_VALUE - 1;
      for (int i = 0; i < strides.length; i++) {
        strides[i] = random.nextLong(room / (small.extent(i) - 1) + 1);
        room -= (small.extent(i) - 1) * strides[i];
      }
      ModeList outer = Coalescing.coalesce(ModeList.of(small.extents(), strides));
      ModeList inner = ModeLists.inner(random, ModeLists.size(outer));
      if (ModeLists.size(outer) <= 600
          && ModeLists.span(inner) < ModeLists.size(outer)
          && ModeLists.size(inner) <= 400) {
        verify(outer, inner);
        pairs++;
      }
    }
    assertTrue(composed > 500 && breaks > 500 && carries > 500, this::counts);
  }

  private String counts() {
    return "composed %d, of these cancelling %d, breaks %d, carries %d"
        .formatted(composed, cancelled, breaks, carries);
  }

  private void verify(ModeList outer, ModeList inner) {
    CompositionOracle oracle = new CompositionOracle(outer, inner);
    CompositionResult result = ModeComposition.compose(outer, inner);
    String about = outer + " after " + inner + " gives " + result;
    switch (result) {
      case Composed found -> {
        verifyComposed(oracle, inner, found.leaves(), about);
        composed++;
        if (carriesSomewhere(outer, inner)) {
          cancelled++;
        }
      }
      case LeafBreaks found -> {
        verifyBreaks(oracle, inner, found, about);
        breaks++;
      }
      case LeavesCarry found -> {
        verifyCarry(oracle, outer, inner, found, about);
        carries++;
      }
      case Undecided _ -> throw new AssertionError(about);
    }
  }

  private static void verifyComposed(
      CompositionOracle oracle, ModeList inner, List<ModeList> leaves, String about) {
    assertEquals(inner.count(), leaves.size(), about);
    List<long[]> tables = new ArrayList<>();
    for (int l = 0; l < leaves.size(); l++) {
      ModeList leaf = leaves.get(l);
      assertEquals(inner.extent(l), ModeLists.size(leaf), about);
      assertEquals(inner.extent(l) == 1 ? ModeList.UNIT : Coalescing.coalesce(leaf), leaf, about);
      tables.add(CompositionOracle.table(leaf));
    }
    assertTrue(
        oracle.allCoordinates(
            q -> {
              long sum = 0;
              for (int l = 0; l < q.length; l++) {
                sum += tables.get(l)[(int) q[l]];
              }
              return sum == oracle.at(q);
            }),
        about);
  }

  private static void verifyBreaks(
      CompositionOracle oracle, ModeList inner, LeafBreaks found, String about) {
    long extent = inner.extent(found.leaf());
    long[] values = oracle.leaf(found.leaf(), extent);
    assertFalse(CompositionOracle.isLayout(values), about);
    int scale = (int) (found.step() / inner.stride(found.leaf()));
    assertEquals(extent, scale * found.remaining(), about);
    assertEquals(found.unit(), scale * found.run(), about);
    assertNotEquals(0, found.remaining() % found.run(), about);
    for (int i = 0; i < found.run(); i++) {
      assertEquals(values[scale * i], i * values[scale], about);
    }
    BigInteger line = BigInteger.valueOf(values[scale]).multiply(BigInteger.valueOf(found.run()));
    assertNotEquals(line, BigInteger.valueOf(values[(int) found.unit()]), about);
    long below = extent / found.unit() * found.unit();
    verifyNeighbour(oracle, found.leaf(), below, found.below(), about);
    verifyNeighbour(oracle, found.leaf(), below + found.unit(), found.above(), about);
  }

  private static void verifyNeighbour(
      CompositionOracle oracle, int leaf, long extent, long claimed, String about) {
    boolean legal = CompositionOracle.isLayout(oracle.leaf(leaf, extent));
    assertEquals(legal ? extent : 0, claimed, about);
  }

  private static void verifyCarry(
      CompositionOracle oracle, ModeList outer, ModeList inner, LeavesCarry found, String about) {
    assertFalse(oracle.exists(), about);
    long[] q = found.witness().stream().mapToLong(Long::longValue).toArray();
    assertEquals(inner.count(), q.length, about);
    boolean allLayouts = true;
    for (int l = 0; l < q.length; l++) {
      assertTrue(q[l] >= 0 && q[l] < inner.extent(l), about);
      allLayouts &= CompositionOracle.isLayout(oracle.leaf(l, inner.extent(l)));
    }
    assertEquals(oracle.at(q), found.index(), about);
    assertNotEquals(BigInteger.valueOf(found.index()), found.sumOfParts(), about);
    if (allLayouts) {
      BigInteger sum = BigInteger.ZERO;
      for (long part : oracle.leafValues(q)) {
        sum = sum.add(BigInteger.valueOf(part));
      }
      assertEquals(sum, found.sumOfParts(), about);
    }
    assertTrue(found.digitSum() > found.digitMax(), about);
    assertEquals(outer.extent(found.place()) - 1, found.digitMax(), about);
  }

  /** Whether one step of every leaf carries, so that only cancelling can have saved the sum. */
  private static boolean carriesSomewhere(ModeList outer, ModeList inner) {
    long place = 1;
    for (int j = 0; j < outer.count(); j++) {
      long sum = 0;
      for (int l = 0; l < inner.count(); l++) {
        sum += inner.extent(l) == 1 ? 0 : inner.stride(l) / place % outer.extent(j);
      }
      if (sum >= outer.extent(j)) {
        return true;
      }
      place *= outer.extent(j);
    }
    return false;
  }
}
