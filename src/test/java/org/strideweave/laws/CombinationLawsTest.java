package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** To put layouts side by side adds their indices, and to take modes out undoes it. */
class CombinationLawsTest {
  private static final Tally TALLY = new Tally("concatenation, nesting and modes");
  private static final Layout EMPTY = Layout.of(Shape.of(), Stride.of());

  @AfterAll
  static void report() {
    TALLY.report(20_000, 100_000, 300);
  }

  /** {@code concat(a, b)(i + size(a) * j) = a(i) + b(j)}, and its modes are those of both. */
  @Test
  void concat() {
    everyPair(
        (a, b) -> {
          Layout both = a.concat(b);
          List<IntTree> shapes = new ArrayList<>(a.shape().tree().children());
          shapes.addAll(b.shape().tree().children());
          List<IntTree> strides = new ArrayList<>(a.stride().tree().children());
          strides.addAll(b.stride().tree().children());
          assertEquals(layout(shapes, strides), both);
          return both;
        });
  }

  /** {@code append(a, b)(i + size(a) * j) = a(i) + b(j)}, and its last mode is {@code b}. */
  @Test
  void append() {
    everyPair(
        (a, b) -> {
          Layout both = a.append(b);
          List<IntTree> shapes = new ArrayList<>(a.shape().tree().children());
          shapes.add(b.shape().asItem());
          List<IntTree> strides = new ArrayList<>(a.stride().tree().children());
          strides.add(b.stride().asItem());
          assertEquals(layout(shapes, strides), both);
          assertEquals(b, both.mode(a.rank()));
          return both;
        });
  }

  private static Layout layout(List<IntTree> shapes, List<IntTree> strides) {
    return Layout.of(new Shape(IntTree.branch(shapes)), new Stride(IntTree.branch(strides)));
  }

  private static void everyPair(BinaryOperator<Layout> combination) {
    List<Layout> layouts = new ArrayList<>();
    Layouts.everySmall(2, 2, 1, layouts::add);
    Random random = new Random(22);
    for (int i = 0; i < 60; i++) {
      layouts.add(Layouts.random(random, 12, 50));
    }
    for (Layout a : layouts) {
      for (Layout b : layouts) {
        Layout both = combination.apply(a, b);
        assertEquals(a.cosize() + b.cosize() - 1, both.cosize());
        long[] first = Oracle.of(a).indices();
        long[] second = Oracle.of(b).indices();
        long[] indices = Oracle.of(both).indices();
        assertEquals((long) first.length * second.length, both.size());
        for (int k = 0; k < indices.length; k++) {
          assertEquals(
              first[k % first.length] + second[k / first.length],
              indices[k],
              () -> a + " and " + b);
          TALLY.compared();
        }
        TALLY.check();
      }
    }
  }

  /** {@code concat} is associative, and the layout without modes is neutral. */
  @Test
  void concatIsAMonoid() {
    Random random = new Random(23);
    for (int n = 0; n < 2_000; n++) {
      Layout a = Layouts.random(random, 30, 50);
      Layout b = Layouts.random(random, 30, 50);
      Layout c = Layouts.random(random, 30, 50);
      assertEquals(a.concat(b).concat(c), a.concat(b.concat(c)));
      assertEquals(a, a.concat(EMPTY));
      assertEquals(a, EMPTY.concat(a));
      TALLY.check();
    }
  }

  /** {@code mode(p)(k) = L(0, ..., k, ..., 0)}, and modes(p, q, ...) are these modes in a row. */
  @Test
  void modes() {
    Random random = new Random(24);
    for (int n = 0; n < 4_000; n++) {
      Layout layout = Layouts.random(random, 400, 50);
      long[] indices = Oracle.of(layout).indices();
      long step = 1;
      for (int p = 0; p < layout.rank(); p++) {
        Layout mode = layout.mode(p);
        long[] own = Oracle.of(mode).indices();
        for (int k = 0; k < own.length; k++) {
          assertEquals(indices[(int) (k * step)], own[k], layout::toString);
          TALLY.compared();
        }
        assertEquals(mode.shape(), layout.shape().mode(p));
        assertEquals(mode.stride(), layout.stride().mode(p));
        step *= own.length;
      }
      int[] positions = random.ints(random.nextInt(4), 0, layout.rank()).toArray();
      List<IntTree> shapes = new ArrayList<>();
      List<IntTree> strides = new ArrayList<>();
      for (int position : positions) {
        shapes.add(layout.shape().tree().children().get(position));
        strides.add(layout.stride().tree().children().get(position));
      }
      Layout picked = layout.modes(positions);
      assertEquals(layout(shapes, strides), picked);
      assertEquals(picked.shape(), layout.shape().modes(positions));
      assertEquals(picked.stride(), layout.stride().modes(positions));
      TALLY.check();
    }
  }

  /** A position below 0 or at the rank is refused. */
  @Test
  void otherPositionsAreRefused() {
    Layouts.everySmall(
        2,
        2,
        2,
        layout -> {
          for (int position : new int[] {Integer.MIN_VALUE, -1, layout.rank(), Integer.MAX_VALUE}) {
            assertThrows(OutOfRangeException.class, () -> layout.mode(position));
            assertThrows(OutOfRangeException.class, () -> layout.modes(0, position));
            assertThrows(OutOfRangeException.class, () -> layout.shape().mode(position));
            assertThrows(OutOfRangeException.class, () -> layout.stride().modes(position));
            TALLY.refused();
          }
        });
  }
}
