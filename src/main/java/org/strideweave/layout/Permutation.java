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
        throw new InvalidValueException(
            "order entries must not be duplicated, got mode "
                + mode
                + " again at order["
                + i
                + "]");
      }
      taken[(int) mode] = true;
      reordered.add(modes.get((int) mode));
    }
    if (order.length != modes.size()) {
      throw new InvalidValueException(
          "order must reorder every layout mode: it has "
              + order.length
              + " entries, "
              + Arrays.toString(order)
              + ", for the "
              + modes.size()
              + " modes of "
              + layout.shape());
    }
    return Mode.layout(reordered);
  }

  /** The refusal of an entry that is no mode of the layout. */
  static InvalidValueException outOfRange(Layout layout, String mode, int place) {
    return new InvalidValueException(
        "order entry is out of range: it must not be negative and must be below "
            + layout.rank()
            + ", the rank of "
            + layout.shape()
            + ", got "
            + mode
            + " at order["
            + place
            + "]");
  }
}
