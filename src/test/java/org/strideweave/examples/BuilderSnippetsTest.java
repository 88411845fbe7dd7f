package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;

/** The examples that the Javadoc of builders and element widths shows. */
class BuilderSnippetsTest {
  @Test
  void ordered() {
    // @start region="ordered"
    Shape shape = Shape.of(2, List.of(2, 2), 2);
    Layout layout = Layout.ordered(shape, Coordinate.of(2, 1, 3).tree());
    assertEquals("(2,(2,2),2):(4,(1,2),8)", layout.toString());
    assertEquals("(2,(2,2),2):(8,(4,2),1)", Layout.rowMajor(shape).toString());
    assertEquals(layout, Layout.like(layout));
    // @end
  }

  @Test
  void fromStrides() {
    // @start region="from-strides"
    // A NumPy array of 8-byte numbers, every other column of a row-major (3,8)
    Layout layout = Layout.fromStrides(Shape.of(3, 4), new long[] {64, 16}, 8);
    assertEquals("(3,4):(8,2)", layout.toString());
    // @end
  }

  @Test
  void width() {
    // @start region="width"
    Layout bytes = Layout.columnMajor(32, 4);
    assertEquals("(8,4):(1,8)", bytes.upcast(4).toString());
    assertEquals(bytes, bytes.upcast(4).downcast(4));
    assertEquals("(8,4):(1,8)", bytes.recast(32, 8).toString());
    // @end
  }
}
