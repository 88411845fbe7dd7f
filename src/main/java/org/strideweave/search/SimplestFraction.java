package org.strideweave.search;

/**
 * The fraction with the least denominator in an interval: a walk down the Stern-Brocot tree, by
 * continued fractions and so in logarithmic time.
 *
 * <p>No intermediate value overflows: numbers of the interval's ends only get smaller, and the
 * answer is at most as large as the closed end, which is itself a candidate.
 */
record SimplestFraction(long numerator, long denominator) {

  /** The least denominator of a fraction in {@code (a/b, c/d]}, for {@code 0 <= a/b < c/d}. */
  static long denominator(long a, long b, long c, long d) {
    return rightClosed(a, b, c, d).denominator;
  }

  /** {@code a/b <=> c/d} for non-negative numerators and positive denominators. */
  static int compare(long a, long b, long c, long d) {
    int high = Long.compare(Math.multiplyHigh(a, d), Math.multiplyHigh(c, b));
    return high != 0 ? high : Long.compareUnsigned(a * d, c * b);
  }

  /** The simplest fraction in {@code (a/b, c/d]}. */
  private static SimplestFraction rightClosed(long a, long b, long c, long d) {
    long whole = a / b;
    long rest = c - whole * d;
    if (rest >= d) {
      return new SimplestFraction(whole + 1, 1);
    }
    return leftClosed(d, rest, b, a - whole * b).turned(whole);
  }

  /** The simplest fraction in {@code [a/b, c/d)}, where {@code d} may be 0, for infinity. */
  private static SimplestFraction leftClosed(long a, long b, long c, long d) {
    long whole = a / b;
    long rest = c - whole * d;
    if (whole * b == a) {
      return new SimplestFraction(whole, 1);
    }
    if (rest > d) {
      return new SimplestFraction(whole + 1, 1);
    }
    return rightClosed(d, rest, b, a - whole * b).turned(whole);
  }

  /** {@code whole + 1/this}. */
  private SimplestFraction turned(long whole) {
    return new SimplestFraction(whole * numerator + denominator, numerator);
  }
}
