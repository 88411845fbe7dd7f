package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.oracle.Oracle;

/** Wider and narrower elements: {@code L(c) = n * U(o) + r}, and nothing rounds. */
class WidthLawsTest {
  private static final Tally TALLY = new Tally("element width");

  @AfterAll
  static void report() {
    TALLY.report(100_000, 100_000, 100_000);
  }

  @Test
  void everySmallLayout() {
    Layouts.everySmall(
        3,
        4,
        6,
        layout -> {
          for (int n = 1; n <= 6; n++) {
            upcast(layout, n);
            downcast(layout, n);
          }
        });
  }

  @Test
  void randomLayouts() {
    Random random = new Random(41);
    for (int i = 0; i < 20_000; i++) {
      int n = 1 + random.nextInt(12);
      Layout layout =
          random.nextBoolean() ? Layouts.compact(random, 300) : Layouts.random(random, 200, 20);
      upcast(layout, n);
      downcast(layout, n);
      recast(layout, n, 1 + random.nextInt(8));
    }
  }

  private static void upcast(Layout layout, int n) {
    if (!upcastExists(layout, n)) {
      assertThrowsExactly(InvalidValueException.class, () -> layout.upcast(n), layout::toString);
      TALLY.refused();
      return;
    }
    Layout wide = layout.upcast(n);
    assertTrue(layout.shape().congruent(wide.shape()));
    holds(layout, wide, n);
  }

  /** The law, on every coordinate of the narrow layout. */
  private static void holds(Layout narrow, Layout wide, int n) {
    Oracle small = Oracle.of(narrow);
    Oracle large = Oracle.of(wide);
    long[] inner = narrow.shape().tree().leaves();
    long[] outer = wide.shape().tree().leaves();
    for (int i = 0; i < inner.length; i++) {
      assertEquals(0, inner[i] % outer[i]);
      inner[i] /= outer[i];
    }
    for (int key = 0; key < small.size(); key++) {
      long[] coordinate = small.coordinate(key);
      long[] within = new long[coordinate.length];
      for (int i = 0; i < coordinate.length; i++) {
        within[i] = coordinate[i] % inner[i];
        coordinate[i] /= inner[i];
      }
      long rest = small.index(within);
      assertTrue(rest < n);
      assertEquals(
          n * large.index(coordinate) + rest, small.index(small.coordinate(key)), narrow::toString);
    }
    TALLY.check();
    TALLY.compared();
  }

  /** Whether some cut of every leaf lets nothing round: tries them all. */
  private static boolean upcastExists(Layout layout, int n) {
    long[] extents = layout.shape().tree().leaves();
    return upcastExists(extents, layout.stride().tree().leaves(), new long[extents.length], 0, n);
  }

  private static boolean upcastExists(
      long[] extents, long[] strides, long[] inner, int leaf, int n) {
    if (leaf == extents.length) {
      return whole(strides, inner, n);
    }
    for (inner[leaf] = 1; inner[leaf] <= extents[leaf]; inner[leaf]++) {
      if (extents[leaf] % inner[leaf] == 0
          && (inner[leaf] == extents[leaf] || inner[leaf] * strides[leaf] % n == 0)
          && upcastExists(extents, strides, inner, leaf + 1, n)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the inner parts hold nothing but 0, or each of [0, n) once. */
  private static boolean whole(long[] strides, long[] inner, int n) {
    int[] held = new int[n];
    long size = Arrays.stream(inner).reduce(1, (a, b) -> a * b);
    for (long key = 0; key < size; key++) {
      long rest = key;
      long index = 0;
      for (int i = 0; i < inner.length; i++) {
        index += rest % inner[i] * strides[i];
        rest /= inner[i];
      }
      if (index >= n) {
        return false;
      }
      held[(int) index]++;
    }
    return size == 1 || Arrays.stream(held).allMatch(count -> count == 1);
  }

  private static void downcast(Layout layout, int n) {
    Layout narrow = layout.downcast(n);
    assertEquals(layout.size() * n, narrow.size());
    assertEquals(Math.max(layout.rank(), n == 1 ? 0 : 1), narrow.rank());
    long[] wide = Oracle.of(layout).indices();
    long[] expected = new long[wide.length * n];
    for (int i = 0; i < expected.length; i++) {
      expected[i] = wide[i / n] * n + i % n;
    }
    long[] found = Oracle.of(narrow).indices();
    Arrays.sort(expected);
    Arrays.sort(found);
    assertTrue(Arrays.equals(expected, found), () -> layout + " by " + n + " gives " + narrow);
    Layout back = narrow.upcast(n);
    assertEquals(layout.coalesce(), back.coalesce(), () -> layout + " by " + n);
    TALLY.check();
    TALLY.compared();
  }

  /** Only the ratio of the widths counts: up by its numerator, down by its denominator. */
  private static void recast(Layout layout, int newBits, int oldBits) {
    int common = BigInteger.valueOf(newBits).gcd(BigInteger.valueOf(oldBits)).intValue();
    if (!upcastExists(layout, newBits / common)) {
      assertThrowsExactly(
          InvalidValueException.class, () -> layout.recast(newBits, oldBits), layout::toString);
      TALLY.refused();
      return;
    }
    Layout expected = layout.upcast(newBits / common).downcast(oldBits / common);
    assertEquals(expected, layout.recast(newBits, oldBits));
    assertEquals(expected, layout.recast(newBits * 8L, oldBits * 8L));
    TALLY.check();
  }
}
