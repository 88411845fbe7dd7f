package org.strideweave.spec;

import static org.strideweave.spec.Refusal.overflow;
import static org.strideweave.spec.Refusal.range;
import static org.strideweave.spec.Refusal.type;
import static org.strideweave.spec.Refusal.value;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** The messages of the engine about values and keys: scripts match on words of them. */
@DisplayName("Messages about values and keys")
class ValueMessagesTest {
  private static final long BIG = 1L << 40;
  private static final BigInteger TOO_BIG = BigInteger.ONE.shiftLeft(63);
  private static final Layout MATRIX = Layout.of(Shape.of(3, 4), Stride.of(2, 10));
  private static final Layout NESTED =
      Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(1, List.of(2, 6)));

  @TestFactory
  Stream<DynamicTest> extents() {
    return Stream.of(
        value(
            "extent zero",
            "extent must be a positive integer, got 0 at shape[1]",
            () -> Shape.of(2, 0)),
        value(
            "nested negative extent",
            "extent must be a positive integer, got -1 at shape[1][1]",
            () -> Shape.of(2, List.of(3, -1))),
        value(
            "text for an extent",
            "extent must be a positive integer, got 'x' at shape[0]",
            () -> Shape.of("x")),
        value(
            "fraction for an extent",
            "extent must be a positive integer, got 1.5 at shape[1][1]",
            () -> Shape.of(2, List.of(3, 1.5))),
        overflow(
            "extent past 64 bits",
            "extent must fit in 64 bits (at most 9223372036854775807), got 9223372036854775808 at"
                + " shape[1]",
            () -> Shape.of(2, TOO_BIG)),
        value(
            "negative extent past 64 bits",
            "extent must be a positive integer, got -9223372036854775809 at shape[0]",
            () -> Shape.of(TOO_BIG.negate().subtract(BigInteger.ONE), 2)),
        overflow(
            "size past 64 bits",
            "size of a shape must fit in 64 bits (at most 9223372036854775807), got 1099511627776 *"
                + " 1099511627776",
            () -> Shape.of(BIG, BIG)),
        value(
            "no extent for a builder",
            "at least one extent is required, got none",
            () -> Layout.columnMajor()),
        value(
            "extent zero for a builder",
            "extents must be positive integers, got 0 at extents[1]",
            () -> Layout.rowMajor(2, 0)));
  }

  @TestFactory
  Stream<DynamicTest> strides() {
    String why = " (an index counts from 0, so a stride must not be negative)";
    return Stream.of(
        value(
            "negative stride",
            "stride must be non-negative, got -6 at stride[1][1]" + why,
            () -> Stride.of(1, List.of(2, -6))),
        value(
            "text for a stride",
            "stride must be non-negative, got 'x' at stride[0]" + why,
            () -> Stride.of("x", 1)),
        overflow(
            "stride past 64 bits",
            "stride must fit in 64 bits (at most 9223372036854775807), got 9223372036854775808 at"
                + " stride[0]",
            () -> Stride.of(TOO_BIG)),
        value(
            "other hierarchy",
            "shape and stride do not match in structure: shape (2,(3,4)), stride (1,2,6)",
            () -> Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(1, 2, 6))),
        overflow(
            "cosize past 64 bits",
            "cosize of a layout must fit in 64 bits (at most 9223372036854775807), got 2 *"
                + " 9223372036854775807",
            () -> Layout.of(Shape.of(3), Stride.of(Long.MAX_VALUE))));
  }

  @TestFactory
  Stream<DynamicTest> trees() {
    return Stream.of(
        value(
            "negative source",
            "Node.id must be non-negative, got -1 (it counts the extracted layouts from 0, so it"
                + " must not be negative)",
            () -> Node.id(-1)),
        value(
            "a marker that is no leaf",
            "tree item must be an integer, Node.Leaf, Node.id(n) or a Tree, got Node.Push (nest a"
                + " Tree instead)",
            () -> Tree.of(Node.PUSH)),
        value(
            "too deep",
            "shape must be nested at most 128 levels deep, got a deeper one (does it contain"
                + " itself?)",
            () -> Shape.of(nested(IntTree.MAX_DEPTH + 1))),
        value(
            "too wide",
            "tree must have at most 1048576 leaves and branches, got more",
            () -> Shape.of(Collections.nCopies(IntTree.MAX_NODES, 1))));
  }

  private static Object nested(int levels) {
    Object item = 1;
    for (int i = 0; i < levels; i++) {
      item = List.of(item);
    }
    return item;
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    String outside = "is not in domain of shape (3,4): ";
    String nested = "is not in domain of shape (2,(3,4)): ";
    return Stream.of(
        value(
            "integer past the end",
            "key 12 " + outside + "an integer key must be in [0, 12), got 12",
            () -> MATRIX.index(12)),
        value(
            "negative integer",
            "key -1 " + outside + "an integer key must be in [0, 12), got -1",
            () -> MATRIX.index(-1)),
        value(
            "component past the end",
            "key (3,0) " + outside + "key[0] must be an integer in [0, 3), got 3",
            () -> MATRIX.index(3, 0)),
        value(
            "missing component",
            "key (1) " + outside + "expected 2 components at key, got 1",
            () -> MATRIX.index(Coordinate.of(1))),
        value(
            "extra component",
            "key (1,2,3) " + outside + "expected 2 components at key, got 3",
            () -> MATRIX.index(1, 2, 3)),
        value(
            "coordinate for a leaf",
            "key (1,(2)) " + outside + "expected an integer at key[1], got (2)",
            () -> MATRIX.index(Coordinate.of(1, List.of(2)))),
        value(
            "nested component past the end",
            "key (1,(2,4)) " + nested + "key[1][1] must be an integer in [0, 4), got 4",
            () -> NESTED.index(Coordinate.of(1, List.of(2, 4)))),
        value(
            "integer past the end of a nested mode",
            "key (1,12) " + nested + "key[1] must be an integer in [0, 12), got 12",
            () -> NESTED.index(1, 12)),
        type(
            "text for a component",
            "coordinate component must be a 64-bit integer or a nested coordinate, got 'x' at"
                + " coordinate[1][0]",
            () -> Coordinate.of(1, List.of("x"))),
        range("mode past the end", "layout mode must be in [0, 2), got 2", () -> MATRIX.mode(2)),
        range(
            "negative mode of a stride",
            "stride mode must be in [0, 2), got -1",
            () -> MATRIX.stride().mode(-1)));
  }
}
