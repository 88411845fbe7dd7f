package org.strideweave.interop;

import java.util.Arrays;
import java.util.List;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Nested;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** The engine's values as Python sequences of modes or items. */
final class Values {
  private Values() {}

  static int rank(@Nullable Object value) {
    return switch (value) {
      case Shape shape -> shape.rank();
      case Stride stride -> stride.rank();
      case Layout layout -> layout.rank();
      case Tree tree -> tree.rank();
      case null, default -> throw unknown(value);
    };
  }

  static Object item(@Nullable Object value, @Nullable Object key) {
    return switch (value) {
      case Shape shape -> shape.mode(Arguments.position(key, shape.rank(), "shape"));
      case Stride stride -> stride.mode(Arguments.position(key, stride.rank(), "stride"));
      case Layout layout -> layout.mode(Arguments.position(key, layout.rank(), "layout"));
      case Tree tree -> tree.items().get(Arguments.position(key, tree.rank(), "tree"));
      case null, default -> throw unknown(value);
    };
  }

  static Object items(@Nullable Object value, List<?> range) {
    int[] positions = Arguments.positions(range);
    return switch (value) {
      case Shape shape -> shape.modes(positions);
      case Stride stride -> stride.modes(positions);
      case Layout layout -> layout.modes(positions);
      case Tree tree -> new Tree(Arrays.stream(positions).mapToObj(tree.items()::get).toList());
      case null, default -> throw unknown(value);
    };
  }

  static long size(@Nullable Object value) {
    return switch (value) {
      case Shape shape -> shape.size();
      case Layout layout -> layout.size();
      case Tree tree -> tree.size();
      case null, default -> throw unknown(value);
    };
  }

  static ProxyArray recipe(@Nullable Object value) {
    return ProxyArray.fromList(
        List.copyOf(
            switch (value) {
              case Layout layout -> layout.profile();
              case Tree tree -> tree.recipe();
              case null, default -> throw unknown(value);
            }));
  }

  /** Two coordinates with the same index, or null when there are none. */
  static @Nullable ProxyArray collision(Layout layout) {
    return layout
        .collision()
        .map(
            pair -> ProxyArray.fromArray(nested(pair.first().tree()), nested(pair.second().tree())))
        .orElse(null);
  }

  /** The only integer of a shape or stride. */
  static long integer(Nested value) {
    if (value.asItem() instanceof IntTree.Leaf(long number)) {
      return number;
    }
    throw WrongTypeException.of(
        "only a single leaf converts to an integer, got %s", PythonText.repr(value));
  }

  /** The tree as numbers and nested arrays. */
  static Object nested(IntTree tree) {
    return switch (tree) {
      case IntTree.Leaf(long value) -> value;
      case IntTree.Branch(List<IntTree> children) ->
          ProxyArray.fromList(children.stream().map(Values::nested).toList());
    };
  }

  /** {@return {@code value}, which is one of the engine's} */
  static Object known(@Nullable Object value) {
    return switch (value) {
      case Shape shape -> shape;
      case Stride stride -> stride;
      case Layout layout -> layout;
      case TreeItem item -> item;
      case null, default -> throw unknown(value);
    };
  }

  /** {@return {@code value}, which is a Shape or Stride} */
  static Nested integers(@Nullable Object value) {
    if (value instanceof Nested nested) {
      return nested;
    }
    throw unknown(value);
  }

  /** The refusal of an operand that a script passed to an unbound method. */
  private static WrongTypeException unknown(@Nullable Object value) {
    return WrongTypeException.of(
        "the method needs a Shape, Stride, Layout, Tree or Node that has it, got %s",
        Guest.describe(value));
  }
}
