package org.strideweave.layout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import org.strideweave.check.InvalidValueException;
import org.strideweave.tree.IntTree;

/** Layouts without gaps whose leaves lie in a given order. */
final class CompactOrder {
  private CompactOrder() {}

  /** {@return the compact layout whose last leaf is adjacent} */
  static Layout rowMajor(Shape shape) {
    int leaves = shape.tree().leafCount();
    return compact(shape, IntStream.range(0, leaves).mapToLong(i -> -i).toArray(), rank -> true);
  }

  /** {@return the compact layout whose leaves lie in ascending order of {@code order}} */
  static Layout ordered(Shape shape, IntTree order) {
    if (!order.weaklyCongruent(shape.tree())) {
      throw InvalidValueException.of(
          "order must be one integer, or follow the hierarchy of %s, where an integer may stand for"
              + " a nested mode, got %s",
          shape, order);
    }
    long[] ranks = new long[shape.tree().leafCount()];
    spread(order, shape.tree(), ranks, 0);
    return compact(shape, ranks, rank -> true);
  }

  /** {@return the layout of the same shape and order of strides without gaps} */
  static Layout like(Layout layout) {
    return compact(layout.shape(), layout.flat().strides(), stride -> stride > 0);
  }

  /** Gives each leaf below a leaf of {@code order} its integer; {@return the next leaf}. */
  private static int spread(IntTree order, IntTree shape, long[] ranks, int from) {
    return switch (order) {
      case IntTree.Leaf(long rank) -> {
        int end = from + shape.leafCount();
        Arrays.fill(ranks, from, end, rank);
        yield end;
      }
      case IntTree.Branch(List<IntTree> orders) -> {
        int next = from;
        List<IntTree> shapes = ((IntTree.Branch) shape).children();
        for (int i = 0; i < orders.size(); i++) {
          next = spread(orders.get(i), shapes.get(i), ranks, next);
        }
        yield next;
      }
    };
  }

  /** Leaves that are not to move keep stride 0; of equal ranks the first leaf lies inside. */
  private static Layout compact(Shape shape, long[] ranks, LongPredicate moves) {
    long[] extents = shape.tree().leaves();
    long[] strides = new long[extents.length];
    long next = 1;
    for (int leaf :
        IntStream.range(0, extents.length)
            .boxed()
            .sorted(Comparator.comparingLong(i -> ranks[i]))
            .toList()) {
      if (moves.test(ranks[leaf])) {
        strides[leaf] = next;
        next *= extents[leaf]; // at most the size of the shape, which is known to fit
      }
    }
    return new Layout(shape, new Stride(shape.tree().withLeaves(strides)));
  }
}
