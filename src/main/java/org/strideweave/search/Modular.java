package org.strideweave.search;

/** Greatest common divisors and residues of 64-bit numbers. */
final class Modular {
  private Modular() {}

  /** {@return the greatest common divisor of two non-negative numbers, where gcd(0, b) = b} */
  static long gcd(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  /** {@return the {@code x} in {@code [0, m)} with {@code a * x = 1} modulo {@code m}} */
  static long inverse(long a, long m) {
    long r0 = m;
    long r1 = a % m;
    long x0 = 0;
    long x1 = 1;
    // The coefficients of the extended Euclidean algorithm never exceed m in size.
    while (r1 != 0) {
      long q = r0 / r1;
      long r2 = r0 - q * r1;
      r0 = r1;
      r1 = r2;
      long x2 = x0 - q * x1;
      x0 = x1;
      x1 = x2;
    }
    return Math.floorMod(x0, m);
  }

  /** {@return {@code a * b} modulo {@code m}, for {@code a} and {@code b} in {@code [0, m)}} */
  static long multiply(long a, long b, long m) {
    if (m <= 1L << 31) {
      return a * b % m;
    }
    // Doubling and adding, as the product may need 126 bits; neither passes m.
    long product = 0;
    for (long rest = b, power = a; rest != 0; rest >>= 1) {
      if ((rest & 1) != 0) {
        product = add(product, power, m);
      }
      power = add(power, power, m);
    }
    return product;
  }

  private static long add(long a, long b, long m) {
    return a >= m - b ? a - (m - b) : a + b;
  }
}
