package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Collision;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/**
 * The algebra on layouts of 12 modes and some 10^18 elements. No coordinate can be walked, so the
 * answers are known from the way in which the layouts are built.
 */
class LargeAlgebraTest {
  private static final int MODES = 12;
  private static final int TIMES = 200;
  private static final Tally TALLY = new Tally("algebra on large layouts");

  /** A compact layout: mode {@code i} is {@code extents[i]:strides[i]} at {@code places[i]}. */
  private final long[] extents = new long[MODES];

  private final long[] strides = new long[MODES];
  private final long[] places = new long[MODES];
  private final Random random = new Random(61);
  private List<Integer> byStride = List.of();

  @AfterAll
  static void report() {
    TALLY.report(5L * TIMES, 0, 3L * TIMES);
  }

  private List<Integer> shuffled() {
    List<Integer> order = new ArrayList<>(IntStream.range(0, MODES).boxed().toList());
    Collections.shuffle(order, random);
    return order;
  }

  private Layout build() {
    byStride = shuffled();
    long place = 1;
    for (int i = 0; i < MODES; i++) {
      extents[i] = 28L + random.nextInt(8);
      places[i] = place;
      place *= extents[i];
    }
    long stride = 1;
    for (int i : byStride) {
      strides[i] = stride;
      stride *= extents[i];
    }
    return Layout.of(Shape.of(extents), Stride.of(strides));
  }

  private static Layout layout(List<Integer> modes, long[] extents, long[] strides) {
    return Layout.of(
        Shape.of(modes.stream().map(mode -> extents[mode]).toList()),
        Stride.of(modes.stream().map(mode -> strides[mode]).toList()));
  }

  /** {@code A o (n_i, n_j, ...):(place_i, place_j, ...)} is the modes i, j, ... of {@code A}. */
  @Test
  void compose() {
    for (int n = 0; n < TIMES; n++) {
      Layout layout = build();
      List<Integer> some = shuffled().subList(0, 1 + random.nextInt(MODES));
      Layout inner = layout(some, extents, places);
      assertEquals(layout(some, extents, strides), layout.compose(inner));
      // The integers in order: every mode in one leaf, merged only where the strides continue.
      Layout all = layout.compose(Layout.columnMajor(layout.size()));
      assertEquals(1, all.rank());
      for (int i = 0; i < 100; i++) {
        long key = random.nextLong(layout.size());
        assertEquals(layout.index(key), all.index(key));
      }
      // Steps of one less than mode 0 run out of it, which mode 1 goes on from only by chance.
      if (strides[1] != extents[0] * strides[0]) {
        Layout carrying = Layout.of(Shape.of(extents[0]), Stride.of(extents[0] - 1));
        assertThrows(InvalidValueException.class, () -> layout.compose(carrying));
        TALLY.refused();
      }
      Layout past = Layout.of(Shape.of(2), Stride.of(layout.size()));
      assertThrows(InvalidValueException.class, () -> layout.compose(past));
      TALLY.refused();
      TALLY.check();
    }
  }

  /** The complement of some modes of a compact layout is the others, in the order of strides. */
  @Test
  void complement() {
    for (int n = 0; n < TIMES; n++) {
      long size = build().size();
      List<Integer> some = shuffled().subList(0, 1 + random.nextInt(MODES - 1));
      Layout layout = layout(some, extents, strides);
      List<Long> shape = new ArrayList<>();
      List<Long> stride = new ArrayList<>();
      boolean open = false;
      for (int mode : byStride) {
        if (some.contains(mode)) {
          open = false;
        } else if (open) {
          shape.set(shape.size() - 1, shape.getLast() * extents[mode]);
        } else {
          shape.add(extents[mode]);
          stride.add(strides[mode]);
          open = true;
        }
      }
      Layout complement = layout.complement(size);
      assertEquals(Layout.of(Shape.of(shape), Stride.of(stride)), complement);
      Layout both = layout.concat(complement);
      assertEquals(OptionalLong.of(1), both.uniformPreimageExtent(Shape.of(size)));
      assertTrue(both.isInjective());
      assertThrows(InvalidValueException.class, () -> layout.complement(size - 1));
      TALLY.refused();
      TALLY.check();
    }
  }

  /** Divided by some modes in place, {@code A} is these modes and then the others. */
  @Test
  void divide() {
    for (int n = 0; n < TIMES; n++) {
      Layout layout = build();
      List<Integer> some = shuffled().subList(0, 2 + random.nextInt(MODES - 3));
      Layout tile = layout(some, extents, places);
      Layout divided = layout.divide(tile);
      assertEquals(layout(some, extents, strides), divided.mode(0));
      assertEquals(layout.size(), divided.size());
      assertEquals(OptionalLong.of(1), divided.uniformPreimageExtent(Shape.of(layout.size())));
      Layout rest = tile.complement(layout.size());
      for (int k = 0; k < 100; k++) {
        long i = random.nextLong(tile.size());
        long j = random.nextLong(rest.size());
        assertEquals(layout.index(tile.index(i) + rest.index(j)), divided.index(i, j));
      }
      TALLY.check();
    }
  }

  /** Stretched strides leave gaps and stay injective; a stride that two others sum to collides. */
  @Test
  void isInjective() {
    for (int n = 0; n < TIMES; n++) {
      build();
      long reach = 0;
      for (int mode : byStride) {
        strides[mode] = reach + 1 + random.nextInt(2);
        reach += (extents[mode] - 1) * strides[mode];
      }
      Layout stretched = Layout.of(Shape.of(extents), Stride.of(strides));
      assertTrue(stretched.isInjective());
      assertEquals(reach, stretched.index(stretched.size() - 1));
      List<Integer> three = byStride.subList(0, 9);
      Collections.shuffle(three, random);
      strides[three.get(0)] = strides[three.get(1)] + strides[three.get(2)];
      Layout colliding = Layout.of(Shape.of(extents), Stride.of(strides));
      assertFalse(colliding.isInjective());
      Collision collision = colliding.collision().orElseThrow();
      assertNotEquals(collision.first(), collision.second());
      assertEquals(colliding.index(collision.first()), colliding.index(collision.second()));
      InvalidValueException refusal =
          assertThrows(InvalidValueException.class, () -> colliding.complement(Long.MAX_VALUE));
      assertTrue(String.valueOf(refusal.getMessage()).contains("overlaps with itself"));
      TALLY.refused();
      TALLY.check();
    }
  }

  /** Replicated along some modes, a compact layout reaches each index that many times. */
  @Test
  void uniformPreimage() {
    for (int n = 0; n < TIMES; n++) {
      build();
      List<Integer> repeated = shuffled().subList(0, 1 + random.nextInt(3));
      long times = 1;
      long covered = 1;
      for (int mode : byStride) {
        boolean repeats = repeated.contains(mode);
        strides[mode] = repeats ? 0 : covered;
        times *= repeats ? extents[mode] : 1;
        covered *= repeats ? 1 : extents[mode];
      }
      Layout layout = Layout.of(Shape.of(extents), Stride.of(strides));
      assertEquals(OptionalLong.of(times), layout.uniformPreimageExtent(Shape.of(covered)));
      assertEquals(OptionalLong.empty(), layout.uniformPreimageExtent(Shape.of(covered + 1)));
      assertFalse(layout.isInjective());
      TALLY.check();
    }
  }
}
