package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/** Python code in a test's context. */
final class Script {
  private Script() {}

  /** {@return the value of the last expression of {@code code}} */
  static Value run(Context context, String code) {
    return context.eval("python", code);
  }

  /** {@return what {@code code} ends with, which must be an exception} */
  static PolyglotException fail(Context context, String code) {
    return assertThrows(PolyglotException.class, () -> context.eval("python", code), code);
  }

  /**
   * {@return the type's name and the message of the exception that {@code code} raises, as Python's
   * own handler sees it}
   */
  static String caught(Context context, String code) {
    return run(
            context,
            """
            try:
            %s
                outcome = "no exception"
            except Exception as e:
                outcome = f"{type(e).__name__}: {e}"
            outcome
            """
                .formatted(code.indent(4).stripTrailing()))
        .asString();
  }
}
