package org.strideweave.interop;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Tiler;

/** The tilers and orders of a Python caller. */
final class TilingArguments {
  private TilingArguments() {}

  static Tiler tiler(@Nullable Object given) {
    if (given instanceof Tiler tiler) {
      return tiler;
    }
    List<?> items = Guest.sequence(given);
    if (items == null) {
      throw WrongTypeException.of(
          "B must be a Layout, a Shape or a sequence of tiles, got %s", Show.value(given));
    }
    List<Object> tiles = new ArrayList<>(items.size());
    for (Object item : items) {
      tiles.add(tile(item, tiles.size()));
    }
    return Tiler.of(tiles);
  }

  private static Object tile(@Nullable Object item, int place) {
    return switch (item) {
      case null -> Tiler.WHOLE;
      case Layout layout -> layout;
      case Shape shape -> shape;
      default -> {
        Number extent = Guest.integer(item);
        if (extent == null) {
          throw WrongTypeException.of(
              "B[%s] must be a Layout, a Shape, an integer or None, got %s",
              place, Show.value(item));
        }
        yield extent;
      }
    };
  }

  static Layout copies(@Nullable Object given) {
    if (given instanceof Layout layout) {
      return layout;
    }
    throw WrongTypeException.of("B must be a Layout, got %s", Show.value(given));
  }

  static long[] order(Shape shape, @Nullable Object given) {
    List<?> items = Guest.sequence(given);
    if (items == null) {
      throw WrongTypeException.of(
          "order must be a sequence of integers or None, got %s", Show.value(given));
    }
    long[] order = new long[items.size()];
    for (int i = 0; i < order.length; i++) {
      Number number = Guest.integer(items.get(i));
      if (number == null) {
        throw WrongTypeException.of(
            "order entry must be an integer, got %s at order[%s]", Show.value(items.get(i)), i);
      }
      if (!(number instanceof Long)) {
        throw InvalidValueException.of(
            "order entry must be in [0, %s), got %s at order[%s]", shape.rank(), number, i);
      }
      order[i] = number.longValue();
    }
    return order;
  }
}
