package org.strideweave.tree;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;

/**
 * Integers under a hierarchy: a leaf, or a branch of further trees.
 *
 * <p>Printed as CuTe prints it: {@code (2,(3,4))}.
 */
public sealed interface IntTree extends Serializable {
  /** The deepest nesting accepted: below it, the printed form is still valid Python source. */
  int MAX_DEPTH = 128;

  /** The most nodes (leaves and branches) that one tree holds. */
  int MAX_NODES = 1 << 20;

  /**
   * One integer.
   *
   * @param value the integer, of any sign
   */
  record Leaf(long value) implements IntTree {
    /** {@return a hash that spreads small integers, which are nearly all there are} */
    @Override
    public int hashCode() {
      return Long.hashCode(value * 0x9E3779B97F4A7C15L);
    }

    @Override
    public String toString() {
      return Long.toString(value);
    }
  }

  /**
   * An ordered list of trees, possibly empty.
   *
   * @param children the trees, first mode first
   */
  record Branch(List<IntTree> children) implements IntTree {
    /**
     * A branch of these children.
     *
     * @throws InvalidValueException if the tree is nested deeper than {@link #MAX_DEPTH} or holds
     *     more than {@link #MAX_NODES} nodes
     */
    public Branch {
      children = List.copyOf(children);
      long nodes = 1;
      int depth = 1;
      for (IntTree child : children) {
        if (child instanceof Branch branch) {
          nodes += branch.nodeCount();
          depth = Math.max(depth, 1 + branch.depth());
        } else {
          nodes++;
        }
      }
      TreeLimits.requireDepth("tree", depth);
      TreeLimits.requireNodes("tree", nodes);
    }

    /** {@return the number of children} */
    public int rank() {
      return children.size();
    }

    @Override
    public Branch withLeaves(long[] values) {
      return Leaves.replaceAll(this, values, new int[1]);
    }

    /** {@return a hash that tells {@code ((2,3))} from {@code (2,3)}} */
    @Override
    public int hashCode() {
      return 31 * children.hashCode() + 17;
    }

    private long nodeCount() {
      long nodes = 1;
      for (IntTree child : children) {
        nodes += child instanceof Branch branch ? branch.nodeCount() : 1;
      }
      return nodes;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      Notation.append(text, this, '(', ",", ')');
      return text.toString();
    }
  }

  /**
   * {@return the leaf that holds {@code value}}
   *
   * @param value any integer
   */
  static IntTree leaf(long value) {
    return new Leaf(value);
  }

  /**
   * {@return the branch of {@code children}}
   *
   * @param children the trees, first mode first
   */
  static Branch branch(List<IntTree> children) {
    return new Branch(children);
  }

  /** {@return the number of levels: 0 for a leaf, 1 for a flat branch} */
  default int depth() {
    return switch (this) {
      case Leaf _ -> 0;
      case Branch branch -> {
        int deepest = 0;
        for (IntTree child : branch.children()) {
          deepest = Math.max(deepest, child.depth());
        }
        yield deepest + 1;
      }
    };
  }

  /** {@return the number of leaves} */
  default int leafCount() {
    return switch (this) {
      case Leaf _ -> 1;
      case Branch branch -> {
        int count = 0;
        for (IntTree child : branch.children()) {
          count += child.leafCount();
        }
        yield count;
      }
    };
  }

  /** {@return the leaves, depth first and left to right, in a new array} */
  default long[] leaves() {
    long[] values = new long[leafCount()];
    Leaves.fill(this, values, 0);
    return values;
  }

  /**
   * {@return the tree of this hierarchy whose leaves are {@code values}}
   *
   * @param values one value a leaf, depth first and left to right
   */
  default IntTree withLeaves(long[] values) {
    return Leaves.replace(this, values, new int[1]);
  }

  /**
   * {@return whether {@code other} has the same leaf and nesting structure}
   *
   * @param other the tree to compare with
   */
  default boolean congruent(IntTree other) {
    return switch (this) {
      case Leaf _ -> other instanceof Leaf;
      case Branch(List<IntTree> mine) -> {
        if (!(other instanceof Branch(List<IntTree> theirs)) || mine.size() != theirs.size()) {
          yield false;
        }
        for (int i = 0; i < mine.size(); i++) {
          if (!mine.get(i).congruent(theirs.get(i))) {
            yield false;
          }
        }
        yield true;
      }
    };
  }

  /**
   * {@return whether {@code other} has this structure, with any tree where this one has a leaf}
   *
   * @param other the tree to compare with
   */
  default boolean weaklyCongruent(IntTree other) {
    return switch (this) {
      case Leaf _ -> true;
      case Branch(List<IntTree> mine) -> {
        if (!(other instanceof Branch(List<IntTree> theirs)) || mine.size() != theirs.size()) {
          yield false;
        }
        for (int i = 0; i < mine.size(); i++) {
          if (!mine.get(i).weaklyCongruent(theirs.get(i))) {
            yield false;
          }
        }
        yield true;
      }
    };
  }

  /**
   * {@return the hierarchy below the top level as markers: a leaf is {@link Node#LEAF}, a nested
   * branch is its own recipe between {@link Node#PUSH} and {@link Node#POP}}
   */
  default List<Node> recipe() {
    List<Node> markers = new ArrayList<>();
    switch (this) {
      case Leaf _ -> markers.add(Node.LEAF);
      case Branch branch -> Leaves.recipe(branch, markers);
    }
    return List.copyOf(markers);
  }

  /**
   * {@return the tree in Python's list notation: {@code [2, [3, 4]]}}
   *
   * <p>It is the text that Python's {@code repr} shows, so it evaluates back there.
   */
  default String toPython() {
    StringBuilder text = new StringBuilder();
    Notation.append(text, this, '[', ", ", ']');
    return text.toString();
  }
}
