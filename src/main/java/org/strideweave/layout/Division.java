package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;

/** Division of a layout, or of its leading modes, into a tile and the remainder. */
final class Division {
  private Division() {}

  /**
   * {@code A o (B, B*)}, where {@code B*} is the complement of {@code B} over the size of {@code
   * A}.
   */
  static Layout divide(Layout layout, Layout tile) {
    return divide(layout, tile, "tile");
  }

  private static Layout divide(Layout layout, Layout tile, String role) {
    Layout remainder;
    try {
      remainder = Complement.of(tile, layout.size());
    } catch (InvalidValueException refusal) {
      throw InvalidValueException.of(
          "%s %s does not divide %s, which has %s coordinates: %s",
          role, tile, layout, layout.size(), refusal.getMessage());
    }
    return Composition.compose(layout, Mode.layout(List.of(Mode.of(tile), Mode.of(remainder))));
  }

  /** Divides each leading mode, which becomes (tile, remainder). */
  static Layout byMode(Layout layout, List<Layout> tiler) {
    List<Mode> modes = new ArrayList<>(Composition.leading(layout, tiler.size()));
    for (int i = 0; i < tiler.size(); i++) {
      modes.set(i, Mode.nested(divide(modes.get(i).asLayout(), tiler.get(i), "tile " + i)));
    }
    return tiler.isEmpty() ? layout : Mode.layout(modes);
  }

  /** Divides each leading mode and groups all tiles, then all remainders. */
  static Layout zipped(Layout layout, List<Layout> tiler) {
    if (tiler.isEmpty()) {
      return layout;
    }
    List<Mode> modes = Mode.topLevel(byMode(layout, tiler));
    List<Mode> divided = modes.subList(0, tiler.size());
    List<Mode> zipped = new ArrayList<>();
    for (int part = 0; part < 2; part++) {
      int tileOrRemainder = part;
      zipped.add(
          Mode.group(divided.stream().map(mode -> mode.children().get(tileOrRemainder)).toList()));
    }
    zipped.addAll(modes.subList(tiler.size(), modes.size()));
    return Mode.layout(zipped);
  }
}
