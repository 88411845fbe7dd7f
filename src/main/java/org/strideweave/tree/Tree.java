package org.strideweave.tree;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;

/**
 * A hierarchy of leaves: the recipe of a rearrangement, or the part of it to select.
 *
 * @param items leaf markers and nested trees, first mode first
 */
public record Tree(List<TreeItem> items) implements TreeItem {
  /**
   * A tree of these items.
   *
   * @throws InvalidValueException if an item is {@link Node#PUSH} or {@link Node#POP}, or the tree
   *     is deeper or larger than {@link IntTree#MAX_DEPTH} and {@link IntTree#MAX_NODES} allow
   */
  public Tree {
    items = List.copyOf(items);
    long nodes = 1;
    int depth = 1;
    for (TreeItem item : items) {
      switch (item) {
        case Tree tree -> {
          nodes += tree.nodeCount();
          depth = Math.max(depth, 1 + tree.depth());
        }
        case Node.Marker marker when marker != Node.Marker.LEAF ->
            throw InvalidValueException.of(
                "tree item must be an integer, Node.Leaf, Node.id(n) or a Tree, got %s (nest a Tree"
                    + " instead)",
                marker);
        case Node _ -> nodes++;
      }
    }
    TreeLimits.requireDepth("tree", depth);
    TreeLimits.requireNodes("tree", nodes);
  }

  /**
   * {@return the tree of {@code items}}
   *
   * @param items leaf markers and nested trees, first mode first
   */
  public static Tree of(TreeItem... items) {
    return new Tree(List.of(items));
  }

  /** {@return the number of top-level items} */
  public int rank() {
    return items.size();
  }

  /** {@return the number of leaves at every level} */
  public int size() {
    int leaves = 0;
    for (TreeItem item : items) {
      leaves += item instanceof Tree tree ? tree.size() : 1;
    }
    return leaves;
  }

  /**
   * {@return the hierarchy as markers, in order; an identified leaf appears as {@link Node#LEAF}, a
   * nested tree between {@link Node#PUSH} and {@link Node#POP}}
   */
  public List<Node> recipe() {
    List<Node> markers = new ArrayList<>();
    appendRecipe(markers);
    return List.copyOf(markers);
  }

  private void appendRecipe(List<Node> markers) {
    for (TreeItem item : items) {
      if (item instanceof Tree tree) {
        markers.add(Node.PUSH);
        tree.appendRecipe(markers);
        markers.add(Node.POP);
      } else {
        markers.add(Node.LEAF);
      }
    }
  }

  private int depth() {
    int deepest = 0;
    for (TreeItem item : items) {
      deepest = Math.max(deepest, item instanceof Tree tree ? tree.depth() : 0);
    }
    return deepest + 1;
  }

  private long nodeCount() {
    long nodes = 1;
    for (TreeItem item : items) {
      nodes += item instanceof Tree tree ? tree.nodeCount() : 1;
    }
    return nodes;
  }

  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    for (TreeItem item : items) {
      parts.add(item.toString());
    }
    return "Tree(" + String.join(", ", parts) + ")";
  }
}
