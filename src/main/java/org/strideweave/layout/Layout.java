package org.strideweave.layout;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.search.Coalescing;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/**
 * A hierarchical layout: a shape and a congruent stride, printed {@code (2,(3,4)):(1,(2,6))}.
 *
 * <p>A layout is a function from logical coordinates to indices, {@code L(c) = sum(c_i * s_i)} over
 * the leaves. An integer stands for the coordinate it counts, first mode fastest, at any level of
 * the hierarchy. Indices count elements, never bytes; what an index addresses is up to the caller.
 *
 * <p>Layouts are immutable and safe to share between threads. Two are equal when shape and stride
 * are.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="layout"}
 */
public final class Layout implements Tiler, Serializable {
  @Serial private static final long serialVersionUID = 1L;

  private final Shape shape;
  private final Stride stride;
  private final transient ModeList flat;
  private final transient long size;
  private final transient long cosize;

  /**
   * Congruence is checked here and overflow is ruled out, so that no operation meets either again.
   */
  Layout(Shape shape, Stride stride) {
    if (!shape.tree().congruent(stride.tree())) {
      throw InvalidValueException.of(
          "shape and stride do not match in structure: shape %s, stride %s", shape, stride);
    }
    this.shape = shape;
    this.stride = stride;
    this.flat = ModeList.of(shape.tree().leaves(), stride.tree().leaves());
    this.size = shape.size();
    this.cosize = cosize(flat);
  }

  /**
   * {@return the layout of {@code shape} and {@code stride}}
   *
   * @param shape the extents
   * @param stride the strides, in elements, under the same hierarchy
   * @throws InvalidValueException if the hierarchies differ
   * @throws SizeOverflowException if the cosize is above {@link Long#MAX_VALUE}
   */
  public static Layout of(Shape shape, Stride stride) {
    return new Layout(shape, stride);
  }

  /**
   * {@return the compact flat layout whose first mode is adjacent: {@code columnMajor(2, 3, 4)} is
   * {@code (2,3,4):(1,2,6)}}
   *
   * @param extents one or more positive extents
   * @throws InvalidValueException if there is no extent, or one is less than one
   * @throws SizeOverflowException if the size is above {@link Long#MAX_VALUE}
   */
  public static Layout columnMajor(long... extents) {
    return Compact.columnMajor(extents);
  }

  /**
   * {@return the compact layout of {@code shape} whose first leaf is adjacent: {@code L(k) = k} for
   * every integer {@code k}}
   *
   * @param shape the extents under their hierarchy
   */
  public static Layout columnMajor(Shape shape) {
    return Compact.columnMajor(shape);
  }

  /**
   * {@return the compact flat layout whose last mode is adjacent: {@code rowMajor(2, 3, 4)} is
   * {@code (2,3,4):(12,4,1)}}
   *
   * @param extents one or more positive extents
   * @throws InvalidValueException if there is no extent, or one is less than one
   * @throws SizeOverflowException if the size is above {@link Long#MAX_VALUE}
   */
  public static Layout rowMajor(long... extents) {
    return Compact.rowMajor(extents);
  }

  /**
   * {@return the compact layout of {@code shape} whose last leaf is adjacent}
   *
   * @param shape the extents under their hierarchy
   */
  public static Layout rowMajor(Shape shape) {
    return CompactOrder.rowMajor(shape);
  }

  /**
   * {@return the compact layout of {@code shape} whose leaves lie in ascending order of {@code
   * order}}
   *
   * <p>The leaf of the least integer is adjacent; of leaves with equal integers the first lies
   * inside.
   *
   * {@snippet class="org.strideweave.examples.BuilderSnippetsTest" region="ordered"}
   *
   * @param shape the extents under their hierarchy
   * @param order the hierarchy of the shape, or of its upper levels: an integer in place of a
   *     nested mode counts for each of its leaves
   * @throws InvalidValueException if the hierarchies differ in another way
   */
  public static Layout ordered(Shape shape, IntTree order) {
    return CompactOrder.ordered(shape, order);
  }

