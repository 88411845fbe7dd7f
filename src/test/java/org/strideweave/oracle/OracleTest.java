package org.strideweave.oracle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The oracle gives the answers that a reader finds by hand, and those of a plainer search. */
class OracleTest {
  private static Layout layout(List<?> shape, List<?> stride) {
    return Layout.of(Shape.of(shape), Stride.of(stride));
  }

  @Test
  void indices() {
    Oracle oracle = Oracle.of(layout(List.of(2, List.of(1, 3)), List.of(5, List.of(9, 0))));
    assertArrayEquals(new long[] {0, 5, 0, 5, 0, 5}, oracle.indices());
    assertArrayEquals(new long[] {1, 0, 2}, oracle.coordinate(5));
    assertEquals(6, oracle.size());
    assertEquals(6, oracle.cosize());
    assertFalse(oracle.isInjective());
    assertTrue(Oracle.of(layout(List.of(2, 2), List.of(2, 3))).isInjective());
  }

  @Test
  void uniformPreimages() {
    Oracle oracle = Oracle.of(layout(List.of(2, 3), List.of(1, 0)));
    assertEquals(OptionalLong.of(3), oracle.uniformPreimage(2));
    assertEquals(OptionalLong.empty(), oracle.uniformPreimage(1));
    assertEquals(OptionalLong.empty(), oracle.uniformPreimage(3));
    // 0, 1, 1, 2: the middle one twice.
    assertEquals(
        OptionalLong.empty(), Oracle.of(layout(List.of(2, 2), List.of(1, 1))).uniformPreimage(3));
  }

  @Test
  void complements() {
    Oracle evens = Oracle.of(layout(List.of(4), List.of(2)));
    assertTrue(evens.covers(Oracle.of(layout(List.of(2), List.of(1))), 8));
    assertFalse(evens.covers(Oracle.of(layout(List.of(2), List.of(1))), 9));
    assertFalse(evens.covers(Oracle.of(layout(List.of(2), List.of(2))), 8));
    assertTrue(evens.hasComplement(8));
    assertTrue(evens.hasComplement(16));
    assertFalse(evens.hasComplement(12));
    assertFalse(Oracle.of(layout(List.of(2, 2), List.of(2, 3))).hasComplement(12));
    assertTrue(Oracle.of(layout(List.of(1), List.of(7))).hasComplement(5));
  }

  /** A composition with one leaf exists where some list of extents gives all of its values. */
  @Test
  void compositionsWithOneLeaf() {
    int exist = 0;
    int all = 0;
    for (long a = 1; a <= 4; a++) {
      for (long b = 1; b <= 4; b++) {
        for (long c = 2; c <= 3; c++) {
          for (int strides = 0; strides < 7 * 7 * 7; strides++) {
            Oracle outer =
                Oracle.of(
                    layout(List.of(a, b, c), List.of(strides % 7, strides / 7 % 7, strides / 49)));
            long[] values = outer.indices();
            for (long step = 0; step <= 5; step++) {
              for (int extent = 2; (extent - 1) * step < values.length && extent <= 12; extent++) {
                long[] run = new long[extent];
                for (int i = 0; i < extent; i++) {
                  run[i] = values[(int) (i * step)];
                }
                boolean expected = someExtentsGive(run, new long[extent], 1);
                Layout inner = layout(List.of(extent), List.of(step));
                assertEquals(expected, Oracle.compositionExists(outer, Oracle.of(inner)));
                all++;
                exist += expected ? 1 : 0;
              }
            }
          }
        }
      }
    }
    assertTrue(exist > 10_000 && all - exist > 10_000, exist + " of " + all);
  }

  /**
   * Tries every extent for the mode at this place. Its stride is the value there, and {@code sums}
   * holds what the modes so far give below it.
   */
  private static boolean someExtentsGive(long[] values, long[] sums, int place) {
    if (place == values.length) {
      return java.util.Arrays.equals(values, sums);
    }
    for (int extent = 2; place * extent <= values.length; extent++) {
      if (values.length % (place * extent) != 0) {
        continue;
      }
      for (int i = place; i < place * extent; i++) {
        sums[i] = sums[i % place] + i / place * values[place];
      }
      if (someExtentsGive(values, sums, place * extent)) {
        return true;
      }
    }
    return false;
  }
}
