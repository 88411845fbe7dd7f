package org.strideweave.interop;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Nested;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;
import org.strideweave.tree.TreeLimits;

/**
 * What a Python caller means by a hierarchy: a Tree, Shape, Stride or Layout, the markers of a
 * profile, or integers under nested sequences. Numbers and names in it play no part.
 */
final class Profiles {
  private static final IntTree LEAF = IntTree.leaf(1);

  private Profiles() {}

  /** The hierarchy, in which an integer is a leaf and a Shape of one leaf is a branch of one. */
  static IntTree profile(@Nullable Object given, String role) {
    return profile(given, role, 0);
  }

  /** The hierarchy, in which a branch of nothing but one leaf is that leaf. */
  static IntTree item(@Nullable Object given, String role) {
    IntTree tree = profile(given, role);
    return tree instanceof IntTree.Branch(List<IntTree> children)
            && children.size() == 1
            && children.getFirst() instanceof IntTree.Leaf leaf
        ? leaf
        : tree;
  }

  /** The Shape that is given, of a Layout, or of integers under nested sequences. */
  static Shape shape(@Nullable Object given, String role) {
    return switch (given) {
      case Shape shape -> shape;
      case Layout layout -> layout.shape();
      case null, default -> {
        List<?> items = Guest.sequence(given);
        if (items == null && Guest.integer(given) == null) {
          throw WrongTypeException.of(
              "%s must be a Shape, a Layout, an integer or a nested sequence of integers, got %s",
              role, Show.value(given));
        }
        yield new Shape(
            Construction.tree(Shape.EXTENT, items == null ? List.of(given) : List.of(items)));
      }
    };
  }

  private static IntTree profile(@Nullable Object given, String place, int depth) {
    TreeLimits.requireDepth("profile", depth);
    return switch (given) {
      case Layout layout -> layout.shape().tree();
      case Nested nested -> nested.tree();
      case Tree tree -> hierarchy(tree);
      case Node.Id _ -> LEAF;
      case Node.Marker marker when marker == Node.LEAF -> LEAF;
      case null, default -> {
        List<?> items = Guest.sequence(given);
        if (items == null) {
          if (Guest.integer(given) == null) {
            throw WrongTypeException.of(
                "%s must be a Tree, Shape, Stride, Layout, an integer, a profile or a nested"
                    + " sequence of integers, got %s",
                place, Show.value(given));
          }
          yield LEAF;
        }
        if (items.contains(Node.PUSH) || items.contains(Node.POP)) {
          yield new Markers(items, place).read();
        }
        List<IntTree> children = new ArrayList<>(items.size());
        for (Object item : items) {
          children.add(profile(item, place + "[" + children.size() + "]", depth + 1));
        }
        yield IntTree.branch(children);
      }
    };
  }

  private static IntTree hierarchy(Tree tree) {
    List<IntTree> children = new ArrayList<>(tree.rank());
    for (TreeItem item : tree.items()) {
      children.add(item instanceof Tree nested ? hierarchy(nested) : LEAF);
    }
    return IntTree.branch(children);
  }

  /** The markers of a profile: what a Layout's profile and a Tree's recipe list. */
  private static final class Markers {
    private final List<?> items;
    private final String place;
    private int next;

    Markers(List<?> items, String place) {
      this.items = items;
      this.place = place;
    }

    IntTree read() {
      IntTree tree = branch(1);
      if (next < items.size()) {
        throw InvalidValueException.of(
            "%s has a Node.Pop without its Node.Push at %s[%s]", place, place, next);
      }
      return tree;
    }

    /** A branch up to the Pop that ends it, which is left to be read. */
    private IntTree branch(int depth) {
      TreeLimits.requireDepth("profile", depth);
      List<IntTree> children = new ArrayList<>();
      while (next < items.size() && !Node.POP.equals(items.get(next))) {
        if (!Node.PUSH.equals(items.get(next))) {
          children.add(profile(items.get(next), place + "[" + next + "]", depth));
          next++;
          continue;
        }
        int push = next++;
        children.add(branch(depth + 1));
        if (next == items.size()) {
          throw InvalidValueException.of(
              "%s has a Node.Push without its Node.Pop at %s[%s]", place, place, push);
        }
        next++;
      }
      return IntTree.branch(children);
    }
  }
}
