package org.strideweave.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Lists of modes to try: all small ones, and random ones that bring out what is rare. */
final class ModeLists {

  private ModeLists() {}

  static ModeList plain(Random random) {
    int count = 1 + random.nextInt(4);
    long[] extents = new long[count];
    long[] strides = new long[count];
    for (int i = 0; i < count; i++) {
      extents[i] = 2L + random.nextInt(random.nextInt(4) == 0 ? 9 : 3);
      strides[i] = random.nextInt(random.nextBoolean() ? 6 : 40);
    }
    return ModeList.of(extents, strides);
  }

  /** Strides that miss the continuation of the mode before by a few, up or down. */
  static ModeList steered(Random random) {
    int count = 3 + random.nextInt(3);
    long[] extents = new long[count];
    long[] strides = new long[count];
    int size = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      extents[i] = 2L + random.nextInt(3);
      long next = i == 0 ? random.nextInt(4) : extents[i - 1] * strides[i - 1];
      strides[i] = Math.max(0, next + (random.nextBoolean() ? size : -size));
    }
    return ModeList.of(extents, strides);
  }

  static ModeList inner(Random random, long size) {
    int count = 1 + random.nextInt(3);
    long[] extents = new long[count];
    long[] strides = new long[count];
    long room = size - 1;
    for (int i = 0; i < count; i++) {
      extents[i] = 1L + random.nextInt(random.nextInt(3) == 0 ? 12 : 4);
      long most = extents[i] == 1 ? 50 : room / (extents[i] - 1);
      strides[i] = random.nextLong(most + 1);
      room -= (extents[i] - 1) * strides[i];
      room = Math.max(0, room);
    }
    return ModeList.of(extents, strides);
  }

  static long size(ModeList modes) {
    long size = 1;
    for (int i = 0; i < modes.count(); i++) {
      size *= modes.extent(i);
    }
    return size;
  }

  static long span(ModeList modes) {
    long span = 0;
    for (int i = 0; i < modes.count(); i++) {
      span += (modes.extent(i) - 1) * modes.stride(i);
    }
    return span;
  }

  static List<ModeList> lists(int most, long[] extents, long low, long high) {
    List<ModeList> all = new ArrayList<>();
    List<ModeList> longest = List.of(ModeList.EMPTY);
    for (int count = 1; count <= most; count++) {
      List<ModeList> longer = new ArrayList<>();
      for (ModeList modes : longest) {
        for (long extent : extents) {
          for (long stride = low; stride <= high; stride++) {
            longer.add(longerBy(modes, extent, stride));
          }
        }
      }
      all.addAll(longer);
      longest = longer;
    }
    return all;
  }

  private static ModeList longerBy(ModeList modes, long extent, long stride) {
    long[] extents = Arrays.copyOf(modes.extents(), modes.count() + 1);
    long[] strides = Arrays.copyOf(modes.strides(), modes.count() + 1);
    extents[modes.count()] = extent;
    strides[modes.count()] = stride;
    return ModeList.of(extents, strides);
  }
}
