package org.strideweave.interop;

import java.util.List;
import java.util.stream.Collectors;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;

/**
 * Python source that evaluates back to a value: {@code Layout(Shape(2, [3, 4]), Stride(1, [2,
 * 6]))}.
 */
final class PythonText {
  private PythonText() {}

  static String repr(Object value) {
    return switch (value) {
      case Shape shape -> call("Shape", shape.tree());
      case Stride stride -> call("Stride", stride.tree());
      case Layout layout -> "Layout(" + repr(layout.shape()) + ", " + repr(layout.stride()) + ")";
      default -> value.toString();
    };
  }

  private static String call(String name, IntTree.Branch tree) {
    List<IntTree> items = tree.children();
    // A single nested item would be taken for the items themselves, so it stands in a list of its
    // own.
    boolean single = items.size() == 1 && items.getFirst() instanceof IntTree.Branch;
    String arguments =
        single
            ? tree.toPython()
            : items.stream().map(IntTree::toPython).collect(Collectors.joining(", "));
    return name + "(" + arguments + ")";
  }
}
