package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.strideweave.search.ModeList;

/** The modes of a layout that count, in the order of their strides. */
final class StrideOrder {
  private record Entry(long extent, long stride) {}

  private StrideOrder() {}

  /** {@return the modes that move the index, in their own order} */
  static ModeList positive(ModeList modes) {
    long[] extents = modes.extents();
    long[] strides = modes.strides();
    int count = 0;
    for (int i = 0; i < extents.length; i++) {
      if (strides[i] > 0) {
        extents[count] = extents[i];
        strides[count] = strides[i];
        count++;
      }
    }
    return ModeList.of(Arrays.copyOf(extents, count), Arrays.copyOf(strides, count));
  }

  /** {@return the modes of extent above one, by stride and then by extent} */
  static ModeList sorted(ModeList modes) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < modes.count(); i++) {
      if (modes.extent(i) > 1) {
        entries.add(new Entry(modes.extent(i), modes.stride(i)));
      }
    }
    entries.sort(Comparator.comparingLong(Entry::stride).thenComparingLong(Entry::extent));
    return ModeList.of(
        entries.stream().mapToLong(Entry::extent).toArray(),
        entries.stream().mapToLong(Entry::stride).toArray());
  }
}
