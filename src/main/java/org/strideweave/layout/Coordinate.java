package org.strideweave.layout;

import org.jspecify.annotations.Nullable;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.LeafRule;
import org.strideweave.tree.Nested;
import org.strideweave.tree.TreeReader;

/**
 * A logical coordinate: one component a top-level mode, each an integer or, where the mode is
 * nested, a further coordinate.
 *
 * <p>An integer may stand for a nested mode: it counts that mode's coordinates, first mode fastest.
 * Only the layout that is indexed knows which components are in its domain.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="coordinate"}
 *
 * @param tree the components
 */
public record Coordinate(IntTree.Branch tree) implements Nested, java.io.Serializable {
  private static final LeafRule COMPONENT =
      new LeafRule() {
        @Override
        public String container() {
          return "coordinate";
        }

        @Override
        public RuntimeException refuse(@Nullable Object value, String place) {
          return WrongTypeException.of(
              "coordinate component must be a 64-bit integer or a nested coordinate, got %s at %s",
              Show.value(value), place);
        }
      };

  /**
   * {@return the coordinate of {@code components}: each an integer, a nested iterable, or a
   * coordinate}
   *
   * @param components the components, first mode first; a single iterable means its own items
   * @throws WrongTypeException if a component is none of these
   */
  public static Coordinate of(Object... components) {
    return new Coordinate(TreeReader.read(COMPONENT, components));
  }

  /**
   * {@return the coordinate congruent with {@code shape} that has these leaf components}
   *
   * @param shape the shape to follow
   * @param leaves one component a leaf, depth first and left to right
   */
  static Coordinate under(Shape shape, long[] leaves) {
    return new Coordinate(shape.tree().withLeaves(leaves));
  }

  /** {@return the coordinate in brackets: {@code (1,(2,3))}} */
  @Override
  public String toString() {
    return tree.toString();
  }
}
