package org.strideweave.tree;

import java.util.List;

/** Prints a tree between brackets. */
final class Notation {
  private Notation() {}

  static void append(StringBuilder text, IntTree tree, char open, String comma, char close) {
    switch (tree) {
      case IntTree.Leaf(long value) -> text.append(value);
      case IntTree.Branch(List<IntTree> children) -> {
        text.append(open);
        for (int i = 0; i < children.size(); i++) {
          if (i > 0) {
            text.append(comma);
          }
          append(text, children.get(i), open, comma, close);
        }
        text.append(close);
      }
    }
  }
}