  /**
   * {@return the layout without gaps that has the shape of {@code layout} and its order of strides}
   *
   * <p>Leaves of stride zero keep it; of leaves with equal strides the first lies inside.
   *
   * @param layout the layout to follow
   */
  public static Layout like(Layout layout) {
    return CompactOrder.like(layout);
  }

  /**
   * {@return the layout of {@code shape} and strides in another unit, as NumPy gives bytes}
   *
   * {@snippet class="org.strideweave.examples.BuilderSnippetsTest" region="from-strides"}
   *
   * @param shape the extents
   * @param strides one for each leaf of the shape, depth first; that of a leaf of extent 1 plays no
   *     part and becomes 0
   * @param itemSize what one element is worth in the unit of the strides: 1 if they count elements
   * @throws InvalidValueException if there are more or fewer strides than leaves, or one is
   *     negative or no multiple of the item size
   * @throws SizeOverflowException if the cosize is above {@link Long#MAX_VALUE}
   */
  public static Layout fromStrides(Shape shape, long[] strides, long itemSize) {
    return ForeignStrides.layout(shape, strides, itemSize);
  }

  /** {@return the extents} */
  public Shape shape() {
    return shape;
  }

  /** {@return the strides, in elements} */
  public Stride stride() {
    return stride;
  }

  /** {@return the number of top-level modes} */
  public int rank() {
    return shape.rank();
  }

  /** {@return the number of logical coordinates; gaps and replication do not change it} */
  public long size() {
    return size;
  }

  /** {@return one plus the greatest index that a coordinate reaches, in elements} */
  public long cosize() {
    return cosize;
  }

  /**
   * {@return the hierarchy as markers, whatever the extents and strides: {@code (2,(3,4))} gives
   * {@code [Leaf, Push, Leaf, Leaf, Pop]}}
   */
  public List<Node> profile() {
    return shape.tree().recipe();
  }

  /**
   * {@return {@code L(c)} for the coordinate {@code c} that {@code key} counts, first mode fastest}
   *
   * @param key an integer in {@code [0, size)}
   * @throws InvalidValueException if the key is outside
   */
  public long index(long key) {
    if (key < 0 || key >= size) {
      throw Indexing.outside(this, key, "an integer key must be in [0, " + size + "), got " + key);
    }
    return Indexing.at(flat, key);
  }

  /**
   * {@return {@code L(c)} for a layout of rank 2}
   *
   * @param first the coordinate in mode 0; an integer stands for a nested mode's coordinate too
   * @param second the coordinate in mode 1
   * @throws InvalidValueException if the layout is of another rank or a component is outside
   */
  public long index(long first, long second) {
    return index(Coordinate.of(first, second));
  }

  /**
   * {@return {@code L(c)} for a layout of rank 3}
   *
   * @param first the coordinate in mode 0; an integer stands for a nested mode's coordinate too
   * @param second the coordinate in mode 1
   * @param third the coordinate in mode 2
   * @throws InvalidValueException if the layout is of another rank or a component is outside
   */
  public long index(long first, long second, long third) {
    return index(Coordinate.of(first, second, third));
  }

  /**
   * {@return {@code L(c) = sum(c_i * s_i)}}
   *
   * @param coordinate follows the hierarchy of the shape, or has an integer where a mode is nested
   * @throws InvalidValueException if a component is negative, missing, extra or outside its extent
   */
  public long index(Coordinate coordinate) {
    return Indexing.at(this, coordinate.tree());
  }

