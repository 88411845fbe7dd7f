package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.check.OutOfRangeException;
import org.strideweave.check.SizeOverflowException;
import org.strideweave.check.WrongTypeException;

/** Rows of a table: a call, and the exception that it must throw with its whole text. */
final class Refusal {
  private Refusal() {}

  static DynamicTest value(String call, String message, Executable operation) {
    return row(call, InvalidValueException.class, message, operation);
  }

  static DynamicTest type(String call, String message, Executable operation) {
    return row(call, WrongTypeException.class, message, operation);
  }

  static DynamicTest range(String call, String message, Executable operation) {
    return row(call, OutOfRangeException.class, message, operation);
  }

  static DynamicTest overflow(String call, String message, Executable operation) {
    return row(call, SizeOverflowException.class, message, operation);
  }

  private static DynamicTest row(
      String call, Class<? extends Throwable> type, String message, Executable operation) {
    return dynamicTest(
        call, () -> assertEquals(message, assertThrowsExactly(type, operation).getMessage()));
  }
}
