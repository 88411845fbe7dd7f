package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** Counts what a class of laws checked, and says it at the end. */
final class Tally {
  private final String laws;
  private long checks;
  private long comparisons;
  private long refusals;

  Tally(String laws) {
    this.laws = laws;
  }

  /** A law was checked on one input. */
  void check() {
    checks++;
  }

  /** An answer was compared with the oracle's. */
  void compared() {
    comparisons++;
  }

  /** A refusal was found right. */
  void refused() {
    refusals++;
  }

  /** Fails when too little was checked for the laws to mean anything. */
  void report(long leastChecks, long leastComparisons, long leastRefusals) {
    System.out.printf(
        "laws of %s: %d checks, %d oracle comparisons, %d refusals%n",
        laws, checks, comparisons, refusals);
    assertTrue(checks >= leastChecks, "checks");
    assertTrue(comparisons >= leastComparisons, "comparisons");
    assertTrue(refusals >= leastRefusals, "refusals");
  }
}
