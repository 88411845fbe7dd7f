package org.strideweave.search;

import java.math.BigInteger;

/**
 * The outer layout {@code A} of a composition, as a function on its integer coordinates.
 *
 * <p>With extents {@code a_j}, strides {@code α_j} and places {@code P_0 = 1, P_{j+1} = P_j * a_j},
 * {@code A(x) = α_0 x + Σ γ_j floor(x / P_j)} over {@code j >= 1}, where {@code γ_j = α_j - a_{j-1}
 * α_{j-1}} is not zero because {@code A} is coalesced. So {@code A(x + y) - A(x) - A(y) = Σ γ_j
 * carry_j(x, y)}.
 */
final class OuterFunction {

  private final long[] extents;
  private final long[] strides;
  private final long[] places;

  OuterFunction(ModeList modes) {
    extents = modes.extents();
    strides = modes.strides();
    places = new long[extents.length + 1];
    places[0] = 1;
    for (int j = 0; j < extents.length; j++) {
      places[j + 1] = places[j] * extents[j];
    }
  }

  int count() {
    return extents.length;
  }

  long extent(int j) {
    return extents[j];
  }

  /** {@code P_j}; {@code place(count())} is the size. */
  long place(int j) {
    return places[j];
  }

  long size() {
    return places[extents.length];
  }

  /** {@code A(x)}, for {@code 0 <= x < size()}. */
  long at(long x) {
    long index = 0;
    int last = extents.length - 1;
    for (int j = 0; x != 0; j++) {
      if (j == last) {
        return index + x * strides[j];
      }
      long quotient = x / extents[j];
      index += (x - quotient * extents[j]) * strides[j];
      x = quotient;
    }
    return index;
  }

  /** {@code floor(x / P_j) mod a_j}. */
  long digit(long x, int j) {
    return x / places[j] % extents[j];
  }

  /**
   * Whether some {@code γ_j} are positive and others negative, so that carries may cancel.
   *
   * <p>{@code a α <= 2 (a - 1) α}, twice a number below the cosize, fits in an unsigned {@code
   * long}.
   */
  boolean carriesCanCancel() {
    boolean positive = false;
    boolean negative = false;
    for (int j = 1; j < extents.length; j++) {
      boolean up = Long.compareUnsigned(strides[j], extents[j - 1] * strides[j - 1]) > 0;
      positive |= up;
      negative |= !up;
    }
    return positive && negative;
  }

  /** {@code γ_j}, which may need 65 bits; for {@code j >= 1}. */
  BigInteger gamma(int j) {
    return BigInteger.valueOf(strides[j])
        .subtract(BigInteger.valueOf(extents[j - 1]).multiply(BigInteger.valueOf(strides[j - 1])));
  }
}
