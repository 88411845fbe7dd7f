package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;

/** Inverses lead back from indices to coordinates, and are missing only where there are none. */
class InverseLawsTest {
  private static final Tally TALLY = new Tally("inverses");

  @AfterAll
  static void report() {
    TALLY.report(50_000, 50_000, 1_000);
  }

  @Test
  void everySmallLayout() {
    Layouts.everySmall(
        3,
        3,
        4,
        layout -> {
          right(layout);
          left(layout);
          nullspace(layout);
        });
  }

  @Test
  void randomLayouts() {
    Random random = new Random(43);
    for (int i = 0; i < 10_000; i++) {
      Layout layout = Layouts.compact(random, 400);
      right(layout);
      left(layout);
      nullspace(layout);
      right(Layouts.random(random, 200, 20));
      nullspace(Layouts.random(random, 200, 3));
    }
  }

  /** {@code L(R(i)) = i}, as far as the modes go. */
  private static void right(Layout layout) {
    long[] indices = Oracle.of(layout).indices();
    Layout inverse = layout.rightInverse();
    long[] keys = Oracle.of(inverse).indices();
    for (int i = 0; i < keys.length; i++) {
      assertEquals(i, indices[(int) keys[i]], layout::toString);
    }
    assertEquals(inverse.coalesce(), inverse);
    assertEquals(longestChain(layout.coalesce(), 1), keys.length, layout::toString);
    if (layout.isInjective()) {
      long[] sorted = Arrays.stream(indices).sorted().toArray();
      int gap = 0;
      while (gap < sorted.length && sorted[gap] == gap) {
        gap++;
      }
      assertEquals(gap, keys.length, layout::toString);
    }
    TALLY.check();
    TALLY.compared();
  }

  /** The longest chain of modes from this stride on: tries every mode that continues it. */
  private static long longestChain(Layout layout, long stride) {
    long longest = stride;
    for (int mode = 0; mode < layout.rank(); mode++) {
      long extent = layout.mode(mode).size();
      if (extent > 1 && layout.stride().mode(mode).tree().leaves()[0] == stride) {
        longest = Math.max(longest, longestChain(layout, stride * extent));
      }
    }
    return longest;
  }

  /** {@code L(M(L(i))) = L(i)}; refused only where every candidate fails. */
  private static void left(Layout layout) {
    long[] indices = Oracle.of(layout).indices();
    Layout inverse;
    try {
      inverse = layout.leftInverse();
    } catch (InvalidValueException none) {
      assertTrue(none.getMessage().contains("no other layout is its inverse"));
      if (layout.cosize() <= 8) {
        assertTrue(!leftInverseExists(indices, (int) layout.cosize(), new long[0], new long[0], 1));
        TALLY.compared();
      }
      TALLY.refused();
      return;
    }
    assertTrue(inverse.size() >= layout.cosize() || layout.cosize() == 1);
    boolean injective = layout.isInjective();
    for (int key = 0; key < indices.length; key++) {
      long back = inverse.index(indices[key]);
      assertEquals(indices[key], indices[(int) back], layout::toString);
      assertTrue(!injective || back == key, layout::toString);
    }
    TALLY.check();
    TALLY.compared();
  }

  /** Whether any list of modes that covers the indices inverts the layout: tries them all. */
  private static boolean leftInverseExists(
      long[] indices, int cosize, long[] extents, long[] strides, long covered) {
    if (covered >= cosize) {
      long[] keys = Oracle.of(Layout.of(Shape.of(extents), Stride.of(strides))).indices();
      return Arrays.stream(indices)
          .allMatch(
              index ->
                  keys[(int) index] < indices.length && indices[(int) keys[(int) index]] == index);
    }
    for (long extent = 2; extent <= Math.ceilDiv(cosize, covered); extent++) {
      for (long stride = 0; stride < indices.length; stride++) {
        if (leftInverseExists(
            indices, cosize, append(extents, extent), append(strides, stride), covered * extent)) {
          return true;
        }
      }
    }
    return false;
  }

  private static long[] append(long[] values, long value) {
    return LongStream.concat(Arrays.stream(values), LongStream.of(value)).toArray();
  }

  /** The coordinates with index 0 where nothing but zero strides leads there: each once. */
  private static void nullspace(Layout layout) {
    long[] indices = Oracle.of(layout).indices();
    long[] zeros = LongStream.range(0, indices.length).filter(i -> indices[(int) i] == 0).toArray();
    long[] found = Oracle.of(layout.nullspace()).indices();
    Arrays.sort(found);
    assertArrayEquals(zeros, found, layout::toString);
    TALLY.check();
    TALLY.compared();
  }

  /**
   * Where strides do not nest an inverse may exist by accident, and large layouts stay undecided.
   */
  @Test
  void accidents() {
    Layout layout = Layout.of(Shape.of(3, 2), Stride.of(2, 3));
    assertEquals("(2,4):(2,1)", layout.leftInverse().toString());
    String refusal =
        assertThrowsExactly(
                InvalidValueException.class,
                () -> Layout.of(Shape.of(1L << 20, 2), Stride.of(2, 3)).leftInverse())
            .getMessage();
    assertTrue(refusal.contains("no other layout was found"), refusal);
    assertEquals(
        "left inverse of (2,3):(3,2): its strides do not nest, since that of mode 2:3 must be a"
            + " multiple of 2 and at least 6, and no other layout is its inverse",
        assertThrowsExactly(
                InvalidValueException.class,
                () -> Layout.of(Shape.of(2, 3), Stride.of(3, 2)).leftInverse())
            .getMessage());
  }

  /** 64-bit layouts cost no more than small ones. */
  @Test
  void largeLayouts() {
    Layout layout =
        Layout.of(Shape.of(1L << 20, 1L << 20, 1L << 20), Stride.of(1L << 40, 1, 1L << 20));
    assertEquals(layout.size(), layout.rightInverse().size());
    for (long key : new long[] {0, 1, 12_345_678_901L, layout.size() - 1}) {
      assertEquals(key, layout.index(layout.rightInverse().index(key)));
      assertEquals(key, layout.leftInverse().index(layout.index(key)));
    }
    TALLY.check();
  }
}
