package org.strideweave.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whether two coordinates of a layout meet")
class CollisionSearchTest {

  // Against brute force

  @Test
  @DisplayName("every layout of up to four small modes")
  void everySmallLayout() {
    for (int count = 0; count <= 4; count++) {
      int extents = count <= 3 ? 6 : 3;
      int strides = count <= 3 ? 12 : 10;
      int choices = extents * strides;
      long[] n = new long[count];
      long[] s = new long[count];
      int all = (int) Math.pow(choices, count);
      for (int code = 0; code < all; code++) {
        int rest = code;
        for (int i = 0; i < count; i++) {
          n[i] = 1L + rest % choices / strides;
          s[i] = rest % strides;
          rest /= choices;
        }
        agreesWithWalk(n, s);
      }
    }
  }

  @Test
  @DisplayName("random modes")
  void randomModes() {
    Random random = new Random(1);
    for (int run = 0; run < 40_000; run++) {
      long[] n = extents(random, 1 + random.nextInt(8), 600);
      int bits = 3 + random.nextInt(10);
      long[] s = new long[n.length];
      for (int i = 0; i < s.length; i++) {
        s[i] = random.nextLong(1L << (1 + random.nextInt(bits)));
      }
      agreesWithWalk(n, s);
    }
  }

  @Test
  @DisplayName("random strides with many common factors")
  void commonFactors() {
    Random random = new Random(2);
    long[] primes = {2, 2, 2, 3, 3, 5, 7};
    for (int run = 0; run < 30_000; run++) {
      long[] n = extents(random, 2 + random.nextInt(6), 400);
      long[] s = new long[n.length];
      for (int i = 0; i < s.length; i++) {
        s[i] = 1;
        for (int factors = random.nextInt(7); factors > 0; factors--) {
          s[i] *= primes[random.nextInt(primes.length)];
        }
      }
      agreesWithWalk(n, s);
    }
  }

  @Test
  @DisplayName("permuted, padded and spoiled tensors")
  void spoiledTensors() {
    Random random = new Random(3);
    for (int run = 0; run < 30_000; run++) {
      long[] n = extents(random, 2 + random.nextInt(6), 500);
      long[] s = new long[n.length];
      long next = 1L + random.nextInt(4);
      for (int i = 0; i < s.length; i++) {
        s[i] = next;
        next = next * n[i] + (random.nextInt(4) == 0 ? random.nextInt(5) : 0);
      }
      for (int spoiled = random.nextInt(3); spoiled > 0; spoiled--) {
        int at = random.nextInt(s.length);
        s[at] = Math.max(0, s[at] + random.nextInt(-3, 4));
      }
      shuffle(random, n, s);
      agreesWithWalk(n, s);
    }
  }

  @Test
  @DisplayName("reaches that use all of 64 bits")
  void fullRange() {
    Random random = new Random(4);
    for (int run = 0; run < 10_000; run++) {
      int count = 3 + random.nextInt(5);
      long[] n = extents(random, count, 300);
      n[count - 1] = 2;
      long[] s = new long[count];
      long room = Long.MAX_VALUE - 1;
      for (int i = 0; i < count - 1; i++) {
        s[i] = random.nextLong(1, room / 8 / n[i]);
        if (i > 0 && random.nextInt(3) == 0) {
          // Twice or three times another one, give or take a little, for near misses and hits.
          s[i] = Math.min(s[i - 1] / 4 * random.nextInt(1, 8) + random.nextInt(2), s[i]);
          s[i] = Math.max(s[i], 1);
        }
        room -= (n[i] - 1) * s[i];
      }
      s[count - 1] = room;
      agreesWithWalk(n, s);
    }
  }

  // The parts, without the steps that make blocks easy before them

