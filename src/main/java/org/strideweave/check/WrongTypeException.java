package org.strideweave.check;

import java.io.Serial;

/**
 * A value of the wrong kind; Python's {@code TypeError}.
 *
 * <p>The message names the rule, the value and the place, and what would be accepted.
 */
public final class WrongTypeException extends IllegalArgumentException {
  @Serial private static final long serialVersionUID = 1L;

  /**
   * A refusal that says {@code message}.
   *
   * @param message one sentence: the rule, the value, the place
   */
  public WrongTypeException(String message) {
    super(message);
  }
}
