package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** The operations that move modes about: each index is found again at the moved coordinate. */
class StructureLawsTest {
  private static final Tally TALLY =
      new Tally("concat, append, modes, broadcast, rearrange, permute");

  @AfterAll
  static void report() {
    TALLY.report(100_000, 50_000, 5_000);
  }

  /** concat(a, b)(i + size(a) * j) = a(i) + b(j), and append(a, b) is the same function. */
  @Test
  void concatAndAppend() {
    Random random = new Random(3);
    for (int n = 0; n < 3_000; n++) {
      Layout a = Layouts.random(random, 12, 50);
      Layout b = Layouts.random(random, 12, 50);
      Layout both = a.concat(b);
      Layout appended = a.append(b);
      assertEquals(a.rank() + b.rank(), both.rank());
      boolean leaf =
          b.rank() == 1 && b.shape().tree().children().getFirst() instanceof IntTree.Leaf;
      assertEquals(
          leaf
              ? both
              : Layout.of(
                  Shape.of(concatenated(a.shape().tree(), b.shape().tree())),
                  Stride.of(concatenated(a.stride().tree(), b.stride().tree()))),
          appended);
      long[] first = Oracle.of(a).indices();
      long[] second = Oracle.of(b).indices();
      for (int j = 0; j < second.length; j++) {
        for (int i = 0; i < first.length; i++) {
          assertEquals(first[i] + second[j], both.index(i + (long) first.length * j));
          assertEquals(first[i] + second[j], appended.index(i + (long) first.length * j));
          TALLY.check();
          TALLY.compared();
        }
      }
    }
  }

  private static List<IntTree> concatenated(IntTree.Branch first, IntTree second) {
    List<IntTree> items = new ArrayList<>(first.children());
    items.add(second);
    return items;
  }

  /** mode(i) and modes(i...) put together again are the layout. */
  @Test
  void modes() {
    Layouts.everySmall(
        layout -> {
          int[] all = IntStream.range(0, layout.rank()).toArray();
          assertEquals(layout, layout.modes(all));
          Layout sum = layout.modes();
          for (int i : all) {
            sum = sum.append(layout.mode(i));
            assertEquals(layout.mode(i).shape(), layout.shape().mode(i));
          }
          assertEquals(layout.size(), sum.size());
          assertEquals(layout.cosize(), sum.cosize());
          TALLY.check();
        });
  }

  /** broadcast(c) = L(c with 0 in every widened leaf). */
  @Test
  void broadcast() {
    Random random = new Random(4);
    Layouts.everySmall(
        layout -> {
          long[] extents = layout.shape().tree().leaves();
          long[] target = extents.clone();
          boolean legal = true;
          for (int i = 0; i < target.length; i++) {
            if (random.nextInt(extents[i] == 1 ? 2 : 8) == 0) {
              target[i] = 1L + random.nextInt(3);
              legal &= target[i] == extents[i] || extents[i] == 1;
            }
          }
          Shape shape = new Shape(layout.shape().tree().withLeaves(target));
          if (!legal) {
            assertThrows(InvalidValueException.class, () -> layout.broadcastTo(shape));
            TALLY.refused();
            return;
          }
          Layout wide = layout.broadcastTo(shape);
          assertEquals(shape, wide.shape());
          Oracle oracle = Oracle.of(wide);
          for (int key = 0; key < wide.size(); key++) {
            long[] coordinate = oracle.coordinate(key);
            for (int i = 0; i < coordinate.length; i++) {
              coordinate[i] = extents[i] == 1 ? 0 : coordinate[i];
            }
            assertEquals(
                layout.index(new Coordinate(layout.shape().tree().withLeaves(coordinate))),
                wide.index(key));
            TALLY.check();
          }
        });
  }

  /** permute(order)(c) = L(c permuted back), and the inverse order gives L again. */
  @Test
  void permute() {
    Random random = new Random(5);
    for (int n = 0; n < 5_000; n++) {
      Layout layout = Layouts.random(random, 60, 50);
      List<Integer> shuffled = new ArrayList<>(IntStream.range(0, layout.rank()).boxed().toList());
      Collections.shuffle(shuffled, random);
      long[] order = shuffled.stream().mapToLong(Integer::longValue).toArray();
      long[] inverse = new long[order.length];
      List<IntTree> shapes = new ArrayList<>();
      for (int j = 0; j < order.length; j++) {
        inverse[(int) order[j]] = j;
        shapes.add(layout.shape().tree().children().get((int) order[j]));
      }
      Layout permuted = layout.permute(order);
      assertEquals(new IntTree.Branch(shapes), permuted.shape().tree());
      assertEquals(layout, permuted.permute(inverse));
      assertEquals(layout.cosize(), permuted.cosize());
      TALLY.check();
    }
  }

  /** The recipe of a layout's own leaves gives it again; a shuffled one moves each leaf. */
  @Test
  void rearrange() {
    Random random = new Random(6);
    Layouts.everySmall(
        layout -> {
          Tree same = recipe(layout.shape().tree(), new int[1]);
          assertEquals(layout, layout.rearrange(same));
          long[] extents = layout.shape().tree().leaves();
          List<Integer> order =
              new ArrayList<>(IntStream.range(0, extents.length).boxed().toList());
          Collections.shuffle(order, random);
          List<TreeItem> items = new ArrayList<>();
          items.add(Node.LEAF);
          order.forEach(leaf -> items.add(Node.id(leaf)));
          Layout moved = layout.rearrange(new Tree(items));
          assertEquals(1, moved.shape().mode(0).size());
          Oracle oracle = Oracle.of(moved);
          for (int key = 0; key < moved.size(); key++) {
            long[] there = oracle.coordinate(key);
            long[] here = new long[extents.length];
            for (int j = 0; j < here.length; j++) {
              here[order.get(j)] = there[j + 1];
            }
            assertEquals(
                layout.index(new Coordinate(layout.shape().tree().withLeaves(here))),
                moved.index(key));
            TALLY.check();
          }
          dropsOnlySingletons(layout, items, extents, order);
        });
  }

  private static void dropsOnlySingletons(
      Layout layout, List<TreeItem> items, long[] extents, List<Integer> order) {
    for (int j = 0; j < order.size(); j++) {
      List<TreeItem> fewer = new ArrayList<>(items);
      fewer.remove(j + 1);
      if (extents[order.get(j)] == 1) {
        assertEquals(layout.size(), layout.rearrange(new Tree(fewer)).size());
      } else {
        assertThrows(InvalidValueException.class, () -> layout.rearrange(new Tree(fewer)));
        TALLY.refused();
      }
    }
  }

  private static Tree recipe(IntTree.Branch shape, int[] next) {
    List<TreeItem> items = new ArrayList<>();
    for (IntTree child : shape.children()) {
      items.add(child instanceof IntTree.Branch branch ? recipe(branch, next) : Node.id(next[0]++));
    }
    return new Tree(items);
  }
}
