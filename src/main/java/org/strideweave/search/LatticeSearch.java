package org.strideweave.search;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a difference among the short vectors of the lattice of all vanishing sums. A reduced
 * basis often holds one; else every combination that could be in the box is enumerated, after
 * Schnorr and Euchner, last coefficient first and nearest first.
 */
final class LatticeSearch implements KernelSearch {
  private final long[] limits;
  private final LatticeBasis basis;
  private @Nullable CubeEnumeration enumeration;
  private long @Nullable [] found;

  LatticeSearch(ModeBlock block) {
    limits = block.limits;
    basis = new LatticeBasis(block);
  }

  @Override
  public boolean advance(long nodes) {
    if (!basis.advance(nodes)) {
      return false;
    }
    if (enumeration == null) {
      for (BigInteger[] vector : basis.vectors) {
        if (accept(vector)) {
          return true;
        }
      }
      enumeration = new CubeEnumeration(new GramSchmidt(basis));
    }
    for (long left = nodes; left > 0; ) {
      left = enumeration.advance(left);
      switch (enumeration.state()) {
        case RUNNING -> {}
        case EXHAUSTED -> {
          return true;
        }
        case OUT_OF_PRECISION -> {
          return false;
        }
        case CANDIDATE -> {
          if (accept(combination(enumeration.coefficients()))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private BigInteger[] combination(double[] coefficients) {
    BigInteger[] sum = LatticeBasis.zeros(limits.length);
    for (int i = 0; i < basis.size; i++) {
      BigInteger coefficient = BigInteger.valueOf((long) coefficients[i]);
      for (int t = 0; t <= basis.size; t++) {
        sum[t] = sum[t].add(coefficient.multiply(basis.vectors[i][t]));
      }
    }
    return sum;
  }

  /**
   * Takes a vector of the lattice that is exactly within the limits; its sum is 0 by its origin.
   */
  private boolean accept(BigInteger[] vector) {
    long[] difference = new long[limits.length];
    for (int t = 0; t <= basis.size; t++) {
      if (vector[t].abs().compareTo(BigInteger.valueOf(limits[t])) > 0) {
        return false;
      }
      difference[t] = vector[t].longValue();
    }
    found = difference;
    return true;
  }

  @Override
  public long @Nullable [] difference() {
    return found;
  }
}
