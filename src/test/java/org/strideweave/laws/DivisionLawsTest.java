package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.oracle.Oracle;

/** A division is A composed with the tile and its complement: every index once, tile by tile. */
class DivisionLawsTest {
  private static final Tally TALLY = new Tally("division");

  @AfterAll
  static void report() {
    TALLY.report(10_000, 10_000, 1_000);
  }

  /** divide(A, B)(i, j) = A(B(i) + B*(j)), and all indices of A are met. */
  @Test
  void divide() {
    Random random = new Random(10);
    for (int n = 0; n < 20_000; n++) {
      Layout layout = Layouts.compact(random, 300);
      Layout tile = n % 4 == 0 ? Layouts.compact(random, 12) : tile(random, layout.size());
      Layout divided;
      try {
        divided = layout.divide(tile);
      } catch (InvalidValueException refusal) {
        TALLY.refused();
        continue;
      }
      Layout remainder = tile.complement(layout.size());
      assertEquals(2, divided.rank());
      assertEquals(tile.size(), divided.mode(0).size());
      long[] values = Oracle.of(layout).indices();
      long[] tileIndices = Oracle.of(tile).indices();
      long[] restIndices = Oracle.of(remainder).indices();
      long[] mine = Oracle.of(divided).indices();
      for (int j = 0; j < restIndices.length; j++) {
        for (int i = 0; i < tileIndices.length; i++) {
          assertEquals(
              values[(int) (tileIndices[i] + restIndices[j])], mine[i + tileIndices.length * j]);
        }
      }
      assertSameIndices(values, mine);
      TALLY.check();
      TALLY.compared();
    }
  }

  /**
   * Each leading mode is divided by its tile; zipped, the tiles come first, then the remainders.
   */
  @Test
  void byMode() {
    Random random = new Random(11);
    for (int n = 0; n < 20_000; n++) {
      Layout layout = Layouts.compact(random, 300);
      List<Layout> tiler = new ArrayList<>();
      int count = 1 + random.nextInt(layout.rank());
      for (int i = 0; i < count; i++) {
        tiler.add(tile(random, layout.mode(i).size()));
      }
      Layout divided;
      try {
        divided = layout.divideTiler(tiler);
      } catch (InvalidValueException refusal) {
        TALLY.refused();
        continue;
      }
      Layout zipped = layout.zippedDivide(tiler);
      assertEquals(layout.rank(), divided.rank());
      assertEquals(2 + layout.rank() - count, zipped.rank());
      for (int i = 0; i < layout.rank(); i++) {
        assertEquals(
            i < count ? layout.mode(i).divide(tiler.get(i)) : layout.mode(i), divided.mode(i));
        if (i < count) {
          assertEquals(divided.mode(i).mode(0), zipped.mode(0).mode(i));
          assertEquals(divided.mode(i).mode(1), zipped.mode(1).mode(i));
        } else {
          assertEquals(layout.mode(i), zipped.mode(2 + i - count));
        }
      }
      assertSameIndices(Oracle.of(layout).indices(), Oracle.of(divided).indices());
      assertSameIndices(Oracle.of(layout).indices(), Oracle.of(zipped).indices());
      TALLY.check();
      TALLY.compared();
    }
  }

  /** A tile whose extent and stride divide the size: most of these can be divided by. */
  private static Layout tile(Random random, long size) {
    long extent = divisor(random, size);
    long stride = divisor(random, size / extent);
    return Layout.of(
        org.strideweave.layout.Shape.of(extent), org.strideweave.layout.Stride.of(stride));
  }

  private static long divisor(Random random, long size) {
    while (true) {
      long divisor = 1L + random.nextInt((int) size);
      if (size % divisor == 0) {
        return divisor;
      }
    }
  }

  private static void assertSameIndices(long[] expected, long[] actual) {
    long[] sorted = expected.clone();
    long[] others = actual.clone();
    Arrays.sort(sorted);
    Arrays.sort(others);
    assertArrayEquals(sorted, others);
    assertTrue(sorted.length > 0);
  }
}