  /**
   * {@return whether distinct coordinates have distinct indices}
   *
   * {@snippet class="org.strideweave.examples.SnippetsTest" region="injectivity"}
   *
   * <p>Decided without walking the coordinates. Layouts as kernels use them cost a few divisions; a
   * dense worst case is exponential in the rank, and an interrupt of the thread ends it.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public boolean isInjective() {
    return !Collisions.exist(this);
  }

  /**
   * {@return two distinct coordinates with the same index, or nothing when there are none}
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public Optional<Collision> collision() {
    return Collisions.find(this);
  }

  /**
   * {@return the layout of shape {@code target} that repeats this one along widened modes}
   *
   * <p>Its index at {@code c} is this layout's index at {@code c} with 0 in every widened leaf.
   *
   * @param target a shape of the same profile; each extent is equal, or stands where this one has 1
   * @throws InvalidValueException if the profile differs, or an extent other than 1 would change
   */
  public Layout broadcastTo(Shape target) {
    return Broadcasting.broadcast(this, target);
  }

  /**
   * {@return the number {@code k} of coordinates that reach each index of {@code [0,
   * target.size())}, or nothing when they are not the same for every index, or some index lies
   * outside}
   *
   * <p>An exact decision that looks at no coordinate.
   *
   * @param target the shape whose coordinates, counted first mode fastest, are to be reached
   */
  public OptionalLong uniformPreimageExtent(Shape target) {
    return UniformPreimage.extent(this, target.size());
  }

  /**
   * {@return the layout of one top-level mode}
   *
   * @param position the mode's position, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Layout mode(int position) {
    TopLevel.requireMode("layout", rank(), position);
    return new Layout(shape.mode(position), stride.mode(position));
  }

  /**
   * {@return the layout of these top-level modes, in this order}
   *
   * @param positions the modes' positions, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Layout modes(int... positions) {
    for (int position : positions) {
      TopLevel.requireMode("layout", rank(), position);
    }
    return new Layout(shape.modes(positions), stride.modes(positions));
  }

  /**
   * {@return the layout with the modes of this one and then those of {@code second}}
   *
   * @param second the modes that follow
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout concat(Layout second) {
    return Combination.concat(this, second);
  }

  /**
   * {@return the layout with {@code second} as one more mode: nested, or a plain mode if it is a
   * leaf}
   *
   * @param second the mode that follows
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout append(Layout second) {
    return Combination.append(this, second);
  }

  /**
   * {@return the layout that {@code output} builds from the leaves of this one}
   *
   * @param output {@code Node.id(n)} stands for leaf {@code n}, depth first and left to right;
   *     {@code Node.LEAF} inserts a mode {@code 1:0}
   * @throws InvalidValueException if a source is duplicated or out of range, or one of extent above
   *     1 is missing
   */
  public Layout rearrange(Tree output) {
    return Rearrangement.ofLeaves(this, output);
  }

  /**
   * {@return the layout that {@code output} builds from selected sublayouts of this one}
   *
   * @param output {@code Node.id(n)} stands for the sublayout at leaf {@code n} of the selection
   * @param selection a tree over this layout's hierarchy: each of its leaves selects a whole
   *     subtree
   * @throws InvalidValueException if the selection does not match in structure, a source is
   *     duplicated or out of range, or one of size above 1 is missing
   */
  public Layout rearrange(Tree output, Tree selection) {
    return Rearrangement.ofSelection(this, output, selection);
  }

  /**
   * {@return the layout whose mode {@code j} is this one's mode {@code order[j]}}
   *
   * @param order every top-level mode once
   * @throws InvalidValueException if a mode is missing, duplicated or out of range
   */
  public Layout permute(long... order) {
    return Permutation.permute(this, order);
  }

  /**
   * {@return the flat layout of the leaves, depth first and left to right}
   *
   * <p>{@code L.flatten()(k) = L(k)} for every integer {@code k}.
   */
  public Layout flatten() {
    return Hierarchy.flatten(this);
  }

  /**
   * {@return the leaves of this layout under another hierarchy; numbers in it play no part}
   *
   * <p>{@code L.unflatten(p)(k) = L(k)} for every integer {@code k}, and {@code
   * L.flatten().unflatten(L.shape().tree()) = L}.
   *
   * @param profile the hierarchy, with one leaf for each leaf of this layout
   * @throws InvalidValueException if the numbers of leaves differ
   */
  public Layout unflatten(IntTree profile) {
    return Hierarchy.unflatten(this, profile);
  }

