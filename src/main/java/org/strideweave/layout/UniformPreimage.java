package org.strideweave.layout;

import java.util.OptionalLong;
import org.strideweave.search.ModeList;

/**
 * Decides whether a layout reaches every index of a target equally often.
 *
 * <p>Index 0 is reached once for every coordinate of the zero-stride modes, so a uniform surjection
 * has that many coordinates everywhere, and the modes of positive stride cover {@code [0, size)}
 * exactly once. Such a cover, sorted by stride, has the strides {@code 1, n_1, n_1 * n_2, ...}: the
 * smallest index not yet covered must be the next stride. So the test below is a decision, not only
 * a proof.
 */
final class UniformPreimage {
  private UniformPreimage() {}

  static OptionalLong extent(Layout layout, long targetSize) {
    long replication = 1;
    long covered = 1;
    ModeList sorted = StrideOrder.sorted(layout.flat());
    for (int i = 0; i < sorted.count(); i++) {
      if (sorted.stride(i) == 0) {
        replication *= sorted.extent(i);
      } else if (sorted.stride(i) == covered) {
        covered *= sorted.extent(i);
      } else {
        return OptionalLong.empty();
      }
    }
    return covered == targetSize ? OptionalLong.of(replication) : OptionalLong.empty();
  }
}
