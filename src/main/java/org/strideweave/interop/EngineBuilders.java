package org.strideweave.interop;

import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;

/** The builders and element widths that the Python package may ask of the engine. */
public final class EngineBuilders {
  private final Refusals refusals;

  EngineBuilders(Refusals refusals) {
    this.refusals = refusals;
  }

  /** {@return the compact layout of a shape whose first leaf is adjacent} */
  @HostAccess.Export
  public Layout columnMajor(@Nullable Object shape) {
    return refusals.guard(() -> Layout.columnMajor(Profiles.shape(shape, "shape")));
  }

  /** {@return the compact layout of a shape whose first or last leaf is adjacent} */
  @HostAccess.Export
  public Layout compact(@Nullable Object shape, @Nullable Object order) {
    return refusals.guard(() -> BuilderArguments.compact(Profiles.shape(shape, "shape"), order));
  }

  /** {@return the compact layout of a shape whose leaves lie in an order} */
  @HostAccess.Export
  public Layout ordered(@Nullable Object shape, @Nullable Object order) {
    return refusals.guard(
        () -> Layout.ordered(Profiles.shape(shape, "shape"), BuilderArguments.order(order)));
  }

  /** {@return the layout without gaps in the order of another's strides} */
  @HostAccess.Export
  public Layout like(@Nullable Object layout) {
    return refusals.guard(() -> Layout.like(Arguments.layout(layout, "layout")));
  }

  /** {@return the layout of a shape and strides of another unit} */
  @HostAccess.Export
  public Layout fromStrides(
      @Nullable Object shape, @Nullable Object strides, @Nullable Object itemSize) {
    return refusals.guard(
        () ->
            BuilderArguments.fromStrides(
                Profiles.shape(shape, "shape"),
                strides,
                BuilderArguments.count(itemSize, "itemsize")));
  }

  // Element widths

  /** {@return the layout of wider elements} */
  @HostAccess.Export
  public Layout upcast(@Nullable Object layout, @Nullable Object n) {
    return refusals.guard(
        () -> Arguments.layout(layout, "layout").upcast(BuilderArguments.count(n, "upcast n")));
  }

  /** {@return the layout of narrower elements} */
  @HostAccess.Export
  public Layout downcast(@Nullable Object layout, @Nullable Object n) {
    return refusals.guard(
        () -> Arguments.layout(layout, "layout").downcast(BuilderArguments.count(n, "downcast n")));
  }

  /** {@return the layout of elements of another width} */
  @HostAccess.Export
  public Layout recast(
      @Nullable Object layout, @Nullable Object newBits, @Nullable Object oldBits) {
    return refusals.guard(
        () ->
            Arguments.layout(layout, "layout")
                .recast(
                    BuilderArguments.count(newBits, "recast new_bits"),
                    BuilderArguments.count(oldBits, "recast old_bits")));
  }
}
