package org.strideweave.layout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.tree.IntTree;

/**
 * One tile a leading mode.
 *
 * @param tiles the tiles, first mode first; nothing where the mode is kept whole
 */
record ModeTiles(List<Optional<Mode>> tiles) implements Tiler {
  ModeTiles {
    tiles = List.copyOf(tiles);
  }

  static ModeTiles read(List<?> items) {
    List<Optional<Mode>> tiles = new ArrayList<>(items.size());
    for (Object item : items) {
      tiles.add(tile(item, tiles.size()));
    }
    return new ModeTiles(tiles);
  }

  /** {@return the unit-stride tile of each mode of {@code shape}} */
  static ModeTiles of(Shape shape) {
    return new ModeTiles(
        shape.tree().children().stream().map(mode -> Optional.of(compact(mode))).toList());
  }

  private static Optional<Mode> tile(@Nullable Object item, int place) {
    return switch (item) {
      case Layout layout -> Optional.of(Mode.of(layout));
      case Shape shape -> Optional.of(compact(shape.asItem()));
      case Whole _ -> Optional.empty();
      case Long extent -> Optional.of(run(extent, place));
      case Integer extent -> Optional.of(run(extent, place));
      case BigInteger big when big.bitLength() < Long.SIZE ->
          Optional.of(run(big.longValue(), place));
      case BigInteger big -> throw EXTENT.refuse(big, "tiler[" + place + "]");
      case null, default ->
          throw WrongTypeException.of(
              "tiler[%s] must be a Layout, a Shape, an integer or Tiler.WHOLE, got %s",
              place, Show.value(item));
    };
  }

  private static Mode run(long extent, int place) {
    if (extent < 1) {
      throw EXTENT.refuse(extent, "tiler[" + place + "]");
    }
    return compact(IntTree.leaf(extent));
  }

  private static Mode compact(IntTree shape) {
    return new Mode(shape, Compact.columnMajor(shape));
  }
}
