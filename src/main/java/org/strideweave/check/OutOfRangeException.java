package org.strideweave.check;

import java.io.Serial;

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
}
