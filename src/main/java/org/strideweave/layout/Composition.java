package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
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

  /** Composes the whole layout with one tile, or each leading mode with its tile. */
  static Layout compose(Layout outer, Tiler tiler) {
    return switch (tiler) {
      case Layout inner -> compose(outer, inner);
      case Shape shape -> byMode(outer, ModeTiles.of(shape).tiles());
      case ModeTiles(List<Optional<Mode>> tiles) -> byMode(outer, tiles);
    };
  }

  private static Layout byMode(Layout outer, List<Optional<Mode>> tiles) {
    List<Mode> modes = new ArrayList<>(leading(outer, tiles.size()));
    for (int i = 0; i < tiles.size(); i++) {
      if (tiles.get(i).isPresent()) {
        Mode tile = tiles.get(i).get();
        modes.set(i, refine(modes.get(i).asLayout(), tile, " at tile " + i));
      }
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

  /** {@return {@code A o B}, with the hierarchy of {@code B}} */
  static Mode refine(Layout outer, Mode inner, String place) {
    ModeList flat = inner.flat();
    long reach = Layout.cosize(flat);
    if (reach > outer.size()) {
      throw InvalidValueException.of(
          "composition of %s with %s%s is out of domain: the inner cosize %s must be at most the"
              + " outer size %s",
          outer, inner, place, reach, outer.size());
    }
    ModeList function = outer.coalesced();
    return switch (ModeComposition.compose(function, flat)) {
      case Composed(List<ModeList> leaves) -> replaceLeaves(inner, leaves.iterator());
      case CompositionResult refusal ->
          throw InvalidValueException.of(
              "composition of %s with %s%s %s", outer, inner, place, why(function, flat, refusal));
    };
  }

  private static Mode replaceLeaves(Mode inner, Iterator<ModeList> leaves) {
    if (inner.shape() instanceof IntTree.Leaf) {
      return Mode.of(leaves.next());
    }
    return Mode.group(
        inner.children().stream().map(child -> replaceLeaves(child, leaves)).toList());
  }

  private static String why(ModeList outer, ModeList inner, CompositionResult refusal) {
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
              + nearest(outer, inner, breaks);
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

  /** The extents at which the leaf alone is a layout, as near as they are known. */
  private static String nearest(ModeList outer, ModeList inner, LeafBreaks breaks) {
    List<String> extents = new ArrayList<>();
    if (breaks.below() > 0) {
      extents.add(Long.toString(breaks.below()));
    }
    if (breaks.above() > 0) {
      extents.add(Long.toString(breaks.above()));
    }
    if (extents.isEmpty()) {
      extents.add(Long.toString(shorter(outer, inner.stride(breaks.leaf()), breaks)));
    }
    return "; this leaf works with extent " + String.join(" or ", extents);
  }

  /** The runs that the leaf consists of, as many as add up; two steps always do. */
  private static long shorter(ModeList outer, long stride, LeafBreaks breaks) {
    for (long extent : new long[] {breaks.unit(), breaks.unit() / breaks.run()}) {
      if (extent > 1
          && ModeComposition.compose(outer, ModeList.of(extent, stride)) instanceof Composed) {
        return extent;
      }
    }
    return 2;
  }
}
