package org.strideweave.search;

import org.jspecify.annotations.Nullable;

/**
 * Two searches in turns, as neither is the faster one always: small strides suit the depth-first
 * search, large ones the lattice. Together they take about twice as long as the better one.
 */
final class DovetailSearch implements KernelSearch {
  private final ModeBlock block;
  private final DepthFirstSearch depthFirst;

  /** Only made when it is needed, as easy blocks end before. */
  private @Nullable LatticeSearch lattice;

  DovetailSearch(ModeBlock block) {
    this.block = block;
    depthFirst = new DepthFirstSearch(block);
  }

  ModeBlock block() {
    return block;
  }

  @Override
  public boolean advance(long nodes) {
    if (depthFirst.advance(nodes)) {
      return true;
    }
    if (lattice == null) {
      lattice = new LatticeSearch(block);
    }
    return lattice.advance(nodes);
  }

  @Override
  public long @Nullable [] difference() {
    long[] found = depthFirst.difference();
    return found != null || lattice == null ? found : lattice.difference();
  }
}
