package org.strideweave.search;

/** Counts the nodes of one search, and notices an interrupt. */
final class CompositionBudget {

  /** Enough for every structured layout, and a fraction of a second. */
  static final int NODES = 1_000_000;

  private int used;

  /**
   * Counts one node.
   *
   * @throws Spent when the budget is used up
   * @throws java.util.concurrent.CancellationException when the thread is interrupted; the flag
   *     stays set
   */
  void spend() {
    used++;
    if ((used & 1023) == 0) {
      Interruption.check();
    }
    if (used > NODES) {
      throw new Spent();
    }
  }

  /** Control flow inside this package: caught where the question is known. */
  static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Spent() {
      super("the budget of the composition is used up", null, false, false);
    }
  }
}
