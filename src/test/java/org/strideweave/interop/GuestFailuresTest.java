package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of integers past 64 bits, and of objects of the script that raise. */
class GuestFailuresTest {
  private static Context context;

  @BeforeAll
  static void open() {
    context = GuestObjects.newContext();
  }

  @AfterAll
  static void close() {
    context.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Shape(2**63)               | OverflowError
          Shape(1, [2**70])          | OverflowError
          Stride(2**63)              | OverflowError
          Shape(-2**70)              | ValueError
          Stride(-2**70)             | ValueError
          layout(2**70)              | ValueError
          layout([1, -2**70])        | ValueError
          Node.id(2**63)             | OverflowError
          Node.id(-2**70)            | ValueError
          layout.complement(2**80)   | OverflowError
          layout.complement(-2**80)  | ValueError
          layout.permute(2**80, 0)   | ValueError
          row_major(2**80)           | OverflowError
          layout[2**80]              | IndexError
          """)
  void anIntegerPast64BitsIs(String code, String type) {
    String refusal = Script.caught(context, code);
    assertTrue(refusal.startsWith(type + ": "), refusal);
    assertTrue(refusal.contains("64 bits") == type.equals("OverflowError"), refusal);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Shape(items())              | no more items
          Shape(2, items())           | no more items
          Shape([1, [2, items()]])    | no more items
          Stride(items())             | no more items
          Shape(BadIterable())        | no items
          Shape(2, [BadIterable()])   | no items
          Shape(BadIndex())           | no index
          Shape([2, BadIndex()])      | no index
          row_major(BadIndex())       | no index
          layout(BadIndex())          | no index
          layout([0, BadIndex()])     | no index
          layout.permute(items())     | no more items
          layout.compose(items())     | no more items
          layout.zipped_divide(items()) | no more items
          Node.id(BadIndex())         | no index
          layout[BadIndex()]          | no index
          """)
  void whatTheScriptsOwnObjectRaisesComesThrough(String code, String message) {
    assertEquals("Mine: " + message, Script.caught(context, code));
    PolyglotException failure = Script.fail(context, code);
    assertTrue(failure.isGuestException());
    assertEquals("Mine: " + message, failure.getMessage());
  }

  @Test
  void theTracebackReachesIntoTheGenerator() {
    assertEquals(
        "items",
        Script.run(
                context,
                """
                import traceback
                try:
                    Shape(items())
                except Mine as e:
                    last = traceback.extract_tb(e.__traceback__)[-1].name
                last
                """)
            .asString());
  }
}
