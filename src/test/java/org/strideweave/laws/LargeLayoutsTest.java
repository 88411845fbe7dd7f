package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;

/** What must not walk coordinates is asked of layouts that nobody can walk. */
class LargeLayoutsTest {
  /** A compact layout of 12 modes and about 10^18 elements, its modes in this order of strides. */
  private static Layout compact(Random random) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, 12).boxed().toList());
    Collections.shuffle(order, random);
    long[] extents = new long[12];
    long[] strides = new long[12];
    long next = 1;
    for (int i : order) {
      extents[i] = 28L + random.nextInt(8);
      strides[i] = next;
      next *= extents[i];
    }
    return Layout.of(Shape.of(extents), Stride.of(strides));
  }

  @Test
  void compactLayouts() {
    Random random = new Random(13);
    for (int i = 0; i < 200; i++) {
      Layout layout = compact(random);
      long size = layout.size();
      assertTrue(size > 100_000_000_000_000_000L);
      assertEquals(size, layout.cosize());
      assertTrue(layout.isInjective());
      assertTrue(layout.collision().isEmpty());
      assertEquals(OptionalLong.of(1), layout.uniformPreimageExtent(Shape.of(size)));
      assertEquals(OptionalLong.empty(), layout.uniformPreimageExtent(Shape.of(size - 1)));
      assertEquals(Layout.of(Shape.of(1), Stride.of(0)), layout.complement(size));
      assertEquals(size - 1, layout.index(size - 1));
      Layout halves = Layout.of(Shape.of(size), Stride.of(1)).complement(4 * size);
      assertEquals(Layout.of(Shape.of(4), Stride.of(size)), halves);
      assertEquals(layout.size(), layout.compose(Layout.columnMajor(size)).size());
      Layout divided = layout.divide(Layout.columnMajor(layout.mode(0).size()));
      assertEquals(layout.mode(0), divided.mode(0));
      assertEquals(size, divided.size());
    }
  }

  @Test
  void replicatedAndOverlappingOnes() {
    Random random = new Random(14);
    for (int i = 0; i < 200; i++) {
      Layout layout = compact(random);
      Layout replicated = layout.concat(Layout.of(Shape.of(5), Stride.of(0)));
      assertFalse(replicated.isInjective());
      assertEquals(OptionalLong.of(5), replicated.uniformPreimageExtent(Shape.of(layout.size())));
      long[] strides = layout.stride().tree().leaves();
      int moved = random.nextInt(12);
      strides[moved] += strides[moved] == 1 ? 0 : 1;
      Layout shifted = Layout.of(layout.shape(), Stride.of(strides));
      // A stride that is one off leaves the sorted reach unproven; the answer has a proof or a
      // witness.
      shifted
          .collision()
          .ifPresentOrElse(
              pair -> assertEquals(shifted.index(pair.first()), shifted.index(pair.second())),
              () -> assertTrue(shifted.isInjective()));
    }
  }

  @Test
  void oneHugeMode() {
    long huge = 1L << 62;
    Layout layout = Layout.columnMajor(huge);
    assertEquals(huge, layout.cosize());
    assertEquals(huge - 1, layout.index(huge - 1));
    assertTrue(layout.isInjective());
    assertEquals(
        "((1152921504606846976,2)):((4,1))",
        Layout.of(Shape.of(2, huge / 4), Stride.of(1, 4))
            .permute(1, 0)
            .compose(Layout.columnMajor(huge / 2))
            .toString());
    assertEquals(
        Layout.of(Shape.of(2), Stride.of(huge / 2)), Layout.columnMajor(huge / 2).complement(huge));
    Layout most = Layout.columnMajor(Long.MAX_VALUE);
    assertEquals(Long.MAX_VALUE - 1, most.index(Long.MAX_VALUE - 1));
    assertEquals(most, most.compose(most));
  }

  /** The hard examples: random strides of the greatest width, where search is needed. */
  @Test
  void hardInjectivity() {
    hard(18, 2, 40);
    hard(24, 2, 50);
    hard(30, 2, 50);
    hard(8, 16, 55);
  }

  private static void hard(int modes, long extent, int bits) {
    Random random = new Random(15);
    long[] extents = new long[modes];
    long[] strides = new long[modes];
    for (int i = 0; i < modes; i++) {
      extents[i] = extent;
      strides[i] = 1 + (random.nextLong() >>> (64 - bits));
    }
    Layout layout = Layout.of(Shape.of(extents), Stride.of(strides));
    long started = System.nanoTime();
    boolean injective = layout.isInjective();
    System.out.printf(
        "injectivity of %d modes of extent %d and %d-bit strides: %s in %.1f ms%n",
        modes, extent, bits, injective, (System.nanoTime() - started) / 1e6);
    assertEquals(injective, layout.collision().isEmpty());
    layout
        .collision()
        .ifPresent(pair -> assertEquals(layout.index(pair.first()), layout.index(pair.second())));
    // With one stride made the sum of two others, the answer is known.
    strides[modes - 1] = strides[0] + strides[1];
    assertFalse(Layout.of(Shape.of(extents), Stride.of(strides)).isInjective());
  }

  /** Refused exactly when the size or the cosize is above 2^63 - 1. */
  @Test
  void theBorderOfSixtyFourBits() {
    Random random = new Random(16);
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    int refused = 0;
    for (int n = 0; n < 50_000; n++) {
      int modes = 1 + random.nextInt(4);
      long[] extents = new long[modes];
      long[] strides = new long[modes];
      BigInteger size = BigInteger.ONE;
      BigInteger cosize = BigInteger.ONE;
      for (int i = 0; i < modes; i++) {
        extents[i] = 1 + (random.nextLong() >>> (1 + random.nextInt(63)));
        extents[i] = extents[i] < 1 ? Long.MAX_VALUE : extents[i];
        strides[i] = random.nextLong() >>> (1 + random.nextInt(63));
        size = size.multiply(BigInteger.valueOf(extents[i]));
        cosize =
            cosize.add(BigInteger.valueOf(extents[i] - 1).multiply(BigInteger.valueOf(strides[i])));
      }
      if (size.compareTo(most) > 0) {
        assertThrows(SizeOverflowException.class, () -> Shape.of(extents));
        refused++;
      } else if (cosize.compareTo(most) > 0) {
        assertThrows(
            SizeOverflowException.class, () -> Layout.of(Shape.of(extents), Stride.of(strides)));
        refused++;
      } else {
        Layout layout = Layout.of(Shape.of(extents), Stride.of(strides));
        assertEquals(size.longValueExact(), layout.size());
        assertEquals(cosize.longValueExact(), layout.cosize());
        assertEquals(layout.cosize() - 1, layout.index(layout.size() - 1));
      }
    }
    assertTrue(refused > 5_000 && refused < 45_000, "both sides of the border: " + refused);
  }

  @Test
  void depthAndWidthAreBounded() {
    Shape deep = Shape.of(2);
    for (int i = 1; i < IntTree.MAX_DEPTH; i++) {
      deep = new Shape(new IntTree.Branch(List.of(deep.tree())));
    }
    assertEquals(IntTree.MAX_DEPTH, deep.tree().depth());
    assertEquals(2, deep.size());
    List<IntTree> tooDeep = List.of(deep.tree());
    assertThrows(InvalidValueException.class, () -> new IntTree.Branch(tooDeep));
    Shape wide = Shape.of(Collections.nCopies(1_000_000, 1));
    assertEquals(1_000_000, wide.rank());
    Shape doubled = wide;
    assertThrows(InvalidValueException.class, () -> doubleUp(doubled));
  }

  private static void doubleUp(Shape shape) {
    Shape doubled = shape;
    for (int i = 0; i < 64; i++) {
      doubled = Shape.of(doubled, doubled);
    }
  }

  @Test
  void threadsShareALayout() {
    Layout layout = Layout.rowMajor(64, 32, 16);
    long expected = sum(layout);
    List<CompletableFuture<Long>> sums =
        IntStream.range(0, 8)
            .mapToObj(_ -> CompletableFuture.supplyAsync(() -> sum(layout)))
            .toList();
    sums.forEach(sum -> assertEquals(expected, sum.join()));
  }

  private static long sum(Layout layout) {
    long sum = 0;
    for (long key = 0; key < layout.size(); key++) {
      sum += layout.index(key);
    }
    return sum;
  }
}
