package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** The builders number the coordinates without a gap, the first or the last mode fastest. */
class BuilderLawsTest {
  private static final Tally TALLY = new Tally("builders");

  @AfterAll
  static void report() {
    TALLY.report(1_000, 30_000, 1_000);
  }

  /** {@code columnMajor(n)(i) = i}. */
  @Test
  void columnMajor() {
    everyExtents(
        1,
        extents -> {
          Layout layout = Layout.columnMajor(extents);
          assertEquals(Shape.of(extents), layout.shape());
          long[] indices = Oracle.of(layout).indices();
          for (int key = 0; key < indices.length; key++) {
            assertEquals(key, indices[key], layout::toString);
            TALLY.compared();
          }
          TALLY.check();
        });
  }

  /** {@code rowMajor(n)(c) = ((c_0 * n_1 + c_1) * n_2 + c_2) ...}. */
  @Test
  void rowMajor() {
    everyExtents(
        1,
        extents -> {
          Layout layout = Layout.rowMajor(extents);
          assertEquals(Shape.of(extents), layout.shape());
          Oracle oracle = Oracle.of(layout);
          for (int key = 0; key < oracle.size(); key++) {
            long[] coordinate = oracle.coordinate(key);
            long expected = 0;
            for (int i = 0; i < extents.length; i++) {
              expected = expected * extents[i] + coordinate[i];
            }
            assertEquals(expected, oracle.index(coordinate), layout::toString);
            TALLY.compared();
          }
          TALLY.check();
        });
  }

  /** {@code rowMajor(n) = columnMajor(reversed n)} with its modes reversed. */
  @Test
  void oneIsTheOtherReversed() {
    everyExtents(
        1,
        extents -> {
          long[] reversed = new long[extents.length];
          long[] order = new long[extents.length];
          for (int i = 0; i < extents.length; i++) {
            order[i] = extents.length - 1L - i;
            reversed[i] = extents[extents.length - 1 - i];
          }
          assertEquals(Layout.rowMajor(extents), Layout.columnMajor(reversed).permute(order));
          TALLY.check();
        });
  }

  /** No extent at all, or one below 1, is refused. */
  @Test
  void otherExtentsAreRefused() {
    assertThrows(InvalidValueException.class, Layout::columnMajor);
    assertThrows(InvalidValueException.class, Layout::rowMajor);
    everyExtents(
        -1,
        extents -> {
          boolean legal = true;
          for (long extent : extents) {
            legal &= extent >= 1;
          }
          if (legal) {
            return;
          }
          assertThrows(InvalidValueException.class, () -> Layout.columnMajor(extents));
          assertThrows(InvalidValueException.class, () -> Layout.rowMajor(extents));
          TALLY.refused();
        });
  }

  /** Of a hierarchy: the compact layout of its leaves, under it. */
  @Test
  void hierarchicalOnesAreTheFlatOnesNested() {
    Layouts.everySmall(
        layout -> {
          Shape shape = layout.shape();
          long[] extents = shape.tree().leaves();
          if (extents.length > 0) {
            assertEquals(Layout.columnMajor(extents), Layout.columnMajor(shape).flatten());
            assertEquals(Layout.rowMajor(extents), Layout.rowMajor(shape).flatten());
          }
          assertEquals(shape, Layout.rowMajor(shape).shape());
          TALLY.check();
        });
  }

  /** Leaves in order: a later one starts where the earlier ones, which it follows, end. */
  @Test
  void ordered() {
    Random random = new Random(42);
    for (int n = 0; n < 20_000; n++) {
      Shape shape = Layouts.random(random, 300, 2).shape();
      long[] ranks = random.longs(shape.tree().leafCount(), -2, 3).toArray();
      Layout layout = Layout.ordered(shape, shape.tree().withLeaves(ranks));
      inOrder(layout, ranks);
      assertEquals(layout.shape(), Layout.ordered(shape, IntTree.leaf(7)).shape());
      assertEquals(Layout.columnMajor(shape), Layout.ordered(shape, IntTree.leaf(7)));
      // Leaves of extent 1 may tie with the one that follows them, so these compare the functions.
      assertEquals(layout.coalesce(), Layout.ordered(shape, layout.stride().tree()).coalesce());
      assertEquals(layout.coalesce(), Layout.like(layout).coalesce());
      TALLY.check();
    }
    assertThrows(
        InvalidValueException.class,
        () -> Layout.ordered(Shape.of(4, 2), Shape.of(1, 2, 3).tree()));
  }

  private static void inOrder(Layout layout, long[] ranks) {
    long[] extents = layout.shape().tree().leaves();
    long[] strides = layout.stride().tree().leaves();
    for (int i = 0; i < ranks.length; i++) {
      long before = 1;
      for (int j = 0; j < ranks.length; j++) {
        before *= ranks[j] < ranks[i] || (ranks[j] == ranks[i] && j < i) ? extents[j] : 1;
      }
      assertEquals(before, strides[i], layout::toString);
      TALLY.compared();
    }
  }

  /** The same shape and order of strides, no gap, and standing modes stand. */
  @Test
  void like() {
    Layouts.everySmall(
        layout -> {
          Layout like = Layout.like(layout);
          assertEquals(layout.shape(), like.shape());
          assertEquals(like.filterZeros().size(), like.filterZeros().cosize());
          assertTrue(like.filterZeros().isInjective());
          long[] old = layout.stride().tree().leaves();
          long[] strides = like.stride().tree().leaves();
          for (int i = 0; i < old.length; i++) {
            assertEquals(old[i] == 0, strides[i] == 0);
            for (int j = 0; j < old.length; j++) {
              assertTrue(old[i] >= old[j] || strides[i] <= strides[j], layout::toString);
            }
          }
          TALLY.check();
        });
  }

  /** Strides in units of the item size, wherever there is a step at all. */
  @Test
  void fromStrides() {
    Layouts.everySmall(
        layout -> {
          long[] strides = layout.stride().tree().leaves();
          long[] extents = layout.shape().tree().leaves();
          for (long itemSize : new long[] {1, 2, 8}) {
            long[] bytes = Arrays.stream(strides).map(stride -> stride * itemSize).toArray();
            Layout same = Layout.fromStrides(layout.shape(), bytes, itemSize);
            assertEquals(layout.coalesce(), same.coalesce());
            boolean exact = true;
            for (int i = 0; i < bytes.length; i++) {
              bytes[i] = extents[i] == 1 ? -5 : bytes[i] - 1;
              exact &= extents[i] == 1 || (bytes[i] >= 0 && bytes[i] % itemSize == 0);
            }
            if (!exact) {
              assertThrows(
                  InvalidValueException.class,
                  () -> Layout.fromStrides(layout.shape(), bytes, itemSize));
              TALLY.refused();
            }
          }
          TALLY.check();
        });
  }

  private static void everyExtents(int least, Consumer<long[]> law) {
    for (int modes = 1; modes <= 5; modes++) {
      everyExtents(least, modes > 3 ? 3 : 6, new long[modes], 0, law);
    }
  }

  private static void everyExtents(
      int least, int most, long[] extents, int from, Consumer<long[]> law) {
    if (from == extents.length) {
      law.accept(extents);
      return;
    }
    for (extents[from] = least; extents[from] <= most; extents[from]++) {
      everyExtents(least, most, extents, from + 1, law);
    }
  }
}
