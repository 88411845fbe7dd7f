package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** {@code L(c) = sum(c_i * s_i)}, however the coordinate is written. */
class IndexingLawsTest {
  private static final Tally TALLY = new Tally("indexing");

  @AfterAll
  static void report() {
    TALLY.report(100_000, 100_000, 50_000);
  }

  @Test
  void everyKeyOfEverySmallLayout() {
    Layouts.everySmall(IndexingLawsTest::check);
  }

  @Test
  void everyKeyOfRandomLayouts() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      check(Layouts.random(random, 1000, 200));
    }
  }

  /** L(i) = L(coordinate(i)) = L(integers at any level), size = prod(n), cosize = max(L) + 1. */
  private static void check(Layout layout) {
    Oracle oracle = Oracle.of(layout);
    assertEquals(oracle.size(), layout.size());
    assertEquals(oracle.cosize(), layout.cosize(), layout::toString);
    for (int key = 0; key < layout.size(); key++) {
      long[] leaves = oracle.coordinate(key);
      long index = oracle.index(leaves);
      assertEquals(index, layout.index(key), layout::toString);
      IntTree.Branch nested = layout.shape().tree().withLeaves(leaves);
      assertEquals(index, layout.index(new Coordinate(nested)), layout::toString);
      assertEquals(index, layout.index(counted(layout, nested)), layout::toString);
      TALLY.check();
      TALLY.compared();
    }
    refuses(layout, -1);
    refuses(layout, layout.size());
    refusesEveryComponentOutside(layout);
  }

  /** The coordinate with one integer for each top-level mode. */
  private static Coordinate counted(Layout layout, IntTree.Branch nested) {
    List<IntTree> components = new ArrayList<>();
    for (int i = 0; i < layout.rank(); i++) {
      long[] extents = layout.shape().mode(i).tree().leaves();
      long[] leaves = nested.children().get(i).leaves();
      long count = 0;
      for (int leaf = leaves.length - 1; leaf >= 0; leaf--) {
        count = count * extents[leaf] + leaves[leaf];
      }
      components.add(IntTree.leaf(count));
    }
    return new Coordinate(new IntTree.Branch(components));
  }

  private static void refuses(Layout layout, long key) {
    assertThrows(InvalidValueException.class, () -> layout.index(key));
    TALLY.refused();
  }

  private static void refusesEveryComponentOutside(Layout layout) {
    long[] extents = layout.shape().tree().leaves();
    for (int leaf = 0; leaf < extents.length; leaf++) {
      for (long outside : new long[] {-1, extents[leaf]}) {
        long[] leaves = new long[extents.length];
        leaves[leaf] = outside;
        Coordinate coordinate = new Coordinate(layout.shape().tree().withLeaves(leaves));
        InvalidValueException refusal =
            assertThrows(InvalidValueException.class, () -> layout.index(coordinate));
        assertTrue(refusal.getMessage().contains("not in domain of shape"));
        TALLY.refused();
      }
    }
    List<IntTree> longer =
        new ArrayList<>(layout.shape().tree().withLeaves(new long[extents.length]).children());
    longer.add(IntTree.leaf(0));
    assertThrows(
        InvalidValueException.class,
        () -> layout.index(new Coordinate(new IntTree.Branch(longer))));
    TALLY.refused();
  }
}
