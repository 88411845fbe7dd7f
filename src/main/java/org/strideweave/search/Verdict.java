package org.strideweave.search;

/** What is known about two coordinates of a layout meeting at one index. */
public sealed interface Verdict {

  /** Proven: no two coordinates meet. */
  record Injective() implements Verdict {}

  /** Proven: two coordinates meet, and this is the difference between them. */
  final class Collides implements Verdict {
    private final long[] difference;

    Collides(long[] difference) {
      this.difference = difference;
    }

    /**
     * {@return a new array with the difference in the order of the modes} It is not zero, no entry
     * is larger in size than the extent less one, and its product with the strides is zero.
     */
    public long[] difference() {
      return difference.clone();
    }
  }

  /** The budget ran out before either proof was found. */
  record Undecided() implements Verdict {}
}