  /**
   * {@return the layout of the fewest modes with {@code L.coalesce()(k) = L(k)} for every integer
   * {@code k}}
   *
   * <p>It is flat. Two layouts are the same function on integers exactly when they coalesce to the
   * same layout.
   *
   * {@snippet class="org.strideweave.examples.StructureSnippetsTest" region="coalesce"}
   */
  public Layout coalesce() {
    return Hierarchy.coalesce(this);
  }

  /**
   * {@return the layout whose modes at the leaves of {@code profile} are coalesced, each on its
   * own}
   *
   * <p>Every coordinate that has an integer at each of those leaves keeps its index. Modes past the
   * profile stay.
   *
   * @param profile the hierarchy; numbers in it play no part
   * @throws InvalidValueException if the profile has more modes than this layout somewhere
   */
  public Layout coalesce(IntTree profile) {
    return Hierarchy.coalesce(this, profile);
  }

  /**
   * {@return the layout with the modes from {@code begin} up to {@code end} as one nested mode}
   *
   * <p>{@code L.group(b, e).mode(b) = L.modes(b, ..., e - 1)}, and no integer's index changes.
   *
   * @param begin the first of the modes, from 0
   * @param end one past the last of them
   * @throws InvalidValueException unless {@code 0 <= begin <= end <= rank}
   */
  public Layout group(int begin, int end) {
    return Hierarchy.group(this, begin, end);
  }

  /**
   * {@return the layout without its top-level modes of size 1}
   *
   * <p>{@code L.squeeze()(k) = L(k)} for every integer {@code k}.
   */
  public Layout squeeze() {
    return Hierarchy.squeeze(this);
  }

  /**
   * {@return the layout with extent 1 at every leaf of stride 0}
   *
   * <p>It reaches the indices of this one, and no index twice only because a mode stands still.
   */
  public Layout filterZeros() {
    return Collisions.withoutRepeats(this);
  }

  /**
   * {@return the layout with {@code second} as its first mode: nested, or a plain mode if it is a
   * leaf}
   *
   * @param second the mode that leads
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout prepend(Layout second) {
    return Combination.prepend(this, second);
  }

  /**
   * {@return the layout with another mode at {@code position}: nested, or a plain mode if it is a
   * leaf}
   *
   * @param position the mode's position, from 0
   * @param mode the layout that takes its place
   * @throws OutOfRangeException if there is no such mode
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout replace(int position, Layout mode) {
    return Combination.replace(this, position, mode);
  }

  /**
   * {@return the recipe that undoes {@code rearrange(output)}}
   *
   * <p>With {@code r} the result, {@code L.rearrange(output).rearrange(r.output(), r.selection()) =
   * L}, where a leaf of extent 1 that the output leaves out comes back as {@code 1:0}.
   *
   * @param output as for {@link #rearrange(Tree)}
   * @throws InvalidValueException as for {@link #rearrange(Tree)}
   */
  public Recipe reverseRearrange(Tree output) {
    return Reversal.ofLeaves(this, output);
  }

  /**
   * {@return the recipe that undoes {@code rearrange(output, selection)}}
   *
   * @param output as for {@link #rearrange(Tree, Tree)}
   * @param selection as for {@link #rearrange(Tree, Tree)}
   * @throws InvalidValueException as for {@link #rearrange(Tree, Tree)}
   */
  public Recipe reverseRearrange(Tree output, Tree selection) {
    return Reversal.of(this, output, selection);
  }

  /**
   * {@return the layout of the modes that {@code slicer} leaves open, at one level}
   *
   * @param slicer a coordinate some of whose parts are open
   * @throws InvalidValueException if a fixed part is outside its mode, or the structure does not
   *     match
   */
  public Layout slice(Slicer slicer) {
    return Slicing.slice(this, slicer).layout();
  }

