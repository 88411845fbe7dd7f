package org.strideweave.interop;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

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

  /** An item of a construction: integers, bools as integers, and any iterable. */
  static @Nullable Object item(@Nullable Object given) {
    return given instanceof Boolean truth ? (Object) (truth ? 1 : 0) : open(given, true);
  }

  /** A coordinate or a component of one: integers and sequences; a bool stays what it is. */
  static @Nullable Object component(@Nullable Object given) {
    return open(given, false);
  }

  /**
   * The integer that {@code given} is or stands for, bools too, as a Long or BigInteger; else null.
   */
  static @Nullable Number integer(@Nullable Object given) {
    return switch (item(given)) {
      case Byte value -> value.longValue();
      case Short value -> value.longValue();
      case Integer value -> value.longValue();
      case Long value -> value;
      case BigInteger value -> value.bitLength() < Long.SIZE ? (Number) value.longValue() : value;
      case null, default -> null;
    };
  }

  /** The items of a sequence, or of an iterator read to its end; null for anything else. */
  static @Nullable List<?> sequence(@Nullable Object given) {
    if (given instanceof List<?> list) {
      return list;
    }
    Value value = foreign(given);
    return value != null && value.isIterator() ? drain(new Items(value)) : null;
  }

  /** The items of any iterable that is not a value of the engine; null for anything else. */
  static @Nullable List<?> iterable(@Nullable Object given) {
    return item(given) instanceof Iterable<?> items ? drain(items) : null;
  }

  private static List<?> drain(Iterable<?> items) {
    List<@Nullable Object> drained = new ArrayList<>();
    for (Object item : items) {
      drained.add(item);
    }
    return drained;
  }

  private static @Nullable Object open(@Nullable Object given, boolean iterables) {
    if (given instanceof List<?> list) {
      return elements(list);
    }
    Value value = foreign(given);
    if (value == null) {
      return given;
    }
    if (value.canInvokeMember("__index__")) {
      return value.invokeMember("__index__").as(Object.class);
    }
    return iterables && value.hasIterator() ? new Items(value) : given;
  }

  /**
   * A buffer of wider elements, such as {@code array('q')}, shows Java its bytes: list its
   * elements.
   */
  private static Object elements(List<?> list) {
    Value value = Context.getCurrent().asValue(list);
    return value.hasBufferElements() && value.canInvokeMember("tolist")
        ? value.invokeMember("tolist").as(Object.class)
        : list;
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

  /** A guest iterable. */
  private record Items(Value value) implements Iterable<@Nullable Object> {
    @Override
    public Iterator<@Nullable Object> iterator() {
      Value iterator = value.isIterator() ? value : value.getIterator();
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
  }
}
