package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Collision;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.oracle.Oracle;

/** Every layout of up to four leaves, under every hierarchy, against brute force. */
class FourLeavesLawsTest {
  private static final Tally TALLY = new Tally("every layout of up to four leaves");

  @AfterAll
  static void report() {
    TALLY.report(100_000, 500_000, 50_000);
  }

  /** Index, cosize, injectivity, uniform preimage and complement of each. */
  @Test
  void smallExtents() {
    Layouts.everySmall(4, 2, 4, FourLeavesLawsTest::check);
  }

  /** Fewer strides, more extents. */
  @Test
  void smallStrides() {
    Layouts.everySmall(4, 3, 2, FourLeavesLawsTest::check);
  }

  /** A = B iff they have the same extents, strides and hierarchy, and then one hash code. */
  @Test
  void equality() {
    List<Layout> layouts = new ArrayList<>();
    Layouts.everySmall(3, 2, 1, layouts::add);
    for (Layout a : layouts) {
      for (Layout b : layouts) {
        boolean same =
            a.shape().tree().toString().equals(b.shape().tree().toString())
                && a.stride().tree().toString().equals(b.stride().tree().toString());
        assertEquals(same, a.equals(b), () -> a + " and " + b);
        assertTrue(!same || a.hashCode() == b.hashCode(), a::toString);
        TALLY.check();
      }
    }
  }

  private static void check(Layout layout) {
    Oracle oracle = Oracle.of(layout);
    long[] indices = oracle.indices();
    for (int key = 0; key < indices.length; key++) {
      assertEquals(indices[key], layout.index(key), layout::toString);
    }
    assertEquals(oracle.cosize(), layout.cosize(), layout::toString);
    boolean injective = oracle.isInjective();
    assertEquals(injective, layout.isInjective(), layout::toString);
    Optional<Collision> collision = layout.collision();
    assertEquals(injective, collision.isEmpty(), layout::toString);
    assertEquals(
        oracle.uniformPreimage(layout.cosize()),
        layout.uniformPreimageExtent(Shape.of(layout.cosize())),
        layout::toString);
    complement(layout, oracle, injective);
    TALLY.check();
    for (int compared = 0; compared < 5; compared++) {
      TALLY.compared();
    }
  }

  /** What is accepted covers; what is refused is a self-overlap iff two coordinates collide. */
  private static void complement(Layout layout, Oracle oracle, boolean injective) {
    long cotarget = 2 * layout.size();
    try {
      Layout complement = layout.complement(cotarget);
      assertTrue(oracle.covers(Oracle.of(complement), cotarget), layout::toString);
    } catch (InvalidValueException refusal) {
      assertEquals(
          !injective, refusal.getMessage().contains("overlaps with itself"), refusal::getMessage);
      TALLY.refused();
    }
  }
}
