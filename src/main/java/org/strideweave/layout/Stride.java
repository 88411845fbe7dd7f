package org.strideweave.layout;

import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;
import org.strideweave.tree.Nested;
import org.strideweave.tree.TreeReader;

/**
 * The strides of a layout's modes under their hierarchy: {@code (1,(2,6))}.
 *
 * <p>A stride is the change of the index, in elements, for one step of the congruent shape leaf; it
 * is not negative, and zero means that the mode is replicated.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="stride"}
 *
 * @param tree the strides
 */
public record Stride(IntTree.Branch tree) implements Nested, java.io.Serializable {
  /** The rule of a stride. */
  public static final LeafRule.AtLeast STRIDE =
      new LeafRule.AtLeast(
          "stride",
          "stride",
          0,
          "must be non-negative",
          " (an index counts from 0, so a stride must not be negative)");

  /**
   * Strides of this hierarchy.
   *
   * @throws InvalidValueException if a stride is negative
   */
  public Stride {
    STRIDE.check(tree);
  }

  /**
   * {@return the stride of {@code modes}: each an integer, a nested iterable, or a stride}
   *
   * @param modes the modes, first mode first; a single iterable means its own items
   * @throws InvalidValueException if an item is none of these, or a stride is negative
   * @throws SizeOverflowException if a stride is above {@link Long#MAX_VALUE}
   */
  public static Stride of(Object... modes) {
    return new Stride(TreeReader.read(STRIDE, modes));
  }

  /**
   * {@return the stride of one top-level mode}
   *
   * @param position the mode's position, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Stride mode(int position) {
    return new Stride(TopLevel.subtree("stride", tree, position));
  }

  /**
   * {@return the stride of these top-level modes, in this order}
   *
   * @param positions the modes' positions, from 0
   * @throws OutOfRangeException if there is no such mode
   */
  public Stride modes(int... positions) {
    return new Stride(TopLevel.pick("stride", tree, positions));
  }

  /** {@return the stride in CuTe notation; a single one stands without brackets} */
  @Override
  public String toString() {
    return asItem().toString();
  }
}
