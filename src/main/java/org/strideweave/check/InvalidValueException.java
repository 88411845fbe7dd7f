package org.strideweave.check;

import java.io.Serial;

/**
 * A value of the right kind that breaks a rule; Python's {@code ValueError}.
 *
 * <p>The message names the rule, the value and the place, and what would be accepted.
 */
public final class InvalidValueException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1L;

  /**
   * A refusal that says {@code message}.
   *
   * @param message one sentence: the rule, the value, the place
   */
  public InvalidValueException(String message) {
    super(message);
  }
}
