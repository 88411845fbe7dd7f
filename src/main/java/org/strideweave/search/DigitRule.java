package org.strideweave.search;

/**
 * The digit budget: a run goes on as long as no digit overflows, and parts add up as long as their
 * largest digits do.
 *
 * <p>No carry is a proof of additivity whatever the signs of {@code γ}. Where they have one sign a
 * carry cannot cancel, so that the rule is also a proof of the contrary.
 */
final class DigitRule implements RunFinder {

  private final OuterFunction outer;
  private final long[] digits;
  private final long[] used;

  DigitRule(OuterFunction outer) {
    this.outer = outer;
    digits = new long[outer.count()];
    used = new long[outer.count()];
  }

  /**
   * {@return the longest run that carries nothing}, and adds what it uses of each digit.
   *
   * <p>Nothing here overflows: {@code digit_j * P_j <= step}, so {@code (run - 1) * digit_j} is at
   * most {@code (run - 1) * step}, and all runs together reach no further than the cosize of {@code
   * B}.
   */
  @Override
  public long run(long step, long remaining) {
    long rest = step;
    long steps = remaining - 1;
    int last = outer.count() - 1;
    int count = 0;
    while (rest != 0) {
      long digit = rest;
      long max = outer.extent(count) - 1;
      if (count == last) {
        rest = 0;
      } else {
        rest /= max + 1;
        digit -= rest * (max + 1);
      }
      digits[count++] = digit;
      if (digit * steps > max) {
        steps = max / digit;
      }
    }
    for (int j = 0; j < count; j++) {
      used[j] += steps * digits[j];
    }
    return steps + 1;
  }

  /**
   * Whether all runs handed out so far add up without a carry: digit sums are largest at the far
   * corner, and the lowest place that overflows there has no carry from below.
   */
  boolean fits() {
    for (int j = 0; j < used.length; j++) {
      if (used[j] >= outer.extent(j)) {
        return false;
      }
    }
    return true;
  }
}
