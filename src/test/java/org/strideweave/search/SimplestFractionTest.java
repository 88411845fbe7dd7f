package org.strideweave.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SimplestFractionTest {

  @Test
  @DisplayName("The least denominator in (a/b, c/d], for all small ends")
  void leastDenominator() {
    for (long b = 1; b <= 14; b++) {
      for (long d = 1; d <= 14; d++) {
        for (long a = 0; a <= 2 * b; a++) {
          for (long c = 1; c <= 2 * d; c++) {
            if (a * d < c * b) {
              assertEquals(
                  bruteForce(a, b, c, d),
                  SimplestFraction.denominator(a, b, c, d),
                  "(%d/%d, %d/%d]".formatted(a, b, c, d));
            }
          }
        }
      }
    }
  }

  /** The first {@code q} of which some multiple of {@code 1/q} lies in the interval. */
  private static long bruteForce(long a, long b, long c, long d) {
    long q = 1;
    while (c * q / d <= a * q / b) {
      q++;
    }
    return q;
  }

  @Test
  @DisplayName("Ends near 2^63 do not wrap")
  void wide() {
    long top = Long.MAX_VALUE;
    assertEquals(top, SimplestFraction.denominator(0, 1, 1, top));
    assertEquals(top, SimplestFraction.denominator(top - 2, top - 1, top - 1, top));
    assertEquals(2, SimplestFraction.denominator(top / 2 - 1, top, top / 2 + 1, top));
  }

  @Test
  @DisplayName("Comparison is exact up to 126 bits")
  void compare() {
    Random random = new Random(126);
    for (int i = 0; i < 10_000; i++) {
      long a = random.nextLong(Long.MAX_VALUE);
      long b = 1 + random.nextLong(Long.MAX_VALUE);
      long c = i % 2 == 0 ? a : random.nextLong(Long.MAX_VALUE);
      long d = i % 2 == 0 ? b - b % 2 + 1 : 1 + random.nextLong(Long.MAX_VALUE);
      BigInteger left = BigInteger.valueOf(a).multiply(BigInteger.valueOf(d));
      BigInteger right = BigInteger.valueOf(c).multiply(BigInteger.valueOf(b));
      assertEquals(left.compareTo(right), Integer.signum(SimplestFraction.compare(a, b, c, d)));
    }
  }
}
