package org.strideweave.layout;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;
import org.strideweave.tree.Nested;
import org.strideweave.tree.TreeReader;

/**
 * The extents of a layout's modes under their hierarchy: {@code (2,(3,4))}.
 *
 * <p>An extent counts the coordinates of one leaf mode; it is positive. A shape describes a
 * coordinate space, first mode fastest.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="shape"}
 *
 * @param tree the extents
 */
public record Shape(IntTree.Branch tree) implements Nested, Tiler, java.io.Serializable {
  /** The rule of an extent. */
  public static final LeafRule.AtLeast EXTENT =
      new LeafRule.AtLeast("extent", "shape", 1, "must be a positive integer", "");

  /**
   * A shape of these extents.
   *
   * @throws InvalidValueException if an extent is less than one
   * @throws SizeOverflowException if the size is above {@link Long#MAX_VALUE}
   */
  public Shape {
    EXTENT.check(tree);
    product(tree);
  }

  /**
   * {@return the shape of {@code modes}: each an integer, a nested iterable, or a shape}
   *
   * <p>A single iterable means its own items, so {@code of(List.of(2, 3))} is {@code of(2, 3)}; a
   * nested iterable of one stays a nested mode.
   *
   * @param modes the modes, first mode first
   * @throws InvalidValueException if an item is none of these, or an extent is less than one
   * @throws SizeOverflowException if an extent or the size is above {@link Long#MAX_VALUE}
   */
  public static Shape of(Object... modes) {
    return new Shape(TreeReader.read(EXTENT, modes));
  }

  /** {@return the number of coordinates: the product of all extents} */
  public long size() {
    return product(tree);
  }

  /**
   * {@return the shape of one top-level mode}
   *
   * @param position the mode's position, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Shape mode(int position) {
    return new Shape(TopLevel.subtree("shape", tree, position));
  }

  /**
   * {@return the shape of these top-level modes, in this order}
   *
   * @param positions the modes' positions, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Shape modes(int... positions) {
    return new Shape(TopLevel.pick("shape", tree, positions));
  }

  /**
   * {@return the integer that counts {@code coordinate}, first mode fastest}
   *
   * @param coordinate follows the hierarchy of this shape, or has an integer where a mode is nested
   * @throws InvalidValueException if a component is negative, missing, extra or outside its extent
   */
  public long encode(Coordinate coordinate) {
    return Compact.columnMajor(this).index(coordinate);
  }

  /**
   * {@return the coordinate, congruent with this shape, that {@code index} counts: {@code
   * encode(decode(k)) = k}}
   *
   * @param index an integer in {@code [0, size)}
   * @throws InvalidValueException if it is outside
   */
  public Coordinate decode(long index) {
    long size = size();
    if (index < 0 || index >= size) {
      throw InvalidValueException.of(
          "index %s is not in domain of shape %s: it must be in [0, %s)", index, this, size);
    }
    long[] digits = tree.leaves();
    long rest = index;
    for (int i = 0; i < digits.length; i++) {
      long extent = digits[i];
      digits[i] = rest % extent;
      rest /= extent;
    }
    return Coordinate.under(this, digits);
  }

  /** {@return the coordinates in order, first mode fastest; made as they are taken} */
  public Stream<Coordinate> coordinates() {
    return LongStream.range(0, size()).mapToObj(this::decode);
  }

  /** {@return the flat shape of the leaves, depth first and left to right} */
  public Shape flatten() {
    return Shape.of(tree.leaves());
  }

  /**
   * {@return the shape of the modes that {@code slicer} leaves open, at one level}
   *
   * @param slicer a coordinate some of whose parts are open
   * @throws InvalidValueException if a fixed part is outside its mode, or the structure does not
   *     match
   */
  public Shape slice(Slicer slicer) {
    return Compact.columnMajor(this).slice(slicer).shape();
  }

  /**
   * {@return the shape of the modes that {@code slicer} fixes, at one level}
   *
   * @param slicer a coordinate some of whose parts are open
   * @throws InvalidValueException if the structure does not match
   */
  public Shape dice(Slicer slicer) {
    return Compact.columnMajor(this).dice(slicer).shape();
  }

  /**
   * {@return whether both have the same leaf and nesting structure, whatever the extents}
   *
   * {@snippet class="org.strideweave.examples.StructureSnippetsTest" region="congruence"}
   *
   * @param other the shape to compare with; a shape of a single leaf is that integer
   */
  public boolean congruent(Shape other) {
    return asItem().congruent(other.asItem());
  }

  /**
   * {@return whether {@code other} has this structure, with any shape where this one has a leaf}
   *
   * @param other the shape to compare with; a shape of a single leaf is that integer
   */
  public boolean weaklyCongruent(Shape other) {
    return asItem().weaklyCongruent(other.asItem());
  }

  /**
   * {@return whether every coordinate of this shape is one of {@code other}, an integer where that
   * goes deeper: each leaf here is the size of what stands there}
   *
   * @param other the shape to compare with; a shape of a single leaf is that integer
   */
  public boolean compatible(Shape other) {
    return Congruence.compatible(asItem(), other.asItem());
  }

  /**
   * {@return whether this shape is compatible with {@code other} once its leaves are multiplied by
   * some integers: each leaf here divides the size of what stands there}
   *
   * @param other the shape to compare with; a shape of a single leaf is that integer
   */
  public boolean weaklyCompatible(Shape other) {
    return Congruence.weaklyCompatible(asItem(), other.asItem());
  }

  /**
   * {@return whether the compact layout of this shape can be divided by {@code tiler}}
   *
   * @param tiler a layout, a shape, or one tile a leading mode
   */
  public boolean evenlyDividedBy(Tiler tiler) {
    return Congruence.evenlyDivided(this, tiler);
  }

  /** {@return the shape in CuTe notation; a single extent stands without brackets} */
  @Override
  public String toString() {
    return asItem().toString();
  }

  static long product(IntTree tree) {
    return switch (tree) {
      case IntTree.Leaf(long extent) -> extent;
      case IntTree.Branch(List<IntTree> children) -> {
        long size = 1;
        for (IntTree child : children) {
          size = Exact.multiply(size, product(child), "size of a shape");
        }
        yield size;
      }
    };
  }
}
