package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A layout whose modes fall into two parts: tiles and remainders, or tiles and copies.
 *
 * @param pairs the layout or each of its leading modes as (first part, second part)
 * @param first all first parts as one mode
 * @param second all second parts as one mode
 * @param rest the modes without a tile
 */
record TwoParts(List<Mode> pairs, Mode first, Mode second, List<Mode> rest) {
  /** Takes one mode apart. */
  interface Pairing {
    /**
     * {@return the layout (first part, second part)}
     *
     * @param mode the mode to take apart
     * @param tile its tile
     * @param number the number of the tile, or nothing when the tile is the only one
     */
    Layout pair(Mode mode, Mode tile, Optional<Integer> number);
  }

  /** {@return both parts, or nothing when there is no tile, which leaves the layout as it is} */
  static Optional<TwoParts> of(Layout layout, Tiler tiler, Pairing pairing) {
    return switch (tiler) {
      case Layout tile -> {
        List<Mode> pair =
            Mode.topLevel(pairing.pair(Mode.of(layout), Mode.of(tile), Optional.empty()));
        yield Optional.of(new TwoParts(pair, pair.getFirst(), pair.getLast(), List.of()));
      }
      case Shape shape -> byMode(layout, ModeTiles.of(shape).tiles(), pairing);
      case ModeTiles(List<Optional<Mode>> tiles) -> byMode(layout, tiles, pairing);
    };
  }

  private static Optional<TwoParts> byMode(
      Layout layout, List<Optional<Mode>> tiles, Pairing pairing) {
    List<Mode> modes = Composition.leading(layout, tiles.size());
    if (tiles.isEmpty()) {
      return Optional.empty();
    }
    List<Mode> pairs = new ArrayList<>();
    List<Mode> first = new ArrayList<>();
    List<Mode> second = new ArrayList<>();
    for (int i = 0; i < tiles.size(); i++) {
      Mode mode = modes.get(i);
      Optional<Integer> number = Optional.of(i);
      Mode pair =
          tiles
              .get(i)
              .map(tile -> Mode.nested(pairing.pair(mode, tile, number)))
              .orElse(Mode.group(List.of(mode, Mode.UNIT)));
      pairs.add(pair);
      first.add(pair.children().getFirst());
      second.add(pair.children().getLast());
    }
    List<Mode> rest = modes.subList(tiles.size(), modes.size());
    return Optional.of(new TwoParts(pairs, Mode.group(first), Mode.group(second), rest));
  }

  /** {@return pair by pair, and then the rest} */
  Layout nested() {
    return Mode.layout(concat(pairs, rest));
  }

  /** {@return all first parts in mode 0, all second parts in mode 1, and then the rest} */
  Layout zipped() {
    return Mode.layout(concat(List.of(first, second), rest));
  }

  /** {@return all first parts in mode 0, then the second parts, each a mode, and then the rest} */
  Layout tiled() {
    return Mode.layout(concat(List.of(first), second.opened(), rest));
  }

  /** {@return the first parts, the second parts, each a mode, and then the rest} */
  Layout flat() {
    return Mode.layout(concat(first.opened(), second.opened(), rest));
  }

  @SafeVarargs
  private static List<Mode> concat(List<Mode>... lists) {
    List<Mode> modes = new ArrayList<>();
    for (List<Mode> list : lists) {
      modes.addAll(list);
    }
    return modes;
  }
}
