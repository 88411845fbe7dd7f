package org.strideweave.search;

/** How far the multiples of a step stay on a line under the outer layout. */
interface RunFinder {

  /**
   * {@return a number {@code n >= 2}, at most {@code remaining}, with {@code A(i * step) = i *
   * A(step)} for every {@code i < n}}
   *
   * @param step at least 0
   * @param remaining at least 2, with {@code (remaining - 1) * step} inside {@code A}
   */
  long run(long step, long remaining);
}
