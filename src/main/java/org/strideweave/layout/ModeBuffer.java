package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.search.Coalescing;
import org.strideweave.search.ModeList;

/** Modes that are found one by one, and the flat layout that they make. */
final class ModeBuffer {
  private final List<Long> extents = new ArrayList<>();
  private final List<Long> strides = new ArrayList<>();

  void add(long extent, long stride) {
    extents.add(extent);
    strides.add(stride);
  }

  ModeList list() {
    return ModeList.of(
        extents.stream().mapToLong(Long::longValue).toArray(),
        strides.stream().mapToLong(Long::longValue).toArray());
  }

  /** {@return the layout of these modes, {@code 1:0} if there are none} */
  Layout layout() {
    return layout(list());
  }

  /** {@return the layout of the fewest modes that is the same function on integers} */
  Layout coalesced() {
    return layout(Coalescing.coalesce(list()));
  }

  private static Layout layout(ModeList modes) {
    return (modes.count() == 0 ? Mode.UNIT : Mode.of(modes)).asLayout();
  }
}
