package org.strideweave.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.tree.IntTree;

/**
 * A coordinate some of whose parts are left open: what a slice fixes, and what it keeps.
 *
 * {@snippet class="org.strideweave.examples.StructureSnippetsTest" region="slice"}
 */
public sealed interface Slicer {
  /** The open part: the mode is kept as it is. */
  Slicer KEEP = Open.KEEP;

  /** The type of {@link #KEEP}. */
  enum Open implements Slicer {
    /** See {@link Slicer#KEEP}. */
    KEEP;

    @Override
    public String toString() {
      return "_";
    }
  }

  /**
   * A fixed integer coordinate of a mode.
   *
   * @param component a leaf's component, or the count of a nested mode's coordinate
   */
  record At(long component) implements Slicer {
    @Override
    public String toString() {
      return Long.toString(component);
    }
  }

  /**
   * One part for each mode.
   *
   * @param parts the parts, first mode first
   */
  record Each(List<Slicer> parts) implements Slicer {
    /** The parts, copied. */
    public Each {
      parts = List.copyOf(parts);
    }

    @Override
    public String toString() {
      return "(" + String.join(",", parts.stream().map(Slicer::toString).toList()) + ")";
    }
  }

  /**
   * {@return the slicer of one part a mode: each an integer, {@link #KEEP}, a nested list, a
   * coordinate, or a slicer}
   *
   * @param parts the parts, first mode first; a single list means its own items
   * @throws WrongTypeException if a part is none of these
   */
  static Slicer of(Object... parts) {
    return part(parts.length == 1 && parts[0] instanceof List<?> ? parts[0] : Arrays.asList(parts));
  }

  private static Slicer part(Object part) {
    return switch (part) {
      case Slicer slicer -> slicer;
      case Integer component -> new At(component);
      case Long component -> new At(component);
      case Coordinate coordinate -> fixed(coordinate.tree());
      case List<?> items -> {
        List<Slicer> parts = new ArrayList<>(items.size());
        for (Object item : items) {
          parts.add(part(item));
        }
        yield new Each(parts);
      }
      default ->
          throw WrongTypeException.of(
              "slice must be made of integers, Slicer.KEEP and lists of them, got %s",
              Show.value(part));
    };
  }

  private static Slicer fixed(IntTree tree) {
    return switch (tree) {
      case IntTree.Leaf(long component) -> new At(component);
      case IntTree.Branch(List<IntTree> children) ->
          new Each(children.stream().map(Slicer::fixed).toList());
    };
  }
}
