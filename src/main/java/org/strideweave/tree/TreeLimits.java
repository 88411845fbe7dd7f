package org.strideweave.tree;

import org.strideweave.check.InvalidValueException;

/** The limits that keep hostile input from exhausting stack or memory. */
public final class TreeLimits {
  private TreeLimits() {}

  /**
   * Refuses what is nested deeper than any tree may be: it may contain itself.
   *
   * @param role what is read, in words
   * @param depth the number of levels so far
   * @throws InvalidValueException if there are more than {@link IntTree#MAX_DEPTH}
   */
  public static void requireDepth(String role, int depth) {
    if (depth > IntTree.MAX_DEPTH) {
      throw tooDeep(role);
    }
  }

  static InvalidValueException tooDeep(String role) {
    return InvalidValueException.of(
        "%s must be nested at most %s levels deep, got a deeper one (does it contain itself?)",
        role, IntTree.MAX_DEPTH);
  }

  /**
   * Refuses what is longer than any tree may be: it may be endless.
   *
   * @param role what is read, in words
   * @param nodes the number of leaves and branches so far
   * @throws InvalidValueException if there are more than {@link IntTree#MAX_NODES}
   */
  public static void requireNodes(String role, long nodes) {
    if (nodes > IntTree.MAX_NODES) {
      throw InvalidValueException.of(
          "%s must have at most %s leaves and branches, got more", role, IntTree.MAX_NODES);
    }
  }
}
