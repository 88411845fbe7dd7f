package org.strideweave.interop;

import java.util.List;
import java.util.function.Function;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Recipe;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Slice;

/** The hierarchy, coordinates and slices that the Python package may ask of the engine. */
public final class EngineStructure {
  private final Refusals refusals;

  EngineStructure(Refusals refusals) {
    this.refusals = refusals;
  }

  private <T> T of(@Nullable Object layout, Function<Layout, T> operation) {
    return refusals.guard(() -> operation.apply(Arguments.layout(layout, "layout")));
  }

  /** {@return the flat layout of the leaves} */
  @HostAccess.Export
  public Layout flatten(@Nullable Object layout) {
    return of(layout, Layout::flatten);
  }

  /** {@return the leaves under another hierarchy} */
  @HostAccess.Export
  public Layout unflatten(@Nullable Object layout, @Nullable Object profile) {
    return of(layout, source -> source.unflatten(Profiles.profile(profile, "profile")));
  }

  /** {@return the layout coalesced as a whole, or by the leaves of a profile} */
  @HostAccess.Export
  public Layout coalesce(@Nullable Object layout, @Nullable Object profile) {
    return of(
        layout,
        source ->
            profile == null
                ? source.coalesce()
                : source.coalesce(Profiles.profile(profile, "profile")));
  }

  /** {@return the layout with a run of modes grouped} */
  @HostAccess.Export
  public Layout group(@Nullable Object layout, @Nullable Object begin, @Nullable Object end) {
    return of(
        layout,
        source ->
            source.group(
                StructureArguments.bound(begin, "begin"), StructureArguments.bound(end, "end")));
  }

  /** {@return the layout of selected modes} */
  @HostAccess.Export
  public Layout select(@Nullable Object layout, List<?> modes) {
    return of(layout, source -> source.modes(StructureArguments.modes(modes, source.rank())));
  }

  /** {@return the layout without modes of size 1} */
  @HostAccess.Export
  public Layout squeeze(@Nullable Object layout) {
    return of(layout, Layout::squeeze);
  }

  /** {@return the layout with extent 1 where the stride is 0} */
  @HostAccess.Export
  public Layout filterZeros(@Nullable Object layout) {
    return of(layout, Layout::filterZeros);
  }

  /** {@return the first layout with the second as its first mode} */
  @HostAccess.Export
  public Layout prepend(@Nullable Object first, @Nullable Object second) {
    return refusals.guard(
        () -> Arguments.layout(first, "first").prepend(Arguments.layout(second, "second")));
  }

  /** {@return the layout with one mode replaced} */
  @HostAccess.Export
  public Layout replace(
      @Nullable Object layout, @Nullable Object mode, @Nullable Object replacement) {
    return of(
        layout,
        source ->
            source.replace(
                Arguments.position(mode, source.rank(), "layout"),
                Arguments.layout(replacement, "replacement")));
  }

  /** {@return output and selection of the rearrangement that undoes another} */
  @HostAccess.Export
  public ProxyArray reverseRearrange(
      @Nullable Object layout, @Nullable Object output, @Nullable Object selection) {
    return of(
        layout,
        source -> {
          Recipe recipe =
              selection == null
                  ? source.reverseRearrange(Arguments.tree(output, "output"))
                  : source.reverseRearrange(
                      Arguments.tree(output, "output"), Arguments.tree(selection, "selection"));
          return ProxyArray.fromArray(recipe.output(), recipe.selection());
        });
  }

  /** {@return the layout of the open modes, and the index of the fixed ones} */
  @HostAccess.Export
  public ProxyArray slice(@Nullable Object layout, @Nullable Object coordinate) {
    return of(
        layout,
        source -> {
          Slice slice = source.sliceAndOffset(StructureArguments.slicer(coordinate));
          return ProxyArray.fromArray(slice.layout(), slice.offset());
        });
  }

  /** {@return the layout of the fixed modes} */
  @HostAccess.Export
  public Layout dice(@Nullable Object layout, @Nullable Object coordinate) {
    return of(layout, source -> source.dice(StructureArguments.slicer(coordinate)));
  }

  // Shapes

  /** {@return the flat shape of the leaves} */
  @HostAccess.Export
  public Shape flattenShape(@Nullable Object shape) {
    return refusals.guard(() -> StructureArguments.shape(shape).flatten());
  }

  /** {@return the shape of selected modes} */
  @HostAccess.Export
  public Shape selectShape(@Nullable Object shape, List<?> modes) {
    return refusals.guard(
        () -> {
          Shape source = StructureArguments.shape(shape);
          return source.modes(StructureArguments.modes(modes, source.rank()));
        });
  }

  /** {@return the shape of the open modes} */
  @HostAccess.Export
  public Shape sliceShape(@Nullable Object shape, @Nullable Object coordinate) {
    return refusals.guard(
        () -> StructureArguments.shape(shape).slice(StructureArguments.slicer(coordinate)));
  }

  /** {@return the shape of the fixed modes} */
  @HostAccess.Export
  public Shape diceShape(@Nullable Object shape, @Nullable Object coordinate) {
    return refusals.guard(
        () -> StructureArguments.shape(shape).dice(StructureArguments.slicer(coordinate)));
  }

  /** {@return the integer that counts a coordinate} */
  @HostAccess.Export
  public Long encode(@Nullable Object shape, @Nullable Object coordinate) {
    return refusals.guard(() -> Keys.encode(StructureArguments.shape(shape), coordinate));
  }

  /** {@return the coordinate that an integer counts, as nested arrays} */
  @HostAccess.Export
  public Object decode(@Nullable Object shape, @Nullable Object index) {
    return refusals.guard(
        () -> {
          Shape domain = StructureArguments.shape(shape);
          return Values.nested(domain.decode(Keys.encode(domain, index)).tree());
        });
  }

  // Predicates

  /** {@return whether both have the same structure} */
  @HostAccess.Export
  public Boolean congruent(@Nullable Object a, @Nullable Object b) {
    return refusals.guard(() -> Profiles.item(a, "a").congruent(Profiles.item(b, "b")));
  }

  /** {@return whether the second refines the structure of the first} */
  @HostAccess.Export
  public Boolean weaklyCongruent(@Nullable Object a, @Nullable Object b) {
    return refusals.guard(() -> Profiles.item(a, "a").weaklyCongruent(Profiles.item(b, "b")));
  }

  /** {@return whether the second refines the first, size by size} */
  @HostAccess.Export
  public Boolean compatible(@Nullable Object a, @Nullable Object b) {
    return refusals.guard(() -> Profiles.shape(a, "a").compatible(Profiles.shape(b, "b")));
  }

  /** {@return whether the second refines a multiple of the first} */
  @HostAccess.Export
  public Boolean weaklyCompatible(@Nullable Object a, @Nullable Object b) {
    return refusals.guard(() -> Profiles.shape(a, "a").weaklyCompatible(Profiles.shape(b, "b")));
  }

  /** {@return whether a tiler divides a shape} */
  @HostAccess.Export
  public Boolean evenlyDivides(@Nullable Object shape, @Nullable Object tiler) {
    return refusals.guard(
        () ->
            Profiles.shape(shape, "shape")
                .evenlyDividedBy(StructureArguments.tilerOrExtent(tiler)));
  }
}
