package org.strideweave.layout;

import java.util.List;
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
