package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.tree.IntTree;

/** To reorder the modes is to reorder the components of each coordinate. */
class PermutationLawsTest {
  private static final Tally TALLY = new Tally("permutation");

  @AfterAll
  static void report() {
    TALLY.report(10_000, 100_000, 5_000);
  }

  /** {@code permute(order)(c_order[0], c_order[1], ...) = L(c_0, c_1, ...)}. */
  @Test
  void componentsMoveWithTheirModes() {
    Random random = new Random(25);
    for (int n = 0; n < 4_000; n++) {
      Layout layout = Layouts.random(random, 200, 50);
      long[] order = shuffled(random, layout.rank());
      Layout permuted = layout.permute(order);
      for (int j = 0; j < order.length; j++) {
        assertEquals(layout.mode((int) order[j]), permuted.mode(j));
      }
      for (long key = 0; key < layout.size(); key++) {
        List<IntTree> here = new ArrayList<>();
        long rest = key;
        for (int i = 0; i < layout.rank(); i++) {
          here.add(IntTree.leaf(rest % layout.mode(i).size()));
          rest /= layout.mode(i).size();
        }
        List<IntTree> there = LongStream.of(order).mapToObj(mode -> here.get((int) mode)).toList();
        assertEquals(layout.index(key), permuted.index(new Coordinate(IntTree.branch(there))));
        TALLY.compared();
      }
      TALLY.check();
    }
  }

  /**
   * {@code permute(p) permute(q) = permute(p o q)}, the identity changes nothing, and the inverse
   * order gives the layout again.
   */
  @Test
  void permutationsAreAGroup() {
    Random random = new Random(26);
    for (int n = 0; n < 10_000; n++) {
      Layout layout = Layouts.random(random, 5_000, 200);
      int rank = layout.rank();
      long[] p = shuffled(random, rank);
      long[] q = shuffled(random, rank);
      long[] both = new long[rank];
      long[] inverse = new long[rank];
      for (int j = 0; j < rank; j++) {
        both[j] = p[(int) q[j]];
        inverse[(int) p[j]] = j;
      }
      assertEquals(layout.permute(both), layout.permute(p).permute(q));
      assertEquals(layout, layout.permute(p).permute(inverse));
      assertEquals(layout, layout.permute(LongStream.range(0, rank).toArray()));
      TALLY.check();
    }
  }

  private static long[] shuffled(Random random, int rank) {
    List<Long> order = new ArrayList<>(LongStream.range(0, rank).boxed().toList());
    Collections.shuffle(order, random);
    return order.stream().mapToLong(Long::longValue).toArray();
  }

  /** Of all orders over {@code [-1, rank]}, those that name every mode once are accepted. */
  @Test
  void onlyPermutationsAreAccepted() {
    for (int rank = 0; rank <= 4; rank++) {
      long[] extents = LongStream.rangeClosed(2, rank + 1L).toArray();
      Layout layout = rank == 0 ? Layout.columnMajor(1).modes() : Layout.columnMajor(extents);
      for (int length = 0; length <= rank + 1; length++) {
        everyOrder(layout, new long[length], 0);
      }
    }
  }

  private static void everyOrder(Layout layout, long[] order, int from) {
    if (from < order.length) {
      for (order[from] = -1; order[from] <= layout.rank(); order[from]++) {
        everyOrder(layout, order, from + 1);
      }
      return;
    }
    long[] sorted = LongStream.of(order).sorted().toArray();
    if (java.util.Arrays.equals(sorted, LongStream.range(0, layout.rank()).toArray())) {
      assertEquals(layout.size(), layout.permute(order).size());
      TALLY.check();
      return;
    }
    assertThrows(InvalidValueException.class, () -> layout.permute(order));
    TALLY.refused();
  }
}
