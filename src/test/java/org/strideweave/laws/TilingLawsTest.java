package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** Tiles cut a layout, or each of its leading modes, exactly where layouts of that kind exist. */
class TilingLawsTest {
  private static final Tally TALLY = new Tally("tiling");
  private static int byMode;
  private static int divided;
  private static int zipped;

  @AfterAll
  static void report() {
    TALLY.report(20_000, 30_000, 10_000);
    assertTrue(byMode > 2_000, "too few layouts were composed by mode: " + byMode);
    assertTrue(divided > 2_000, "too few layouts were divided: " + divided);
    assertTrue(zipped > 2_000, "too few layouts were divided by mode: " + zipped);
  }

  /** {@code compose(tiler)(..., q_i, ...) = sum(mode(i)(tile_i(q_i)))}, refused as each mode is. */
  @Test
  void composeByMode() {
    Random random = new Random(31);
    for (int n = 0; n < 30_000; n++) {
      Layout layout = random.nextInt(3) == 0 ? random(random, 200) : Layouts.compact(random, 200);
      List<Layout> tiler = tiler(random, layout);
      Optional<Layout> composed = attempt(() -> layout.compose(tiler));
      boolean exists = tiler.size() <= layout.rank();
      for (int i = 0; i < tiler.size() && exists; i++) {
        Oracle mode = Oracle.of(layout.mode(i));
        Oracle tile = Oracle.of(tiler.get(i));
        exists = tile.cosize() <= mode.size() && Oracle.compositionExists(mode, tile);
        TALLY.compared();
      }
      assertEquals(exists, composed.isPresent(), () -> layout + " by " + tiler);
      if (composed.isPresent()) {
        assertEquals(layout.rank(), composed.get().rank());
        for (int i = 0; i < layout.rank(); i++) {
          Layout mode = layout.mode(i);
          Mode expected = i < tiler.size() ? mode(mode.compose(tiler.get(i))) : child(layout, i);
          assertEquals(expected, child(composed.get(), i), () -> layout + " by " + tiler);
          if (i < tiler.size()) {
            assertComposed(mode, tiler.get(i), composed.get().mode(i));
          }
        }
        byMode += tiler.isEmpty() ? 0 : 1;
      }
    }
  }

  /** {@code compose(shape) = compose(the unit-stride tile of each mode of the shape)}. */
  @Test
  void aShapeIsATilerOfUnitStrides() {
    Random random = new Random(32);
    for (int n = 0; n < 5_000; n++) {
      Layout layout = Layouts.compact(random, 300);
      List<IntTree> shapes = new ArrayList<>();
      List<Layout> tiler = new ArrayList<>();
      for (int i = random.nextInt(layout.rank() + 1); i > 0; i--) {
        long[] extents = random.longs(1L + random.nextInt(3), 1, 5).toArray();
        IntTree.Branch flat = Shape.of(extents).tree();
        shapes.add(extents.length == 1 ? IntTree.leaf(extents[0]) : flat);
        tiler.add(Layout.columnMajor(extents));
      }
      Shape shape = new Shape(IntTree.branch(shapes));
      assertEquals(attempt(() -> layout.compose(tiler)), attempt(() -> layout.compose(shape)));
    }
  }

  /** {@code divide(B) = A o (B, B*)}, refused exactly where {@code B*} or this does not exist. */
  @Test
  void divide() {
    Random random = new Random(33);
    for (int n = 0; n < 30_000; n++) {
      Layout layout = random.nextInt(3) == 0 ? random(random, 60) : Layouts.compact(random, 200);
      Layout tile = tile(random, layout.size());
      Optional<Layout> quotient = attempt(() -> layout.divide(tile));
      Optional<Layout> rest = attempt(() -> tile.complement(layout.size()));
      boolean exists =
          rest.isPresent()
              && Oracle.compositionExists(Oracle.of(layout), Oracle.of(tile.append(rest.get())));
      assertEquals(exists, quotient.isPresent(), () -> layout + " by " + tile);
      TALLY.compared();
      if (quotient.isPresent()) {
        Layout result = quotient.get();
        assertEquals(2, result.rank());
        assertEquals(mode(layout.compose(tile)), child(result, 0));
        assertEquals(mode(layout.compose(rest.orElseThrow())), child(result, 1));
        assertSameIndices(layout, result);
        divided++;
      }
    }
  }

