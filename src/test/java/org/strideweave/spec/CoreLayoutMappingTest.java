package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.Node;

/** The core layout specification: the mapping of coordinates to indices, and its measures. */
@DisplayName("core-layout: mapping")
class CoreLayoutMappingTest {

  @Nested
  @DisplayName("Layouts map hierarchical coordinates to scalar indices")
  class LayoutsMapHierarchicalCoordinatesToScalarIndices {
    @Test
    @DisplayName("Index a nested coordinate")
    void indexNestedCoordinate() {
      Layout layout = Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(1, List.of(10, 100)));
      assertEquals(321, layout.index(Coordinate.of(1, List.of(2, 3))));
    }

    @Test
    @DisplayName("Expand a linear coordinate")
    void expandLinearCoordinate() {
      Layout layout = Layout.of(Shape.of(3, 4), Stride.of(2, 10));
      assertEquals(layout.index(2, 1), layout.index(5));
      assertEquals(14, layout.index(5));
    }

    @Test
    @DisplayName("(SHALL) An integer may stand at any level of the hierarchy")
    void integerAtAnyLevel() {
      Layout layout = Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(1, List.of(10, 100)));
      assertEquals(321, layout.index(1, 2 + 3 * 3));
      assertEquals(321, layout.index(1 + 2 * (2 + 3 * 3)));
      assertEquals(321, layout.index(Coordinate.of(1, Coordinate.of(2, 3))));
    }
  }

  @Nested
  @DisplayName("Layout indexing enforces the logical domain")
  class LayoutIndexingEnforcesTheLogicalDomain {
    private final Layout layout = Layout.of(Shape.of(3, 4), Stride.of(2, 10));

    @Test
    @DisplayName("Reject an out-of-domain coordinate")
    void rejectOutOfDomainCoordinate() {
      refuses(() -> layout.index(3, 0));
      refuses(() -> layout.index(Coordinate.of(3, 0)));
      refuses(() -> layout.index(12));
      refuses(() -> layout.index(-1));
      refuses(() -> layout.index(-1, 0));
      refuses(() -> layout.index(0, -1));
    }

    @Test
    @DisplayName("(SHALL) Missing and extra components are refused")
    void missingAndExtraComponents() {
      refuses(() -> layout.index(Coordinate.of(1)));
      refuses(() -> layout.index(Coordinate.of()));
      refuses(() -> layout.index(1, 2, 0));
      refuses(() -> layout.index(Coordinate.of(1, List.of(2))));
    }

    private static void refuses(Executable indexing) {
      InvalidValueException refusal = assertThrows(InvalidValueException.class, indexing);
      assertTrue(
          refusal.getMessage().contains("not in domain of shape (3,4)"), refusal::getMessage);
    }
  }

  @Nested
  @DisplayName("Logical size and index-space cosize remain distinct")
  class LogicalSizeAndIndexSpaceCosizeRemainDistinct {
    @Test
    @DisplayName("A gapped layout has a larger index span than size")
    void gappedLayoutHasLargerIndexSpanThanSize() {
      Layout layout = Layout.of(Shape.of(2, 3), Stride.of(1, 4));
      assertEquals(6, layout.size());
      assertEquals(10, layout.cosize());
    }

    @Test
    @DisplayName("(SHALL) Aliasing does not change the logical size")
    void aliasingDoesNotChangeTheSize() {
      Layout layout = Layout.of(Shape.of(4, List.of(3, 2)), Stride.of(0, List.of(1, 0)));
      assertEquals(24, layout.size());
      assertEquals(24, layout.shape().size());
      assertEquals(3, layout.cosize());
    }
  }

  @Nested
  @DisplayName("A layout profile records hierarchy only")
  class LayoutProfileRecordsHierarchyOnly {
    @Test
    @DisplayName("Equal hierarchy yields equal profiles")
    void equalHierarchyYieldsEqualProfiles() {
      Layout first = Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(5, List.of(0, 7)));
      Layout second = Layout.of(Shape.of(7, List.of(8, 9)), Stride.of(1, List.of(7, 56)));
      List<Node> expected = List.of(Node.LEAF, Node.PUSH, Node.LEAF, Node.LEAF, Node.POP);
      assertEquals(expected, first.profile());
      assertEquals(expected, second.profile());
    }

    @Test
    @DisplayName("(SHALL) Modes are neither flattened nor reordered")
    void neitherFlattenedNorReordered() {
      Layout flat = Layout.of(Shape.of(2, 3, 4), Stride.of(1, 2, 6));
      Layout nestedFirst = Layout.of(Shape.of(List.of(2, 3), 4), Stride.of(List.of(1, 2), 6));
      assertEquals(List.of(Node.LEAF, Node.LEAF, Node.LEAF), flat.profile());
      assertEquals(
          List.of(Node.PUSH, Node.LEAF, Node.LEAF, Node.POP, Node.LEAF), nestedFirst.profile());
      assertNotEquals(flat.profile(), nestedFirst.profile());
    }
  }
}
