package org.strideweave.interop;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.search.Interruption;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/**
 * Everything that the Python package may ask of the engine: one exported member an operation.
 *
 * <p>Members take Python's values as {@code Object}, check their kind and call the engine. They are
 * all that a context with explicit host access can reach. What the engine refuses is raised as
 * Python's own exception, with the traceback of the script that asked.
 */
public final class Engine {
  static {
    Interruption.poll(Engine::pollContext);
  }

  private final Refusals refusals = new Refusals();

  /** An engine for one context. */
  @HostAccess.Export
  public Engine() {}

  /**
   * Takes Python's exception types: what the engine refuses is raised as one of them.
   *
   * @param value for a rule that a value breaks
   * @param type for a value of the wrong kind
   * @param index for a position past the end
   * @param overflow for a number past 64 bits
   * @param recursion for a script that recurses too deep
   */
  @HostAccess.Export
  public void raises(Value value, Value type, Value index, Value overflow, Value recursion) {
    refusals.use(value, type, index, overflow, recursion);
  }

  /** Lets Python act during a long search: its Ctrl-C is a KeyboardInterrupt thrown from here. */
  private static void pollContext() {
    Context context;
    try {
      context = Context.getCurrent();
    } catch (IllegalStateException outsideEveryContext) {
      return;
    }
    context.safepoint();
  }

  // Construction

  /** {@return the shape of these items} */
  @HostAccess.Export
  public Shape shape(List<?> items) {
    return refusals.guard(() -> new Shape(Construction.tree(Shape.EXTENT, items)));
  }

  /** {@return the stride of these items} */
  @HostAccess.Export
  public Stride stride(List<?> items) {
    return refusals.guard(() -> new Stride(Construction.tree(Stride.STRIDE, items)));
  }

  /** {@return the layout of a Shape and a Stride} */
  @HostAccess.Export
  public Layout layout(@Nullable Object shape, @Nullable Object stride) {
    return refusals.guard(() -> Construction.layout(shape, stride));
  }

  /** {@return the tree of these items} */
  @HostAccess.Export
  public Tree tree(List<?> items) {
    return refusals.guard(() -> Construction.tree(items));
  }

  /** {@return the identified leaf {@code n}} */
  @HostAccess.Export
  public Node id(@Nullable Object n) {
    return refusals.guard(() -> Node.id(Arguments.sourceId(n)));
  }

  /** {@return the compact layout whose first mode is adjacent} */
  @HostAccess.Export
  public Layout columnMajor(List<?> extents) {
    return refusals.guard(() -> Layout.columnMajor(Construction.extents(extents)));
  }

  /** {@return the compact layout whose last mode is adjacent} */
  @HostAccess.Export
  public Layout rowMajor(List<?> extents) {
    return refusals.guard(() -> Layout.rowMajor(Construction.extents(extents)));
  }

  // Queries

  /** {@return the index of a key} */
  @HostAccess.Export
  public long index(@Nullable Object layout, @Nullable Object key) {
    try {
      return Keys.index(Arguments.layout(layout, "layout"), key);
    } catch (RuntimeException refusal) {
      throw refusals.inPython(refusal);
    } catch (StackOverflowError deep) {
      throw refusals.inPython(deep);
    }
  }

  /** {@return the shape of a layout} */
  @HostAccess.Export
  public Shape shapeOf(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").shape());
  }

  /** {@return the stride of a layout} */
  @HostAccess.Export
  public Stride strideOf(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").stride());
  }

  /** {@return the number of coordinates of a shape or layout, or of leaves of a tree} */
  @HostAccess.Export
  public Long size(@Nullable Object value) {
    return refusals.guard(() -> Values.size(value));
  }

  /** {@return the span of a layout's indices} */
  @HostAccess.Export
  public Long cosize(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").cosize());
  }

  /** {@return the recipe of a tree or the profile of a layout} */
  @HostAccess.Export
  public ProxyArray recipe(@Nullable Object value) {
    return refusals.guard(() -> Values.recipe(value));
  }

  /** {@return whether a layout is injective} */
  @HostAccess.Export
  public Boolean isInjective(@Nullable Object layout) {
    return refusals.guard(() -> Arguments.layout(layout, "layout").isInjective());
  }

  /** {@return two coordinates with the same index as nested arrays, or null} */
  @HostAccess.Export
  public @Nullable ProxyArray collision(@Nullable Object layout) {
    return refusals.guard(() -> Values.collision(Arguments.layout(layout, "layout")));
  }

  /** {@return the uniform preimage extent over a target, or null} */
  @HostAccess.Export
  public @Nullable Long uniformPreimageExtent(@Nullable Object layout, @Nullable Object target) {
    return refusals.guard(() -> Operations.uniformPreimageExtent(layout, target));
  }

