package org.strideweave.search;

import java.util.concurrent.CancellationException;

/** The way out of a long search. */
public final class Interruption {
  private static volatile Runnable host = () -> {};

  private Interruption() {}

  /**
   * Lets a host end searches in a way of its own, beside the thread's interrupt: Python's Ctrl-C,
   * say.
   *
   * @param poll called now and then during a search, on its thread; what it throws ends the search
   */
  public static void poll(Runnable poll) {
    host = poll;
  }

  /** Leaves the flag set, so that callers further up see it too. */
  static void check() {
    host.run();
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the search was interrupted before it was decided");
    }
  }
}
