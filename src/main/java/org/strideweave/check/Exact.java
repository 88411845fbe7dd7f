package org.strideweave.check;

/** Sums and products that are exact or refused, never wrapped. */
public final class Exact {
  private Exact() {}

  /**
   * {@return {@code a * b}}
   *
   * @param a a non-negative factor
   * @param b a non-negative factor
   * @param what the quantity in words, for the message
   * @throws SizeOverflowException if the product is above {@link Long#MAX_VALUE}
   */
  public static long multiply(long a, long b, String what) {
    long high = Math.multiplyHigh(a, b);
    long low = a * b;
    if (high != 0 || low < 0) {
      throw tooLarge(what, a + " * " + b);
    }
    return low;
  }

  /**
   * {@return {@code a + b}}
   *
   * @param a a non-negative term
   * @param b a non-negative term
   * @param what the quantity in words, for the message
   * @throws SizeOverflowException if the sum is above {@link Long#MAX_VALUE}
   */
  public static long add(long a, long b, String what) {
    long sum = a + b;
    if (sum < 0) {
      throw tooLarge(what, a + " + " + b);
    }
    return sum;
  }

  /**
   * {@return the refusal of a number above {@link Long#MAX_VALUE}}
   *
   * @param what the quantity in words
   * @param got the number, and where it stands
   */
  public static SizeOverflowException tooLarge(String what, String got) {
    return new SizeOverflowException(
        what + " must fit in 64 bits (at most " + Long.MAX_VALUE + "), got " + got);
  }
}
