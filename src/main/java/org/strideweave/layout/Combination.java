package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;

/** Concatenation and nesting of layouts. */
final class Combination {
  private Combination() {}

  static Layout concat(Layout first, Layout second) {
    return after(first, Mode.topLevel(second));
  }

  static Layout append(Layout first, Layout second) {
    return Mode.isLeaf(second) ? concat(first, second) : after(first, List.of(Mode.nested(second)));
  }

  private static Layout after(Layout first, List<Mode> following) {
    List<Mode> modes = new ArrayList<>(Mode.topLevel(first));
    modes.addAll(following);
    return Mode.layout(modes);
  }
}
