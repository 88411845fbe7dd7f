package org.strideweave.tree;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;

/** What a leaf of a tree must be, and how a leaf that is not is refused. */
public interface LeafRule {
  /** {@return the name of the whole tree in messages: {@code shape}} */
  String container();

  /**
   * {@return the refusal of a leaf that is no integer, or no 64-bit one}
   *
   * @param value what was given
   * @param place where, as {@code shape[1][0]}
   */
  RuntimeException refuse(@Nullable Object value, String place);

  /** {@return the refusal of a tree that is nested too deep} */
  default RuntimeException tooDeep() {
    return TreeLimits.tooDeep(container());
  }

  /**
   * The rule of a leaf with a least value.
   *
   * @param leaf the name of one leaf
   * @param container the name of the whole tree
   * @param least the least value accepted
   * @param demand the rule in words: {@code must be a positive integer}
   * @param reason more words after the place, or the empty string
   */
  record AtLeast(String leaf, String container, long least, String demand, String reason)
      implements LeafRule {
    @Override
    public RuntimeException refuse(@Nullable Object value, String place) {
      if (value instanceof BigInteger big && big.compareTo(BigInteger.valueOf(least)) >= 0) {
        return Exact.tooLarge(leaf, big + " at " + place);
      }
      return InvalidValueException.of(
          "%s %s, got %s at %s%s", leaf, demand, Show.value(value), place, reason);
    }

    /**
     * Refuses the first leaf below the least value.
     *
     * @param tree the tree to check
     * @throws InvalidValueException if a leaf is below {@link #least}
     */
    public void check(IntTree tree) {
      check(tree, container);
    }

    private void check(IntTree tree, String place) {
      switch (tree) {
        case IntTree.Leaf(long value) -> {
          if (value < least) {
            throw refuse(value, place);
          }
        }
        case IntTree.Branch(var children) -> {
          for (int i = 0; i < children.size(); i++) {
            IntTree child = children.get(i);
            if (child instanceof IntTree.Leaf(long value) && value >= least) {
              continue; // the place is put into words only where it may be needed
            }
            check(child, place + "[" + i + "]");
          }
        }
      }
    }
  }
}
