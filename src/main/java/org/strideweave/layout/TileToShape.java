package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.strideweave.check.InvalidValueException;
import org.strideweave.tree.IntTree;

/** The blocked product of a tile that fills a shape. */
final class TileToShape {
  private TileToShape() {}

  /** {@code order[i]} is the rank of mode {@code i} among the modes: 0 steps fastest. */
  static Layout tile(Layout tile, Shape shape, long... order) {
    requireOrder(shape, order);
    long[] counts = counts(tile, shape);
    long[] strides = new long[counts.length];
    long next = 1;
    for (int i : fastestFirst(order)) {
      strides[i] = next;
      next *= counts[i]; // at most the size of the shape, which is known to fit
    }
    List<Mode> copies = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      copies.add(new Mode(IntTree.leaf(counts[i]), IntTree.leaf(strides[i])));
    }
    return Product.blocked(tile, Mode.layout(copies));
  }

  /** {@return the order in which the first mode steps fastest} */
  static long[] firstModeFastest(Shape shape) {
    return IntStream.range(0, shape.rank()).asLongStream().toArray();
  }

  private static List<Integer> fastestFirst(long... order) {
    List<Integer> modes = new ArrayList<>(IntStream.range(0, order.length).boxed().toList());
    modes.sort((one, other) -> Long.compare(order[one], order[other]));
    return modes;
  }

  private static void requireOrder(Shape shape, long... order) {
    long[] sorted = order.clone();
    Arrays.sort(sorted);
    if (!Arrays.equals(sorted, firstModeFastest(shape))) {
      throw InvalidValueException.of(
          "order must hold each of the numbers from 0 to %s once, one for each mode of %s, got %s",
          shape.rank() - 1, shape, Arrays.toString(order));
    }
  }

  private static long[] counts(Layout tile, Shape shape) {
    if (tile.rank() > shape.rank()) {
      throw InvalidValueException.of(
          "shape must have a mode for each of the %s modes of tile %s, got %s",
          tile.rank(), tile, shape);
    }
    long[] counts = new long[shape.rank()];
    for (int i = 0; i < counts.length; i++) {
      long whole = Shape.product(shape.tree().children().get(i));
      long part = i < tile.rank() ? Shape.product(tile.shape().tree().children().get(i)) : 1;
      if (whole % part != 0) {
        throw notMultiple(shape, i, whole, part);
      }
      counts[i] = whole / part;
    }
    return counts;
  }

  private static InvalidValueException notMultiple(Shape shape, int mode, long whole, long part) {
    long below = whole - whole % part;
    String above = Long.MAX_VALUE - below >= part ? Long.toString(below + part) : "";
    String nearest =
        below == 0 ? above : above.isEmpty() ? Long.toString(below) : below + " or " + above;
    return InvalidValueException.of(
        "size of shape mode %s must be a multiple of %s, the size of the tile's mode, got %s in"
            + " %s (nearest: %s)",
        mode, part, whole, shape, nearest);
  }
}
