package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/**
 * One mode of a layout: congruent subtrees of its shape and its stride.
 *
 * <p>Operations that move, group or replace modes work on these, and {@link #layout(List)} puts
 * them together again.
 */
record Mode(IntTree shape, IntTree stride) {
  /** The mode {@code 1:0}. */
  static final Mode UNIT = new Mode(IntTree.leaf(1), IntTree.leaf(0));

  /** {@return the modes at the top level of {@code layout}} */
  static List<Mode> topLevel(Layout layout) {
    return children(layout.shape().tree(), layout.stride().tree());
  }

  /** {@return the layout as one mode that keeps its top level as a nested one} */
  static Mode nested(Layout layout) {
    return new Mode(layout.shape().tree(), layout.stride().tree());
  }

  /** {@return the layout as one mode: its only mode where there is one, else nested} */
  static Mode of(Layout layout) {
    return layout.rank() == 1 ? topLevel(layout).getFirst() : nested(layout);
  }

  /** {@return whether the layout is a leaf: one mode, not nested} */
  static boolean isLeaf(Layout layout) {
    return layout.rank() == 1 && topLevel(layout).getFirst().isLeaf();
  }

  /** {@return the mode whose children are {@code modes}} */
  static Mode group(List<Mode> modes) {
    List<IntTree> shapes = new ArrayList<>(modes.size());
    List<IntTree> strides = new ArrayList<>(modes.size());
    for (Mode mode : modes) {
      shapes.add(mode.shape);
      strides.add(mode.stride);
    }
    return new Mode(new IntTree.Branch(shapes), new IntTree.Branch(strides));
  }

  /** {@return the mode whose children are the entries of {@code flat}, or its only entry} */
  static Mode of(ModeList flat) {
    List<Mode> modes = new ArrayList<>(flat.count());
    for (int i = 0; i < flat.count(); i++) {
      modes.add(new Mode(IntTree.leaf(flat.extent(i)), IntTree.leaf(flat.stride(i))));
    }
    return modes.size() == 1 ? modes.getFirst() : group(modes);
  }

  /** {@return the layout whose top-level modes are {@code modes}} */
  static Layout layout(List<Mode> modes) {
    return group(modes).asLayout();
  }

  /**
   * {@return this mode as a layout of its own: its children are the top level, a leaf stands alone}
   */
  Layout asLayout() {
    return shape instanceof IntTree.Branch shapes && stride instanceof IntTree.Branch strides
        ? new Layout(new Shape(shapes), new Stride(strides))
        : layout(List.of(this));
  }

  /** {@return the children of a nested mode} */
  List<Mode> children() {
    return shape instanceof IntTree.Branch shapes && stride instanceof IntTree.Branch strides
        ? children(shapes, strides)
        : List.of();
  }

  /** {@return the children of a nested mode, or the leaf alone} */
  List<Mode> opened() {
    return isLeaf() ? List.of(this) : children();
  }

  private static List<Mode> children(IntTree.Branch shapes, IntTree.Branch strides) {
    List<Mode> modes = new ArrayList<>(shapes.rank());
    for (int i = 0; i < shapes.rank(); i++) {
      modes.add(new Mode(shapes.children().get(i), strides.children().get(i)));
    }
    return modes;
  }

  /** {@return whether this mode is not nested} */
  boolean isLeaf() {
    return shape instanceof IntTree.Leaf;
  }

  /** {@return the number of coordinates of this mode} */
  long size() {
    return Shape.product(shape);
  }

  /** {@return the leaves of this mode as modes, depth first and left to right} */
  List<Mode> leaves() {
    List<Mode> leaves = new ArrayList<>();
    addLeaves(leaves);
    return leaves;
  }

  private void addLeaves(List<Mode> leaves) {
    if (isLeaf()) {
      leaves.add(this);
    } else {
      children().forEach(child -> child.addLeaves(leaves));
    }
  }

  /** {@return the leaves of this mode, depth first and left to right} */
  ModeList flat() {
    return ModeList.of(shape.leaves(), stride.leaves());
  }

  /** {@return the mode in CuTe notation, as the layout that it is} */
  @Override
  public String toString() {
    return asLayout().toString();
  }
}
