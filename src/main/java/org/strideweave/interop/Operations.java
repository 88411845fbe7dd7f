package org.strideweave.interop;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;
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
    return Arguments.layout(outer, "A").compose(TilingArguments.tiler(inner));
  }

  static Layout complement(@Nullable Object layout, @Nullable Object cotarget) {
    return Arguments.layout(layout, "layout").complement(Arguments.cotarget(cotarget));
  }
}
