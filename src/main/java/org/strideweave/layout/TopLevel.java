package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.tree.IntTree;

/** Access to the top-level modes of a tree by position. */
final class TopLevel {
  private TopLevel() {}

  /** {@return mode {@code position} as a tree of its own: its children, or the leaf alone} */
  static IntTree.Branch subtree(String role, IntTree.Branch tree, int position) {
    return switch (child(role, tree, position)) {
      case IntTree.Leaf leaf -> new IntTree.Branch(List.of(leaf));
      case IntTree.Branch branch -> branch;
    };
  }

  /** {@return the modes at {@code positions}, each as it stands, in this order} */
  static IntTree.Branch pick(String role, IntTree.Branch tree, int... positions) {
    List<IntTree> picked = new ArrayList<>(positions.length);
    for (int position : positions) {
      picked.add(child(role, tree, position));
    }
    return new IntTree.Branch(picked);
  }

  private static IntTree child(String role, IntTree.Branch tree, int position) {
    requireMode(role, tree.rank(), position);
    return tree.children().get(position);
  }

  static void requireMode(String role, int rank, int position) {
    if (position < 0 || position >= rank) {
      throw OutOfRangeException.of("%s mode must be in [0, %s), got %s", role, rank, position);
    }
  }
}
