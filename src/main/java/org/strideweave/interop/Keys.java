package org.strideweave.interop;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;
import org.strideweave.tree.TreeReader;

/** Evaluation of a layout at a Python key: an integer, or a sequence that is a coordinate. */
final class Keys {
  private Keys() {}

  static long index(Layout layout, @Nullable Object key) {
    return switch (key) {
      case Integer number -> layout.index(number);
      case Long number -> layout.index(number);
      case null, default ->
          switch (new TreeReader(new KeyRule(layout), Guest::component).item(key)) {
            case IntTree.Leaf(long number) -> layout.index(number);
            case IntTree.Branch components -> layout.index(new Coordinate(components));
          };
    };
  }

  /** The integer that counts a coordinate of the shape. */
  static long encode(Shape shape, @Nullable Object coordinate) {
    return index(Layout.columnMajor(shape), coordinate);
  }

  /**
   * A component past 64 bits is outside every domain; one that is no integer is of the wrong type.
   */
  private record KeyRule(Layout layout) implements LeafRule {
    @Override
    public String container() {
      return "key";
    }

    @Override
    public RuntimeException tooDeep() {
      return InvalidValueException.of(
          "key is not in domain of shape %s: it is nested deeper than any shape (does it contain"
              + " itself?)",
          layout.shape());
    }

    @Override
    public RuntimeException refuse(@Nullable Object value, String place) {
      if (value instanceof BigInteger) {
        return InvalidValueException.of(
            "key is not in domain of shape %s: got %s at %s", layout.shape(), value, place);
      }
      return WrongTypeException.of(
          "key must be an integer or a sequence of integers and sequences, got %s at %s",
          Show.value(value), place);
    }
  }
}
