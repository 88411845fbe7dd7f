package org.strideweave.layout;

import java.util.List;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/**
 * Evaluation: {@code L(c) = sum(c_i * s_i)} over the leaves.
 *
 * <p>An in-domain index is less than the cosize, which is known to fit, so the sums here are plain.
 */
final class Indexing {
  private Indexing() {}

  /**
   * The index of the coordinate that {@code key} counts, first mode fastest; key is in the domain.
   */
  static long at(ModeList modes, long key) {
    long index = 0;
    long rest = key;
    for (int i = 0; i < modes.count(); i++) {
      long extent = modes.extent(i);
      long quotient = rest / extent;
      index += (rest - quotient * extent) * modes.stride(i);
      rest = quotient;
    }
    return index;
  }

  /** The index of a coordinate of the whole layout. */
  static long at(Layout layout, IntTree.Branch coordinate) {
    return at(layout, layout.shape().tree(), layout.stride().tree(), coordinate, coordinate, "key");
  }

  /** The index of one component of {@code whole} in a mode of the layout. */
  static long component(Layout layout, int mode, long component, Coordinate whole) {
    return component(
        layout,
        layout.shape().tree().children().get(mode),
        layout.stride().tree().children().get(mode),
        component,
        whole.tree(),
        "key[" + mode + "]");
  }

  private static long at(
      Layout layout, IntTree shape, IntTree stride, IntTree part, IntTree whole, String place) {
    return switch (part) {
      case IntTree.Leaf(long value) -> component(layout, shape, stride, value, whole, place);
      case IntTree.Branch(List<IntTree> parts) -> {
        if (!(shape instanceof IntTree.Branch(List<IntTree> shapes))
            || !(stride instanceof IntTree.Branch(List<IntTree> strides))) {
          throw outside(layout, whole, "expected an integer at " + place + ", got " + part);
        }
        if (parts.size() != shapes.size()) {
          throw outside(
              layout,
              whole,
              "expected " + shapes.size() + " components at " + place + ", got " + parts.size());
        }
        long index = 0;
        for (int i = 0; i < parts.size(); i++) {
          // The common case, a number for a leaf, needs no words for its place.
          if (parts.get(i) instanceof IntTree.Leaf(long value)
              && shapes.get(i) instanceof IntTree.Leaf(long extent)
              && strides.get(i) instanceof IntTree.Leaf(long step)
              && value >= 0
              && value < extent) {
            index += value * step;
          } else {
            String inner = place + "[" + i + "]";
            index += at(layout, shapes.get(i), strides.get(i), parts.get(i), whole, inner);
          }
        }
        yield index;
      }
    };
  }

  private static long component(
      Layout layout, IntTree shape, IntTree stride, long value, IntTree whole, String place) {
    long size = Shape.product(shape);
    if (value < 0 || value >= size) {
      throw outside(
          layout, whole, place + " must be an integer in [0, " + size + "), got " + value);
    }
    return at(new Mode(shape, stride).flat(), value);
  }

  /** The refusal of a key that is no coordinate of the layout. */
  static InvalidValueException outside(Layout layout, Object key, String why) {
    return InvalidValueException.of(
        "key %s is not in domain of shape %s: %s", key, layout.shape(), why);
  }
}
