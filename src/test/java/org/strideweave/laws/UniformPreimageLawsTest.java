package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;

/** Either every index of the target is reached by {@code k} coordinates and no other is, or not. */
class UniformPreimageLawsTest {
  private static final Tally TALLY = new Tally("uniform preimages");
  private static int uniform;
  private static int replicated;

  @AfterAll
  static void report() {
    TALLY.report(100_000, 100_000, 0);
    assertTrue(uniform > 5_000, "too few uniform surjections: " + uniform);
    assertTrue(replicated > 2_000, "too few replicated ones: " + replicated);
  }

  /** Every target near or below the cosize of every small layout. */
  @Test
  void everySmallLayoutAndTarget() {
    Layouts.everySmall(3, 3, 3, layout -> everyTarget(layout, layout.cosize() + 2));
    Layouts.everySmall(4, 2, 2, layout -> everyTarget(layout, layout.cosize() + 2));
  }

  private static void everyTarget(Layout layout, long most) {
    for (long target = 1; target <= most; target++) {
      check(layout, target);
    }
  }

  /** Uniform surjections by construction, and the same with one stride or extent changed. */
  @Test
  void builtAndSpoiltOnes() {
    Random random = new Random(21);
    for (int n = 0; n < 6_000; n++) {
      int modes = 1 + random.nextInt(5);
      List<long[]> built = new ArrayList<>();
      long covered = 1;
      long times = 1;
      for (int i = 0; i < modes; i++) {
        long extent = 1L + random.nextInt(5);
        boolean repeats = random.nextInt(4) == 0;
        long unused = extent == 1 ? random.nextInt(50) : 0;
        built.add(new long[] {extent, repeats ? unused : covered});
        times *= repeats ? extent : 1;
        covered *= repeats ? 1 : extent;
      }
      Collections.shuffle(built, random);
      long[] extents = built.stream().mapToLong(mode -> mode[0]).toArray();
      long[] strides = built.stream().mapToLong(mode -> mode[1]).toArray();
      Layout layout = Layout.of(Shape.of(extents), Stride.of(strides));
      assertEquals(
          OptionalLong.of(times),
          layout.uniformPreimageExtent(Shape.of(covered)),
          layout::toString);
      check(layout, covered);
      int spoilt = random.nextInt(modes);
      strides[spoilt] += 1 + random.nextInt(3);
      check(Layout.of(Shape.of(extents), Stride.of(strides)), covered);
      extents[spoilt]++;
      check(Layout.of(Shape.of(extents), Stride.of(strides)), covered);
    }
  }

  /** {@code k = |{c : L(c) = j}|} for every {@code j} of the target, whatever its hierarchy. */
  private static void check(Layout layout, long target) {
    OptionalLong expected = Oracle.of(layout).uniformPreimage(target);
    OptionalLong extent = layout.uniformPreimageExtent(Shape.of(target));
    assertEquals(expected, extent, () -> layout + " onto " + target);
    TALLY.compared();
    Shape nested = Shape.of(1, List.of(target, List.of(1)));
    assertEquals(expected, layout.uniformPreimageExtent(nested));
    if (extent.isPresent()) {
      assertEquals(layout.size(), extent.getAsLong() * target);
      uniform++;
      replicated += extent.getAsLong() > 1 ? 1 : 0;
    }
    TALLY.check();
  }
}
