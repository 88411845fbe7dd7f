package org.strideweave.layout;

import java.util.List;
import java.util.Optional;
import org.strideweave.check.InvalidValueException;

/** Division of a layout, or of its leading modes, into a tile and the remainder. */
final class Division {
  private Division() {}

  /**
   * {@code A o (B, B*)}, where {@code B*} is the complement of {@code B} over the size of {@code
   * A}.
   */
  static Layout divide(Layout layout, Layout tile) {
    return divide(layout, Mode.of(tile), "tile");
  }

  /** {@return the tiles and the remainders, or nothing for an empty tiler} */
  static Optional<TwoParts> parts(Layout layout, Tiler tiler) {
    return TwoParts.of(
        layout,
        tiler,
        (mode, tile, number) ->
            divide(mode.asLayout(), tile, number.map(i -> "tile " + i).orElse("tile")));
  }

  private static Layout divide(Layout layout, Mode tile, String role) {
    Layout remainder;
    try {
      remainder = Complement.of(tile.asLayout(), layout.size());
    } catch (InvalidValueException refusal) {
      throw InvalidValueException.of(
          "%s %s does not divide %s, which has %s coordinates: %s%s",
          role, tile, layout, layout.size(), refusal.getMessage(), NearestTile.words(layout, tile));
    }
    try {
      return Composition.compose(layout, Mode.layout(List.of(tile, Mode.of(remainder))));
    } catch (InvalidValueException refusal) {
      throw InvalidValueException.of(
          "division of %s by %s %s: %s%s",
          layout, role, tile, refusal.getMessage(), NearestTile.words(layout, tile));
    }
  }
}
