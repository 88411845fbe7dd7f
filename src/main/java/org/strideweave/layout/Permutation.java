package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.strideweave.check.InvalidValueException;

/** Reorders the top-level modes of a layout. */
final class Permutation {
  private Permutation() {}

  static Layout permute(Layout layout, long... order) {
    List<Mode> modes = Mode.topLevel(layout);
    List<Mode> reordered = new ArrayList<>(order.length);
    boolean[] taken = new boolean[modes.size()];
    for (int i = 0; i < order.length; i++) {
      long mode = order[i];
      if (mode < 0 || mode >= modes.size()) {
        throw outOfRange(layout, Long.toString(mode), i);
      }
      if (taken[(int) mode]) {
        throw InvalidValueException.of(
            "order entries must not be duplicated, got mode %s again at order[%s]", mode, i);
      }
      taken[(int) mode] = true;
      reordered.add(modes.get((int) mode));
    }
    if (order.length != modes.size()) {
      throw InvalidValueException.of(
          "order must reorder every layout mode: it has %s entries, %s, for the %s modes of %s",
          order.length, Arrays.toString(order), modes.size(), layout.shape());
    }
    return Mode.layout(reordered);
  }

  /** The refusal of an entry that is no mode of the layout. */
  static InvalidValueException outOfRange(Layout layout, String mode, int place) {
    return InvalidValueException.of(
        "order entry is out of range: it must not be negative and must be below %s, the rank of %s,"
            + " got %s at order[%s]",
        layout.rank(), layout.shape(), mode, place);
  }
}