  /**
   * {@return the layout of the modes that {@code slicer} leaves open, and the index of the fixed
   * ones: {@code L(c) = offset + slice(open parts of c)}}
   *
   * @param slicer a coordinate some of whose parts are open
   * @throws InvalidValueException as for {@link #slice}
   */
  public Slice sliceAndOffset(Slicer slicer) {
    return Slicing.slice(this, slicer);
  }

  /**
   * {@return the layout of the modes that {@code slicer} fixes, at one level: what {@link #slice}
   * takes away}
   *
   * @param slicer a coordinate some of whose parts are open; where the others are fixed plays no
   *     part
   * @throws InvalidValueException if the structure does not match
   */
  public Layout dice(Slicer slicer) {
    return Slicing.dice(this, slicer);
  }

  /** {@return the coordinates of the shape in order, first mode fastest; made as they are taken} */
  public Stream<Coordinate> coordinates() {
    return shape.coordinates();
  }

  /**
   * {@return the layout {@code R} with {@code R(q) = A(B(q))} for every {@code q}, where {@code A}
   * is this}
   *
   * <p>{@code R} refines {@code B}: a leaf of {@code B} becomes a leaf or one nested mode of its
   * size. It is found whenever there is one, within a budget for layouts whose carries can cancel.
   *
   * @param inner {@code B}; its indices are integer coordinates of this layout
   * @throws InvalidValueException if {@code B} reaches past this layout, no such layout exists, or
   *     the budget does not suffice to tell; the message says which
   */
  public Layout compose(Layout inner) {
    return Composition.compose(this, inner);
  }

  /**
   * {@return the layout with each leading mode cut to the unit-stride tile of {@code tiles}' mode}
   *
   * @param tiles one mode a tile; modes of this layout without a tile stay
   * @throws InvalidValueException as for {@link #compose(Layout)}, or if there are more tiles than
   *     modes
   */
  public Layout compose(Shape tiles) {
    return Composition.compose(this, (Tiler) tiles);
  }

  /**
   * {@return the layout whose leading modes are {@code mode(i).compose(tiler.get(i))}}
   *
   * @param tiler one tile a leading mode; modes of this layout without a tile stay
   * @throws InvalidValueException as for {@link #compose(Layout)}, or if there are more tiles than
   *     modes
   */
  public Layout compose(List<Layout> tiler) {
    return compose(Tiler.of(tiler));
  }

  /**
   * {@return the layout whose leading modes are {@code mode(i).compose(tile i)}, or the composition
   * with a layout}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; modes without a tile, or with
   *     {@link Tiler#WHOLE}, stay
   * @throws InvalidValueException as for {@link #compose(Layout)}, or if there are more tiles than
   *     modes
   */
  public Layout compose(Tiler tiler) {
    return Composition.compose(this, tiler);
  }

  /**
   * {@return the layout of the factors that this one leaves out: together they reach every index of
   * {@code [0, cotarget)} exactly once}
   *
   * <p>Its strides ascend. With nothing left out it is {@code 1:0}.
   *
   * @param cotarget the positive bound, in elements
   * @throws InvalidValueException if this layout overlaps with itself, is incongruent with the
   *     cotarget, or larger than it
   */
  public Layout complement(long cotarget) {
    return Complement.of(this, cotarget);
  }

  /**
   * {@return {@code A o (B, B*)}: mode 0 is the tile, mode 1 steps over the tiles}
   *
   * <p>{@code A} is this layout and {@code B*} the complement of {@code B} over its size.
   *
   * @param tile {@code B}, one tile of this layout's integer coordinates
   * @throws InvalidValueException as for {@link #complement} and {@link #compose(Layout)}
   */
  public Layout divide(Layout tile) {
    return Division.divide(this, tile);
  }

