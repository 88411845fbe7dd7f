package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** Input that is deep, wide, endless, hard or shared ends in an answer or in a clear refusal. */
class HostileTest {
  /** The number under this many levels of nesting. */
  private static Object nested(Object number, int levels) {
    Object items = number;
    for (int level = 0; level < levels; level++) {
      items = List.of(items);
    }
    return items;
  }

  private static Layout deep(long extent, long stride, int levels) {
    return Layout.of(Shape.of(nested(extent, levels)), Stride.of(nested(stride, levels)));
  }

  /** Every operation works on the deepest layout, or refuses a result that would be deeper. */
  @Test
  void theDeepestLayoutIsALayout() {
    Layout layout = deep(6, 2, IntTree.MAX_DEPTH);
    assertEquals(IntTree.MAX_DEPTH, layout.shape().tree().depth());
    assertEquals(10, layout.index(5));
    assertEquals(10, layout.index(Coordinate.of(nested(5, IntTree.MAX_DEPTH))));
    assertEquals(layout, deep(6, 2, IntTree.MAX_DEPTH));
    assertEquals(layout.hashCode(), deep(6, 2, IntTree.MAX_DEPTH).hashCode());
    assertEquals(2 * IntTree.MAX_DEPTH - 1, layout.profile().size());
    assertTrue(layout.toString().startsWith("((((("));
    assertTrue(layout.isInjective());
    assertEquals(OptionalLong.empty(), layout.uniformPreimageExtent(layout.shape()));
    assertEquals("2:1", layout.complement(12).toString());
    assertEquals(layout, layout.permute(0));
    assertEquals(layout, layout.broadcastTo(layout.shape()));
    assertEquals(layout, Layout.columnMajor(12).compose(layout));
    assertEquals(IntTree.MAX_DEPTH - 1, layout.mode(0).shape().tree().depth());
    assertEquals("6:2", layout.rearrange(Tree.of(Node.id(0))).toString());
    assertEquals(12, layout.concat(Layout.columnMajor(2)).size());
    // The leaf 6:2 splits over this one into (2,3), which is one level deeper.
    Layout splits = Layout.of(Shape.of(4, 4), Stride.of(1, 100));
    assertEquals("((2,3)):((2,100))", splits.compose(deep(6, 2, 1)).toString());
    assertTooDeep(() -> splits.compose(layout));
    assertTooDeep(() -> splits.append(layout));
    assertTooDeep(() -> Shape.of(1, layout.shape()));
  }

  private static void assertTooDeep(Executable operation) {
    InvalidValueException refusal = assertThrows(InvalidValueException.class, operation);
    assertTrue(refusal.getMessage().contains("levels deep"), refusal::getMessage);
  }

  /** One level more than the deepest is refused wherever it is built. */
  @Test
  void oneLevelMoreIsRefused() {
    Object items = nested(1, IntTree.MAX_DEPTH + 1);
    for (Object tooDeep : new Object[] {items, nested(1, 50_000)}) {
      assertTooDeep(() -> Shape.of(tooDeep));
      assertTooDeep(() -> Stride.of(tooDeep));
      assertTooDeep(() -> Coordinate.of(tooDeep));
    }
    List<IntTree> deepest = List.of(Shape.of(nested(1, IntTree.MAX_DEPTH)).tree());
    assertTooDeep(() -> IntTree.branch(deepest));
    Tree tree = Tree.of(Node.LEAF);
    for (int level = 1; level < IntTree.MAX_DEPTH; level++) {
      tree = Tree.of(tree);
    }
    Tree whole = tree;
    assertEquals(IntTree.MAX_DEPTH, Layout.columnMajor(1).rearrange(whole).shape().tree().depth());
    assertTooDeep(() -> Tree.of(whole));
  }

