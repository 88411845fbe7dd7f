package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.layout.Tiler;

/** The examples that the Javadoc of divides and products shows. */
class TilingSnippetsTest {
  @Test
  void tiler() {
    // @start region="tiler"
    Layout matrix = Layout.columnMajor(6, 8);
    // Rows in tiles of 3; columns stay whole
    Layout rows = matrix.zippedDivide(Tiler.of(3, Tiler.WHOLE));
    assertEquals("((3,8),(2,1)):((1,6),(3,0))", rows.toString());
    // Every second row of a tile, and columns in tiles of 4
    Layout everySecond = Layout.of(Shape.of(3), Stride.of(2));
    Layout mixed = matrix.zippedDivide(Tiler.of(everySecond, 4));
    assertEquals("((3,4),(2,2)):((2,6),(1,24))", mixed.toString());
    // A shape: tiles of 3 by 4
    assertEquals(matrix.zippedDivide(Tiler.of(3, 4)), matrix.zippedDivide(Shape.of(3, 4)));
    // @end
  }

  @Test
  void divides() {
    // @start region="divides"
    Layout matrix = Layout.columnMajor(6, 8);
    Shape tile = Shape.of(3, 4);
    assertEquals("((3,2),(4,2)):((1,3),(6,24))", matrix.divideTiler(tile).toString());
    assertEquals("((3,4),(2,2)):((1,6),(3,24))", matrix.zippedDivide(tile).toString());
    assertEquals("((3,4),2,2):((1,6),3,24)", matrix.tiledDivide(tile).toString());
    assertEquals("(3,4,2,2):(1,6,3,24)", matrix.flatDivide(tile).toString());
    // @end
  }

  @Test
  void products() {
    // @start region="products"
    Layout tile = Layout.columnMajor(2, 2);
    Layout grid = Layout.rowMajor(3, 4);
    assertEquals("((2,2),(3,4)):((1,2),(16,4))", tile.product(grid).toString());
    assertEquals("((2,3),(2,4)):((1,16),(2,4))", tile.blockedProduct(grid).toString());
    assertEquals("((3,2),(4,2)):((16,1),(4,2))", tile.rakedProduct(grid).toString());
    // Copies fill the gaps of the tile before they go beyond it
    Layout spread = Layout.of(Shape.of(3), Stride.of(2));
    assertEquals("(3,(2,2)):(2,(1,6))", spread.product(Layout.columnMajor(4)).toString());
    // @end
  }

  @Test
  void tileToShape() {
    // @start region="tile-to-shape"
    Layout tile = Layout.rowMajor(2, 4);
    Layout filled = tile.tileToShape(Shape.of(6, 8));
    assertEquals("((2,3),(4,2)):((4,8),(1,24))", filled.toString());
    Layout rowByRow = tile.tileToShape(Shape.of(6, 8), 1, 0);
    assertEquals("((2,3),(4,2)):((4,16),(1,8))", rowByRow.toString());
    // @end
  }
}
