package org.strideweave.search;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A reduced basis of the integer vectors {@code d} with {@code sum of d[i] * strides[i] = 0}.
 *
 * <p>Lengths are measured after entry {@code i} is multiplied by a weight close to {@code unit /
 * limits[i]}, so that the box of admissible differences is nearly a cube. The reduction is the
 * exact integral variant of the algorithm of Lenstra, Lenstra and Lovász (H. Cohen, "A Course in
 * Computational Algebraic Number Theory", 1993, algorithm 2.6.7); it can be paused. The parameter
 * is 127/128: the usual 3/4 reduces in half the time, but left 40 modes that were measured an
 * enumeration over fifty times as long.
 */
final class LatticeBasis {
  final int size;

  /** Rows are the basis vectors, before weighting. */
  final BigInteger[][] vectors;

  /** At most {@code unit / limits[i]}, so every admissible difference is inside the cube. */
  final BigInteger[] weights;

  final BigInteger unit;

  /** {@code determinants[i]}: of the Gram matrix of the first {@code i} vectors. */
  final BigInteger[] determinants;

  /** Gram-Schmidt coefficients, {@code mu[i][j] = projections[i][j] / determinants[j + 1]}. */
  final BigInteger[][] projections;

  private final BigInteger[] squares;
  private int current;
  private int known = -1;

  LatticeBasis(ModeBlock block) {
    size = block.size - 1;
    vectors = kernel(block);
    long largest = 0;
    for (int i = 0; i <= size; i++) {
      largest = Math.max(largest, block.limits[i]);
    }
    boolean even = true;
    for (int i = 0; i <= size; i++) {
      even &= largest % block.limits[i] == 0;
    }
    // Where the weights would have to be rounded, eight more bits keep them within 1/256.
    unit = BigInteger.valueOf(largest).shiftLeft(even ? 0 : 8);
    weights = new BigInteger[size + 1];
    squares = new BigInteger[size + 1];
    for (int i = 0; i <= size; i++) {
      weights[i] = unit.divide(BigInteger.valueOf(block.limits[i]));
      squares[i] = weights[i].multiply(weights[i]);
    }
    determinants = new BigInteger[size + 1];
    determinants[0] = BigInteger.ONE;
    projections = new BigInteger[size][size];
  }

  /**
   * Folds the strides in one by one: with {@code u} a vector whose sum is the gcd {@code g} so far,
   * {@code s / gcd(g, s)} times {@code u} is made up for by {@code -g / gcd(g, s)} of the new mode.
   * These vectors are triangular, and each last entry is the least possible, so they are a basis.
   */
  private static BigInteger[][] kernel(ModeBlock block) {
    BigInteger[][] kernel = new BigInteger[block.size - 1][block.size];
    BigInteger[] combination = zeros(block.size);
    combination[0] = BigInteger.ONE;
    BigInteger gcd = BigInteger.valueOf(block.strides[0]);
    for (int i = 1; i < block.size; i++) {
      BigInteger stride = BigInteger.valueOf(block.strides[i]);
      BigInteger joint = gcd.gcd(stride);
      BigInteger part = stride.divide(joint);
      BigInteger modulus = gcd.divide(joint);
      for (int j = 0; j < block.size; j++) {
        kernel[i - 1][j] = part.multiply(combination[j]).negate();
      }
      kernel[i - 1][i] = modulus;
      // x * gcd + y * stride = joint
      BigInteger y = modulus.equals(BigInteger.ONE) ? BigInteger.ZERO : part.modInverse(modulus);
      BigInteger x = joint.subtract(y.multiply(stride)).divide(gcd);
      for (int j = 0; j < i; j++) {
        combination[j] = combination[j].multiply(x);
      }
      combination[i] = y;
      gcd = joint;
    }
    return kernel;
  }

  static BigInteger[] zeros(int length) {
    BigInteger[] zeros = new BigInteger[length];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }

  /**
   * Continues the reduction.
   *
   * @param nodes how much work to do, in nodes of a search; one round here is worth {@code size^2}
   * @return whether the basis is reduced
   */
  boolean advance(long nodes) {
    for (long left = nodes; left > 0 && current < size; left -= (long) size * size) {
      Interruption.check();
      round();
    }
    return current == size;
  }

  private void round() {
    int k = current;
    if (k > known) {
      orthogonalize(k);
      known = k;
    }
    if (k == 0) {
      current = 1;
      return;
    }
    shorten(k, k - 1);
    if (mustSwap(k)) {
      swap(k);
      current = Math.max(1, k - 1);
    } else {
      for (int l = k - 2; l >= 0; l--) {
        shorten(k, l);
      }
      current = k + 1;
    }
  }

  /** The exact Gram-Schmidt coefficients of a vector that comes in. */
  private void orthogonalize(int k) {
    for (int j = 0; j <= k; j++) {
      BigInteger product = BigInteger.ZERO;
      for (int t = 0; t <= size; t++) {
        product = product.add(squares[t].multiply(vectors[k][t]).multiply(vectors[j][t]));
      }
      for (int i = 0; i < j; i++) {
        BigInteger others = projections[k][i].multiply(projections[j][i]);
        product = determinants[i + 1].multiply(product).subtract(others).divide(determinants[i]);
      }
      if (j < k) {
        projections[k][j] = product;
      } else {
        determinants[k + 1] = product;
      }
    }
  }

  private void shorten(int k, int l) {
    BigInteger d = determinants[l + 1];
    BigInteger twice = projections[k][l].shiftLeft(1);
    if (twice.abs().compareTo(d) <= 0) {
      return;
    }
    // The nearest integer to mu; |mu| > 1/2, so rounding the size is enough.
    BigInteger q = twice.abs().add(d).divide(d.shiftLeft(1));
    if (twice.signum() < 0) {
      q = q.negate();
    }
    subtract(vectors[k], vectors[l], q, size + 1);
    subtract(projections[k], projections[l], q, l);
    projections[k][l] = projections[k][l].subtract(q.multiply(d));
  }

  private static void subtract(BigInteger[] from, BigInteger[] row, BigInteger q, int length) {
    for (int t = 0; t < length; t++) {
      from[t] = from[t].subtract(q.multiply(row[t]));
    }
  }

  private boolean mustSwap(int k) {
    BigInteger l = projections[k][k - 1];
    BigInteger left = determinants[k + 1].multiply(determinants[k - 1]).add(l.multiply(l));
    BigInteger right = determinants[k].multiply(determinants[k]);
    return left.shiftLeft(7).compareTo(right.shiftLeft(7).subtract(right)) < 0;
  }

  private void swap(int k) {
    BigInteger[] vector = vectors[k];
    vectors[k] = vectors[k - 1];
    vectors[k - 1] = vector;
    for (int j = 0; j < k - 1; j++) {
      BigInteger projection = projections[k][j];
      projections[k][j] = projections[k - 1][j];
      projections[k - 1][j] = projection;
    }
    BigInteger l = projections[k][k - 1];
    BigInteger old = determinants[k];
    BigInteger next = determinants[k + 1];
    BigInteger fresh = determinants[k - 1].multiply(next).add(l.multiply(l)).divide(old);
    for (int i = k + 1; i <= known; i++) {
      BigInteger[] row = projections[i];
      BigInteger t = row[k];
      row[k] = next.multiply(row[k - 1]).subtract(l.multiply(t)).divide(old);
      row[k - 1] = fresh.multiply(t).add(l.multiply(row[k])).divide(next);
    }
    determinants[k] = fresh;
  }
}
