package org.strideweave.tree;

import org.strideweave.check.InvalidValueException;

/** The limits that keep hostile input from exhausting stack or memory. */
final class TreeLimits {
  private TreeLimits() {}

  static void requireDepth(String role, int depth) {
    if (depth > IntTree.MAX_DEPTH) {
      throw tooDeep(role);
    }
  }

  static InvalidValueException tooDeep(String role) {
    return new InvalidValueException(
        role
            + " must be nested at most "
            + IntTree.MAX_DEPTH
            + " levels deep, got a deeper one (does it contain itself?)");
  }

  static void requireNodes(String role, long nodes) {
    if (nodes > IntTree.MAX_NODES) {
      throw new InvalidValueException(
          role + " must have at most " + IntTree.MAX_NODES + " leaves and branches, got more");
    }
  }
}
