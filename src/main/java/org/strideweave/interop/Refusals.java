package org.strideweave.interop;

import java.util.function.Supplier;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.check.WrongTypeException;

/**
 * The engine's refusals, raised as Python's own exceptions.
 *
 * <p>A Java exception that Python catches has no traceback there, so the script's own line would be
 * lost. An instance of Python's {@code ValueError} thrown from here has one.
 */
final class Refusals {
  private @Nullable Value valueError;
  private @Nullable Value typeError;
  private @Nullable Value indexError;
  private @Nullable Value overflowError;
  private @Nullable Value recursionError;

  void use(Value value, Value type, Value index, Value overflow, Value recursion) {
    // Pinned, since a context with scoped host access would take them back after this call.
    for (Value exception : new Value[] {value, type, index, overflow, recursion}) {
      exception.pin();
    }
    valueError = value;
    typeError = type;
    indexError = index;
    overflowError = overflow;
    recursionError = recursion;
  }

  <T extends @Nullable Object> T guard(Supplier<T> operation) {
    try {
      return operation.get();
    } catch (RuntimeException refusal) {
      throw inPython(refusal);
    } catch (StackOverflowError deep) {
      throw inPython(deep);
    }
  }

  /**
   * {@return what to throw for {@code refusal}: Python's exception, or itself if it is not ours}
   */
  RuntimeException inPython(RuntimeException refusal) {
    Value type =
        switch (refusal) {
          case InvalidValueException _ -> valueError;
          case WrongTypeException _ -> typeError;
          case OutOfRangeException _ -> indexError;
          case SizeOverflowException _ -> overflowError;
          default -> null;
        };
    return type == null ? refusal : type.newInstance(refusal.getMessage()).throwException();
  }

  /**
   * {@return Python's RecursionError: a script that recurses too deep may run out of stack here}
   */
  RuntimeException inPython(StackOverflowError deep) {
    if (recursionError == null) {
      throw deep;
    }
    return recursionError.newInstance("maximum recursion depth exceeded").throwException();
  }
}
