package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.Coalescing;
import org.strideweave.search.LeftInverseSearch;
import org.strideweave.search.ModeList;

/**
 * Layouts that lead from indices back to integer coordinates.
 *
 * <p>One step of a mode is {@code place} steps of the integer coordinate: the product of the
 * extents that vary faster.
 */
final class Inverses {
  /** A mode of a layout, and its place in the integer coordinate. */
  private record Placed(long extent, long stride, long place) {}

  private Inverses() {}

  /**
   * The longest chain of modes with the strides {@code 1, n_1, n_1 * n_2, ...}: index {@code i} has
   * the digits that the chain counts.
   */
  static Layout right(Layout layout) {
    List<Placed> modes = new ArrayList<>(moving(layout.coalesced()));
    modes.sort(Comparator.comparingLong(Placed::stride).reversed());
    // Longest from each mode on: what follows a mode has a larger stride, so it is done already.
    List<Long> lengths = new ArrayList<>();
    List<Integer> next = new ArrayList<>();
    for (Placed mode : modes) {
      int best = longest(modes, lengths, mode.stride, mode.extent);
      lengths.add(mode.extent * (best < 0 ? 1 : lengths.get(best)));
      next.add(best);
    }
    ModeBuffer chain = new ModeBuffer();
    for (int at = longest(modes, lengths, 1, 1); at >= 0; at = next.get(at)) {
      chain.add(modes.get(at).extent, modes.get(at).place);
    }
    return chain.coalesced();
  }

  /** {@return the mode of stride {@code stride * extent} with the longest chain, or -1} */
  private static int longest(List<Placed> modes, List<Long> lengths, long stride, long extent) {
    int best = -1;
    for (int i = 0; i < lengths.size(); i++) {
      long continued = modes.get(i).stride;
      if (continued % extent == 0
          && continued / extent == stride
          && (best < 0 || lengths.get(i) > lengths.get(best))) {
        best = i;
      }
    }
    return best;
  }

  /**
   * Where the strides nest, each is the place of its digit in the index; the extents need not
   * divide. Elsewhere an inverse exists by accident or not at all.
   */
  static Layout left(Layout layout) {
    List<Placed> modes = new ArrayList<>(moving(layout.coalesced()));
    if (modes.isEmpty()) {
      return Mode.of(ModeList.of(layout.size(), 0)).asLayout();
    }
    modes.sort(Comparator.comparingLong(Placed::stride).thenComparingLong(Placed::extent));
    ModeBuffer inverse = new ModeBuffer();
    inverse.add(modes.getFirst().stride, 0);
    for (int i = 0; i + 1 < modes.size(); i++) {
      Placed mode = modes.get(i);
      long following = modes.get(i + 1).stride;
      if (following % mode.stride != 0 || following / mode.stride < mode.extent) {
        return accidental(layout, mode, modes.get(i + 1));
      }
      inverse.add(following / mode.stride, mode.place);
    }
    Placed last = modes.getLast();
    Exact.multiply(last.stride, last.extent, "size of a left inverse");
    inverse.add(last.extent, last.place);
    return inverse.coalesced();
  }

  private static Layout accidental(Layout layout, Placed mode, Placed following) {
    LeftInverseSearch search = new LeftInverseSearch(layout.coalesced());
    ModeList found = search.find();
    if (found != null) {
      return Mode.of(Coalescing.coalesce(found)).asLayout();
    }
    throw InvalidValueException.of(
        "left inverse of %s: its strides do not nest, since that of mode %s:%s must be a multiple"
            + " of %s and at least %s, and %s",
        layout,
        following.extent,
        following.stride,
        mode.stride,
        mode.stride * mode.extent,
        search.isDecided() ? "no other layout is its inverse" : "no other layout was found");
  }

  static Layout nullspace(Layout layout) {
    ModeBuffer zeros = new ModeBuffer();
    for (Placed mode : placed(layout.flat())) {
      if (mode.stride == 0) {
        zeros.add(mode.extent, mode.place);
      }
    }
    return zeros.layout();
  }

  private static List<Placed> moving(ModeList flat) {
    return placed(flat).stream().filter(mode -> mode.stride > 0).toList();
  }

  /** {@return the modes of extent above one, in their own order} */
  private static List<Placed> placed(ModeList flat) {
    List<Placed> modes = new ArrayList<>();
    long place = 1;
    for (int i = 0; i < flat.count(); i++) {
      if (flat.extent(i) > 1) {
        modes.add(new Placed(flat.extent(i), flat.stride(i), place));
      }
      place *= flat.extent(i); // at most the size of the layout, which is known to fit
    }
    return modes;
  }
}
