package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** The core layout specification: values and their construction. */
@DisplayName("core-layout: values")
class CoreLayoutValuesTest {

  @Nested
  @DisplayName("Shape and stride values preserve hierarchy")
  class ShapeAndStrideValuesPreserveHierarchy {
    @Test
    @DisplayName("Construct equivalent hierarchical values")
    void constructEquivalentHierarchicalValues() {
      assertEquals(Shape.of(2, List.of(3, 4)), Shape.of(List.of(2, List.of(3, 4))));
      assertEquals(Stride.of(1, List.of(2, 6)), Stride.of(List.of(1, List.of(2, 6))));
    }

    @Test
    @DisplayName("Reject invalid leaves")
    void rejectInvalidLeaves() {
      assertThrows(InvalidValueException.class, () -> Shape.of(2, 0));
      assertThrows(InvalidValueException.class, () -> Shape.of(2, List.of(3, -1)));
      assertThrows(InvalidValueException.class, () -> Stride.of(1, -1));
      assertThrows(InvalidValueException.class, () -> Stride.of(1, List.of(-2, 6)));
    }

    @Test
    @DisplayName("(SHALL) The selected hierarchy is preserved")
    void selectedHierarchyIsPreserved() {
      Shape shape = Shape.of(2, List.of(3, 4), 5);
      assertEquals(Shape.of(3, 4), shape.mode(1));
      assertEquals(Shape.of(2), shape.mode(0));
      assertEquals(Shape.of(List.of(3, 4), 5), shape.modes(1, 2));
      Stride stride = Stride.of(1, List.of(2, 6), 24);
      assertEquals(Stride.of(2, 6), stride.mode(1));
      assertEquals(Stride.of(24), stride.mode(2));
      assertEquals(Stride.of(1, List.of(2, 6)), stride.modes(0, 1));
    }

    @Test
    @DisplayName("(SHALL) Extents start at one and strides at zero")
    void leastLeaves() {
      assertEquals(1, Shape.of(1).size());
      assertEquals("0", Stride.of(0).toString());
    }

    @Test
    @DisplayName("(SHALL) Hierarchy is part of the value")
    void hierarchyIsPartOfTheValue() {
      assertNotEquals(Shape.of(2, 3, 4), Shape.of(2, List.of(3, 4)));
      assertNotEquals(Stride.of(1, 2, 6), Stride.of(1, List.of(2, 6)));
    }
  }

  @Nested
  @DisplayName("Layout construction requires structural congruence")
  class LayoutConstructionRequiresStructuralCongruence {
    @Test
    @DisplayName("Reject a mismatched shape and stride tree")
    void rejectMismatchedShapeAndStrideTree() {
      Shape shape = Shape.of(List.of(2, List.of(3, 4)));
      Stride stride = Stride.of(List.of(1, 2, 6));
      InvalidValueException refusal =
          assertThrows(InvalidValueException.class, () -> Layout.of(shape, stride));
      assertTrue(refusal.getMessage().contains("do not match in structure"), refusal::getMessage);
    }

    @Test
    @DisplayName("(SHALL) A layout contains its shape and stride")
    void layoutContainsShapeAndStride() {
      Shape shape = Shape.of(2, List.of(3, 4));
      Stride stride = Stride.of(1, List.of(2, 6));
      Layout layout = Layout.of(shape, stride);
      assertEquals(shape, layout.shape());
      assertEquals(stride, layout.stride());
    }

    @Test
    @DisplayName("(SHALL) Layouts are equal when shape and stride are, and only then")
    void equalLayouts() {
      Layout layout = Layout.of(Shape.of(2, 3), Stride.of(1, 2));
      assertEquals(Layout.of(Shape.of(2, 3), Stride.of(1, 2)), layout);
      assertNotEquals(Layout.of(Shape.of(2, 3), Stride.of(1, 4)), layout);
      assertNotEquals(Layout.of(Shape.of(2, 4), Stride.of(1, 2)), layout);
      assertNotEquals(Layout.of(Shape.of(List.of(2, 3), 1), Stride.of(List.of(1, 2), 0)), layout);
    }
  }

  @Nested
  @DisplayName("Public tree markers describe layout structure")
  class PublicTreeMarkersDescribeLayoutStructure {
    @Test
    @DisplayName("Identified leaves retain leaf structure")
    void identifiedLeavesRetainLeafStructure() {
      Tree tree = Tree.of(Node.id(2));
      assertEquals(List.of(Node.LEAF), tree.recipe());
      assertEquals(1, tree.size());
    }

    @Test
    @DisplayName("Reject an invalid source identifier")
    void rejectInvalidSourceIdentifier() {
      // A non-integer identifier does not compile.
      assertThrows(InvalidValueException.class, () -> Node.id(-1));
    }

    @Test
    @DisplayName("(SHALL) A recipe is the ordered list of markers, a size the leaf count")
    void recipeAndSize() {
      Tree tree = Tree.of(Node.LEAF, Tree.of(Node.id(1), Node.LEAF));
      assertEquals(List.of(Node.LEAF, Node.PUSH, Node.LEAF, Node.LEAF, Node.POP), tree.recipe());
      assertEquals(3, tree.size());
    }

    @Test
    @DisplayName("(SHALL) An item that is no leaf marker and no tree is refused")
    void otherItemsAreRefused() {
      assertThrows(InvalidValueException.class, () -> Tree.of(Node.PUSH));
      assertThrows(InvalidValueException.class, () -> Tree.of(Node.LEAF, Node.POP));
    }
  }
}
