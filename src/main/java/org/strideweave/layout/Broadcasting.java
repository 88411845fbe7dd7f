package org.strideweave.layout;

import org.strideweave.check.InvalidValueException;

/** Widening of extent-one leaves to a target shape of the same profile. */
final class Broadcasting {
  private Broadcasting() {}

  static Layout broadcast(Layout layout, Shape target) {
    if (!layout.shape().tree().congruent(target.tree())) {
      throw InvalidValueException.of(
          "broadcast target must have the same shape profile as the layout, got %s for %s (nest or"
              + " rearrange the layout first)",
          target, layout.shape());
    }
    long[] from = layout.shape().tree().leaves();
    long[] to = target.tree().leaves();
    long[] strides = layout.stride().tree().leaves();
    for (int i = 0; i < from.length; i++) {
      if (from[i] == to[i]) {
        continue;
      }
      if (from[i] != 1) {
        throw InvalidValueException.of(
            "broadcast can only widen an extent-1 leaf, got extent %s for %s at leaf %s of %s to"
                + " %s",
            from[i], to[i], i, layout.shape(), target);
      }
      strides[i] = 0;
    }
    return new Layout(target, new Stride(layout.stride().tree().withLeaves(strides)));
  }
}
