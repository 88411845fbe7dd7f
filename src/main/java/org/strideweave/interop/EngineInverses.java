package org.strideweave.interop;

import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;

/** The inverses that the Python package may ask of the engine. */
public final class EngineInverses {
  private final Refusals refusals;

  EngineInverses(Refusals refusals) {
    this.refusals = refusals;
  }

  /** {@return the longest right inverse} */
  @HostAccess.Export
  public Layout right(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").rightInverse());
  }

  /** {@return a left inverse} */
  @HostAccess.Export
  public Layout left(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").leftInverse());
  }

  /** {@return the layout of the coordinates with index 0} */
  @HostAccess.Export
  public Layout nullspace(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").nullspace());
  }
}
