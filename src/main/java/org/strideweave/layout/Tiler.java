package org.strideweave.layout;

import java.util.Arrays;
import java.util.List;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.check.WrongTypeException;
import org.strideweave.tree.LeafRule;

/**
 * What cuts or repeats a layout: one tile for the whole of it, or one for each leading mode.
 *
 * <p>A {@link Layout} is one tile for the whole. A {@link Shape} is one compact unit-stride tile a
 * mode of it. {@link #of} takes the tiles of the leading modes one by one.
 *
 * {@snippet class="org.strideweave.examples.TilingSnippetsTest" region="tiler"}
 */
public sealed interface Tiler permits Layout, Shape, ModeTiles {
  /** The rule of a tile that is an integer. */
  LeafRule.AtLeast EXTENT =
      new LeafRule.AtLeast("tile extent", "tiler", 1, "must be a positive integer", "");

  /** The tile of a mode that is kept whole: the tile is the mode itself, and nothing remains. */
  Whole WHOLE = Whole.MODE;

  /** The type of {@link #WHOLE}. */
  enum Whole {
    /** The mode as it is. */
    MODE
  }

  /**
   * {@return the tiler of these tiles, one a leading mode: each a layout, an integer {@code n} for
   * {@code n:1}, {@link #WHOLE}, or a shape for the compact layout of that shape}
   *
   * @param tiles the tiles, first mode first; a single list means its own items
   * @throws WrongTypeException if a tile is none of these
   * @throws InvalidValueException if an integer is less than one
   * @throws SizeOverflowException if an integer is above {@link Long#MAX_VALUE}
   */
  static Tiler of(Object... tiles) {
    return ModeTiles.read(
        tiles.length == 1 && tiles[0] instanceof List<?> items ? items : Arrays.asList(tiles));
  }
}
