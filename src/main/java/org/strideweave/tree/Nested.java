package org.strideweave.tree;

/** A value that is a tree of integers under a rule of its own, such as a shape. */
public interface Nested {
  /** {@return the integers and their hierarchy} */
  IntTree.Branch tree();

  /** {@return the number of top-level modes} */
  default int rank() {
    return tree().rank();
  }

  /**
   * {@return the integers as one mode of a larger tree: the number itself when there is nothing but
   * one top-level leaf, else the whole tree}
   */
  default IntTree asItem() {
    return rank() == 1 && tree().children().getFirst() instanceof IntTree.Leaf leaf ? leaf : tree();
  }
}