  /**
   * {@return the layout whose leading modes are {@code mode(i).divide(tiler.get(i))}, each nested}
   *
   * @param tiler one tile a leading mode; modes of this layout without a tile stay
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout divideTiler(List<Layout> tiler) {
    return divideTiler(Tiler.of(tiler));
  }

  /**
   * {@return the layout whose leading modes are {@code mode(i).divide(tile i)}, each nested, or the
   * division by a layout}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; modes of this layout without a tile
   *     stay, and {@link Tiler#WHOLE} gives (mode, {@code 1:0})
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout divideTiler(Tiler tiler) {
    return Division.parts(this, tiler).map(TwoParts::nested).orElse(this);
  }

  /**
   * {@return the layout of {@link #divideTiler} with all tiles in mode 0, all remainders in mode 1,
   * and then the modes without a tile}
   *
   * @param tiler one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout zippedDivide(List<Layout> tiler) {
    return zippedDivide(Tiler.of(tiler));
  }

  /**
   * {@return the layout {@code ((tile, tile, ...), (remainder, remainder, ...), rest...)} of the
   * modes of {@link #divideTiler(Tiler)}, or the division by a layout}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout zippedDivide(Tiler tiler) {
    return Division.parts(this, tiler).map(TwoParts::zipped).orElse(this);
  }

  /**
   * {@return the layout {@code ((tile, tile, ...), remainder, remainder, ..., rest...)}: {@link
   * #zippedDivide(Tiler)} with mode 1 opened}
   *
   * {@snippet class="org.strideweave.examples.TilingSnippetsTest" region="divides"}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout tiledDivide(Tiler tiler) {
    return Division.parts(this, tiler).map(TwoParts::tiled).orElse(this);
  }

  /**
   * {@return the layout {@code (tile, tile, ..., remainder, remainder, ..., rest...)}: {@link
   * #zippedDivide(Tiler)} with modes 0 and 1 opened}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #divide}, or if there are more tiles than modes
   */
  public Layout flatDivide(Tiler tiler) {
    return Division.parts(this, tiler).map(TwoParts::flat).orElse(this);
  }

