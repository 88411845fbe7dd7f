package org.strideweave.spec;

import static org.strideweave.spec.Refusal.overflow;
import static org.strideweave.spec.Refusal.value;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** The messages of the engine about operations: they name the rule and the numbers. */
@DisplayName("Messages about operations")
class OperationMessagesTest {
  private static final Layout MATRIX = layout(List.of(3, 4), List.of(2, 10));
  private static final Layout NESTED = layout(List.of(2, List.of(3, 4)), List.of(1, List.of(2, 6)));

  private static Layout layout(Object shape, Object stride) {
    return Layout.of(Shape.of(shape), Stride.of(stride));
  }

  @TestFactory
  Stream<DynamicTest> structure() {
    return Stream.of(
        value(
            "broadcast to another hierarchy",
            "broadcast target must have the same shape profile as the layout, got (2,3,4) for"
                + " (2,(3,4)) (nest or rearrange the layout first)",
            () -> NESTED.broadcastTo(Shape.of(2, 3, 4))),
        value(
            "broadcast of an extent above one",
            "broadcast can only widen an extent-1 leaf, got extent 3 for 6 at leaf 0 of (3,4) to"
                + " (6,4)",
            () -> MATRIX.broadcastTo(Shape.of(6, 4))),
        overflow(
            "concatenation past 64 bits",
            "size of a shape must fit in 64 bits (at most 9223372036854775807), got"
                + " 1099511627776 * 1099511627776",
            () -> layout(1L << 40, 0).concat(layout(1L << 40, 0))),
        value(
            "too few modes permuted",
            "order must reorder every layout mode: it has 1 entries, [0], for the 2 modes of"
                + " (3,4)",
            () -> MATRIX.permute(0)),
        value(
            "a mode permuted twice",
            "order entries must not be duplicated, got mode 0 again at order[1]",
            () -> MATRIX.permute(0, 0)),
        value(
            "a mode permuted that is none",
            "order entry is out of range: it must not be negative and must be below 2, the rank of"
                + " (3,4), got -1 at order[1]",
            () -> MATRIX.permute(0, -1)));
  }

  @TestFactory
  Stream<DynamicTest> rearrangement() {
    Tree output = Tree.of(Node.id(0), Node.id(1));
    return Stream.of(
        value(
            "a source left out",
            "output must include every extracted layout of size above 1, but Node.id(0), which is"
                + " 3:2, is missing from Tree(Node.id(1))",
            () -> MATRIX.rearrange(Tree.of(Node.id(1)))),
        value(
            "a source named twice",
            "source identifiers must not be duplicated, got Node.id(1) twice",
            () -> MATRIX.rearrange(Tree.of(Node.id(1), Node.id(1)))),
        value(
            "a source that is none",
            "output names a source out of range: Node.id(2) must be below 2, the number of"
                + " extracted layouts",
            () -> MATRIX.rearrange(Tree.of(Node.id(0), Node.id(1), Node.id(2)))),
        value(
            "a selection of another rank",
            "selection and layout do not match in structure: selection has rank 1 where the"
                + " layout of shape (3,4) has rank 2",
            () -> MATRIX.rearrange(output, Tree.of(Node.LEAF))),
        value(
            "a selection that nests a leaf",
            "selection and layout do not match in structure: selection[0] has rank 1 where the"
                + " layout of shape (2,(3,4)) has a leaf",
            () -> NESTED.rearrange(output, Tree.of(Tree.of(Node.LEAF), Node.LEAF))));
  }

  @TestFactory
  Stream<DynamicTest> composition() {
    return Stream.of(
        value(
            "past the outer layout",
            "composition of 4:1 with 5:1 is out of domain: the inner cosize 5 must be at most"
                + " the outer size 4",
            () -> layout(4, 1).compose(layout(5, 1))),
        value(
            "a leaf that is no layout",
            "composition of (4,8):(1,12) with 6:3 is no layout: leaf 6:3 runs straight for 2"
                + " steps of 6, which must divide the extent 3 that is left; this leaf works with"
                + " extent 2",
            () -> layout(List.of(4, 8), List.of(1, 12)).compose(layout(6, 3))),
        value(
            "leaves that carry",
            "composition of (4,8):(24,12) with (2,8):(2,1) is no layout: its leaves carry into"
                + " each other; at coordinate (1,2) the digits at place 1 of the outer layout sum"
                + " to 4 where at most 3 fits, and the index is 12, not 96",
            () ->
                layout(List.of(4, 8), List.of(24, 12))
                    .compose(layout(List.of(2, 8), List.of(2, 1)))),
        value(
            "more tiles than modes",
            "tiler must have at most one tile for each of the 2 top-level modes of (3,4), got 3",
            () -> MATRIX.compose(Shape.of(1, 1, 1))),
        value(
            "a tile past its mode",
            "composition of 4:10 with 5:1 at tile 1 is out of domain: the inner cosize 5 must be"
                + " at most the outer size 4",
            () -> MATRIX.compose(Shape.of(2, 5))));
  }

  @TestFactory
  Stream<DynamicTest> complementAndDivision() {
    return Stream.of(
        value(
            "cotarget zero",
            "complement cotarget must be a positive integer, got 0",
            () -> MATRIX.complement(0)),
        value(
            "overlap",
            "layout (4,2):(1,1) overlaps with itself, so it has no complement: (1,0) and (0,1)"
                + " share index 1",
            () -> layout(List.of(4, 2), List.of(1, 1)).complement(24)),
        value(
            "strides that do not nest",
            "layout (2,2):(2,3) is incongruent, so it has no complement: mode 2:3 must have a"
                + " stride that is a multiple of 4, which the modes of smaller stride span",
            () -> layout(List.of(2, 2), List.of(2, 3)).complement(12)),
        value(
            "larger than the cotarget",
            "layout 8:1 is larger than cotarget 4: it spans 8, so the cotarget must be a positive"
                + " multiple of that",
            () -> layout(8, 1).complement(4)),
        value(
            "a cotarget that is no multiple",
            "layout (2,2):(1,6) is incongruent with cotarget 20: it spans 12, so the cotarget must"
                + " be a multiple of that, such as 12 or 24",
            () -> layout(List.of(2, 2), List.of(1, 6)).complement(20)),
        value(
            "a tile that does not divide",
            "tile 5:1 does not divide (3,4):(2,10), which has 12 coordinates: layout 5:1 is"
                + " incongruent with cotarget 12: it spans 5, so the cotarget must be a multiple of"
                + " that, such as 10 or 15; this tile divides it with extent 3 or 6",
            () -> MATRIX.divide(layout(5, 1))),
        value(
            "more tiles than modes",
            "tiler must have at most one tile for each of the 2 top-level modes of (3,4), got 3",
            () -> MATRIX.zippedDivide(List.of(layout(3, 1), layout(4, 1), layout(1, 0)))));
  }
}
