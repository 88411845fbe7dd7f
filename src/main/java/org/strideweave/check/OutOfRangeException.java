package org.strideweave.check;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A mode position past the end; Python's {@code IndexError}.
 *
 * <p>The message names the rule, the value and the place, and what would be accepted.
 */
public final class OutOfRangeException extends IndexOutOfBoundsException {
  @Serial private static final long serialVersionUID = 1L;

  /**
   * A refusal that says {@code message}.
   *
   * @param message one sentence: the rule, the value, the place
   */
  public OutOfRangeException(String message) {
    super(message);
  }

  /**
   * {@return the refusal with the values put into the message}
   *
   * @param format the message, with {@code %s} for each value
   * @param values the values: text as it is, anything else as {@link Show} shows it
   */
  public static OutOfRangeException of(String format, @Nullable Object... values) {
    return new OutOfRangeException(Show.format(format, values));
  }
}
