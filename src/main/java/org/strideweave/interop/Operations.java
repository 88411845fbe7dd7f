package org.strideweave.interop;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.tree.Tree;

/** The operations of the algebra on a Python caller's arguments, named as in the specification. */
final class Operations {
  private Operations() {}

  static @Nullable Long uniformPreimageExtent(@Nullable Object layout, @Nullable Object target) {
    OptionalLong extent =
        Arguments.layout(layout, "layout")
            .uniformPreimageExtent(Arguments.targetShape(target, "target_shape"));
    return extent.isPresent() ? (Long) extent.getAsLong() : null;
  }

  static Layout broadcastTo(@Nullable Object layout, @Nullable Object target) {
    return Arguments.layout(layout, "layout").broadcastTo(Arguments.targetShape(target, "target"));
  }

  static Layout concat(@Nullable Object first, @Nullable Object second) {
    return Arguments.layout(first, "first").concat(Arguments.layout(second, "second"));
  }

  static Layout append(@Nullable Object first, @Nullable Object second) {
    return Arguments.layout(first, "first").append(Arguments.layout(second, "second"));
  }

  static Layout rearrange(
      @Nullable Object layout, @Nullable Object output, @Nullable Object selection) {
    Layout source = Arguments.layout(layout, "layout");
    Tree tree = Arguments.tree(output, "output");
    return selection == null
        ? source.rearrange(tree)
        : source.rearrange(tree, Arguments.tree(selection, "selection"));
  }

  static Layout permute(@Nullable Object layout, List<?> order) {
    Layout source = Arguments.layout(layout, "layout");
    return source.permute(Construction.order(source, order));
  }

  static Layout compose(@Nullable Object outer, @Nullable Object inner) {
    Layout layout = Arguments.layout(outer, "A");
    return switch (inner) {
      case Layout other -> layout.compose(other);
      case Shape tiles -> layout.compose(tiles);
      case null, default ->
          layout.compose(Arguments.tiler(inner, "B", "a Layout, a Shape or a sequence of Layouts"));
    };
  }

  static Layout complement(@Nullable Object layout, @Nullable Object cotarget) {
    return Arguments.layout(layout, "layout").complement(Arguments.cotarget(cotarget));
  }

  static Layout divide(@Nullable Object layout, @Nullable Object tile) {
    Layout source = Arguments.layout(layout, "A");
    if (tile instanceof Layout other) {
      return source.divide(other);
    }
    throw WrongTypeException.of(
        "B must be a Layout, got %s (divide_tiler takes a sequence of them)", Show.value(tile));
  }

  static Layout divideTiler(@Nullable Object layout, @Nullable Object tiler) {
    return Arguments.layout(layout, "A").divideTiler(tiler(tiler));
  }

  static Layout zippedDivide(@Nullable Object layout, @Nullable Object tiler) {
    return Arguments.layout(layout, "A").zippedDivide(tiler(tiler));
  }

  private static List<Layout> tiler(@Nullable Object given) {
    return Arguments.tiler(given, "B", "a sequence of Layouts");
  }
}
