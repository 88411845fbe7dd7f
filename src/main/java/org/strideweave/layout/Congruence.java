package org.strideweave.layout;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.strideweave.check.InvalidValueException;
import org.strideweave.tree.IntTree;

/** How the hierarchies and sizes of two shapes match; a shape of one leaf is that integer. */
final class Congruence {
  private Congruence() {}

  /** Every coordinate of {@code a} is one of {@code b}: an integer where {@code b} goes deeper. */
  static boolean compatible(IntTree a, IntTree b) {
    return refines(a, b, (extent, size) -> extent.equals(size));
  }

  /** As compatible, once each extent of {@code a} is multiplied by some integer. */
  static boolean weaklyCompatible(IntTree a, IntTree b) {
    return refines(a, b, (extent, size) -> size % extent == 0);
  }

  private static boolean refines(IntTree a, IntTree b, BiPredicate<Long, Long> fits) {
    return switch (a) {
      case IntTree.Leaf(long extent) -> fits.test(extent, Shape.product(b));
      case IntTree.Branch(List<IntTree> mine) -> {
        if (!(b instanceof IntTree.Branch(List<IntTree> theirs)) || mine.size() != theirs.size()) {
          yield false;
        }
        for (int i = 0; i < mine.size(); i++) {
          if (!refines(mine.get(i), theirs.get(i), fits)) {
            yield false;
          }
        }
        yield true;
      }
    };
  }

  /** Whether the compact layout of the shape can be divided by the tiler. */
  static boolean evenlyDivided(Shape shape, Tiler tiler) {
    return switch (tiler) {
      case Layout tile -> tiles(tile, shape.size());
      case Shape tiles -> evenlyDivided(shape, ModeTiles.of(tiles));
      case ModeTiles(List<Optional<Mode>> tiles) -> {
        if (tiles.size() > shape.rank()) {
          yield false;
        }
        for (int i = 0; i < tiles.size(); i++) {
          long size = shape.mode(i).size();
          if (!tiles.get(i).map(tile -> tiles(tile.asLayout(), size)).orElse(true)) {
            yield false;
          }
        }
        yield true;
      }
    };
  }

  /** A compact mode composes with every tile that stays inside; its complement decides the rest. */
  private static boolean tiles(Layout tile, long size) {
    if (tile.cosize() > size) {
      return false;
    }
    try {
      tile.complement(size);
      return true;
    } catch (InvalidValueException incongruent) {
      return false;
    }
  }
}
