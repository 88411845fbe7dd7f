package org.strideweave.search;

import java.util.Arrays;

/**
 * A flat, immutable list of modes {@code (extent, stride)}, first mode fastest.
 *
 * <p>It is the currency of this package, and knows nothing of trees. The empty list is the layout
 * of size 1 that maps 0 to 0. Extents are at least 1 and strides at least 0, and size and cosize
 * fit in a {@code long}: whoever builds the list has checked that.
 */
public final class ModeList {

  /** The empty list: size 1, index 0. */
  public static final ModeList EMPTY = new ModeList(new long[0], new long[0]);

  /** The single mode {@code 1:0}. */
  public static final ModeList UNIT = new ModeList(new long[] {1}, new long[] {0});

  private final long[] extents;
  private final long[] strides;

  private ModeList(long[] extents, long[] strides) {
    this.extents = extents;
    this.strides = strides;
  }

  /**
   * {@return the modes {@code (extents[i], strides[i])}, copied from the arrays}
   *
   * @throws IllegalArgumentException when the arrays differ in length
   */
  public static ModeList of(long[] extents, long[] strides) {
    if (extents.length != strides.length) {
      throw new IllegalArgumentException(
          "extents and strides must have the same length, got %d and %d"
              .formatted(extents.length, strides.length));
    }
    return extents.length == 0 ? EMPTY : new ModeList(extents.clone(), strides.clone());
  }

  /** {@return the list of this one mode} */
  public static ModeList of(long extent, long stride) {
    return new ModeList(new long[] {extent}, new long[] {stride});
  }

  /** Takes both arrays over: the caller gives them up. */
  static ModeList wrap(long[] extents, long[] strides) {
    return new ModeList(extents, strides);
  }

  /** {@return the number of modes} */
  public int count() {
    return extents.length;
  }

  /** {@return the extent of mode {@code i}} */
  public long extent(int i) {
    return extents[i];
  }

  /** {@return the stride of mode {@code i}} */
  public long stride(int i) {
    return strides[i];
  }

  /** {@return a fresh array of the extents} */
  public long[] extents() {
    return extents.clone();
  }

  /** {@return a fresh array of the strides} */
  public long[] strides() {
    return strides.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ModeList that
        && Arrays.equals(extents, that.extents)
        && Arrays.equals(strides, that.strides);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(extents) + Arrays.hashCode(strides);
  }

  /** {@return for example {@code [4, 8]:[8, 1]}} */
  @Override
  public String toString() {
    return Arrays.toString(extents) + ":" + Arrays.toString(strides);
  }
}
