package org.strideweave.layout;

import org.strideweave.check.InvalidValueException;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.TreeReader;

/** Layouts without gaps: each stride is the product of the extents that vary faster. */
final class Compact {
  private Compact() {}

  /** {@return strides that make the first mode of {@code shape} adjacent} */
  static IntTree columnMajor(IntTree shape) {
    long[] extents = shape.leaves();
    long[] strides = new long[extents.length];
    long next = 1;
    for (int i = 0; i < extents.length; i++) {
      strides[i] = next;
      next *= extents[i]; // at most the size of the shape, which is known to fit
    }
    return shape.withLeaves(strides);
  }

  static Layout columnMajor(long... extents) {
    return columnMajor(flat(extents));
  }

  static Layout columnMajor(Shape shape) {
    return new Layout(shape, new Stride(TreeReader.read(Stride.STRIDE, columnMajor(shape.tree()))));
  }

  static Layout rowMajor(long... extents) {
    Shape shape = flat(extents);
    long[] strides = new long[extents.length];
    long next = 1;
    for (int i = extents.length - 1; i >= 0; i--) {
      strides[i] = next;
      next *= extents[i];
    }
    return new Layout(shape, Stride.of(strides));
  }

  private static Shape flat(long... extents) {
    if (extents.length == 0) {
      throw new InvalidValueException("at least one extent is required, got none");
    }
    for (int i = 0; i < extents.length; i++) {
      if (extents[i] < 1) {
        throw notPositive(Long.toString(extents[i]), i);
      }
    }
    return Shape.of(extents);
  }

  /** The refusal of an extent that is no positive integer. */
  static InvalidValueException notPositive(String value, int place) {
    return InvalidValueException.of(
        "extents must be positive integers, got %s at extents[%s]", value, place);
  }
}
