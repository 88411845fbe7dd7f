package org.strideweave.interop;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;
import org.strideweave.tree.TreeReader;

/** Values from a Python caller's arguments. */
final class Construction {
  private Construction() {}

  static IntTree.Branch tree(LeafRule rule, List<?> items) {
    return new TreeReader(rule, Guest::item).items(items);
  }

  static Layout layout(@Nullable Object shape, @Nullable Object stride) {
    if (!(shape instanceof Shape extents)) {
      throw InvalidValueException.of("shape must be a Shape, got %s", Show.value(shape));
    }
    if (!(stride instanceof Stride strides)) {
      throw InvalidValueException.of("stride must be a Stride, got %s", Show.value(stride));
    }
    return Layout.of(extents, strides);
  }

  static Tree tree(List<?> items) {
    List<TreeItem> checked = new ArrayList<>(items.size());
    for (Object item : items) {
      checked.add(Arguments.treeItem(item, checked.size()));
    }
    return new Tree(checked);
  }

  /** The extents of a builder; what is no integer gets the same words as what is not positive. */
  static long[] extents(List<?> items) {
    long[] extents = new long[items.size()];
    for (int i = 0; i < extents.length; i++) {
      Object item = items.get(i);
      extents[i] =
          switch (Guest.integer(item)) {
            case Long number -> number;
            case Number big when big.doubleValue() > 0 ->
                throw Exact.tooLarge("extents", big + " at extents[" + i + "]");
            case null, default ->
                throw InvalidValueException.of(
                    "extents must be positive integers, got %s at extents[%s]",
                    Show.value(item), i);
          };
    }
    return extents;
  }

  /** The order of a permutation: integers, or one iterable of them. */
  static long[] order(Layout layout, List<?> given) {
    List<?> single = given.size() == 1 ? Guest.iterable(given.getFirst()) : null;
    List<?> items = single == null ? given : single;
    long[] order = new long[items.size()];
    for (int i = 0; i < order.length; i++) {
      Number number = Guest.integer(items.get(i));
      if (number == null) {
        throw WrongTypeException.of(
            "order entry must be an integer, got %s at order[%s]", Show.value(items.get(i)), i);
      }
      if (!(number instanceof Long)) {
        throw InvalidValueException.of(
            "order entry is out of range: it must be below %s, got %s at order[%s]",
            layout.rank(), number, i);
      }
      order[i] = number.longValue();
    }
    return order;
  }
}
