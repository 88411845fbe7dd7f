package org.strideweave.search;

import java.util.concurrent.CancellationException;

/** The way out of a long search. */
final class Interruption {
  private Interruption() {}

  /** Leaves the flag set, so that callers further up see it too. */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException(
          "the search for a collision was interrupted before it was decided");
    }
  }
}