  /** A list that contains itself, and one that never ends, are refused. */
  @Test
  void endlessInputIsRefused() {
    List<Object> itself = new ArrayList<>();
    itself.add(1);
    itself.add(itself);
    Iterable<Integer> endless =
        () ->
            new Iterator<>() {
              @Override
              public boolean hasNext() {
                return true;
              }

              @Override
              public Integer next() {
                return 1;
              }
            };
    for (Object input : new Object[] {itself, endless}) {
      assertThrows(InvalidValueException.class, () -> Shape.of(input));
      assertThrows(InvalidValueException.class, () -> Stride.of(1, input));
      assertThrows(InvalidValueException.class, () -> Coordinate.of(input));
    }
  }

  /** A million modes of extent 1 are one coordinate, whatever their strides. */
  @Test
  void aMillionModesOfExtentOne() {
    int modes = 1_000_000;
    Shape shape = Shape.of(Collections.nCopies(modes, 1));
    Layout layout = Layout.of(shape, Stride.of(LongStream.range(0, modes).toArray()));
    assertEquals(modes, layout.rank());
    assertEquals(1, layout.size());
    assertEquals(1, layout.cosize());
    assertEquals(0, layout.index(0));
    assertEquals(0, layout.index(Coordinate.of(Collections.nCopies(modes, 0))));
    assertTrue(layout.isInjective());
    assertEquals(OptionalLong.of(1), layout.uniformPreimageExtent(Shape.of(1)));
    assertEquals("5:1", layout.complement(5).toString());
    assertEquals("1:0", layout.compose(Layout.columnMajor(1)).toString());
    assertEquals(modes, Layout.columnMajor(7).compose(layout).rank());
    assertEquals(layout, layout.permute(LongStream.range(0, modes).toArray()));
    assertEquals(modes, layout.broadcastTo(shape).rank());
    assertEquals(modes, layout.profile().size());
    assertTrue(layout.toString().startsWith("(1,1,1,"));
  }

  /** {@code s = Shape.of(s, s)} shares its halves in memory, so only a limit of nodes ends it. */
  @Test
  void doublingIsRefusedSoon() {
    Shape shape = Shape.of(1);
    int doublings = 0;
    try {
      while (doublings < 1_000) {
        shape = Shape.of(shape.tree(), shape.tree());
        doublings++;
      }
    } catch (InvalidValueException refusal) {
      assertTrue(refusal.getMessage().contains("at most " + IntTree.MAX_NODES));
    }
    assertTrue(doublings > 15 && doublings < 25, "doublings: " + doublings);
    assertEquals(1, shape.size());
  }

  private static Layout hard() {
    Random random = new Random(51);
    long[] extents = new long[44];
    long[] strides = new long[44];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = 2;
      strides[i] = 1 + (random.nextLong() >>> 7);
    }
    return Layout.of(Shape.of(extents), Stride.of(strides));
  }

  /** An interrupt ends a search that nobody can wait for, and the thread stays interrupted. */
  @Test
  void anInterruptEndsASearch() {
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, hard()::isInjective);
    } finally {
      assertTrue(Thread.interrupted());
    }
    assertFalse(Thread.currentThread().isInterrupted());
  }

  /** Threads that share a layout get the answers that one thread gets. */
  @Test
  void threadsShareALayout() throws ExecutionException, InterruptedException {
    Layout layout = Layout.rowMajor(8, 4, 16, 2);
    Layout tile = Layout.of(Shape.of(16), Stride.of(2));
    List<Future<List<Object>>> answers = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (int i = 0; i < 64; i++) {
        answers.add(threads.submit(() -> answers(layout, tile)));
      }
    }
    for (Future<List<Object>> answer : answers) {
      assertEquals(answers(layout, tile), answer.get());
    }
  }

  private static List<Object> answers(Layout layout, Layout tile) {
    long sum = 0;
    for (long key = 0; key < layout.size(); key++) {
      sum = 31 * sum + layout.index(key);
    }
    return List.of(
        sum,
        layout.isInjective(),
        layout.compose(tile),
        layout.divide(tile),
        tile.complement(layout.size()),
        layout.toString(),
        layout.hashCode());
  }
}