  @Test
  @DisplayName("each search alone, on blocks as they come")
  void eachSearchAlone() {
    Random random = new Random(5);
    for (int run = 0; run < 15_000; run++) {
      long[] n = extents(random, 2 + random.nextInt(6), 400);
      long scale = 1L + random.nextInt(3);
      int bits = 2 + random.nextInt(30);
      for (int i = 0; i < n.length; i++) {
        n[i]++;
      }
      long[] s = new long[n.length];
      for (int i = 0; i < s.length; i++) {
        s[i] = scale * random.nextLong(1, 1L << (1 + random.nextInt(bits)));
      }
      boolean meets = meetsByWalk(n, s);
      exhausts(new DepthFirstSearch(block(n, s)), meets, n, s);
      exhausts(new LatticeSearch(block(n, s)), meets, n, s);
    }
  }

  @Test
  @DisplayName(
      "the lattice alone finds a lone collision in a corner of the box, its longest vector")
  void corner() {
    Random random = new Random(10);
    for (int run = 0; run < 600; run++) {
      int count = 6 + random.nextInt(7);
      int limit = 3 + random.nextInt(Math.max(1, 24 / count));
      // Strides about as large as there are differences, so that other collisions are few.
      double bits = count * Math.log(2 * limit + 1) / Math.log(2) - Math.log(count * limit);
      long[] n = new long[count];
      Arrays.fill(n, limit + 1);
      long[] s = random.longs(count, 1, (long) Math.pow(2, bits)).toArray();
      long[] d = new long[count];
      long sum = 0;
      for (int i = 1; i < count; i++) {
        d[i] = i == count - 1 ? limit - 1 : random.nextBoolean() ? limit : -limit;
        sum += d[i] * s[i];
      }
      // The first mode makes up for the others: limit and limit - 1 have no common factor.
      while (sum % limit != 0) {
        s[count - 1]++;
        sum += d[count - 1];
      }
      s[0] = Math.abs(sum / limit);
      if (s[0] != 0) {
        exhausts(new LatticeSearch(block(n, s)), true, n, s);
      }
    }
  }

  @Test
  @DisplayName("residues of large moduli")
  void residues() {
    assertEquals(0, Modular.multiply(1L << 61, 2, 1L << 62));
    Random random = new Random(6);
    for (int run = 0; run < 20_000; run++) {
      long m = random.nextLong(1, Long.MAX_VALUE) >>> random.nextInt(60);
      m = Math.max(m, 1);
      long a = random.nextLong(m);
      long b = random.nextLong(m);
      BigInteger modulus = BigInteger.valueOf(m);
      BigInteger product = BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(modulus);
      assertEquals(product.longValueExact(), Modular.multiply(a, b, m));
      assertEquals(BigInteger.valueOf(a).gcd(modulus).longValueExact(), Modular.gcd(a, m));
      if (Modular.gcd(a, m) == 1) {
        assertEquals(1 % m, Modular.multiply(a, Modular.inverse(a, m), m));
      }
    }
  }

  // Large layouts whose answer is known from how they are made

  @Test
  @DisplayName("large permuted tensors, compact and padded, do not collide")
  void largeTensors() {
    Random random = new Random(7);
    for (int run = 0; run < 20_000; run++) {
      boolean padded = run % 2 == 1;
      long[] n = new long[2 + random.nextInt(11)];
      long[] s = new long[n.length];
      long next = 1;
      for (int i = 0; i < n.length; i++) {
        long most = ((1L << 62) / next) >> (padded ? 2 : 0);
        n[i] = Math.clamp(random.nextLong(1L << (1 + random.nextInt(40))), 1, Math.max(most, 1));
        s[i] = next;
        next *= n[i];
        if (padded && next < 1L << 60 && random.nextBoolean()) {
          next += random.nextLong(1 + next / 4);
        }
      }
      shuffle(random, n, s);
      assertNull(CollisionSearch.difference(n, s), () -> show(n, s));
    }
  }

