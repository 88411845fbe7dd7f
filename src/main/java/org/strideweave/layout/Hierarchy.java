package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.Coalescing;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/** Changes of the hierarchy that keep the function on integers, or a stated part of it. */
final class Hierarchy {
  private Hierarchy() {}

  static Layout flatten(Layout layout) {
    return Mode.layout(Mode.nested(layout).leaves());
  }

  /** The leaves under the hierarchy of {@code profile}, whose numbers play no part. */
  static Layout unflatten(Layout layout, IntTree profile) {
    ModeList flat = layout.flat();
    if (profile.leafCount() != flat.count()) {
      throw InvalidValueException.of(
          "profile must have one leaf for each leaf of the layout: it has %s, and %s has %s",
          profile.leafCount(), layout.shape(), flat.count());
    }
    return new Mode(profile.withLeaves(flat.extents()), profile.withLeaves(flat.strides()))
        .asLayout();
  }

  static Layout coalesce(Layout layout) {
    return coalesced(Mode.nested(layout)).asLayout();
  }

  static Layout coalesce(Layout layout, IntTree profile) {
    return coalesce(Mode.nested(layout), profile, "layout").asLayout();
  }

  private static Mode coalesce(Mode mode, IntTree profile, String place) {
    if (!(profile instanceof IntTree.Branch(List<IntTree> parts))) {
      return coalesced(mode);
    }
    if (mode.isLeaf() || mode.children().size() < parts.size()) {
      throw InvalidValueException.of(
          "profile does not match in structure: it has %s modes where %s is %s, which has %s",
          parts.size(),
          place,
          mode,
          mode.isLeaf() ? "none" : Integer.toString(mode.children().size()));
    }
    List<Mode> modes = new ArrayList<>(mode.children());
    for (int i = 0; i < parts.size(); i++) {
      modes.set(i, coalesce(modes.get(i), parts.get(i), place + "[" + i + "]"));
    }
    return Mode.group(modes);
  }

  private static Mode coalesced(Mode mode) {
    ModeList shortest = Coalescing.coalesce(mode.flat());
    return shortest.count() == 0 ? Mode.UNIT : Mode.of(shortest);
  }

  static Layout group(Layout layout, int begin, int end) {
    if (begin < 0 || begin > end || end > layout.rank()) {
      throw InvalidValueException.of(
          "group must have 0 <= begin <= end <= %s, the rank of %s, got begin %s and end %s",
          layout.rank(), layout.shape(), begin, end);
    }
    List<Mode> modes = new ArrayList<>(Mode.topLevel(layout));
    List<Mode> grouped = modes.subList(begin, end);
    Mode group = Mode.group(grouped);
    grouped.clear();
    modes.add(begin, group);
    return Mode.layout(modes);
  }

  static Layout squeeze(Layout layout) {
    return Mode.layout(Mode.topLevel(layout).stream().filter(mode -> mode.size() > 1).toList());
  }
}
