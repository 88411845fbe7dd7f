package org.strideweave.layout;

import org.strideweave.check.InvalidValueException;

/** Strides as other libraries give them: of another unit, and of any sign. */
final class ForeignStrides {
  private ForeignStrides() {}

  static Layout layout(Shape shape, long[] strides, long itemSize) {
    if (itemSize < 1) {
      throw InvalidValueException.of("itemsize must be a positive integer, got %s", itemSize);
    }
    long[] extents = shape.tree().leaves();
    if (strides.length != extents.length) {
      throw InvalidValueException.of(
          "strides must have one entry for each of the %s leaves of %s, got %s",
          extents.length, shape, strides.length);
    }
    long[] elements = new long[strides.length];
    for (int i = 0; i < elements.length; i++) {
      // A mode of one coordinate never steps, and other libraries give it any stride.
      elements[i] = extents[i] == 1 ? 0 : elements(strides[i], i, itemSize);
    }
    return new Layout(shape, new Stride(shape.tree().withLeaves(elements)));
  }

  private static long elements(long stride, int leaf, long itemSize) {
    if (stride < 0) {
      throw InvalidValueException.of(
          "strides must not be negative, got %s at leaf %s (a layout counts from its least index:"
              + " take the array before it was reversed)",
          stride, leaf);
    }
    if (stride % itemSize != 0) {
      throw InvalidValueException.of(
          "strides must be multiples of the itemsize %s, got %s at leaf %s",
          itemSize, stride, leaf);
    }
    return stride / itemSize;
  }
}