  @Test
  @DisplayName("strides N / p with distinct primes p do not collide, and one more coordinate does")
  void remainders() {
    long[] n = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    long product = Arrays.stream(n).reduce(1, (a, b) -> a * b);
    long[] s = Arrays.stream(n).map(p -> product / p).toArray();
    assertNull(CollisionSearch.difference(n, s));
    n[3]++;
    n[9]++;
    meets(n, s, CollisionSearch.difference(n, s));
  }

  @Test
  @DisplayName("a planted collision is found")
  void plantedCollision() {
    Random random = new Random(8);
    int planted = 0;
    while (planted < 20_000) {
      int count = 2 + random.nextInt(7);
      int bits = 40 / count;
      long[] n = new long[count];
      long[] s = new long[count];
      long sum = 0;
      for (int i = 0; i < count - 1; i++) {
        n[i] = random.nextLong(2, 2 + (1L << (1 + random.nextInt(bits))));
        s[i] = random.nextLong(1, 1L << (2 + random.nextInt(50 - bits)));
        sum += random.nextLong(-(n[i] - 1), n[i]) * s[i];
      }
      n[count - 1] = 2L + random.nextInt(3);
      s[count - 1] = Math.abs(sum);
      if (sum != 0) {
        shuffle(random, n, s);
        meets(n, s, CollisionSearch.difference(n, s));
        planted++;
      }
    }
  }

  @Test
  @DisplayName("more coordinates than indices always collide")
  void pigeonhole() {
    Random random = new Random(9);
    for (int run = 0; run < 200; run++) {
      long[] n = new long[20];
      Arrays.fill(n, 8);
      long[] s = random.longs(20, 1, 1L << (3 + run % 28)).toArray();
      meets(n, s, CollisionSearch.difference(n, s));
    }
    long[] n = new long[62];
    Arrays.fill(n, 2);
    long[] s = random.longs(62, 1, 1L << 30).toArray();
    meets(n, s, CollisionSearch.difference(n, s));
  }

  @Test
  @DisplayName("modes of extent 1 play no part, however many")
  void extentOne() {
    long[] n = new long[1_000_000];
    long[] s = new long[1_000_000];
    Arrays.fill(n, 1);
    assertNull(CollisionSearch.difference(n, s));
    n[17] = 4;
    s[17] = 2;
    n[900_000] = 3;
    s[900_000] = 3;
    meets(n, s, CollisionSearch.difference(n, s));
    assertNull(CollisionSearch.difference(new long[0], new long[0]));
    s[17] = 0;
    meets(n, s, CollisionSearch.difference(n, s));
  }

  // Hard ones

  @Test
  @DisplayName("18 strides of 40 bits with extent 2")
  void eighteenLargeStrides() {
    for (int seed = 0; seed < 5; seed++) {
      long[] n = new long[18];
      Arrays.fill(n, 2);
      agreesWithHalves(n, strides(seed, 18, 40));
    }
  }

  @Test
  @DisplayName("22 strides of 30 bits with extent 2, near the number where collisions begin")
  void nearTheThreshold() {
    for (int seed = 0; seed < 10; seed++) {
      long[] n = new long[22];
      Arrays.fill(n, 2);
      agreesWithHalves(n, strides(seed, 22, 30));
    }
  }

  @Test
  @DisplayName("8 strides with extent 16 and a reach of 60 bits")
  void eightLongModes() {
    for (int seed = 0; seed < 3; seed++) {
      long[] n = new long[8];
      Arrays.fill(n, 16);
      agreesWithHalves(n, strides(seed, 8, 56));
    }
  }

  @Test
  @DisplayName("8 strides with extents 9 to 16 near the number where collisions begin")
  void longModesNearTheThreshold() {
    for (int seed = 0; seed < 4; seed++) {
      long[] n = new Random(seed).longs(8, 9, 17).toArray();
      agreesWithHalves(n, strides(seed, 8, 32 + 2 * seed));
    }
  }

