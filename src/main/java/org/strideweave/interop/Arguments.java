package org.strideweave.interop;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.tree.Nested;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** What a Python caller passed, checked for its kind and turned into what the engine takes. */
final class Arguments {
  private Arguments() {}

  static Layout layout(@Nullable Object given, String role) {
    if (given instanceof Layout layout) {
      return layout;
    }
    throw InvalidValueException.of("%s must be a Layout, got %s", role, Show.value(given));
  }

  static Tree tree(@Nullable Object given, String role) {
    if (given instanceof Tree tree) {
      return tree;
    }
    throw InvalidValueException.of("%s must be a Tree, got %s", role, Show.value(given));
  }

  static Shape targetShape(@Nullable Object given, String role) {
    if (given instanceof Shape shape) {
      return shape;
    }
    throw WrongTypeException.of("%s must be a Shape, got %s", role, Show.value(given));
  }

  static TreeItem treeItem(@Nullable Object given, int place) {
    if (given instanceof TreeItem item) {
      return item;
    }
    // A Shape of one extent counts as an integer elsewhere; a Tree has no use for its number.
    if (!(given instanceof Nested) && Guest.integer(given) != null) {
      return Node.LEAF;
    }
    throw InvalidValueException.of(
        "tree item must be an integer, Node.Leaf, Node.id(n) or a Tree, got %s at tree[%s]",
        Show.value(given), place);
  }

  static long sourceId(@Nullable Object given) {
    return switch (Guest.integer(given)) {
      case null ->
          throw WrongTypeException.of("Node.id must be an integer, got %s", Show.value(given));
      case BigInteger big when big.signum() < 0 ->
          throw new InvalidValueException(Node.negativeId(big.toString()));
      case BigInteger big -> throw Exact.tooLarge("Node.id", big.toString());
      case Number number -> number.longValue();
    };
  }

  static long cotarget(@Nullable Object given) {
    return switch (Guest.integer(given)) {
      case BigInteger big when big.signum() > 0 ->
          throw Exact.tooLarge("complement cotarget", big.toString());
      case Long number -> number;
      case null, default ->
          throw InvalidValueException.of(
              "complement cotarget must be a positive integer, got %s", Show.value(given));
    };
  }

  /** A position among {@code rank} items by Python's rule: negative ones count from the end. */
  static int position(@Nullable Object key, int rank, String role) {
    Number number = Guest.integer(key);
    if (number == null) {
      throw WrongTypeException.of(
          "%s mode must be an integer or a slice, got %s", role, Show.value(key));
    }
    long position = number.longValue() + (number.longValue() < 0 ? rank : 0);
    if (number instanceof BigInteger || position < 0 || position >= rank) {
      throw OutOfRangeException.of(
          "%s mode is out of range: %s, got %s",
          role,
          (rank == 0 ? "it has no modes" : "it must be in [" + -rank + ", " + rank + ")"),
          number);
    }
    return (int) position;
  }

  static int[] positions(List<?> range) {
    return range.stream().mapToInt(item -> ((Number) item).intValue()).toArray();
  }
}
