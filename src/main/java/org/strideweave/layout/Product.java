package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.strideweave.check.InvalidValueException;

/**
 * Products: a layout, and copies of it where another layout says.
 *
 * <p>The places for copies are the indices of {@code A*}, the complement of {@code A} without a
 * bound: no two translations of {@code A} to different ones of them meet. So the copies of a
 * product are disjoint whenever {@code B} names each place once.
 */
final class Product {
  private Product() {}

  /** {@code (A, A* o B)}. */
  static Layout product(Layout layout, Layout copies) {
    return pair(Mode.of(layout), Mode.of(copies), "");
  }

  /** {@return the layout and its copies, or nothing for an empty tiler} */
  static Optional<TwoParts> parts(Layout layout, Tiler tiler) {
    Optional<TwoParts> parts =
        TwoParts.of(
            layout,
            tiler,
            (mode, copies, number) ->
                pair(mode, copies, number.map(i -> " at tile " + i).orElse("")));
    if (!(tiler instanceof Layout)) {
      parts.ifPresent(both -> requireDisjoint(layout, both));
    }
    return parts;
  }

  private static Layout pair(Mode mode, Mode copies, String place) {
    return Mode.layout(List.of(mode, places(mode.asLayout(), copies, place)));
  }

  /** {@code A* o B}, with the hierarchy of {@code B}. */
  static Mode places(Layout layout, Mode copies, String place) {
    try {
      return Composition.refine(
          Complement.unbounded(layout, Layout.cosize(copies.flat())), copies, "");
    } catch (InvalidValueException refusal) {
      throw InvalidValueException.of(
          "product of %s by %s%s: %s", layout, copies, place, refusal.getMessage());
    }
  }

  /**
   * Refuses a product by mode whose copies run into those of another mode: each mode leaves its own
   * places free, not those that the others take.
   *
   * <p>Modes of stride zero repeat the same index on purpose and play no part. Nor is there
   * anything to refuse where the layout or the copies of one mode overlap by themselves.
   */
  private static void requireDisjoint(Layout layout, TwoParts parts) {
    Layout product = parts.nested();
    if (!Collisions.exist(Collisions.withoutRepeats(product))) {
      return;
    }
    List<Layout> factors = new ArrayList<>(List.of(layout));
    parts.second().children().forEach(copies -> factors.add(copies.asLayout()));
    for (Layout factor : factors) {
      if (Collisions.exist(Collisions.withoutRepeats(factor))) {
        return;
      }
    }
    throw InvalidValueException.of(
        "product of %s by mode has copies that overlap: in %s the coordinates %s; a blocked product"
            + " keeps the copies of all modes apart",
        layout, product, Collisions.find(Collisions.withoutRepeats(product)).orElseThrow());
  }

  /** Mode {@code i} is (mode {@code i} of the layout, its copies): block after block. */
  static Layout blocked(Layout layout, Layout copies) {
    return interleaved(layout, copies, false);
  }

  /** Mode {@code i} is (its copies, mode {@code i} of the layout): the blocks interleave. */
  static Layout raked(Layout layout, Layout copies) {
    return interleaved(layout, copies, true);
  }

  private static Layout interleaved(Layout layout, Layout copies, boolean copiesFirst) {
    List<Mode> blocks = Mode.topLevel(layout);
    List<Mode> places = places(layout, Mode.nested(copies), "").children();
    List<Mode> modes = new ArrayList<>();
    for (int i = 0; i < Math.max(blocks.size(), places.size()); i++) {
      Mode block = i < blocks.size() ? blocks.get(i) : Mode.UNIT;
      Mode place = i < places.size() ? places.get(i) : Mode.UNIT;
      modes.add(Mode.group(copiesFirst ? List.of(place, block) : List.of(block, place)));
    }
    return Mode.layout(modes);
  }
}
