package org.strideweave.check;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * A size, cosize, extent or stride that 64 bits cannot hold; Python's {@code OverflowError}.
 *
 * <p>The message names the rule, the value and the place, and what would be accepted.
 */
public final class SizeOverflowException extends ArithmeticException {
  @Serial private static final long serialVersionUID = 1L;

  /**
   * A refusal that says {@code message}.
   *
   * @param message one sentence: the rule, the value, the place
   */
  public SizeOverflowException(String message) {
    super(message);
  }

  /**
   * {@return the refusal with the values put into the message}
   *
   * @param format the message, with {@code %s} for each value
   * @param values the values: text as it is, anything else as {@link Show} shows it
   */
  public static SizeOverflowException of(String format, @Nullable Object... values) {
    return new SizeOverflowException(Show.format(format, values));
  }
}
