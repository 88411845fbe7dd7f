package org.strideweave.layout;

import java.util.ArrayList;
import java.util.List;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/**
 * The layout of wider or narrower elements over the same memory.
 *
 * <p>A wider element holds {@code n} narrow ones. Going up, each leaf is cut in two: an inner part
 * of stride below {@code n}, which stays within one wide element, and an outer part that steps over
 * wide elements. Nothing rounds when the inner parts together hold each of the {@code n} narrow
 * elements once, or when there are none and every stride is a multiple of {@code n}.
 */
final class ElementWidth {
  private ElementWidth() {}

  static Layout upcast(Layout layout, long n) {
    requirePositive("upcast", n);
    if (n == 1) {
      return layout;
    }
    ModeList flat = layout.flat();
    long[] inner = new long[flat.count()];
    for (int i = 0; i < inner.length; i++) {
      inner[i] = inner(layout, flat.extent(i), flat.stride(i), n);
    }
    requireWhole(layout, inner, n);
    long[] extents = new long[inner.length];
    long[] strides = new long[inner.length];
    for (int i = 0; i < inner.length; i++) {
      extents[i] = flat.extent(i) / inner[i];
      // The product is at most n where the leaf is cut, and the stride itself where it is not.
      strides[i] = extents[i] == 1 ? 0 : inner[i] * flat.stride(i) / n;
    }
    return layout(layout, extents, strides);
  }

  /** {@return how many coordinates of a leaf fall within one wide element} */
  private static long inner(Layout layout, long extent, long stride, long n) {
    if (extent == 1 || stride % n == 0) {
      return 1;
    }
    if (n % stride != 0) {
      throw InvalidValueException.of(
          "upcast of %s by %s would round: the stride of mode %s:%s must be a multiple or a divisor"
              + " of %s",
          layout, n, extent, stride, n);
    }
    long room = n / stride;
    if (extent > room && extent % room != 0) {
      throw InvalidValueException.of(
          "upcast of %s by %s would round: the extent of mode %s:%s must be a multiple of %s, such"
              + " as %s",
          layout, n, extent, stride, room, extent - extent % room);
    }
    return Math.min(extent, room);
  }

  /** The inner parts, sorted, must have the strides {@code 1, n_1, n_1 * n_2, ...} up to n. */
  private static void requireWhole(Layout layout, long[] inner, long n) {
    ModeList sorted = StrideOrder.sorted(ModeList.of(inner, layout.flat().strides()));
    long filled = 1;
    for (int i = 0; i < sorted.count(); i++) {
      if (sorted.stride(i) != filled) {
        throw InvalidValueException.of(
            "upcast of %s by %s would round: within a wide element the stride after %s elements"
                + " must be %s, got %s",
            layout, n, filled, filled, sorted.stride(i));
      }
      filled *= sorted.extent(i); // at most n, by how the parts were cut
    }
    if (sorted.count() > 0 && filled != n) {
      throw InvalidValueException.of(
          "upcast of %s by %s would round: its modes fill %s of the %s elements of a wide one",
          layout, n, filled, n);
    }
  }

  static Layout downcast(Layout layout, long n) {
    requirePositive("downcast", n);
    if (n == 1) {
      return layout;
    }
    ModeList flat = layout.flat();
    int split = split(flat);
    if (split < 0) {
      return layout.concat(Mode.layout(List.of(leaf(n, 1))));
    }
    long[] extents = flat.extents();
    long[] strides = flat.strides();
    for (int i = 0; i < extents.length; i++) {
      strides[i] =
          extents[i] == 1 ? 0 : Exact.multiply(strides[i], n, "stride of a downcast layout");
    }
    if (flat.stride(split) == 1 || extents[split] == 1) {
      extents[split] = Exact.multiply(extents[split], n, "size of a downcast layout");
      strides[split] = 1;
      return layout(layout, extents, strides);
    }
    return nest(Mode.nested(layout(layout, extents, strides)), n).asLayout();
  }

  /**
   * {@return the leaf that takes the narrow elements in, or -1 if there is none} A leaf of unit
   * stride only grows longer, one of more than one coordinate first; else it is the first leaf.
   */
  private static int split(ModeList flat) {
    int unit = -1;
    for (int i = 0; i < flat.count(); i++) {
      if (flat.stride(i) == 1) {
        if (flat.extent(i) > 1) {
          return i;
        }
        unit = unit < 0 ? i : unit;
      }
    }
    return unit >= 0 ? unit : Math.min(flat.count(), 1) - 1;
  }

  /** The mode with {@code (n,e):(1,s)} for its first leaf {@code e:s}. */
  private static Mode nest(Mode mode, long n) {
    if (mode.isLeaf()) {
      return Mode.group(List.of(leaf(n, 1), mode));
    }
    List<Mode> children = new ArrayList<>(mode.children());
    int first = 0;
    while (children.get(first).leaves().isEmpty()) {
      first++;
    }
    children.set(first, nest(children.get(first), n));
    return Mode.group(children);
  }

  static Layout recast(Layout layout, long newBits, long oldBits) {
    requirePositive("recast new_bits", newBits);
    requirePositive("recast old_bits", oldBits);
    long common = gcd(newBits, oldBits);
    return downcast(upcast(layout, newBits / common), oldBits / common);
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  private static Mode leaf(long extent, long stride) {
    return new Mode(IntTree.leaf(extent), IntTree.leaf(stride));
  }

  private static Layout layout(Layout source, long[] extents, long[] strides) {
    return new Layout(
        new Shape(source.shape().tree().withLeaves(extents)),
        new Stride(source.stride().tree().withLeaves(strides)));
  }

  private static void requirePositive(String what, long n) {
    if (n < 1) {
      throw InvalidValueException.of("%s must be a positive integer, got %s", what, n);
    }
  }
}
