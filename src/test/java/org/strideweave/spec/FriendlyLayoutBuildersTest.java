package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The friendly layout builders specification; in Java the builders are factories of Layout. */
@DisplayName("friendly-layout-builders")
class FriendlyLayoutBuildersTest {
  private static final List<Function<long[], Layout>> BUILDERS =
      List.of(Layout::columnMajor, Layout::rowMajor);

  @Nested
  @DisplayName("Friendly layout builders are explicit submodule exports")
  class FriendlyLayoutBuildersAreExplicitSubmoduleExports {
    @Test
    @DisplayName("Import the layout-builder surface")
    void importTheLayoutBuilderSurface() {
      Layout column = Layout.columnMajor(2, 3);
      Layout row = Layout.rowMajor(2, 3);
      assertEquals(Layout.of(Shape.of(2, 3), Stride.of(1, 2)), column);
      assertEquals(Layout.of(Shape.of(2, 3), Stride.of(3, 1)), row);
    }
  }

  @Nested
  @DisplayName("Builder extents define flat modes")
  class BuilderExtentsDefineFlatModes {
    @Test
    @DisplayName("Build a one-mode layout")
    void buildOneModeLayout() {
      for (Function<long[], Layout> builder : BUILDERS) {
        Layout layout = builder.apply(new long[] {5});
        assertEquals(Layout.of(Shape.of(5), Stride.of(1)), layout);
        assertEquals(5, layout.size());
        assertEquals(5, layout.cosize());
      }
    }

    @Test
    @DisplayName("Reject missing extents")
    void rejectMissingExtents() {
      refuses("at least one extent is required");
    }

    @Test
    @DisplayName("Reject an invalid extent")
    void rejectInvalidExtent() {
      // A non-integer extent does not compile.
      refuses("extents must be positive integers", 0);
      refuses("extents must be positive integers", 2, -3);
    }

    @Test
    @DisplayName("(SHALL) The mapping is compact and injective")
    void compactAndInjective() {
      for (Function<long[], Layout> builder : BUILDERS) {
        Layout layout = builder.apply(new long[] {2, 1, 3, 4});
        assertEquals(24, layout.size());
        assertEquals(24, layout.cosize());
        assertTrue(layout.isInjective());
      }
    }

    private static void refuses(String words, long... extents) {
      for (Function<long[], Layout> builder : BUILDERS) {
        InvalidValueException refusal =
            assertThrows(InvalidValueException.class, () -> builder.apply(extents));
        assertTrue(refusal.getMessage().contains(words), refusal::getMessage);
      }
    }
  }

  @Nested
  @DisplayName("Column-major strides make first-mode coordinates adjacent")
  class ColumnMajorStridesMakeFirstModeCoordinatesAdjacent {
    @Test
    @DisplayName("Build a three-mode column-major layout")
    void buildThreeModeColumnMajorLayout() {
      Layout layout = Layout.columnMajor(2, 3, 4);
      assertEquals(Layout.of(Shape.of(2, 3, 4), Stride.of(1, 2, 6)), layout);
      for (int j = 0; j < 3; j++) {
        for (int k = 0; k < 4; k++) {
          assertEquals(layout.index(0, j, k) + 1, layout.index(1, j, k));
        }
      }
    }

    @Test
    @DisplayName("(SHALL) Integer keys count first mode fastest")
    void integerKeys() {
      assertEquals(1, Layout.columnMajor(2, 3, 4).index(1));
      assertEquals(23, Layout.columnMajor(2, 3, 4).index(23));
    }
  }

  @Nested
  @DisplayName("Row-major strides make last-mode coordinates adjacent")
  class RowMajorStridesMakeLastModeCoordinatesAdjacent {
    @Test
    @DisplayName("Build a three-mode row-major layout")
    void buildThreeModeRowMajorLayout() {
      Layout layout = Layout.rowMajor(2, 3, 4);
      assertEquals(Layout.of(Shape.of(2, 3, 4), Stride.of(12, 4, 1)), layout);
      for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 3; j++) {
          for (int k = 1; k < 4; k++) {
            assertEquals(layout.index(i, j, k - 1) + 1, layout.index(i, j, k));
          }
        }
      }
    }

    @Test
    @DisplayName("(SHALL) Integer keys count first mode fastest")
    void integerKeys() {
      assertEquals(12, Layout.rowMajor(2, 3, 4).index(1));
      assertEquals(4, Layout.rowMajor(2, 3, 4).index(2));
    }
  }
}
