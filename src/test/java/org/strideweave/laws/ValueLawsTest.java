package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** Values are what they hold: equal, hashed, printed and serialized by it. */
class ValueLawsTest {
  private static final Tally TALLY = new Tally("values and builders");

  @AfterAll
  static void report() {
    TALLY.report(5_000, 500, 0);
  }

  /** Layouts that print alike are equal, and the others are not. */
  @Test
  void theNotationTellsValuesApart() {
    Map<String, Layout> printed = new HashMap<>();
    Layouts.everySmall(
        3,
        2,
        4,
        layout -> {
          assertNull(printed.put(layout.toString(), layout), layout::toString);
          Layout again =
              Layout.of(new Shape(layout.shape().tree()), new Stride(layout.stride().tree()));
          assertEquals(layout, again);
          assertEquals(layout.hashCode(), again.hashCode());
          TALLY.check();
        });
    assertNotEquals(Shape.of(2, 3), Stride.of(2, 3));
  }

  @Test
  void serializationGivesAnEqualValue() throws Exception {
    Random random = new Random(12);
    for (int i = 0; i < 500; i++) {
      Layout layout = Layouts.random(random, 100, 50);
      assertEquals(layout, copy(layout));
      assertEquals(layout.cosize(), ((Layout) copy(layout)).cosize());
      TALLY.check();
    }
    Tree tree = Tree.of(Node.id(3), Tree.of(Node.LEAF));
    assertEquals(tree, copy(tree));
    assertEquals(Node.PUSH, copy(Node.PUSH));
  }

  private static Object copy(Serializable value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  /** column_major(i) = i; row_major is the same over the reversed modes; both are compact. */
  @Test
  void builders() {
    for (long a = 1; a <= 5; a++) {
      for (long b = 1; b <= 5; b++) {
        for (long c = 1; c <= 5; c++) {
          Layout columns = Layout.columnMajor(a, b, c);
          Layout rows = Layout.rowMajor(a, b, c);
          long[] indices = Oracle.of(columns).indices();
          for (int key = 0; key < indices.length; key++) {
            assertEquals(key, indices[key]);
          }
          assertEquals(Layout.columnMajor(c, b, a), rows.permute(2, 1, 0));
          for (Layout layout : new Layout[] {columns, rows}) {
            assertEquals(a * b * c, layout.size());
            assertEquals(a * b * c, Oracle.of(layout).cosize());
            assertEquals(true, Oracle.of(layout).isInjective());
            TALLY.check();
            TALLY.compared();
            TALLY.compared();
          }
        }
      }
    }
  }
}