  @Test
  @DisplayName("30 strides of 50 bits with extent 2")
  void thirtyLargeStrides() {
    long[] n = new long[30];
    Arrays.fill(n, 2);
    // Proven once by comparing all 3^15 differences of one half with those of the other.
    assertNull(CollisionSearch.difference(n, strides(0, 30, 50)));
    long[] s = strides(1, 30, 50);
    s[29] = s[3] + s[8] + s[21] - s[5] - s[14];
    s[29] = Math.abs(s[29]);
    meets(n, s, CollisionSearch.difference(n, s));
  }

  // Budgets and interrupts

  @Test
  @DisplayName("a budget bounds the search, and easy layouts need none")
  void budget() {
    long[] n = new long[40];
    Arrays.fill(n, 2);
    long[] s = strides(5, 40, 57);
    assertInstanceOf(Verdict.Undecided.class, CollisionSearch.decide(n, s, 0));
    assertInstanceOf(Verdict.Undecided.class, CollisionSearch.decide(n, s, 100_000));
    long[] tensor = {32, 64, 8, 3};
    Verdict apart = CollisionSearch.decide(tensor, new long[] {64, 1, 2048, 16_384}, 0);
    assertInstanceOf(Verdict.Injective.class, apart);
    long[] overlapping = {64, 1, 2048, 16_000};
    Verdict verdict = CollisionSearch.decide(tensor, overlapping, 0);
    Verdict.Collides collides = assertInstanceOf(Verdict.Collides.class, verdict);
    meets(tensor, overlapping, collides.difference());
    collides.difference()[0] = 99;
    assertArrayEquals(CollisionSearch.difference(tensor, overlapping), collides.difference());
  }

  @Test
  @DisplayName("an interrupt ends a long search and stays visible")
  void interrupt() throws InterruptedException {
    long[] n = new long[62];
    Arrays.fill(n, 2);
    long[] s = strides(5, 62, 57);
    CountDownLatch started = new CountDownLatch(1);
    AtomicReference<String> end = new AtomicReference<>("nothing thrown");
    Thread thread =
        new Thread(
            () -> {
              started.countDown();
              CancellationException thrown =
                  assertThrows(CancellationException.class, () -> CollisionSearch.difference(n, s));
              assertTrue(Thread.currentThread().isInterrupted());
              end.set(String.valueOf(thrown.getMessage()));
            });
    thread.start();
    started.await();
    Thread.sleep(100);
    thread.interrupt();
    thread.join();
    assertEquals("the search was interrupted before it was decided", end.get());
  }

  @Test
  @DisplayName("an interrupt from before ends a hard search, and does not stop an easy one")
  void interruptBefore() {
    long[] n = new long[30];
    Arrays.fill(n, 2);
    Thread.currentThread().interrupt();
    try {
      assertNull(CollisionSearch.difference(new long[] {4, 8}, new long[] {8, 1}));
      long[] s = strides(0, 30, 50);
      assertThrows(CancellationException.class, () -> CollisionSearch.difference(n, s));
    } finally {
      assertTrue(Thread.interrupted());
    }
  }

  // Oracles

  private static void agreesWithWalk(long[] n, long[] s) {
    agrees(meetsByWalk(n, s), n, s);
  }

  private static void agreesWithHalves(long[] n, long[] s) {
    agrees(meetsByHalves(n, s), n, s);
  }

  private static void agrees(boolean expected, long[] n, long[] s) {
    long[] difference = CollisionSearch.difference(n, s);
    if (expected) {
      meets(n, s, difference);
    } else {
      assertNull(difference, () -> show(n, s));
    }
  }

  private static void exhausts(KernelSearch search, boolean expected, long[] n, long[] s) {
    // Small steps, so that pausing is tested too.
    while (!search.advance(7)) {}
    if (!expected) {
      assertNull(search.difference(), () -> show(n, s));
      return;
    }
    ModeBlock sorted = block(n, s);
    long[] extents = Arrays.stream(sorted.limits).map(limit -> limit + 1).toArray();
    meets(extents, sorted.strides, search.difference());
  }