  /**
   * {@return {@code (A, A* o B)}: mode 0 is this layout, mode 1 steps from copy to copy}
   *
   * <p>{@code A} is this layout and {@code A*} its complement without a bound: copy {@code j} is
   * {@code A} moved by {@code A*(B(j))}. Copies at different indices of {@code B} have no index in
   * common. Modes of {@code A} with stride zero play no part in {@code A*}.
   *
   * {@snippet class="org.strideweave.examples.TilingSnippetsTest" region="products"}
   *
   * @param copies {@code B}, the places of the copies among all that are free
   * @throws InvalidValueException if the modes of this layout do not nest, or {@code A* o B} is no
   *     layout
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout product(Layout copies) {
    return Product.product(this, copies);
  }

  /**
   * {@return the layout whose leading modes are {@code mode(i).product(tile i)}, each nested, or
   * the product by a layout}
   *
   * <p>Each mode finds the places for its copies beside itself alone. If this layout and all tiles
   * are injective, modes of stride zero aside, then so is the result, or it is refused.
   *
   * @param tiler a layout, a shape, or one tile a leading mode; modes of this layout without a tile
   *     stay, and {@link Tiler#WHOLE} gives (mode, {@code 1:0})
   * @throws InvalidValueException as for {@link #product}, if there are more tiles than modes, or
   *     if copies of different modes overlap
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public Layout productTiler(Tiler tiler) {
    return Product.parts(this, tiler).map(TwoParts::nested).orElse(this);
  }

  /**
   * {@return the layout {@code ((mode, mode, ...), (copies, copies, ...), rest...)} of the modes of
   * {@link #productTiler}, or the product by a layout}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #productTiler}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout zippedProduct(Tiler tiler) {
    return Product.parts(this, tiler).map(TwoParts::zipped).orElse(this);
  }

  /**
   * {@return the layout {@code ((mode, mode, ...), copies, copies, ..., rest...)}: {@link
   * #zippedProduct} with mode 1 opened}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #productTiler}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout tiledProduct(Tiler tiler) {
    return Product.parts(this, tiler).map(TwoParts::tiled).orElse(this);
  }

  /**
   * {@return the layout {@code (mode, mode, ..., copies, copies, ..., rest...)}: {@link
   * #zippedProduct} with modes 0 and 1 opened}
   *
   * @param tiler a layout, a shape, or one tile a leading mode; an empty one returns this layout
   * @throws InvalidValueException as for {@link #productTiler}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout flatProduct(Tiler tiler) {
    return Product.parts(this, tiler).map(TwoParts::flat).orElse(this);
  }

  /**
   * {@return the layout whose mode {@code i} is {@code (A_i, (A* o B)_i)}: block after block along
   * every mode}
   *
   * <p>{@code A} is this layout and {@code A*} its complement without a bound. A mode that one of
   * the two does not have is {@code 1:0} there.
   *
   * @param copies {@code B}, one mode for the copies along each mode of this layout
   * @throws InvalidValueException as for {@link #product}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout blockedProduct(Layout copies) {
    return Product.blocked(this, copies);
  }

  /**
   * {@return the layout whose mode {@code i} is {@code ((A* o B)_i, A_i)}: the copies alternate
   * element by element along every mode}
   *
   * @param copies {@code B}, one mode for the copies along each mode of this layout
   * @throws InvalidValueException as for {@link #product}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout rakedProduct(Layout copies) {
    return Product.raked(this, copies);
  }

  /**
   * {@return the blocked product of this layout that fills {@code shape}: mode {@code i} has the
   * size of mode {@code i} of the shape}
   *
   * <p>The copies lie compactly, those along mode 0 side by side, then those along mode 1.
   *
   * {@snippet class="org.strideweave.examples.TilingSnippetsTest" region="tile-to-shape"}
   *
   * @param shape the sizes to fill; each a multiple of the size of this layout's mode
   * @throws InvalidValueException if a mode's size is no multiple, the shape has fewer modes than
   *     this layout, or as for {@link #product}
   * @throws SizeOverflowException if the cosize is above {@link Long#MAX_VALUE}
   */
  public Layout tileToShape(Shape shape) {
    return TileToShape.tile(this, shape, TileToShape.firstModeFastest(shape));
  }

  /**
   * {@return the blocked product of this layout that fills {@code shape}: mode {@code i} has the
   * size of mode {@code i} of the shape}
   *
   * @param shape the sizes to fill; each a multiple of the size of this layout's mode
   * @param order the place of each mode of the shape in the order in which the copies lie: 0 for
   *     the mode along which they are side by side
   * @throws InvalidValueException as for {@link #tileToShape(Shape)}, or if the order is no
   *     permutation of the modes
   * @throws SizeOverflowException if the cosize is above {@link Long#MAX_VALUE}
   */
  public Layout tileToShape(Shape shape, long... order) {
    return TileToShape.tile(this, shape, order);
  }

  /**
   * {@return the layout {@code R} with {@code L(R(i)) = i} for every {@code i} below its size}
   *
   * <p>It is the longest that is made of whole modes of {@code L.coalesce()}; if {@code L} is
   * injective, no layout at all is longer. With no mode of stride one it is {@code 1:0}.
   *
   * {@snippet class="org.strideweave.examples.InverseSnippetsTest" region="inverses"}
   */
  public Layout rightInverse() {
    return Inverses.right(this);
  }

  /**
   * {@return a layout {@code M} with {@code L(M(L(i))) = L(i)} for every integer coordinate {@code
   * i}, so {@code M(L(i)) = i} if {@code L} is injective}
   *
   * <p>There is one wherever the strides nest: sorted, each is a multiple of the one before it, and
   * leaves room for its extent. Elsewhere one may exist by accident; it is searched for in layouts
   * of up to 4096 coordinates.
   *
   * @throws InvalidValueException if there is none, or none was found
   * @throws SizeOverflowException if its size would be above {@link Long#MAX_VALUE}
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public Layout leftInverse() {
    return Inverses.left(this);
  }

  /**
   * {@return the layout {@code N} of the integer coordinates with index 0: {@code L(N(i)) = 0}, and
   * {@code N} reaches each of them once}
   *
   * <p>Its modes are the places of the modes of stride zero; {@code 1:0} if there are none.
   */
  public Layout nullspace() {
    return Inverses.nullspace(this);
  }

