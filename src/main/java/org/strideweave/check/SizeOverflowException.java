package org.strideweave.check;

import java.io.Serial;

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
}
