package org.strideweave.layout;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.strideweave.check.Exact;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.SizeOverflowException;
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
    Nest nest = nest(layout, StrideOrder.sorted(layout.flat()));
    BigInteger span = nest.span;
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
    return layout(nest.gaps, bound.divide(span), span);
  }

  /**
   * {@return the complement without a bound, cut off where at least {@code least} of its
   * coordinates are left}
   *
   * <p>It repeats nothing, so modes of stride zero play no part. It is twice as long as needed
   * where 64 bits allow that, so that a refusal can name the next larger layout.
   *
   * @throws InvalidValueException if the modes of the layout do not nest
   * @throws SizeOverflowException if {@code least} coordinates reach past {@link Long#MAX_VALUE}
   */
  static Layout unbounded(Layout layout, long least) {
    Nest nest = nest(layout, StrideOrder.sorted(StrideOrder.positive(layout.flat())));
    BigInteger gapSize = BigInteger.ONE;
    BigInteger gapReach = BigInteger.ZERO;
    for (Mode gap : nest.gaps) {
      ModeList leaf = gap.flat();
      BigInteger extent = BigInteger.valueOf(leaf.extent(0));
      gapSize = gapSize.multiply(extent);
      gapReach =
          gapReach.add(
              extent.subtract(BigInteger.ONE).multiply(BigInteger.valueOf(leaf.stride(0))));
    }
    BigInteger needed = BigInteger.valueOf(least).add(gapSize).subtract(BigInteger.ONE);
    BigInteger steps = needed.divide(gapSize);
    BigInteger room = BigInteger.valueOf(Long.MAX_VALUE - 1).subtract(gapReach).divide(nest.span);
    if (steps.subtract(BigInteger.ONE).compareTo(room) > 0) {
      throw Exact.tooLarge(
          "cosize of a product",
          "%s steps of %s over the whole of %s".formatted(steps, nest.span, layout));
    }
    BigInteger most = room.add(BigInteger.ONE).min(steps.shiftLeft(1));
    return layout(nest.gaps, most, nest.span);
  }

  /** The gaps between the modes of a layout, and what both span together. */
  private record Nest(List<Mode> gaps, BigInteger span) {}

  private static Nest nest(Layout layout, ModeList sorted) {
    List<Mode> gaps = new ArrayList<>();
    BigInteger span = BigInteger.ONE;
    for (int i = 0; i < sorted.count(); i++) {
      BigInteger stride = BigInteger.valueOf(sorted.stride(i));
      if (stride.signum() == 0 || stride.remainder(span).signum() != 0) {
        throw broken(layout, sorted.extent(i), sorted.stride(i), span);
      }
      if (stride.compareTo(span) > 0) {
        gaps.add(leaf(stride.divide(span), span));
      }
      span = stride.multiply(BigInteger.valueOf(sorted.extent(i)));
    }
    return new Nest(gaps, span);
  }

  /** The gaps and, above all modes, a last one of {@code steps}; {@code 1:0} if nothing is left. */
  private static Layout layout(List<Mode> gaps, BigInteger steps, BigInteger span) {
    List<Mode> modes = new ArrayList<>(gaps);
    if (steps.compareTo(BigInteger.ONE) > 0) {
      modes.add(leaf(steps, span));
    }
    return Mode.layout(modes.isEmpty() ? List.of(Mode.UNIT) : modes);
  }

  private static Mode leaf(BigInteger extent, BigInteger stride) {
    return new Mode(IntTree.leaf(extent.longValueExact()), IntTree.leaf(stride.longValueExact()));
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
