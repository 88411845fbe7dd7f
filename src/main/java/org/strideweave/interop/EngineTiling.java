package org.strideweave.interop;

import java.util.function.BiFunction;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Tiler;

/** The divides and products that the Python package may ask of the engine. */
public final class EngineTiling {
  private final Refusals refusals;

  EngineTiling(Refusals refusals) {
    this.refusals = refusals;
  }

  private Layout tile(
      @Nullable Object layout,
      @Nullable Object tiler,
      BiFunction<Layout, Tiler, Layout> operation) {
    return refusals.guard(
        () -> operation.apply(Arguments.layout(layout, "A"), TilingArguments.tiler(tiler)));
  }

  private Layout multiply(
      @Nullable Object layout,
      @Nullable Object copies,
      BiFunction<Layout, Layout, Layout> operation) {
    return refusals.guard(
        () -> operation.apply(Arguments.layout(layout, "A"), TilingArguments.copies(copies)));
  }

  /** {@return the layout with its leading modes divided} */
  @HostAccess.Export
  public Layout divideTiler(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::divideTiler);
  }

  /** {@return the division with tiles and remainders grouped} */
  @HostAccess.Export
  public Layout zippedDivide(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::zippedDivide);
  }

  /** {@return the division with the tiles grouped} */
  @HostAccess.Export
  public Layout tiledDivide(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::tiledDivide);
  }

  /** {@return the division with nothing grouped} */
  @HostAccess.Export
  public Layout flatDivide(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::flatDivide);
  }

  /** {@return the layout with its leading modes repeated} */
  @HostAccess.Export
  public Layout productTiler(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::productTiler);
  }

  /** {@return the product with modes and copies grouped} */
  @HostAccess.Export
  public Layout zippedProduct(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::zippedProduct);
  }

  /** {@return the product with the modes grouped} */
  @HostAccess.Export
  public Layout tiledProduct(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::tiledProduct);
  }

  /** {@return the product with nothing grouped} */
  @HostAccess.Export
  public Layout flatProduct(@Nullable Object layout, @Nullable Object tiler) {
    return tile(layout, tiler, Layout::flatProduct);
  }

  /** {@return the product whose modes are (mode, copies)} */
  @HostAccess.Export
  public Layout blockedProduct(@Nullable Object layout, @Nullable Object copies) {
    return multiply(layout, copies, Layout::blockedProduct);
  }

  /** {@return the product whose modes are (copies, mode)} */
  @HostAccess.Export
  public Layout rakedProduct(@Nullable Object layout, @Nullable Object copies) {
    return multiply(layout, copies, Layout::rakedProduct);
  }

  /** {@return the blocked product that fills a shape, in an order of its modes or null} */
  @HostAccess.Export
  public Layout tileToShape(
      @Nullable Object layout, @Nullable Object shape, @Nullable Object order) {
    return refusals.guard(
        () -> {
          Layout tile = Arguments.layout(layout, "layout");
          Shape target = Arguments.targetShape(shape, "shape");
          return order == null
              ? tile.tileToShape(target)
              : tile.tileToShape(target, TilingArguments.order(target, order));
        });
  }
}
