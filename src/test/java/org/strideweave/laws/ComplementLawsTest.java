package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.oracle.Oracle;

/**
 * L and its complement reach every index below the cotarget once; refused exactly where none does.
 */
class ComplementLawsTest {
  private static final Tally TALLY = new Tally("complement");

  @AfterAll
  static void report() {
    TALLY.report(3_000, 20_000, 10_000);
  }

  @Test
  void everySmallLayoutAndCotarget() {
    Layouts.everySmall(
        2,
        4,
        8,
        layout -> {
          for (long cotarget = 1; cotarget <= 16; cotarget++) {
            check(layout, cotarget);
          }
        });
    Layouts.everySmall(
        3,
        2,
        6,
        layout -> {
          for (long cotarget : new long[] {4, 8, 12, 16}) {
            check(layout, cotarget);
          }
        });
  }

  @Test
  void randomLayouts() {
    Random random = new Random(9);
    for (int i = 0; i < 5_000; i++) {
      Layout layout = Layouts.compact(random, 60);
      check(layout, layout.cosize() * (1 + random.nextInt(6)));
      check(layout, layout.cosize() + random.nextInt(8));
    }
  }

  private static void check(Layout layout, long cotarget) {
    Oracle oracle = Oracle.of(layout);
    TALLY.compared();
    Layout complement;
    try {
      complement = layout.complement(cotarget);
    } catch (InvalidValueException refusal) {
      TALLY.refused();
      String message = refusal.getMessage();
      assertEquals(
          oracle.isInjective(), !message.contains("overlaps with itself"), () -> layout + message);
      if (cotarget <= 24) {
        assertFalse(oracle.hasComplement(cotarget), () -> layout + " in " + cotarget);
      }
      return;
    }
    assertTrue(oracle.covers(Oracle.of(complement), cotarget), () -> layout + " and " + complement);
    long[] strides = complement.stride().tree().leaves();
    for (int i = 1; i < strides.length; i++) {
      assertTrue(strides[i - 1] < strides[i], complement::toString);
    }
    assertEquals(1, complement.shape().tree().depth());
    TALLY.check();
  }
}
