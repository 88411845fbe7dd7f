package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The core layout specification: composition, complement and division. */
@DisplayName("core-layout: algebra")
class CoreLayoutAlgebraTest {
  private static final Layout MATRIX = Layout.of(Shape.of(12, 32), Stride.of(32, 1));
  private static final List<Layout> TILES =
      List.of(Layout.of(Shape.of(3), Stride.of(4)), Layout.of(Shape.of(8), Stride.of(2)));

  /** The same tiles in a list of another class, as a tuple is in Python. */
  private static final List<Layout> OTHER_LIST = Arrays.asList(TILES.toArray(new Layout[0]));

  @Nested
  @DisplayName("Layout composition preserves hierarchical function composition")
  class LayoutCompositionPreservesHierarchicalFunctionComposition {
    @Test
    @DisplayName("Compose two layouts")
    void composeTwoLayouts() {
      Layout outer = Layout.of(Shape.of(20), Stride.of(2));
      Layout inner = Layout.of(Shape.of(5, 4), Stride.of(4, 1));
      assertEquals(Layout.of(Shape.of(5, 4), Stride.of(8, 2)), outer.compose(inner));
    }

    @Test
    @DisplayName("Compose with list and tuple tilers")
    void composeWithListAndTupleTilers() {
      assertEquals(MATRIX.compose(TILES), MATRIX.compose(OTHER_LIST));
      assertEquals(Layout.of(Shape.of(3, 8), Stride.of(128, 2)), MATRIX.compose(TILES));
    }

    @Test
    @DisplayName("(SHALL) A shape is a unit-stride tile of each leading mode")
    void shapeOfTiles() {
      assertEquals(Layout.of(Shape.of(4, 8), Stride.of(32, 1)), MATRIX.compose(Shape.of(4, 8)));
    }

    @Test
    @DisplayName("(SHALL) Trailing modes without a tile are preserved")
    void trailingModesArePreserved() {
      assertEquals(
          Layout.of(Shape.of(3, 32), Stride.of(128, 1)), MATRIX.compose(TILES.subList(0, 1)));
    }
  }

  @Nested
  @DisplayName("Layout complement requires an injective congruent layout")
  class LayoutComplementRequiresAnInjectiveCongruentLayout {
    @Test
    @DisplayName("Complement a gapped injective layout")
    void complementGappedInjectiveLayout() {
      Layout layout = Layout.of(Shape.of(2, 2), Stride.of(1, 6));
      assertEquals(Layout.of(Shape.of(3, 2), Stride.of(2, 12)), layout.complement(24));
    }

    @Test
    @DisplayName("Reject complement of an overlapping layout")
    void rejectComplementOfOverlappingLayout() {
      Layout layout = Layout.of(Shape.of(4, 2), Stride.of(1, 1));
      InvalidValueException refusal =
          assertThrows(InvalidValueException.class, () -> layout.complement(24));
      assertTrue(refusal.getMessage().contains("overlaps with itself"), refusal::getMessage);
    }

    @Test
    @DisplayName("(SHALL) Where nothing is omitted, the complement is 1:0")
    void nothingOmitted() {
      Layout compact = Layout.of(Shape.of(2, 3), Stride.of(3, 1));
      assertEquals(Layout.of(Shape.of(1), Stride.of(0)), compact.complement(6));
      assertEquals("(6,1):(1,0)", Layout.columnMajor(6).divide(Layout.columnMajor(6)).toString());
    }

    @Test
    @DisplayName("(SHALL) Incongruent and too large layouts and other cotargets are refused")
    void otherRefusals() {
      Layout gapped = Layout.of(Shape.of(2, 2), Stride.of(1, 6));
      assertThrows(InvalidValueException.class, () -> gapped.complement(20));
      assertThrows(InvalidValueException.class, () -> gapped.complement(6));
      assertThrows(InvalidValueException.class, () -> gapped.complement(0));
      Layout incongruent = Layout.of(Shape.of(2, 2), Stride.of(2, 3));
      assertThrows(InvalidValueException.class, () -> incongruent.complement(12));
    }
  }

  @Nested
  @DisplayName("Layout division exposes tile and remainder structure")
  class LayoutDivisionExposesTileAndRemainderStructure {
    @Test
    @DisplayName("Divide one layout")
    void divideOneLayout() {
      Layout layout = Layout.of(Shape.of(4, 2, 3), Stride.of(2, 1, 8));
      Layout tile = Layout.of(Shape.of(4), Stride.of(2));
      assertEquals(
          Layout.of(
              Shape.of(List.of(2, 2), List.of(2, 3)), Stride.of(List.of(4, 1), List.of(2, 8))),
          layout.divide(tile));
    }

    @Test
    @DisplayName("Divide with sequence tilers")
    void divideWithSequenceTilers() {
      assertEquals(MATRIX.divideTiler(TILES), MATRIX.divideTiler(OTHER_LIST));
      assertEquals(MATRIX.zippedDivide(TILES), MATRIX.zippedDivide(OTHER_LIST));
    }

    @Test
    @DisplayName("(SHALL) Each mode is divided; zipped groups tiles and remainders")
    void tilesAndRemainders() {
      assertEquals(
          Layout.of(
              Shape.of(List.of(3, 4), List.of(8, List.of(2, 2))),
              Stride.of(List.of(128, 32), List.of(2, List.of(1, 16)))),
          MATRIX.divideTiler(TILES));
      assertEquals(
          Layout.of(
              Shape.of(List.of(3, 8), List.of(4, List.of(2, 2))),
              Stride.of(List.of(128, 2), List.of(32, List.of(1, 16)))),
          MATRIX.zippedDivide(TILES));
    }

    @Test
    @DisplayName("(SHALL) Trailing modes without a tile are preserved")
    void trailingModesArePreserved() {
      List<Layout> one = TILES.subList(0, 1);
      Layout kept = Layout.of(Shape.of(List.of(3, 4), 32), Stride.of(List.of(128, 32), 1));
      assertEquals(kept, MATRIX.divideTiler(one));
      assertEquals(
          Layout.of(Shape.of(List.of(3), List.of(4), 32), Stride.of(List.of(128), List.of(32), 1)),
          MATRIX.zippedDivide(one));
    }
  }
}
