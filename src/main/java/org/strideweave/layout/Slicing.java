package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.InvalidValueException;

/** Splits the modes of a layout into those that a slicer fixes and those that it keeps. */
final class Slicing {
  private final Layout layout;
  private final Slicer whole;
  private final List<Mode> open = new ArrayList<>();
  private final List<Mode> fixed = new ArrayList<>();
  private long offset;

  private Slicing(Layout layout, Slicer whole) {
    this.layout = layout;
    this.whole = whole;
  }

  /** The open modes and the index of the fixed ones. */
  static Slice slice(Layout layout, Slicer slicer) {
    Slicing slicing = new Slicing(layout, slicer);
    if (slicer instanceof Slicer.Open) {
      return new Slice(layout, 0);
    }
    slicing.split(Mode.nested(layout), slicer, "slice", true);
    return new Slice(Mode.layout(slicing.open), slicing.offset);
  }

  /** The fixed modes; where they are fixed plays no part. */
  static Layout dice(Layout layout, Slicer slicer) {
    Slicing slicing = new Slicing(layout, slicer);
    if (slicer instanceof Slicer.At) {
      return layout;
    }
    slicing.split(Mode.nested(layout), slicer, "dice", false);
    return Mode.layout(slicing.fixed);
  }

  private void split(Mode mode, Slicer part, String place, boolean evaluate) {
    switch (part) {
      case Slicer.Open _ -> open.add(mode);
      case Slicer.At(long component) -> {
        fixed.add(mode);
        if (evaluate) {
          offset += index(mode, component, place); // at most the cosize, which is known to fit
        }
      }
      case Slicer.Each(List<Slicer> parts) -> {
        if (mode.isLeaf()) {
          throw outside("expected an integer or an open part at " + place + ", got " + part);
        }
        List<Mode> modes = mode.children();
        if (parts.size() != modes.size()) {
          throw outside(
              "expected " + modes.size() + " parts at " + place + ", got " + parts.size());
        }
        for (int i = 0; i < parts.size(); i++) {
          split(modes.get(i), parts.get(i), place + "[" + i + "]", evaluate);
        }
      }
    }
  }

  private long index(Mode mode, long component, String place) {
    if (component < 0 || component >= mode.size()) {
      throw outside(place + " must be an integer in [0, " + mode.size() + "), got " + component);
    }
    return Indexing.at(mode.flat(), component);
  }

  private InvalidValueException outside(String why) {
    return InvalidValueException.of(
        "coordinate %s is not in domain of shape %s: %s", whole, layout.shape(), why);
  }
}
