package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** A rearrangement moves each selected sublayout, and its part of the coordinate with it. */
class RearrangementLawsTest {
  private static final Tally TALLY = new Tally("rearrangement");

  @AfterAll
  static void report() {
    TALLY.report(20_000, 100_000, 5_000);
  }

  /** A part of the layout, as the numbers of its leaves. */
  private record Part(List<Integer> leaves) {
    long size(long[] extents) {
      return leaves.stream().mapToLong(leaf -> extents[leaf]).reduce(1, (a, b) -> a * b);
    }
  }

  /**
   * {@code R(c) = L(c moved back)} for every selection and hierarchy, with 0 in each leaf of extent
   * 1 that is left out; a missing part of size above 1 is refused.
   */
  @Test
  void partsMoveWithTheirCoordinates() {
    Random random = new Random(27);
    for (int n = 0; n < 15_000; n++) {
      Layout layout = Layouts.random(random, 60, 50);
      long[] extents = layout.shape().tree().leaves();
      List<Part> parts = new ArrayList<>();
      Tree selection = select(random, layout.shape().tree(), new int[1], parts);
      List<Integer> order = new ArrayList<>();
      boolean complete = true;
      for (int i = 0; i < parts.size(); i++) {
        if (random.nextInt(parts.get(i).size(extents) == 1 ? 2 : 20) > 0) {
          order.add(i);
        } else {
          complete &= parts.get(i).size(extents) == 1;
        }
      }
      Collections.shuffle(order, random);
      List<Integer> moved = new ArrayList<>();
      Tree output = output(random, order, parts, moved, 0);
      if (complete) {
        check(layout, layout.rearrange(output, selection), moved);
      } else {
        assertThrows(InvalidValueException.class, () -> layout.rearrange(output, selection));
        TALLY.refused();
      }
    }
  }

  /** {@code moved} has the source of each leaf of the result, or -1 where 1:0 was inserted. */
  private static void check(Layout layout, Layout result, List<Integer> moved) {
    Oracle source = Oracle.of(layout);
    Oracle oracle = Oracle.of(result);
    assertEquals(moved.size(), oracle.leaves());
    assertEquals(source.size(), oracle.size());
    for (int key = 0; key < oracle.size(); key++) {
      long[] there = oracle.coordinate(key);
      long[] here = new long[source.leaves()];
      for (int leaf = 0; leaf < there.length; leaf++) {
        if (moved.get(leaf) >= 0) {
          here[moved.get(leaf)] = there[leaf];
        }
      }
      assertEquals(source.index(here), result.index(key), () -> layout + " to " + result);
      TALLY.compared();
    }
    TALLY.check();
  }

  /** Descends into some modes and selects the others whole. */
  private static Tree select(Random random, IntTree.Branch shape, int[] next, List<Part> parts) {
    List<TreeItem> items = new ArrayList<>();
    for (IntTree mode : shape.children()) {
      if (mode instanceof IntTree.Branch branch && random.nextBoolean()) {
        items.add(select(random, branch, next, parts));
        continue;
      }
      List<Integer> leaves = new ArrayList<>();
      for (int i = 0; i < mode.leafCount(); i++) {
        leaves.add(next[0]++);
      }
      parts.add(new Part(leaves));
      items.add(random.nextBoolean() ? Node.LEAF : Node.id(random.nextInt(9)));
    }
    return new Tree(items);
  }

  /** Nests the parts in this order at random, with some inserted modes. */
  private static Tree output(
      Random random, List<Integer> order, List<Part> parts, List<Integer> moved, int depth) {
    List<TreeItem> items = new ArrayList<>();
    int from = 0;
    while (from < order.size()) {
      if (random.nextInt(6) == 0) {
        items.add(Node.LEAF);
        moved.add(-1);
      } else if (depth < 3 && random.nextInt(3) == 0) {
        int to = from + random.nextInt(order.size() - from + 1);
        items.add(output(random, order.subList(from, to), parts, moved, depth + 1));
        from = to;
      } else {
        items.add(Node.id(order.get(from)));
        moved.addAll(parts.get(order.get(from)).leaves());
        from++;
      }
    }
    return new Tree(items);
  }

  /** {@code rearrange(own hierarchy) = L}: by leaves, by modes, and as one part. */
  @Test
  void theOwnHierarchyChangesNothing() {
    Layouts.everySmall(
        layout -> {
          Tree leaves = tree(layout.shape().tree(), new int[1]);
          assertEquals(layout, layout.rearrange(leaves));
          assertEquals(layout, layout.rearrange(leaves, leaves));
          List<TreeItem> modes = new ArrayList<>();
          for (int i = 0; i < layout.rank(); i++) {
            modes.add(Node.id(i));
          }
          assertEquals(layout, layout.rearrange(new Tree(modes), new Tree(modes)));
          TALLY.check();
        });
  }

  private static Tree tree(IntTree.Branch shape, int[] next) {
    List<TreeItem> items = new ArrayList<>();
    for (IntTree mode : shape.children()) {
      items.add(mode instanceof IntTree.Branch branch ? tree(branch, next) : Node.id(next[0]++));
    }
    return new Tree(items);
  }

  /** A source that is named twice or is not there is refused. */
  @Test
  void everySourceAtMostOnce() {
    Layouts.everySmall(
        3,
        2,
        2,
        layout -> {
          int leaves = layout.shape().tree().leafCount();
          List<TreeItem> all = new ArrayList<>();
          for (int leaf = 0; leaf < leaves; leaf++) {
            all.add(Node.id(leaf));
          }
          for (long extra : new long[] {0, leaves - 1L, leaves, 1L << 32, Long.MAX_VALUE}) {
            List<TreeItem> more = new ArrayList<>(all);
            more.add(Tree.of(Node.id(Math.max(extra, 0))));
            String message = refusal(() -> layout.rearrange(new Tree(more)));
            assertTrue(message.contains(extra < leaves && leaves > 0 ? "duplicate" : "range"));
          }
        });
  }

  /** A selection is accepted exactly where it lies over the hierarchy of the layout. */
  @Test
  void selectionsMatchTheHierarchy() {
    List<IntTree.Branch> profiles = new ArrayList<>();
    for (int leaves = 0; leaves <= 4; leaves++) {
      profiles.addAll(Layouts.profiles(leaves));
    }
    for (IntTree.Branch profile : profiles) {
      long[] ones = new long[profile.leafCount()];
      java.util.Arrays.fill(ones, 1);
      Layout layout =
          Layout.of(new Shape(profile.withLeaves(ones)), new Stride(profile.withLeaves(ones)));
      for (IntTree.Branch over : profiles) {
        Function<Tree, Layout> select = tree -> layout.rearrange(Tree.of(), tree);
        Tree selection = tree(over, new int[1]);
        if (liesOver(over, profile)) {
          assertEquals(0, select.apply(selection).rank());
          TALLY.check();
        } else {
          assertTrue(refusal(() -> select.apply(selection)).contains("do not match in structure"));
        }
      }
    }
  }

  private static boolean liesOver(IntTree selection, IntTree shape) {
    if (selection instanceof IntTree.Branch(List<IntTree> above)) {
      if (!(shape instanceof IntTree.Branch(List<IntTree> below)) || above.size() != below.size()) {
        return false;
      }
      for (int i = 0; i < above.size(); i++) {
        if (!liesOver(above.get(i), below.get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private static String refusal(org.junit.jupiter.api.function.Executable operation) {
    TALLY.refused();
    return String.valueOf(assertThrows(InvalidValueException.class, operation).getMessage());
  }
}
