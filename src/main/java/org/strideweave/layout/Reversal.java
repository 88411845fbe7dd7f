package org.strideweave.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/**
 * The recipe that undoes a rearrangement.
 *
 * <p>The output of the one is the selection of the other, and the selection of the one, with each
 * leaf naming the place that its sublayout took, is the output of the other.
 */
final class Reversal {
  private final Map<Long, Integer> places = new HashMap<>();
  private int leaves;
  private long sources;

  private Reversal() {}

  static Recipe ofLeaves(Layout layout, Tree output) {
    return of(layout, output, hierarchy(layout.shape().tree()));
  }

  static Recipe of(Layout layout, Tree output, Tree selection) {
    Rearrangement.ofSelection(layout, output, selection); // what it refuses has no inverse
    Reversal reversal = new Reversal();
    Tree taken = reversal.places(output);
    return new Recipe(reversal.build(selection), taken);
  }

  private static Tree hierarchy(IntTree.Branch tree) {
    List<TreeItem> items = new ArrayList<>(tree.rank());
    for (IntTree child : tree.children()) {
      items.add(child instanceof IntTree.Branch branch ? hierarchy(branch) : Node.LEAF);
    }
    return new Tree(items);
  }

  /** Notes the place of each source among the leaves of {@code output}, which it returns bare. */
  private Tree places(Tree output) {
    List<TreeItem> items = new ArrayList<>(output.rank());
    for (TreeItem item : output.items()) {
      if (item instanceof Tree tree) {
        items.add(places(tree));
        continue;
      }
      if (item instanceof Node.Id(long source)) {
        places.put(source, leaves);
      }
      leaves++;
      items.add(Node.LEAF);
    }
    return new Tree(items);
  }

  /** A source that the output left out has size 1, and comes back as {@code 1:0}. */
  private Tree build(Tree selection) {
    List<TreeItem> items = new ArrayList<>(selection.rank());
    for (TreeItem item : selection.items()) {
      if (item instanceof Tree tree) {
        items.add(build(tree));
        continue;
      }
      Integer place = places.get(sources++);
      items.add(place == null ? Node.LEAF : Node.id(place));
    }
    return new Tree(items);
  }
}
