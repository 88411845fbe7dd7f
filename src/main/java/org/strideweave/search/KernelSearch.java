package org.strideweave.search;

import org.jspecify.annotations.Nullable;

/** A search for a difference of one block that can be paused. */
sealed interface KernelSearch permits DepthFirstSearch, LatticeSearch, DovetailSearch {

  /**
   * Continues where it stopped.
   *
   * @param nodes about how many nodes to visit
   * @return whether the question is now decided
   */
  boolean advance(long nodes);

  /** {@return what was found, or null if nothing was; once decided, null is a proof} */
  long @Nullable [] difference();
}
