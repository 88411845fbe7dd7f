package org.strideweave.tree;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a caller wrote, integers and nested iterables, as a tree.
 *
 * <p>An item is an integer of any box, a {@link Nested} value or tree, or an iterable or array of
 * items. Each iterable is read once and not kept.
 */
public final class TreeReader {
  private final LeafRule rule;
  private final Function<@Nullable Object, @Nullable Object> open;
  private final int[] path = new int[IntTree.MAX_DEPTH + 1];
  private int depth;
  private int nodes;

  /**
   * A reader for one tree.
   *
   * @param rule the rule of the leaves
   * @param open turns an item of another language into a number or an iterable, and returns any
   *     other item as it is
   */
  public TreeReader(LeafRule rule, Function<@Nullable Object, @Nullable Object> open) {
    this.rule = rule;
    this.open = open;
  }

  /**
   * {@return the tree of {@code items}: a single iterable means its own items}
   *
   * @param rule the rule of the leaves
   * @param items what the caller wrote
   */
  public static IntTree.Branch read(LeafRule rule, Object... items) {
    return new TreeReader(rule, item -> item).items(Arrays.asList(items));
  }

  /**
   * {@return the tree of {@code items}: a single iterable means its own items}
   *
   * @param items what the caller wrote
   */
  public IntTree.Branch items(List<? extends @Nullable Object> items) {
    if (items.size() == 1) {
      Object only = open.apply(items.getFirst());
      if (only instanceof Nested nested) {
        return nested.tree();
      }
      if (only instanceof IntTree.Branch branch) {
        return branch;
      }
      Iterable<?> iterable = iterable(only);
      return branch(iterable == null ? Arrays.asList(only) : iterable);
    }
    return branch(items);
  }

  /**
   * {@return the tree of one item: a leaf, or a branch}
   *
   * @param item what the caller wrote
   */
  public IntTree item(@Nullable Object item) {
    Object opened = open.apply(item);
    Long number = number(opened);
    if (number != null) {
      return new IntTree.Leaf(number);
    }
    if (opened instanceof IntTree tree) {
      return tree;
    }
    if (opened instanceof Nested nested) {
      return nested.asItem();
    }
    Iterable<?> nested = iterable(opened);
    if (nested == null) {
      throw rule.refuse(opened, place());
    }
    return branch(nested);
  }

  private IntTree.Branch branch(Iterable<?> items) {
    if (depth == IntTree.MAX_DEPTH) {
      throw rule.tooDeep();
    }
    List<IntTree> children = new ArrayList<>();
    path[depth++] = 0;
    for (Object item : items) {
      TreeLimits.requireNodes(rule.container(), ++nodes);
      children.add(item(item));
      path[depth - 1]++;
    }
    depth--;
    return new IntTree.Branch(children);
  }

  private @Nullable Long number(@Nullable Object item) {
    return switch (item) {
      case Integer value -> value.longValue();
      case Long value -> value;
      case Short value -> value.longValue();
      case Byte value -> value.longValue();
      case BigInteger value when value.bitLength() < Long.SIZE -> value.longValue();
      case null, default -> null;
    };
  }

  private static @Nullable Iterable<?> iterable(@Nullable Object item) {
    return switch (item) {
      case Iterable<?> iterable -> iterable;
      case long[] values -> Arrays.stream(values).boxed().toList();
      case int[] values -> Arrays.stream(values).boxed().toList();
      case Object[] values -> Arrays.asList(values);
      case null, default -> null;
    };
  }

  private String place() {
    StringBuilder place = new StringBuilder(rule.container());
    for (int i = 0; i < depth; i++) {
      place.append('[').append(path[i]).append(']');
    }
    return place.toString();
  }
}
