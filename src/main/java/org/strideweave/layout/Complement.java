package org.strideweave.layout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.strideweave.check.InvalidValueException;
import org.strideweave.search.ModeList;
import org.strideweave.tree.IntTree;

/**
 * The factors of {@code [0, cotarget)} that a layout leaves out.
 *
 * <p>Modes that together cover {@code [0, N)} exactly once have, sorted, the strides {@code 1, n_1,
 * n_1 * n_2, ...} (the smallest index not yet covered must be the next stride). So a complement
 * exists exactly when each stride of the layout is a multiple of what the smaller ones span, and
 * the cotarget of what they all span. Modes of extent one play no part.
 */
final class Complement {
  private Complement() {}

  static Layout of(Layout layout, long cotarget) {
    if (cotarget < 1) {
      throw InvalidValueException.of(
          "complement cotarget must be a positive integer, got %s", cotarget);
    }
    ModeList sorted = StrideOrder.sorted(layout.flat());
    List<Mode> omitted = new ArrayList<>();
    BigInteger span = BigInteger.ONE;
    for (int i = 0; i < sorted.count(); i++) {
      BigInteger stride = BigInteger.valueOf(sorted.stride(i));
      if (stride.signum() == 0 || stride.remainder(span).signum() != 0) {
        throw broken(layout, sorted.extent(i), sorted.stride(i), span);
      }
      add(omitted, stride, span);
      span = stride.multiply(BigInteger.valueOf(sorted.extent(i)));
    }
    BigInteger bound = BigInteger.valueOf(cotarget);
    if (span.compareTo(bound) > 0) {
      throw InvalidValueException.of(
          "layout %s is larger than cotarget %s: it spans %s, so the cotarget must be a positive"
              + " multiple of that",
          layout, cotarget, span);
    }
    BigInteger below = bound.subtract(bound.remainder(span));
    if (!below.equals(bound)) {
      throw InvalidValueException.of(
          "layout %s is incongruent with cotarget %s: it spans %s, so the cotarget must be a"
              + " multiple of that, such as %s or %s",
          layout, cotarget, span, below, below.add(span));
    }
    add(omitted, bound, span);
    return Mode.layout(omitted.isEmpty() ? List.of(leaf(1, 0)) : omitted);
  }

  private static void add(List<Mode> omitted, BigInteger next, BigInteger span) {
    if (next.compareTo(span) > 0) {
      omitted.add(leaf(next.divide(span).longValueExact(), span.longValueExact()));
    }
  }

  private static Mode leaf(long extent, long stride) {
    return new Mode(IntTree.leaf(extent), IntTree.leaf(stride));
  }

  private static InvalidValueException broken(
      Layout layout, long extent, long stride, BigInteger span) {
    Optional<Collision> collision = Collisions.findSoon(layout);
    if (collision.isPresent() || layout.size() > layout.cosize()) {
      return InvalidValueException.of(
          "layout %s overlaps with itself, so it has no complement: %s",
          layout,
          collision.isPresent()
              ? collision.get()
              : layout.size() + " coordinates share " + layout.cosize() + " indices");
    }
    return InvalidValueException.of(
        "layout %s is incongruent, so it has no complement: mode %s:%s must have a stride that"
            + " is a multiple of %s, which the modes of smaller stride span",
        layout, extent, stride, span);
  }
}
