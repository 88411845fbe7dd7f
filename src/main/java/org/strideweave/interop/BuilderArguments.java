package org.strideweave.interop;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;

/** Orders, strides and counts of a Python caller. */
final class BuilderArguments {
  private static final LeafRule.AtLeast ORDER =
      new LeafRule.AtLeast("order", "order", Long.MIN_VALUE, "must be an integer", "");
  private static final LeafRule.AtLeast STRIDES =
      new LeafRule.AtLeast("stride", "strides", Long.MIN_VALUE, "must be an integer", "");

  private BuilderArguments() {}

  /**
   * A positive number: what is no integer is of the wrong type, and what is too small has a rule.
   */
  static long count(@Nullable Object given, String role) {
    return switch (Guest.integer(given)) {
      case null ->
          throw WrongTypeException.of("%s must be an integer, got %s", role, Show.value(given));
      case BigInteger big when big.signum() > 0 -> throw Exact.tooLarge(role, big.toString());
      case Number number when number instanceof BigInteger || number.longValue() < 1 ->
          throw InvalidValueException.of("%s must be a positive integer, got %s", role, number);
      case Number number -> number.longValue();
    };
  }

  /** An order: one integer, or integers under nested sequences. */
  static IntTree order(@Nullable Object given) {
    List<?> items = Guest.sequence(given);
    return items == null
        ? Construction.tree(ORDER, List.of(integer(given, "order"))).children().getFirst()
        : Construction.tree(ORDER, List.of(items));
  }

  static Layout compact(Shape shape, @Nullable Object order) {
    if (!(order instanceof String name)) {
      throw WrongTypeException.of(
          "order must be 'column_major' or 'row_major', got %s", Show.value(order));
    }
    return switch (name) {
      case "column_major" -> Layout.columnMajor(shape);
      case "row_major" -> Layout.rowMajor(shape);
      default ->
          throw InvalidValueException.of(
              "order must be 'column_major' or 'row_major', got %s", Show.value(order));
    };
  }

  static Layout fromStrides(Shape shape, @Nullable Object given, long itemSize) {
    List<?> items = Guest.sequence(given);
    IntTree.Branch strides =
        Construction.tree(STRIDES, List.of(items == null ? integer(given, "strides") : items));
    if (!shape.tree().congruent(strides)) {
      throw InvalidValueException.of(
          "shape and strides do not match in structure: shape %s, strides %s", shape, strides);
    }
    return Layout.fromStrides(shape, strides.leaves(), itemSize);
  }

  private static Object integer(@Nullable Object given, String role) {
    if (given == null || Guest.integer(given) == null) {
      throw WrongTypeException.of(
          "%s must be an integer or a nested sequence of integers, got %s",
          role, Show.value(given));
    }
    return given;
  }
}