  // Algebra

  /** {@return the layout broadcast to a target} */
  @HostAccess.Export
  public Layout broadcastTo(@Nullable Object layout, @Nullable Object target) {
    return refusals.guard(() -> Operations.broadcastTo(layout, target));
  }

  /** {@return the modes of both layouts} */
  @HostAccess.Export
  public Layout concat(@Nullable Object first, @Nullable Object second) {
    return refusals.guard(() -> Operations.concat(first, second));
  }

  /** {@return the first layout with the second as one more mode} */
  @HostAccess.Export
  public Layout append(@Nullable Object first, @Nullable Object second) {
    return refusals.guard(() -> Operations.append(first, second));
  }

  /** {@return the layout rebuilt from its leaves, or from selected sublayouts} */
  @HostAccess.Export
  public Layout rearrange(
      @Nullable Object layout, @Nullable Object output, @Nullable Object selection) {
    return refusals.guard(() -> Operations.rearrange(layout, output, selection));
  }

  /** {@return the layout with its modes in another order} */
  @HostAccess.Export
  public Layout permute(@Nullable Object layout, List<?> order) {
    return refusals.guard(() -> Operations.permute(layout, order));
  }

  /** {@return the composition with a Layout, Shape or tiler} */
  @HostAccess.Export
  public Layout compose(@Nullable Object outer, @Nullable Object inner) {
    return refusals.guard(() -> Operations.compose(outer, inner));
  }

  /** {@return the complement up to a cotarget} */
  @HostAccess.Export
  public Layout complement(@Nullable Object layout, @Nullable Object cotarget) {
    return refusals.guard(() -> Operations.complement(layout, cotarget));
  }

  /** {@return the divides and products} */
  @HostAccess.Export
  public EngineTiling tiling() {
    return new EngineTiling(refusals);
  }

  /** {@return the hierarchy, coordinates and slices} */
  @HostAccess.Export
  public EngineStructure structure() {
    return new EngineStructure(refusals);
  }

  /** {@return the builders and element widths} */
  @HostAccess.Export
  public EngineBuilders builders() {
    return new EngineBuilders(refusals);
  }

  /** {@return the inverses} */
  @HostAccess.Export
  public EngineInverses inverses() {
    return new EngineInverses(refusals);
  }

  // Python's protocols

  /** {@return the number of top-level modes or items} */
  @HostAccess.Export
  public Integer rank(@Nullable Object value) {
    return refusals.guard(() -> Values.rank(value));
  }

  /** {@return the top-level mode or item at an integer key} */
  @HostAccess.Export
  public Object item(@Nullable Object value, @Nullable Object key) {
    return refusals.guard(() -> Values.item(value, key));
  }

  /** {@return the top-level modes or items at a range of positions} */
  @HostAccess.Export
  public Object items(@Nullable Object value, List<?> positions) {
    return refusals.guard(() -> Values.items(value, positions));
  }

  /** {@return the value in CuTe notation} */
  @HostAccess.Export
  public String text(@Nullable Object value) {
    return refusals.guard(() -> Values.known(value).toString());
  }

  /** {@return Python source that evaluates to the value} */
  @HostAccess.Export
  public String repr(@Nullable Object value) {
    return refusals.guard(() -> PythonText.repr(Values.known(value)));
  }

  /** {@return whether both values are equal} */
  @HostAccess.Export
  public Boolean equal(@Nullable Object value, @Nullable Object other) {
    return refusals.guard(() -> Values.known(value).equals(other));
  }

  /** {@return the hash of a value} */
  @HostAccess.Export
  public Integer hash(@Nullable Object value) {
    return refusals.guard(() -> Values.known(value).hashCode());
  }

  /** {@return the integers of a shape or stride as nested arrays} */
  @HostAccess.Export
  public Object nested(@Nullable Object value) {
    return refusals.guard(() -> Values.nested(Values.integers(value).tree()));
  }

  /** {@return the only integer of a shape or stride} */
  @HostAccess.Export
  public Long integer(@Nullable Object value) {
    return refusals.guard(() -> Values.integer(Values.integers(value)));
  }

  // Registration

  /** {@return the classes that Python gives a face: Shape, Stride, Layout, Tree, Node} */
  @HostAccess.Export
  public ProxyArray valueClasses() {
    return ProxyArray.fromArray(Shape.class, Stride.class, Layout.class, Tree.class, Node.class);
  }

  /** {@return the markers Leaf, Push and Pop} */
  @HostAccess.Export
  public ProxyArray markers() {
    return ProxyArray.fromArray(Node.LEAF, Node.PUSH, Node.POP);
  }
}
