package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.oracle.Oracle;

/** The builders number the coordinates without a gap, the first or the last mode fastest. */
class BuilderLawsTest {
  private static final Tally TALLY = new Tally("builders");

  @AfterAll
  static void report() {
    TALLY.report(1_000, 30_000, 1_000);
  }

  /** {@code columnMajor(n)(i) = i}. */
  @Test
  void columnMajor() {
    everyExtents(
        1,
        extents -> {
          Layout layout = Layout.columnMajor(extents);
          assertEquals(Shape.of(extents), layout.shape());
          long[] indices = Oracle.of(layout).indices();
          for (int key = 0; key < indices.length; key++) {
            assertEquals(key, indices[key], layout::toString);
            TALLY.compared();
          }
          TALLY.check();
        });
  }

  /** {@code rowMajor(n)(c) = ((c_0 * n_1 + c_1) * n_2 + c_2) ...}. */
  @Test
  void rowMajor() {
    everyExtents(
        1,
        extents -> {
          Layout layout = Layout.rowMajor(extents);
          assertEquals(Shape.of(extents), layout.shape());
          Oracle oracle = Oracle.of(layout);
          for (int key = 0; key < oracle.size(); key++) {
            long[] coordinate = oracle.coordinate(key);
            long expected = 0;
            for (int i = 0; i < extents.length; i++) {
              expected = expected * extents[i] + coordinate[i];
            }
            assertEquals(expected, oracle.index(coordinate), layout::toString);
            TALLY.compared();
          }
          TALLY.check();
        });
  }

  /** {@code rowMajor(n) = columnMajor(reversed n)} with its modes reversed. */
  @Test
  void oneIsTheOtherReversed() {
    everyExtents(
        1,
        extents -> {
          long[] reversed = new long[extents.length];
          long[] order = new long[extents.length];
          for (int i = 0; i < extents.length; i++) {
            order[i] = extents.length - 1L - i;
            reversed[i] = extents[extents.length - 1 - i];
          }
          assertEquals(Layout.rowMajor(extents), Layout.columnMajor(reversed).permute(order));
          TALLY.check();
        });
  }

  /** No extent at all, or one below 1, is refused. */
  @Test
  void otherExtentsAreRefused() {
    assertThrows(InvalidValueException.class, Layout::columnMajor);
    assertThrows(InvalidValueException.class, Layout::rowMajor);
    everyExtents(
        -1,
        extents -> {
          boolean legal = true;
          for (long extent : extents) {
            legal &= extent >= 1;
          }
          if (legal) {
            return;
          }
          assertThrows(InvalidValueException.class, () -> Layout.columnMajor(extents));
          assertThrows(InvalidValueException.class, () -> Layout.rowMajor(extents));
          TALLY.refused();
        });
  }

  private static void everyExtents(int least, Consumer<long[]> law) {
    for (int modes = 1; modes <= 5; modes++) {
      everyExtents(least, modes > 3 ? 3 : 6, new long[modes], 0, law);
    }
  }

  private static void everyExtents(
      int least, int most, long[] extents, int from, Consumer<long[]> law) {
    if (from == extents.length) {
      law.accept(extents);
      return;
    }
    for (extents[from] = least; extents[from] <= most; extents[from]++) {
      everyExtents(least, most, extents, from + 1, law);
    }
  }
}
