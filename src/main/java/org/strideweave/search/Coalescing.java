package org.strideweave.search;

import java.util.Arrays;

/**
 * The canonical form of a list of modes.
 *
 * <p>Two lists are the same function on integers exactly when they have the same size and their
 * coalesced lists are equal: the first extent is the first {@code t} with {@code f(t) != t * f(1)},
 * or the whole size; the next stride is {@code f(t)}; and so on.
 */
public final class Coalescing {

  private Coalescing() {}

  /**
   * {@return the shortest list that is the same function on integers}: no extent is 1, and no mode
   * continues the one before it. The layout of size 1 gives the empty list. A list that is
   * coalesced already is returned itself.
   */
  public static ModeList coalesce(ModeList modes) {
    if (isCoalesced(modes)) {
      return modes;
    }
    long[] extents = new long[modes.count()];
    long[] strides = new long[modes.count()];
    int count = 0;
    for (int i = 0; i < modes.count(); i++) {
      long extent = modes.extent(i);
      long stride = modes.stride(i);
      if (extent == 1) {
        continue;
      }
      if (count > 0 && continues(extents[count - 1], strides[count - 1], stride)) {
        extents[count - 1] *= extent;
      } else {
        extents[count] = extent;
        strides[count] = stride;
        count++;
      }
    }
    return count == 0
        ? ModeList.EMPTY
        : ModeList.wrap(Arrays.copyOf(extents, count), Arrays.copyOf(strides, count));
  }

  /** {@return whether no extent is 1 and no mode continues the one before it} */
  public static boolean isCoalesced(ModeList modes) {
    for (int i = 0; i < modes.count(); i++) {
      if (modes.extent(i) == 1) {
        return false;
      }
      if (i > 0 && continues(modes.extent(i - 1), modes.stride(i - 1), modes.stride(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code next == extent * stride}; a product past 64 bits has a high half. */
  private static boolean continues(long extent, long stride, long next) {
    return extent * stride == next && Math.multiplyHigh(extent, stride) == 0;
  }
}
