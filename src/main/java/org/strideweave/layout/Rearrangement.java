package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** Rebuilds a layout from sublayouts of it, under a hierarchy that a tree spells out. */
final class Rearrangement {
  private final List<Mode> sources;
  private final boolean[] used;

  private Rearrangement(List<Mode> sources) {
    this.sources = sources;
    this.used = new boolean[sources.size()];
  }

  /** Rearranges the leaves of {@code layout}. */
  static Layout ofLeaves(Layout layout, Tree output) {
    return new Rearrangement(Mode.nested(layout).leaves()).build(output);
  }

  /** Rearranges the subtrees of {@code layout} that the leaves of {@code selection} stand for. */
  static Layout ofSelection(Layout layout, Tree output, Tree selection) {
    List<Mode> selected = new ArrayList<>();
    extract(layout, Mode.nested(layout), selection, selected, "selection");
    return new Rearrangement(selected).build(output);
  }

  private static void extract(
      Layout layout, Mode mode, Tree selection, List<Mode> selected, String place) {
    List<Mode> children = mode.children();
    if (mode.isLeaf() || children.size() != selection.rank()) {
      throw InvalidValueException.of(
          "selection and layout do not match in structure: %s has rank %s where the layout of"
              + " shape %s has %s",
          place,
          selection.rank(),
          layout.shape(),
          (mode.isLeaf() ? "a leaf" : "rank " + children.size()));
    }
    for (int i = 0; i < children.size(); i++) {
      switch (selection.items().get(i)) {
        case Node _ -> selected.add(children.get(i));
        case Tree nested ->
            extract(layout, children.get(i), nested, selected, place + "[" + i + "]");
      }
    }
  }

  private Layout build(Tree output) {
    Layout result = mode(output).asLayout();
    for (int i = 0; i < used.length; i++) {
      long size = sources.get(i).size();
      if (!used[i] && size > 1) {
        throw InvalidValueException.of(
            "output must include every extracted layout of size above 1, but Node.id(%s), which is"
                + " %s, is missing from %s",
            i, sources.get(i), output);
      }
    }
    return result;
  }

  private Mode mode(TreeItem item) {
    return switch (item) {
      case Tree tree -> Mode.group(tree.items().stream().map(this::mode).toList());
      case Node.Id(long source) -> take(source);
      case Node.Marker _ -> Mode.UNIT;
    };
  }

  private Mode take(long source) {
    if (source >= sources.size()) {
      throw InvalidValueException.of(
          "output names a source out of range: Node.id(%s) must be below %s, the number of"
              + " extracted layouts",
          source, sources.size());
    }
    int position = (int) source;
    if (used[position]) {
      throw InvalidValueException.of(
          "source identifiers must not be duplicated, got Node.id(%s) twice", source);
    }
    used[position] = true;
    return sources.get(position);
  }
}
