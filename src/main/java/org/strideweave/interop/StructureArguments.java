package org.strideweave.interop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.Show;
import org.strideweave.check.WrongTypeException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Slicer;
import org.strideweave.layout.Tiler;
import org.strideweave.tree.TreeLimits;

/** Slices, bounds and selections of a Python caller. */
final class StructureArguments {
  private StructureArguments() {}

  static Shape shape(@Nullable Object given) {
    if (given instanceof Shape shape) {
      return shape;
    }
    throw InvalidValueException.of("shape must be a Shape, got %s", Show.value(given));
  }

  /** A bound of a group; one past every rank is refused there, like one past 64 bits. */
  static int bound(@Nullable Object given, String role) {
    return switch (Guest.integer(given)) {
      case null ->
          throw WrongTypeException.of("%s must be an integer, got %s", role, Show.value(given));
      case BigInteger big -> big.signum() < 0 ? -1 : Integer.MAX_VALUE;
      case Number number -> Math.clamp(number.longValue(), -1, Integer.MAX_VALUE);
    };
  }

  /** Positions of modes, as integers or as one iterable of them. */
  static int[] modes(List<?> given, int rank) {
    List<?> single = given.size() == 1 ? Guest.iterable(given.getFirst()) : null;
    return (single == null ? given : single)
        .stream().mapToInt(mode -> Arguments.position(mode, rank, "layout")).toArray();
  }

  /** A tiler, or the extent of one compact tile for the whole. */
  static Tiler tilerOrExtent(@Nullable Object given) {
    if (given instanceof Tiler || Guest.sequence(given) != null || Guest.integer(given) == null) {
      return TilingArguments.tiler(given);
    }
    return Layout.columnMajor(Construction.extents(List.of(given)));
  }

  /** A coordinate in which None leaves a mode open. */
  static Slicer slicer(@Nullable Object given) {
    return slicer(given, "coordinate", 0);
  }

  private static Slicer slicer(@Nullable Object given, String place, int depth) {
    if (given == null) {
      return Slicer.KEEP;
    }
    TreeLimits.requireDepth("coordinate", depth);
    Object opened = Guest.component(given);
    if (opened instanceof Iterable<?> items) {
      List<Slicer> parts = new ArrayList<>();
      for (Object item : items) {
        TreeLimits.requireNodes("coordinate", parts.size() + 1L);
        parts.add(slicer(item, place + "[" + parts.size() + "]", depth + 1));
      }
      return new Slicer.Each(parts);
    }
    Number number = opened instanceof Boolean ? null : Guest.integer(opened);
    return switch (number) {
      case Long component -> new Slicer.At(component);
      case BigInteger big ->
          throw InvalidValueException.of(
              "coordinate is not in domain of any shape: got %s at %s", big, place);
      case null, default ->
          throw WrongTypeException.of(
              "coordinate must be made of integers, None and sequences of them, got %s at %s",
              Show.value(opened), place);
    };
  }
}
