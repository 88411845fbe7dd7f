package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** {@code R(q) = A(B(q))}, refused exactly where no layout that refines B is that function. */
class CompositionLawsTest {
  private static final Tally TALLY = new Tally("composition");
  private static int undecided;

  @AfterAll
  static void report() {
    TALLY.report(50_000, 100_000, 10_000);
    assertTrue(undecided == 0, "small compositions are always decided");
  }

  @Test
  void everySmallPair() {
    Layouts.everySmall(2, 4, 6, outer -> Layouts.everySmall(1, 6, 5, inner -> check(outer, inner)));
    Layouts.everySmall(2, 3, 4, outer -> Layouts.everySmall(2, 3, 3, inner -> check(outer, inner)));
  }

  @Test
  void randomPairs() {
    Random random = new Random(7);
    for (int i = 0; i < 30_000; i++) {
      Layout outer =
          random.nextBoolean() ? Layouts.random(random, 400, 30) : Layouts.compact(random, 400);
      check(outer, Layouts.random(random, 30, 1 + random.nextInt(12)));
      check(outer, Layouts.compact(random, 30));
    }
  }

  private static void check(Layout outer, Layout inner) {
    Oracle a = Oracle.of(outer);
    Oracle b = Oracle.of(inner);
    boolean inDomain = b.cosize() <= a.size();
    Layout composed;
    try {
      composed = outer.compose(inner);
    } catch (InvalidValueException refusal) {
      undecided += refusal.getMessage().contains("not decided") ? 1 : 0;
      assertEquals(!inDomain, refusal.getMessage().contains("out of domain"));
      assertFalse(inDomain && Oracle.compositionExists(a, b), () -> outer + " o " + inner);
      TALLY.refused();
      TALLY.compared();
      return;
    }
    long[] values = a.indices();
    assertEquals(inner.size(), composed.size());
    for (int q = 0; q < inner.size(); q++) {
      long[] leaves = b.coordinate(q);
      long expected = values[(int) b.index(leaves)];
      assertEquals(expected, composed.index(q), () -> outer + " o " + inner);
      // Every coordinate of B, as it is written for B, is one of the composition.
      Coordinate coordinate = new Coordinate(inner.shape().tree().withLeaves(leaves));
      assertEquals(expected, composed.index(coordinate), () -> outer + " o " + inner);
      TALLY.compared();
    }
    assertTrue(refines(composed.shape().tree(), inner.shape().tree()), composed::toString);
    TALLY.check();
  }

  /** Whether each leaf of {@code coarse} is a leaf or one nested mode of the same size. */
  private static boolean refines(IntTree fine, IntTree coarse) {
    return switch (coarse) {
      case IntTree.Leaf(long extent) -> {
        long size = 1;
        for (long part : fine.leaves()) {
          size *= part;
        }
        yield size == extent && fine.depth() <= 1;
      }
      case IntTree.Branch(List<IntTree> modes) -> {
        if (!(fine instanceof IntTree.Branch(List<IntTree> parts))
            || parts.size() != modes.size()) {
          yield false;
        }
        for (int i = 0; i < modes.size(); i++) {
          if (!refines(parts.get(i), modes.get(i))) {
            yield false;
          }
        }
        yield true;
      }
    };
  }

  /**
   * compose(tiler) = each leading mode composed with its tile; a Shape is a tiler of unit strides.
   */
  @Test
  void byMode() {
    Random random = new Random(8);
    int accepted = 0;
    for (int n = 0; n < 20_000; n++) {
      Layout outer = Layouts.compact(random, 300);
      List<Layout> tiles = new ArrayList<>();
      List<Object> extents = new ArrayList<>();
      int count = random.nextInt(outer.rank() + 1);
      for (int i = 0; i < count; i++) {
        long size = outer.mode(i).size();
        long extent = 1L + random.nextInt((int) Math.min(size, 6));
        extents.add(extent);
        tiles.add(Layout.columnMajor(extent));
      }
      Layout byShape = attempt(() -> outer.compose(Shape.of(extents)));
      Layout byList = attempt(() -> outer.compose(tiles));
      assertEquals(byList, byShape);
      List<Layout> parts = new ArrayList<>();
      for (int i = 0; i < outer.rank(); i++) {
        int mode = i;
        parts.add(
            i < count ? attempt(() -> outer.mode(mode).compose(tiles.get(mode))) : outer.mode(i));
      }
      assertEquals(parts.contains(REFUSED), byList.equals(REFUSED));
      if (!byList.equals(REFUSED)) {
        accepted++;
        for (int i = 0; i < outer.rank(); i++) {
          assertEquals(indices(parts.get(i)), indices(byList.mode(i)));
        }
      }
      TALLY.check();
    }
    assertTrue(accepted > 5_000, "too few tilings were accepted");
  }

  private static final Layout REFUSED = Layout.columnMajor(Long.MAX_VALUE);

  private static Layout attempt(java.util.function.Supplier<Layout> operation) {
    try {
      return operation.get();
    } catch (InvalidValueException refusal) {
      return REFUSED;
    }
  }

  private static List<Long> indices(Layout layout) {
    return java.util.Arrays.stream(Oracle.of(layout).indices()).boxed().toList();
  }
}
