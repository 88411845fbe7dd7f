package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** The examples that the Javadoc of inverses shows. */
class InverseSnippetsTest {
  @Test
  void inverses() {
    // @start region="inverses"
    Layout rowMajor = Layout.rowMajor(8, 4);
    assertEquals("(4,8):(8,1)", rowMajor.rightInverse().toString());

    // One column of padding: the indices 4, 9, ... belong to no coordinate
    Layout padded = Layout.of(Shape.of(4, 2), Stride.of(1, 5));
    assertEquals("4:1", padded.rightInverse().toString());
    assertEquals("(5,2):(1,4)", padded.leftInverse().toString());
    assertEquals(6, padded.leftInverse().index(padded.index(6)));

    assertEquals("3:4", Layout.of(Shape.of(4, 3), Stride.of(1, 0)).nullspace().toString());
    // @end
  }
}
