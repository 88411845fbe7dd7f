package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;

/** Concatenation, nesting and exchange of layouts. */
final class Combination {
  private Combination() {}

  static Layout concat(Layout first, Layout second) {
    return join(Mode.topLevel(first), Mode.topLevel(second));
  }

  static Layout append(Layout first, Layout second) {
    return join(Mode.topLevel(first), List.of(leafOrNested(second)));
  }

  static Layout prepend(Layout first, Layout second) {
    return join(List.of(leafOrNested(second)), Mode.topLevel(first));
  }

  static Layout replace(Layout layout, int position, Layout mode) {
    TopLevel.requireMode("layout", layout.rank(), position);
    List<Mode> modes = new ArrayList<>(Mode.topLevel(layout));
    modes.set(position, leafOrNested(mode));
    return Mode.layout(modes);
  }

  /** One more mode: a leaf stands plain, anything else keeps its top level as a nested mode. */
  private static Mode leafOrNested(Layout layout) {
    return Mode.isLeaf(layout) ? Mode.of(layout) : Mode.nested(layout);
  }

  private static Layout join(List<Mode> leading, List<Mode> following) {
    List<Mode> modes = new ArrayList<>(leading);
    modes.addAll(following);
    return Mode.layout(modes);
  }
}
