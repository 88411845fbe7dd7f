package org.strideweave.layout;

import java.util.Optional;
import org.strideweave.search.CollisionSearch;
import org.strideweave.search.ModeList;
import org.strideweave.search.Verdict;

/**
 * Injectivity, decided without walking the domain.
 *
 * <p>A collision is a non-zero difference {@code d} of two coordinates with {@code sum(d_i * s_i) =
 * 0}; {@link CollisionSearch} finds one or proves that there is none, and {@code max(d, 0)} and
 * {@code max(-d, 0)} are then the two coordinates.
 */
final class Collisions {
  /** Search nodes, some tens of nanoseconds each. */
  private static final long SOON = 1_000_000;

  private Collisions() {}

  static Optional<Collision> find(Layout layout) {
    ModeList flat = layout.flat();
    return Optional.ofNullable(CollisionSearch.difference(flat.extents(), flat.strides()))
        .map(difference -> collision(layout, difference));
  }

  /** A collision if one is found soon: for messages, which must not wait for a hard search. */
  static Optional<Collision> findSoon(Layout layout) {
    ModeList flat = layout.flat();
    return CollisionSearch.decide(flat.extents(), flat.strides(), SOON)
            instanceof Verdict.Collides collides
        ? Optional.of(collision(layout, collides.difference()))
        : Optional.empty();
  }

  static boolean exist(Layout layout) {
    // More coordinates than indices: no search is needed to know.
    if (layout.size() > layout.cosize()) {
      return true;
    }
    ModeList flat = layout.flat();
    return CollisionSearch.difference(flat.extents(), flat.strides()) != null;
  }

  /** {@return the layout with one coordinate where a mode of stride zero repeats its index} */
  static Layout withoutRepeats(Layout layout) {
    long[] extents = layout.flat().extents();
    for (int i = 0; i < extents.length; i++) {
      extents[i] = layout.flat().stride(i) == 0 ? 1 : extents[i];
    }
    return new Layout(new Shape(layout.shape().tree().withLeaves(extents)), layout.stride());
  }

  private static Collision collision(Layout layout, long[] difference) {
    long[] first = new long[difference.length];
    long[] second = new long[difference.length];
    for (int i = 0; i < difference.length; i++) {
      first[i] = Math.max(difference[i], 0);
      second[i] = Math.max(-difference[i], 0);
    }
    Coordinate one = Coordinate.under(layout.shape(), first);
    return new Collision(one, Coordinate.under(layout.shape(), second), layout.index(one));
  }
}
