package org.strideweave.tree;

import org.strideweave.check.InvalidValueException;

/**
 * A marker of hierarchy.
 *
 * <p>{@link #LEAF} stands for one leaf, {@link #PUSH} and {@link #POP} open and close a nested mode
 * in a recipe, and {@link #id} is a leaf that names one source of a rearrangement.
 */
public sealed interface Node extends TreeItem {
  /**
   * One leaf. As an item of a rearrangement's output it inserts an extent-one, stride-zero mode.
   */
  Node LEAF = Marker.LEAF;

  /** The start of a nested mode in a recipe. */
  Node PUSH = Marker.PUSH;

  /** The end of a nested mode in a recipe. */
  Node POP = Marker.POP;

  /** The three markers of a recipe. */
  enum Marker implements Node {
    /** See {@link Node#LEAF}. */
    LEAF("Leaf"),
    /** See {@link Node#PUSH}. */
    PUSH("Push"),
    /** See {@link Node#POP}. */
    POP("Pop");

    private final String label;

    Marker(String label) {
      this.label = label;
    }

    /** {@return the marker's name in the specification and in Python} */
    public String label() {
      return label;
    }

    @Override
    public String toString() {
      return "Node." + label;
    }
  }

  /**
   * A leaf that names a source sublayout.
   *
   * @param source the position of the source among the extracted sublayouts, from 0
   */
  record Id(long source) implements Node {
    /**
     * An identified leaf.
     *
     * @throws InvalidValueException if {@code source} is negative
     */
    public Id {
      if (source < 0) {
        throw new InvalidValueException(negativeId(Long.toString(source)));
      }
    }

    @Override
    public String toString() {
      return "Node.id(" + source + ")";
    }
  }

  /**
   * {@return the leaf that names source {@code source}; in a recipe it is an ordinary leaf}
   *
   * @param source the position of the source among the extracted sublayouts, from 0
   * @throws InvalidValueException if {@code source} is negative
   */
  static Node id(long source) {
    return new Id(source);
  }

  /**
   * {@return the refusal of a negative source identifier}
   *
   * @param value the identifier, as written
   */
  static String negativeId(String value) {
    return "Node.id must be non-negative, got "
        + value
        + " (it counts the extracted layouts from 0, so it must not be negative)";
  }
}
