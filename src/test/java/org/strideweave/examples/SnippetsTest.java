package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;
import org.strideweave.interop.StrideWeave;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The examples that the Javadoc shows. */
class SnippetsTest {
  @Test
  void shape() {
    // @start region="shape"
    Shape shape = Shape.of(2, Shape.of(3, 4)); // or Shape.of(2, List.of(3, 4))
    assertEquals(24, shape.size());
    assertEquals(Shape.of(3, 4), shape.mode(1));
    assertEquals("(2,(3,4))", shape.toString());
    // @end
  }

  @Test
  void stride() {
    // @start region="stride"
    Stride stride = Stride.of(1, Stride.of(2, 6));
    assertEquals("(1,(2,6))", stride.toString());
    // @end
  }

  @Test
  void coordinate() {
    Layout layout = Layout.of(Shape.of(2, Shape.of(3, 4)), Stride.of(1, Stride.of(2, 6)));
    // @start region="coordinate"
    Coordinate nested = Coordinate.of(1, Coordinate.of(2, 3));
    Coordinate counted = Coordinate.of(1, 11); // mode 1 counted first mode fastest: 2 + 3 * 3
    assertEquals(layout.index(nested), layout.index(counted));
    // @end
  }

  @Test
  void layout() {
    // @start region="layout"
    Layout layout = Layout.of(Shape.of(2, Shape.of(3, 4)), Stride.of(1, Stride.of(2, 6)));
    assertEquals(23, layout.index(Coordinate.of(1, Coordinate.of(2, 3))));
    assertEquals(23, layout.index(1, 11));
    assertEquals(23, layout.index(23));
    assertEquals(24, layout.cosize());
    // @end
  }

  @Test
  void algebra() {
    // @start region="algebra"
    Layout matrix = Layout.rowMajor(8, 6);
    Layout tile = Layout.columnMajor(4);
    // Rows in tiles of 4: ((4,2),6):((6,24),1)
    Layout tiled = matrix.divideTiler(List.of(tile));
    assertEquals("((4,2),6):((6,24),1)", tiled.toString());
    // What is left of 48 indices beside the first column: the other five
    assertEquals("6:1", matrix.mode(0).complement(48).toString());
    // A(B(q)): every second of the first eight elements
    Layout some = matrix.compose(Layout.of(Shape.of(4), Stride.of(2)));
    assertEquals(matrix.index(2 * 3), some.index(3));
    // @end
  }

  @Test
  void injectivity() {
    // @start region="injectivity"
    Layout padded = Layout.of(Shape.of(2, 3), Stride.of(1, 4));
    assertTrue(padded.isInjective()); // gaps are no collisions
    Layout overlapping = Layout.of(Shape.of(4, 2), Stride.of(1, 1));
    assertFalse(overlapping.isInjective());
    assertEquals("(1,0) and (0,1) share index 1", overlapping.collision().orElseThrow().toString());
    // @end
  }

  @Test
  void context() {
    // @start region="context"
    try (Context context = StrideWeave.newContext()) {
      Value layout = context.eval("python", "from strideweave.friendly import *; row_major(4, 8)");
      assertEquals(Layout.rowMajor(4, 8), layout.as(Layout.class));
    }
    // @end
  }
}