  /** The definition: the indices of all coordinates, sorted, hold one twice. */
  private static boolean meetsByWalk(long[] n, long[] s) {
    return holdsTwice(sums(n, s, 0, n.length, false));
  }

  /** All differences of each half; a vanishing sum is a value that both have, or 0 got twice. */
  private static boolean meetsByHalves(long[] n, long[] s) {
    int half = n.length / 2;
    long[] low = sums(n, s, 0, half, true);
    long[] high = sums(n, s, half, n.length, true);
    int common = 0;
    int i = 0;
    int j = 0;
    while (i < low.length && j < high.length) {
      if (low[i] == high[j]) {
        common++;
        // Any second meeting, or a repeated 0 on one side, is a collision.
        boolean repeats = i + 1 < low.length && low[i + 1] == low[i];
        if (repeats || (j + 1 < high.length && high[j + 1] == high[j])) {
          return true;
        }
        i++;
        j++;
      } else if (low[i] < high[j]) {
        i++;
      } else {
        j++;
      }
    }
    return common > 1;
  }

  private static long[] sums(long[] n, long[] s, int from, int to, boolean signed) {
    long[] sums = {0};
    for (int i = from; i < to; i++) {
      int low = signed ? (int) (1 - n[i]) : 0;
      int width = (int) n[i] - low;
      long[] longer = new long[sums.length * width];
      for (int d = 0; d < width; d++) {
        for (int t = 0; t < sums.length; t++) {
          longer[d * sums.length + t] = sums[t] + (low + d) * s[i];
        }
      }
      sums = longer;
    }
    Arrays.sort(sums);
    return sums;
  }

  private static boolean holdsTwice(long[] sorted) {
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        return true;
      }
    }
    return false;
  }

  /** Checks a witness in exact arithmetic. */
  private static void meets(long[] n, long[] s, long @Nullable [] difference) {
    assertNotNull(difference, () -> show(n, s));
    assertEquals(n.length, difference.length);
    BigInteger sum = BigInteger.ZERO;
    for (int i = 0; i < n.length; i++) {
      assertTrue(Math.abs(difference[i]) <= n[i] - 1, () -> show(n, s));
      if (difference[i] != 0) {
        sum = sum.add(BigInteger.valueOf(difference[i]).multiply(BigInteger.valueOf(s[i])));
      }
    }
    assertEquals(BigInteger.ZERO, sum, () -> show(n, s));
    assertTrue(Arrays.stream(difference).anyMatch(d -> d != 0), () -> show(n, s));
  }

  // Makers

  private static long[] extents(Random random, int count, int largestSize) {
    long[] n = new long[count];
    int room = largestSize;
    for (int i = 0; i < count; i++) {
      n[i] = 1L + random.nextInt(Math.min(room, 2 + random.nextInt(12)));
      room /= (int) n[i];
    }
    shuffle(random, n, new long[count]);
    return n;
  }

  private static long[] strides(int seed, int count, int bits) {
    return new Random(seed).longs(count, 1L << (bits - 1), 1L << bits).toArray();
  }

  private static void shuffle(Random random, long[] n, long[] s) {
    for (int i = n.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      long extent = n[i];
      n[i] = n[j];
      n[j] = extent;
      long stride = s[i];
      s[i] = s[j];
      s[j] = stride;
    }
  }

  private static ModeBlock block(long[] n, long[] s) {
    long[] limits = Arrays.stream(n).map(extent -> extent - 1).toArray();
    ModeBlock block = new ModeBlock(limits, s.clone(), new int[n.length], n.length);
    block.sort();
    return block;
  }

  private static String show(long[] n, long[] s) {
    return Arrays.toString(n) + ":" + Arrays.toString(s);
  }
}
