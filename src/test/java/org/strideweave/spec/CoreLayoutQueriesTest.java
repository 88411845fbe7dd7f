package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The core layout specification: injectivity, broadcasting and uniform preimages. */
@DisplayName("core-layout: queries")
class CoreLayoutQueriesTest {

  @Nested
  @DisplayName("Injectivity detects every scalar-index collision")
  class InjectivityDetectsEveryScalarIndexCollision {
    @Test
    @DisplayName("Distinguish holes from collisions")
    void distinguishHolesFromCollisions() {
      assertTrue(Layout.of(Shape.of(2, 3), Stride.of(1, 4)).isInjective());
      assertFalse(Layout.of(Shape.of(4, 2), Stride.of(0, 1)).isInjective());
      assertFalse(Layout.of(Shape.of(4, 2), Stride.of(1, 1)).isInjective());
    }
  }

  @Nested
  @DisplayName("Layout broadcasting preserves the shape profile")
  class LayoutBroadcastingPreservesTheShapeProfile {
    @Test
    @DisplayName("Widen a nested singleton leaf")
    void widenNestedSingletonLeaf() {
      Layout layout = Layout.of(Shape.of(2, List.of(1, 3)), Stride.of(1, List.of(2, 2)));
      assertEquals(
          Layout.of(Shape.of(2, List.of(4, 3)), Stride.of(1, List.of(0, 2))),
          layout.broadcastTo(Shape.of(2, List.of(4, 3))));
    }

    @Test
    @DisplayName("Reject implicit structural alignment")
    void rejectImplicitStructuralAlignment() {
      Layout flat = Layout.of(Shape.of(2, 1, 3), Stride.of(1, 2, 2));
      Shape target = Shape.of(2, List.of(4, 3));
      InvalidValueException refusal =
          assertThrows(InvalidValueException.class, () -> flat.broadcastTo(target));
      assertTrue(refusal.getMessage().contains("same shape profile"), refusal::getMessage);
    }

    @Test
    @DisplayName("(SHALL) Any other change of an extent is refused; equal extents keep strides")
    void otherChangesAreRefused() {
      Layout layout = Layout.of(Shape.of(2, 3), Stride.of(1, 2));
      assertThrows(InvalidValueException.class, () -> layout.broadcastTo(Shape.of(4, 3)));
      assertThrows(InvalidValueException.class, () -> layout.broadcastTo(Shape.of(2, 1)));
      assertThrows(InvalidValueException.class, () -> layout.broadcastTo(Shape.of(1, 2, 3)));
      assertThrows(InvalidValueException.class, () -> layout.broadcastTo(Shape.of(2)));
      assertEquals(layout, layout.broadcastTo(Shape.of(2, 3)));
      Layout singleton = Layout.of(Shape.of(1), Stride.of(7));
      assertEquals(singleton, singleton.broadcastTo(Shape.of(1)));
    }
  }

  @Nested
  @DisplayName("Uniform preimage extent is an algebraic layout query")
  class UniformPreimageExtentIsAnAlgebraicLayoutQuery {
    @Test
    @DisplayName("Prove uniform stride-zero replication")
    void proveUniformStrideZeroReplication() {
      Layout layout = Layout.of(Shape.of(4, 3), Stride.of(0, 1));
      assertEquals(OptionalLong.of(4), layout.uniformPreimageExtent(Shape.of(3)));
      assertArrayEquals(new int[] {4, 4, 4}, preimages(layout, 3));
    }

    @Test
    @DisplayName("Reject a non-uniform mapping")
    void rejectNonUniformMapping() {
      Layout layout = Layout.of(Shape.of(2, 2), Stride.of(1, 1));
      assertEquals(OptionalLong.empty(), layout.uniformPreimageExtent(Shape.of(3)));
      assertArrayEquals(new int[] {1, 2, 1}, preimages(layout, 3));
    }

    @Test
    @DisplayName("(SHALL) None for gaps and for the wrong target size")
    void noneForGapsAndWrongSize() {
      Layout gapped = Layout.of(Shape.of(2, 3), Stride.of(1, 4));
      assertEquals(OptionalLong.empty(), gapped.uniformPreimageExtent(Shape.of(10)));
      assertEquals(OptionalLong.empty(), gapped.uniformPreimageExtent(Shape.of(6)));
      Layout compact = Layout.of(Shape.of(2, 3), Stride.of(3, 1));
      assertEquals(OptionalLong.of(1), compact.uniformPreimageExtent(Shape.of(3, 2)));
      assertEquals(OptionalLong.empty(), compact.uniformPreimageExtent(Shape.of(5)));
      assertEquals(OptionalLong.empty(), compact.uniformPreimageExtent(Shape.of(7)));
    }

    private static int[] preimages(Layout layout, int target) {
      int[] counts = new int[target];
      for (long key = 0; key < layout.size(); key++) {
        counts[(int) layout.index(key)]++;
      }
      return counts;
    }
  }
}