  /**
   * {@code divideTiler} divides each leading mode, {@code zippedDivide} only groups its modes anew,
   * and both are refused where one division is.
   */
  @Test
  void divideByMode() {
    Random random = new Random(34);
    for (int n = 0; n < 20_000; n++) {
      Layout layout = Layouts.compact(random, 300);
      List<Layout> tiler = tiler(random, layout);
      Optional<Layout> byMode = attempt(() -> layout.divideTiler(tiler));
      Optional<Layout> zip = attempt(() -> layout.zippedDivide(tiler));
      List<Layout> parts = new ArrayList<>();
      for (int i = 0; i < Math.min(tiler.size(), layout.rank()); i++) {
        Layout mode = layout.mode(i);
        Layout tile = tiler.get(i);
        attempt(() -> mode.divide(tile)).ifPresent(parts::add);
      }
      assertEquals(parts.size() == tiler.size(), byMode.isPresent(), () -> layout + " " + tiler);
      assertEquals(byMode.isPresent(), zip.isPresent());
      if (tiler.isEmpty()) {
        assertEquals(Optional.of(layout), byMode);
        assertEquals(Optional.of(layout), zip);
      } else if (zip.isPresent()) {
        Layout tiles = Layout.of(Shape.of(), Stride.of());
        Layout rests = tiles;
        for (Layout part : parts) {
          tiles = tiles.concat(part.modes(0));
          rests = rests.concat(part.modes(1));
        }
        List<IntTree> shapes = List.of(tiles.shape().tree(), rests.shape().tree());
        List<IntTree> strides = List.of(tiles.stride().tree(), rests.stride().tree());
        Layout expected =
            Layout.of(new Shape(IntTree.branch(shapes)), new Stride(IntTree.branch(strides)));
        for (int i = tiler.size(); i < layout.rank(); i++) {
          expected = expected.concat(layout.modes(i));
        }
        assertEquals(expected, zip.get(), () -> layout + " by " + tiler);
        assertSameIndices(layout, byMode.orElseThrow());
        assertSameIndices(layout, zip.get());
        zipped++;
      }
    }
  }

  private record Mode(IntTree shape, IntTree stride) {}

  private static Mode child(Layout layout, int i) {
    return new Mode(
        layout.shape().tree().children().get(i), layout.stride().tree().children().get(i));
  }

  /** A layout of one mode as a mode is that mode. */
  private static Mode mode(Layout layout) {
    return layout.rank() == 1
        ? child(layout, 0)
        : new Mode(layout.shape().tree(), layout.stride().tree());
  }

  private static Layout random(Random random, int size) {
    return Layouts.random(random, size, 1 + random.nextInt(9));
  }

  private static List<Layout> tiler(Random random, Layout layout) {
    List<Layout> tiler = new ArrayList<>();
    int tiles = random.nextInt(20) == 0 ? layout.rank() + 1 : random.nextInt(layout.rank() + 1);
    for (int i = 0; i < tiles; i++) {
      tiler.add(tile(random, i < layout.rank() ? layout.mode(i).size() : 1));
    }
    return tiler;
  }

  /** Mostly a tile whose extent and stride divide the size, or one of several modes. */
  private static Layout tile(Random random, long size) {
    if (random.nextInt(5) == 0) {
      return random.nextBoolean() ? Layouts.compact(random, 8) : random(random, 8);
    }
    long[] divisors = LongStream.rangeClosed(1, size).filter(d -> size % d == 0).toArray();
    long extent = divisors[random.nextInt(divisors.length)];
    long stride = divisors[random.nextInt(divisors.length)];
    return Layout.of(Shape.of(extent), Stride.of(stride));
  }

  private static Optional<Layout> attempt(Supplier<Layout> operation) {
    try {
      Layout layout = operation.get();
      TALLY.check();
      return Optional.of(layout);
    } catch (InvalidValueException refusal) {
      TALLY.refused();
      return Optional.empty();
    }
  }

  private static void assertComposed(Layout outer, Layout inner, Layout composed) {
    long[] values = Oracle.of(outer).indices();
    long[] expected =
        Arrays.stream(Oracle.of(inner).indices()).map(index -> values[(int) index]).toArray();
    assertArrayEquals(expected, Oracle.of(composed).indices());
  }

  private static void assertSameIndices(Layout expected, Layout actual) {
    assertArrayEquals(
        Arrays.stream(Oracle.of(expected).indices()).sorted().toArray(),
        Arrays.stream(Oracle.of(actual).indices()).sorted().toArray());
  }
}
