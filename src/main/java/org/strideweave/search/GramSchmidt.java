package org.strideweave.search;

import java.math.BigInteger;

/**
 * The orthogonalization of a reduced basis in doubles, in the unit of the cube.
 *
 * <p>Every number is computed exactly and rounded once, so each is wrong by at most 2^-52 of
 * itself, or by less than 2^-1000 where it is tinier than that. The norms are ordinary doubles: a
 * reduction never lengthens the longest orthogonal vector, whose square is below 2^400 at the
 * start, since an orthogonal vector of the kernel grows over its last entry by ratios of strides
 * and limits only; and in a reduced basis a square is at least half the one before, the first being
 * at least 2^-128.
 */
final class GramSchmidt {
  /** {@code mu[i][j]} for {@code j < i}, none larger than 1/2. */
  final double[][] mu;

  /** The orthogonal vectors. */
  final double[][] vectors;

  /** Their squared lengths. */
  final double[] norms;

  GramSchmidt(LatticeBasis basis) {
    int size = basis.size;
    BigInteger[] determinants = basis.determinants;
    mu = new double[size][];
    vectors = new double[size][size + 1];
    norms = new double[size];
    // whole[i] is determinants[i] times the orthogonal vector i, which is integral.
    BigInteger[][] whole = new BigInteger[size][size + 1];
    for (int i = 0; i < size; i++) {
      Interruption.check();
      mu[i] = new double[i];
      for (int t = 0; t <= size; t++) {
        BigInteger entry = basis.weights[t].multiply(basis.vectors[i][t]);
        for (int j = 0; j < i; j++) {
          BigInteger projection = basis.projections[i][j].multiply(whole[j][t]);
          entry = entry.multiply(determinants[j + 1]).subtract(projection).divide(determinants[j]);
        }
        whole[i][t] = entry;
        vectors[i][t] = ratio(entry, determinants[i].multiply(basis.unit));
      }
      for (int j = 0; j < i; j++) {
        mu[i][j] = ratio(basis.projections[i][j], determinants[j + 1]);
      }
      BigInteger square = basis.unit.multiply(basis.unit);
      norms[i] = ratio(determinants[i + 1], determinants[i].multiply(square));
    }
  }

  /** {@return {@code a / b} for positive {@code b}, with a relative error below 2^-52} */
  private static double ratio(BigInteger a, BigInteger b) {
    // The whole part keeps at least 63 bits, so dropping the rest costs less than 2^-62.
    int shift = 64 + b.bitLength() - a.bitLength();
    BigInteger scaled = shift >= 0 ? a.shiftLeft(shift) : a;
    BigInteger divisor = shift >= 0 ? b : b.shiftLeft(-shift);
    return Math.scalb(scaled.divide(divisor).doubleValue(), -shift);
  }
}
