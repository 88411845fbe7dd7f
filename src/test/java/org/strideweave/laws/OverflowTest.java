package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;

/** What 64 bits cannot hold is refused, and nothing else is, up to the last value that fits. */
class OverflowTest {
  private static final Tally TALLY = new Tally("the border of 64 bits");
  private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

  @AfterAll
  static void report() {
    TALLY.report(20_000, 10_000, 20_000);
  }

  private static BigInteger size(long... extents) {
    return LongStream.of(extents)
        .mapToObj(BigInteger::valueOf)
        .reduce(BigInteger.ONE, BigInteger::multiply);
  }

  private static BigInteger cosize(long[] extents, long[] strides) {
    BigInteger last = BigInteger.ZERO;
    for (int i = 0; i < extents.length; i++) {
      last = last.add(size(extents[i] - 1, strides[i]));
    }
    return last.add(BigInteger.ONE);
  }

  /** Checks that the operation is refused exactly when one of these numbers does not fit. */
  private static boolean fits(Supplier<?> operation, BigInteger... numbers) {
    boolean fits = Arrays.stream(numbers).allMatch(number -> number.compareTo(MOST) <= 0);
    if (fits) {
      var _ = operation.get();
      TALLY.check();
    } else {
      assertThrows(SizeOverflowException.class, operation::get, () -> Arrays.toString(numbers));
      TALLY.refused();
    }
    return fits;
  }

  /** An extent that takes the product close to the border, from either side. */
  private static long[] extents(Random random) {
    long[] extents = new long[1 + random.nextInt(4)];
    BigInteger size = BigInteger.ONE;
    for (int i = 0; i < extents.length - 1; i++) {
      extents[i] = 1 + (random.nextLong() >>> (33 + random.nextInt(31)));
      size = size.multiply(BigInteger.valueOf(extents[i]));
    }
    BigInteger rest = MOST.divide(size).add(BigInteger.valueOf(random.nextInt(3) - 1L));
    extents[extents.length - 1] = rest.max(BigInteger.ONE).min(MOST).longValueExact();
    return extents;
  }

  /** {@code size = product(n) <= 2^63 - 1}, for shapes and for both builders. */
  @Test
  void sizes() {
    Random random = new Random(41);
    for (int n = 0; n < 10_000; n++) {
      long[] extents = extents(random);
      BigInteger size = size(extents);
      fits(() -> Shape.of(1, List.of(1, Shape.of(extents))), size, size);
      fits(() -> Layout.rowMajor(extents), size);
      if (fits(() -> Layout.columnMajor(extents), size)) {
        Layout layout = Layout.columnMajor(extents);
        assertEquals(size.longValueExact(), layout.size());
        assertEquals(size.longValueExact(), layout.cosize());
        assertEquals(layout.size() - 1, layout.index(layout.size() - 1));
        assertEquals(layout.size() - 1, Layout.rowMajor(extents).index(layout.size() - 1));
        TALLY.compared();
      }
    }
  }

  /** {@code cosize = 1 + sum((n - 1) * s) <= 2^63 - 1}, and the last index is one less. */
  @Test
  void cosizes() {
    Random random = new Random(42);
    for (int n = 0; n < 20_000; n++) {
      long[] extents = random.longs(1L + random.nextInt(4), 1, 9).toArray();
      long[] strides = new long[extents.length];
      for (int i = 0; i < strides.length; i++) {
        strides[i] = random.nextLong() >>> (1 + random.nextInt(5));
      }
      int last = random.nextInt(strides.length);
      strides[last] = 0;
      BigInteger left = MOST.subtract(cosize(extents, strides));
      if (extents[last] > 1 && left.signum() > 0) {
        BigInteger close = left.divide(BigInteger.valueOf(extents[last] - 1));
        strides[last] = close.longValueExact() + random.nextInt(2);
      }
      Shape shape = Shape.of(extents);
      if (fits(() -> Layout.of(shape, Stride.of(strides)), cosize(extents, strides))) {
        Layout layout = Layout.of(shape, Stride.of(strides));
        assertEquals(cosize(extents, strides).longValueExact(), layout.cosize());
        assertEquals(layout.cosize() - 1, layout.index(layout.size() - 1));
        assertEquals(Oracle.of(layout).isInjective(), layout.isInjective(), layout::toString);
        layout
            .collision()
            .ifPresent(pair -> assertEquals(pair.index(), layout.index(pair.second())));
        TALLY.compared();
      }
    }
  }

