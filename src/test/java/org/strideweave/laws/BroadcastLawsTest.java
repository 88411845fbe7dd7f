package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** A leaf of extent 1 may be widened, and then its coordinate no longer matters. */
class BroadcastLawsTest {
  private static final Tally TALLY = new Tally("broadcast");

  @AfterAll
  static void report() {
    TALLY.report(20_000, 100_000, 50_000);
  }

  /**
   * {@code broadcast(c) = L(c with 0 in each widened leaf)}; refused exactly where a leaf of
   * another extent would change.
   */
  @Test
  void everyTargetOfEverySmallLayout() {
    Layouts.everySmall(
        3,
        3,
        2,
        layout -> {
          long[] target = new long[layout.shape().tree().leafCount()];
          everyTarget(layout, target, 0);
        });
  }

  private static void everyTarget(Layout layout, long[] target, int leaf) {
    if (leaf == target.length) {
      check(layout, target);
      return;
    }
    for (target[leaf] = 1; target[leaf] <= 3; target[leaf]++) {
      everyTarget(layout, target, leaf + 1);
    }
  }

  private static void check(Layout layout, long[] target) {
    long[] extents = layout.shape().tree().leaves();
    Shape shape = new Shape(layout.shape().tree().withLeaves(target));
    boolean legal = true;
    for (int i = 0; i < target.length; i++) {
      legal &= extents[i] == 1 || extents[i] == target[i];
    }
    if (!legal) {
      assertThrows(InvalidValueException.class, () -> layout.broadcastTo(shape));
      TALLY.refused();
      return;
    }
    Layout wide = layout.broadcastTo(shape);
    assertEquals(shape, wide.shape());
    Oracle narrow = Oracle.of(layout);
    Oracle oracle = Oracle.of(wide);
    for (int key = 0; key < oracle.size(); key++) {
      long[] coordinate = oracle.coordinate(key);
      long index = oracle.index(coordinate);
      for (int i = 0; i < coordinate.length; i++) {
        coordinate[i] = extents[i] == 1 ? 0 : coordinate[i];
      }
      assertEquals(narrow.index(coordinate), index, () -> layout + " to " + shape);
      TALLY.compared();
    }
    TALLY.check();
  }

  /** {@code broadcast(shape) = L}, and to widen twice is to widen once. */
  @Test
  void broadcastingIsIdempotent() {
    Layouts.everySmall(
        layout -> {
          assertEquals(layout, layout.broadcastTo(layout.shape()));
          long[] target = layout.shape().tree().leaves();
          for (int i = 0; i < target.length; i++) {
            target[i] = target[i] == 1 ? 4 : target[i];
          }
          Shape shape = new Shape(layout.shape().tree().withLeaves(target));
          Layout wide = layout.broadcastTo(shape);
          assertEquals(wide, wide.broadcastTo(shape));
          assertEquals(layout.cosize(), wide.cosize());
          TALLY.check();
        });
  }

  /** A target of another hierarchy is refused, even of the same extents. */
  @Test
  void otherHierarchiesAreRefused() {
    for (int leaves = 0; leaves <= 4; leaves++) {
      for (IntTree.Branch profile : Layouts.profiles(leaves)) {
        Layout layout = twos(profile);
        for (int others = 0; others <= 4; others++) {
          for (IntTree.Branch other : Layouts.profiles(others)) {
            Shape target = twos(other).shape();
            if (other.equals(profile)) {
              assertEquals(layout, layout.broadcastTo(target));
              TALLY.check();
              continue;
            }
            InvalidValueException refusal =
                assertThrows(InvalidValueException.class, () -> layout.broadcastTo(target));
            assertTrue(refusal.getMessage().contains("same shape profile"));
            TALLY.refused();
          }
        }
      }
    }
  }

  private static Layout twos(IntTree.Branch profile) {
    long[] twos = new long[profile.leafCount()];
    Arrays.fill(twos, 2);
    return Layout.of(new Shape(profile.withLeaves(twos)), new Stride(profile.withLeaves(twos)));
  }
}
