package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Recipe;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Slice;
import org.strideweave.layout.Slicer;
import org.strideweave.layout.Stride;
import org.strideweave.layout.Tiler;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** The examples that the Javadoc of hierarchy, slices and predicates shows. */
class StructureSnippetsTest {
  @Test
  void slice() {
    // @start region="slice"
    Layout layout = Layout.of(Shape.of(List.of(2, 4), 3), Stride.of(List.of(1, 2), 8));
    Slicer row = Slicer.of(List.of(1, Slicer.KEEP), 2);
    Slice slice = layout.sliceAndOffset(row);
    assertEquals("4:2", slice.layout().toString());
    assertEquals(17, slice.offset());
    assertEquals(layout.index(1 + 2 * 3, 2), slice.offset() + slice.layout().index(3));
    assertEquals("(2,3):(1,8)", layout.dice(row).toString());
    // @end
  }

  @Test
  void coalesce() {
    // @start region="coalesce"
    Layout layout = Layout.of(Shape.of(2, List.of(1, 6)), Stride.of(1, List.of(6, 2)));
    assertEquals("12:1", layout.coalesce().toString());
    // Mode by mode: rank 2 stays
    assertEquals("(2,6):(1,2)", layout.coalesce(Shape.of(1, 1).tree()).toString());
    assertEquals("(2,1,6):(1,6,2)", layout.flatten().toString());
    // @end
  }

  @Test
  void recipe() {
    // @start region="recipe"
    Layout layout = Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(12, List.of(4, 1)));
    Tree output = Tree.of(Node.id(2), Tree.of(Node.id(0), Node.id(1)));
    Layout rearranged = layout.rearrange(output);
    assertEquals("(4,(2,3)):(1,(12,4))", rearranged.toString());
    Recipe back = layout.reverseRearrange(output);
    assertEquals(layout, rearranged.rearrange(back.output(), back.selection()));
    // @end
  }

  @Test
  void congruence() {
    // @start region="congruence"
    Shape shape = Shape.of(2, List.of(3, 4));
    assertTrue(shape.congruent(Shape.of(5, List.of(6, 7))));
    assertTrue(Shape.of(1, 1).weaklyCongruent(shape));
    assertTrue(Shape.of(2, 12).compatible(shape));
    assertTrue(Shape.of(2, 4).weaklyCompatible(shape));
    assertFalse(Shape.of(2, 4).compatible(shape));
    assertTrue(Shape.of(6, 8).evenlyDividedBy(Tiler.of(3, 4)));
    // @end
  }
}
