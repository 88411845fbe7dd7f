package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.CompositionResult;
import org.strideweave.search.CompositionResult.Composed;
import org.strideweave.search.CompositionResult.LeafBreaks;
import org.strideweave.search.CompositionResult.LeavesCarry;
import org.strideweave.search.CompositionResult.Undecided;
import org.strideweave.search.ModeComposition;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/**
 * Composition {@code R(q) = A(B(q))}, where {@code R} refines {@code B}: a leaf of {@code B}
 * becomes a leaf or one nested mode of the same size, so every coordinate of {@code B} is one of
 * {@code R}.
 */
final class Composition {
  private Composition() {}

  static Layout compose(Layout outer, Layout inner) {
    return refine(outer, Mode.nested(inner), "").asLayout();
  }

  /** Composes each leading mode with the unit-stride tile of that mode's shape. */
  static Layout compose(Layout outer, Shape tiles) {
    List<Mode> modes = new ArrayList<>();
    for (IntTree shape : tiles.tree().children()) {
      modes.add(new Mode(shape, Compact.columnMajor(shape)));
    }
    return byMode(outer, modes);
  }

  /** Composes each leading mode with its tile. */
  static Layout compose(Layout outer, List<Layout> tiles) {
    return byMode(outer, tiles.stream().map(Mode::of).toList());
  }

  private static Layout byMode(Layout outer, List<Mode> tiles) {
    List<Mode> modes = new ArrayList<>(leading(outer, tiles.size()));
    for (int i = 0; i < tiles.size(); i++) {
      modes.set(i, refine(modes.get(i).asLayout(), tiles.get(i), " at tile " + i));
    }
    return tiles.isEmpty() ? outer : Mode.layout(modes);
  }

  /** {@return the top-level modes of {@code layout}, which are at least as many as the tiles} */
  static List<Mode> leading(Layout layout, int tiles) {
    if (tiles > layout.rank()) {
      throw InvalidValueException.of(
          "tiler must have at most one tile for each of the %s top-level modes of %s, got %s",
          layout.rank(), layout.shape(), tiles);
    }
    return Mode.topLevel(layout);
  }

  private static Mode refine(Layout outer, Mode inner, String place) {
    ModeList flat = inner.flat();
    long reach = Layout.cosize(flat);
    if (reach > outer.size()) {
      throw InvalidValueException.of(
          "composition of %s with %s%s is out of domain: the inner cosize %s must be at most the"
              + " outer size %s",
          outer, inner, place, reach, outer.size());
    }
    return switch (ModeComposition.compose(outer.coalesced(), flat)) {
      case Composed(List<ModeList> leaves) -> replaceLeaves(inner, leaves.iterator());
      case CompositionResult refusal ->
          throw InvalidValueException.of(
              "composition of %s with %s%s %s", outer, inner, place, why(flat, refusal));
    };
  }

  private static Mode replaceLeaves(Mode inner, Iterator<ModeList> leaves) {
    if (inner.shape() instanceof IntTree.Leaf) {
      return Mode.of(leaves.next());
    }
    return Mode.group(
        inner.children().stream().map(child -> replaceLeaves(child, leaves)).toList());
  }

  private static String why(ModeList inner, CompositionResult refusal) {
    return switch (refusal) {
      case Composed _ -> throw new AssertionError("a composition that exists is not refused");
      case LeafBreaks breaks ->
          "is no layout: leaf "
              + inner.extent(breaks.leaf())
              + ":"
              + inner.stride(breaks.leaf())
              + " runs straight for "
              + breaks.run()
              + " steps of "
              + breaks.step()
              + ", which must divide the extent "
              + breaks.remaining()
              + " that is left"
              + nearest(breaks);
      case LeavesCarry carry ->
          "is no layout: its leaves carry into each other; at coordinate "
              + Coordinate.of(carry.witness())
              + " the digits at place "
              + carry.placeValue()
              + " of the outer layout sum to "
              + carry.digitSum()
              + " where at most "
              + carry.digitMax()
              + " fits, and the index is "
              + carry.index()
              + ", not "
              + carry.sumOfParts();
      case Undecided undecided ->
          "was not decided within the budget of "
              + undecided.nodes()
              + " steps; a layout may or may not exist";
    };
  }

  private static String nearest(LeafBreaks breaks) {
    List<String> extents = new ArrayList<>();
    if (breaks.below() > 0) {
      extents.add(Long.toString(breaks.below()));
    }
    if (breaks.above() > 0) {
      extents.add(Long.toString(breaks.above()));
    }
    return extents.isEmpty() ? "" : "; this leaf works with extent " + String.join(" or ", extents);
  }
}
