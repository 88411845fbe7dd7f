package org.strideweave.interop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.Show;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Nested;
import org.strideweave.tree.TreeLimits;

/**
 * Guest values as plain Java ones.
 *
 * <p>A parameter of type {@code Object} receives Python's int as a {@code Number} or {@code
 * BigInteger}, float as a {@code Double}, bool, str and None as themselves, a sequence as a {@code
 * List}, and a value of the engine as itself. What is left is opened here: an object with {@code
 * __index__} is the integer it stands for, and an iterable can be read once.
 */
final class Guest {
  private Guest() {}

  /** Python's own {@code iter}: what it yields is what a Python caller means. */
  private static final Source ITER =
      Source.newBuilder("python", "__import__('builtins').iter", "strideweave/iter")
          .internal(true)
          .buildLiteral();

  /** An item of a construction: integers, bools as integers, and any iterable. */
  static @Nullable Object item(@Nullable Object given) {
    return switch (open(given, true)) {
      case Boolean truth -> truth ? 1 : 0;
      case null -> null;
      case Object opened -> opened;
    };
  }

  /** A coordinate or a component of one: integers and sequences; a bool stays what it is. */
  static @Nullable Object component(@Nullable Object given) {
    return open(given, false);
  }

  /**
   * The integer that {@code given} is or stands for, as a Long or BigInteger; or null. A bool does,
   * and a Shape or Stride of a single leaf.
   */
  static @Nullable Number integer(@Nullable Object given) {
    return switch (given instanceof List<?> ? null : item(given)) {
      case Byte value -> value.longValue();
      case Short value -> value.longValue();
      case Integer value -> value.longValue();
      case Long value -> value;
      case BigInteger value -> value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
      case Nested value when value.asItem() instanceof IntTree.Leaf(long number) -> number;
      case null, default -> null;
    };
  }

  /** The items of a sequence, or of an iterator read to its end; null for anything else. */
  static @Nullable List<?> sequence(@Nullable Object given) {
    Value value = foreign(given);
    return given instanceof List<?> || (value != null && value.isIterator())
        ? iterable(given)
        : null;
  }

  /** The items of any iterable that is not a value of the engine; null for anything else. */
  static @Nullable List<?> iterable(@Nullable Object given) {
    if (!(item(given) instanceof Iterable<?> items)) {
      return null;
    }
    List<@Nullable Object> drained = new ArrayList<>();
    for (Object item : items) {
      drained.add(item);
      TreeLimits.requireNodes("sequence", drained.size());
    }
    return drained;
  }

  private static @Nullable Object open(@Nullable Object given, boolean iterables) {
    if (given instanceof List<?> list) {
      return elements(list);
    }
    Value value = foreign(given);
    // A class has its instances' members, and is neither an integer nor an iterable.
    if (value == null || value.isMetaObject()) {
      return given;
    }
    if (value.canInvokeMember("__index__")) {
      return value.invokeMember("__index__").as(Object.class);
    }
    return iterables && (value.hasIterator() || value.canInvokeMember("__getitem__"))
        ? new Items(value)
        : given;
  }

  /**
   * The elements of what Java sees as a list.
   *
   * <p>A plain list or tuple is read directly. A buffer of wider elements, such as {@code
   * array('q')}, shows Java its bytes, so it is asked for its elements. Anything else may have an
   * iteration of its own, so Python iterates over it.
   */
  private static Iterable<?> elements(List<?> list) {
    Value value = Context.getCurrent().asValue(list);
    return switch (value.getMetaObject().getMetaQualifiedName()) {
      case "list", "tuple" -> new Elements(list);
      case "bytes", "bytearray" -> list;
      default ->
          value.hasBufferElements() && value.canInvokeMember("tolist")
              ? value.invokeMember("tolist").<List<?>>as(LIST)
              : new Items(value);
    };
  }

  private static final TypeLiteral<List<?>> LIST = new TypeLiteral<>() {};

  /**
   * The value for a message; a guest object by its type, where its own text may be the question.
   */
  static String describe(@Nullable Object given) {
    Value value = Context.getCurrent().asValue(given);
    return value.isNull()
            || value.isHostObject()
            || given instanceof String
            || given instanceof Number
        ? Show.value(given)
        : "an object of type " + value.getMetaObject().getMetaSimpleName();
  }

  /** A guest object that Java sees as no plain value, or null. */
  private static @Nullable Value foreign(@Nullable Object given) {
    return switch (given) {
      case null -> null;
      case Number _, Boolean _, String _, List<?> _ -> null;
      default -> {
        Value value = Context.getCurrent().asValue(given);
        yield value.isHostObject() ? null : value;
      }
    };
  }

  /** A Python list, iterated as Python does it: it may grow or shrink meanwhile. */
  private record Elements(List<?> list) implements Iterable<@Nullable Object> {
    @Override
    public Iterator<@Nullable Object> iterator() {
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < list.size();
        }

        @Override
        public @Nullable Object next() {
          return list.get(next++);
        }
      };
    }

    /** The list as a message shows it. */
    @Override
    public String toString() {
      return Show.value(list);
    }
  }

  /** A guest iterable. */
  private record Items(Value value) implements Iterable<@Nullable Object> {
    @Override
    public Iterator<@Nullable Object> iterator() {
      Value iterator = Context.getCurrent().eval(ITER).execute(value);
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return iterator.hasIteratorNextElement();
        }

        @Override
        public @Nullable Object next() {
          return iterator.getIteratorNextElement().as(Object.class);
        }
      };
    }

    /** The iterable as a message shows it. */
    @Override
    public String toString() {
      return value.toString();
    }
  }
}