  /**
   * {@return the layout {@code U} of elements {@code n} times as wide: {@code L(c) = n * U(o) + r}
   * with {@code 0 <= r < n}, where {@code o} is the outer part of {@code c}}
   *
   * <p>Each leaf is cut into an inner part, which stays within a wide element, and an outer one.
   * The inner parts of all leaves hold each narrow element of a wide one once; or there are none,
   * and all strides are multiples of {@code n}. Anything else would round.
   *
   * {@snippet class="org.strideweave.examples.BuilderSnippetsTest" region="width"}
   *
   * @param n how many elements of this layout make up a wide one
   * @throws InvalidValueException if {@code n} is less than one, or an extent or stride would round
   */
  public Layout upcast(long n) {
    return ElementWidth.upcast(this, n);
  }

  /**
   * {@return the layout {@code D} of the elements that are {@code 1/n} as wide: {@code D(c) = n *
   * L(o) + r}, where {@code r} is the part of {@code c} within a wide element and {@code o} the
   * rest}
   *
   * <p>The first leaf of stride one becomes {@code n} times as long. If there is none, the first
   * leaf {@code e:s} becomes {@code (n,e):(1,n*s)}. So {@code L.downcast(n).upcast(n)} is the
   * function {@code L}.
   *
   * @param n how many narrow elements an element of this layout is cut into
   * @throws InvalidValueException if {@code n} is less than one
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout downcast(long n) {
    return ElementWidth.downcast(this, n);
  }

  /**
   * {@return the layout of elements of {@code newBits} bits in place of {@code oldBits}: {@code
   * upcast(newBits / g).downcast(oldBits / g)} with {@code g} their greatest common divisor}
   *
   * @param newBits the width of an element of the result
   * @param oldBits the width of an element of this layout
   * @throws InvalidValueException if a width is less than one, or as for {@link #upcast}
   * @throws SizeOverflowException if size or cosize is above {@link Long#MAX_VALUE}
   */
  public Layout recast(long newBits, long oldBits) {
    return ElementWidth.recast(this, newBits, oldBits);
  }

  /** {@return the leaves, depth first and left to right} */
  ModeList flat() {
    return flat;
  }

  /** {@return the shortest list of modes that is the same function on integers} */
  ModeList coalesced() {
    return Coalescing.coalesce(flat);
  }

  static long cosize(ModeList flat) {
    long last = 0;
    for (int i = 0; i < flat.count(); i++) {
      long reach = Exact.multiply(flat.extent(i) - 1, flat.stride(i), "cosize of a layout");
      last = Exact.add(last, reach, "cosize of a layout");
    }
    return Exact.add(last, 1, "cosize of a layout");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout layout
        && shape.equals(layout.shape)
        && stride.equals(layout.stride);
  }

  @Override
  public int hashCode() {
    // Another factor than the trees' own, lest a second extent and a first stride change places.
    return 1_000_003 * shape.hashCode() + stride.hashCode();
  }

  /** {@return the layout in CuTe notation: {@code (2,(3,4)):(1,(2,6))}} */
  @Override
  public String toString() {
    return shape + ":" + stride;
  }

  /** What is written instead of a layout, so that reading one checks it anew. */
  private record Form(Shape shape, Stride stride) implements Serializable {
    @Serial
    private Object readResolve() {
      return of(shape, stride);
    }
  }

  @Serial
  private Object writeReplace() {
    return new Form(shape, stride);
  }

  @Serial
  private void readObject(ObjectInputStream stream) throws InvalidObjectException {
    throw new InvalidObjectException("a layout is read through its form");
  }
}
