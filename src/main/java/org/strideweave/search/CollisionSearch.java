package org.strideweave.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether two coordinates of a layout have the same index.
 *
 * <p>They do exactly when there is a non-zero <em>difference</em> {@code d} with {@code |d[i]| <=
 * extents[i] - 1} and {@code sum of d[i] * strides[i] = 0}: the coordinates {@code max(d, 0)} and
 * {@code max(-d, 0)} then meet.
 *
 * <p>Modes that interleave cleanly, as those of real tensors do, are told apart by sorting and a
 * few greatest common divisors. What remains contains the problem of distinct subset sums, so its
 * worst case is exponential in the number of modes; {@link #difference} takes the time it needs,
 * and {@link #decide} keeps to a budget. Both can be interrupted.
 *
 * <p>Extents are at least 1, strides at least 0; the product of the extents and one more than the
 * largest index are at most 2^63 - 1. Callers guarantee this, it is not checked. It leaves at most
 * 62 modes of an extent above 1.
 */
public final class CollisionSearch {

  /** What the searches take turns with at first; enough for most blocks that come so far. */
  private static final long FIRST_TURN = 1 << 11;

  private final int count;
  private final ModeReduction reduction = new ModeReduction();

  private CollisionSearch(int count) {
    this.count = count;
  }

  /**
   * {@return the difference of two coordinates with one index, in the order of the modes, or null
   * exactly when there are none}
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted during a long
   *     search
   */
  public static long @Nullable [] difference(long[] extents, long[] strides) {
    return switch (decide(extents, strides, Long.MAX_VALUE)) {
      case Verdict.Injective _ -> null;
      case Verdict.Collides collides -> collides.difference();
      case Verdict.Undecided _ ->
          throw new AssertionError("2^63 nodes take centuries, and were visited");
    };
  }

  /**
   * {@return whether two coordinates have the same index, as far as the budget allows}
   *
   * @param budget how many nodes to search, each some tens of nanoseconds; nothing is counted
   *     before the search proper, which real layouts do not need
   * @throws java.util.concurrent.CancellationException if the thread is interrupted during a long
   *     search
   */
  public static Verdict decide(long[] extents, long[] strides, long budget) {
    int many = 0;
    for (int i = 0; i < extents.length; i++) {
      if (extents[i] > 1) {
        if (strides[i] == 0) {
          long[] difference = new long[extents.length];
          difference[i] = 1;
          return new Verdict.Collides(difference);
        }
        many++;
      }
    }
    ModeBlock all = new ModeBlock(new long[many], new long[many], new int[many], many);
    int at = 0;
    for (int i = 0; i < extents.length; i++) {
      if (extents[i] > 1) {
        all.limits[at] = extents[i] - 1;
        all.strides[at] = strides[i];
        all.modes[at++] = i;
      }
    }
    all.sort();
    if (all.isSpread()) {
      return new Verdict.Injective();
    }
    return new CollisionSearch(extents.length).decide(all, budget);
  }

  /** Cuts and reduces until nothing changes; what is left is hard, and searched at last. */
  private Verdict decide(ModeBlock all, long budget) {
    List<ModeBlock> hard = new ArrayList<>();
    Deque<ModeBlock> open = new ArrayDeque<>();
    open.push(all);
    while (!open.isEmpty()) {
      for (ModeBlock block : open.pop().pieces()) {
        if (reduction.pass(block)) {
          open.push(block);
          continue;
        }
        long[] pair = block.pair();
        if (pair != null) {
          return collides(block, pair);
        }
        if (block.size > 2) {
          hard.add(block);
        }
      }
    }
    return search(hard, budget);
  }

  /** All blocks in turns, so that a collision in one is not kept waiting by a hard other one. */
  private Verdict search(List<ModeBlock> hard, long budget) {
    List<DovetailSearch> searches = new ArrayList<>();
    for (ModeBlock block : hard) {
      searches.add(new DovetailSearch(block));
    }
    long left = budget;
    for (long turn = FIRST_TURN; !searches.isEmpty(); turn = Math.min(turn * 2, 1L << 40)) {
      for (int i = searches.size() - 1; i >= 0; i--) {
        if (left <= 0) {
          return new Verdict.Undecided();
        }
        // Both searches of a block have a turn.
        long nodes = Math.min(turn, left - left / 2);
        left = left - nodes - Math.min(nodes, left - nodes);
        DovetailSearch search = searches.get(i);
        if (search.advance(nodes)) {
          long[] difference = search.difference();
          if (difference != null) {
            return collides(search.block(), difference);
          }
          searches.remove(i);
        }
      }
    }
    return new Verdict.Injective();
  }

  private Verdict collides(ModeBlock block, long[] difference) {
    return new Verdict.Collides(reduction.lift(block, difference, count));
  }
}