  /** A stride that is never taken reaches nothing, however large it is. */
  @Test
  void extentOneReachesNothing() {
    Layout layout = Layout.of(Shape.of(1, 2, 1), Stride.of(Long.MAX_VALUE, 1, Long.MAX_VALUE));
    assertEquals(2, layout.cosize());
    assertTrue(layout.isInjective());
    assertEquals(1, layout.index(1));
    assertEquals("1:0", layout.complement(2).toString());
    assertEquals("2:1", layout.compose(Layout.columnMajor(2)).toString());
  }

  private static Layout half(Random random) {
    long extent = 1 + (random.nextLong() >>> (29 + random.nextInt(6)));
    long most = Long.MAX_VALUE / extent;
    long stride = random.nextBoolean() ? most >>> random.nextInt(3) : random.nextInt(3);
    return Layout.of(Shape.of(extent), Stride.of(stride));
  }

  /** Layouts side by side, or a mode twice: the sizes multiply, and the indices add. */
  @Test
  void combinations() {
    Random random = new Random(43);
    for (int n = 0; n < 20_000; n++) {
      Layout a = half(random);
      Layout b = half(random);
      BigInteger size = size(a.size(), b.size());
      BigInteger cosize = BigInteger.valueOf(a.cosize()).add(BigInteger.valueOf(b.cosize() - 1));
      if (fits(() -> a.concat(b), size, cosize)) {
        assertEquals(cosize.longValueExact(), a.concat(b).cosize());
      }
      fits(() -> a.append(b), size, cosize);
      BigInteger twice = size(2, a.cosize() - 1).add(BigInteger.ONE);
      fits(() -> a.modes(0, 0), size(a.size(), a.size()), twice);
    }
  }

  /** A number that is no 64-bit one is refused where it is written, with the right refusal. */
  @Test
  void writtenNumbers() {
    for (int bits = 60; bits < 130; bits++) {
      for (int add = -1; add <= 1; add++) {
        BigInteger number = BigInteger.TWO.pow(bits).add(BigInteger.valueOf(add));
        fits(() -> Shape.of(1, number), number);
        fits(() -> Stride.of(List.of(number, 0)), number);
        assertThrows(InvalidValueException.class, () -> Shape.of(1, number.negate()));
        assertThrows(InvalidValueException.class, () -> Stride.of(number.negate()));
      }
    }
  }

  /**
   * A layout of span {@code 2^q} has a complement exactly in the multiples of {@code 2^q}. The span
   * may be {@code 2^63}, one more than any cotarget: that is no overflow, but larger than it.
   */
  @Test
  void complements() {
    for (int p = 1; p <= 62; p++) {
      for (int q = p + 1; q <= 63; q++) {
        Layout layout = Layout.of(Shape.of(1L << (q - p)), Stride.of(1L << p));
        for (int r = 1; r <= 62; r++) {
          long cotarget = 1L << r;
          if (q <= r) {
            Layout both = layout.concat(layout.complement(cotarget));
            assertEquals(cotarget, both.size());
            assertEquals(cotarget, both.cosize());
            assertTrue(both.isInjective());
            TALLY.check();
          } else {
            assertThrows(InvalidValueException.class, () -> layout.complement(cotarget));
            TALLY.refused();
          }
        }
        assertThrows(InvalidValueException.class, () -> layout.complement(Long.MAX_VALUE));
      }
    }
    assertEquals(
        Layout.columnMajor(Long.MAX_VALUE), Layout.columnMajor(1).complement(Long.MAX_VALUE));
    assertEquals("1:0", Layout.columnMajor(Long.MAX_VALUE).complement(Long.MAX_VALUE).toString());
  }
}
