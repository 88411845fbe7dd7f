package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Collision;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.oracle.Oracle;

/** Injectivity and uniform preimages are decisions: they agree with walking every coordinate. */
class InjectivityLawsTest {
  private static final Tally TALLY = new Tally("injectivity and uniform preimage");
  private static int uniform;

  @AfterAll
  static void report() {
    TALLY.report(80_000, 300_000, 0);
    assertTrue(uniform > 1000, "too few uniform surjections were met");
  }

  @Test
  void everySmallLayout() {
    Layouts.everySmall(InjectivityLawsTest::check);
    Layouts.everySmall(2, 6, 13, InjectivityLawsTest::check);
  }

  @Test
  void randomLayouts() {
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      check(Layouts.random(random, 500, 1 + random.nextInt(400)));
      check(Layouts.compact(random, 500));
    }
  }

  /** is_injective iff all indices differ; a collision is two coordinates with one index. */
  private static void check(Layout layout) {
    Oracle oracle = Oracle.of(layout);
    assertEquals(oracle.isInjective(), layout.isInjective(), layout::toString);
    Optional<Collision> collision = layout.collision();
    assertEquals(layout.isInjective(), collision.isEmpty());
    collision.ifPresent(
        pair -> {
          assertNotEquals(pair.first(), pair.second());
          assertEquals(pair.index(), layout.index(pair.first()));
          assertEquals(pair.index(), layout.index(pair.second()));
        });
    TALLY.check();
    TALLY.compared();
    for (long target : new long[] {1, layout.size(), layout.cosize()}) {
      OptionalLong extent = layout.uniformPreimageExtent(Shape.of(target));
      assertEquals(oracle.uniformPreimage(target), extent, () -> layout + " onto " + target);
      uniform += extent.isPresent() ? 1 : 0;
      TALLY.compared();
    }
  }
}
