package org.strideweave.tree;

import java.util.ArrayList;
import java.util.List;

/** The two bridges between a tree and the array of its leaves, and the recipe between them. */
final class Leaves {
  private Leaves() {}

  static int fill(IntTree tree, long[] values, int from) {
    return switch (tree) {
      case IntTree.Leaf(long value) -> {
        values[from] = value;
        yield from + 1;
      }
      case IntTree.Branch(List<IntTree> children) -> {
        int next = from;
        for (IntTree child : children) {
          next = fill(child, values, next);
        }
        yield next;
      }
    };
  }

  static IntTree replace(IntTree tree, long[] values, int[] next) {
    return switch (tree) {
      case IntTree.Leaf _ -> new IntTree.Leaf(values[next[0]++]);
      case IntTree.Branch branch -> replaceAll(branch, values, next);
    };
  }

  static IntTree.Branch replaceAll(IntTree.Branch branch, long[] values, int[] next) {
    List<IntTree> replaced = new ArrayList<>(branch.rank());
    for (IntTree child : branch.children()) {
      replaced.add(replace(child, values, next));
    }
    return new IntTree.Branch(replaced);
  }

  static void recipe(IntTree.Branch branch, List<Node> markers) {
    for (IntTree child : branch.children()) {
      switch (child) {
        case IntTree.Leaf _ -> markers.add(Node.LEAF);
        case IntTree.Branch nested -> {
          markers.add(Node.PUSH);
          recipe(nested, markers);
          markers.add(Node.POP);
        }
      }
    }
  }
}
