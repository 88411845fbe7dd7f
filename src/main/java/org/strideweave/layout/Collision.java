package org.strideweave.layout;

import java.io.Serializable;

/**
 * Two different coordinates of a layout that share an index.
 *
 * @param first one coordinate, congruent with the shape
 * @param second another coordinate, congruent with the shape
 * @param index the index of both, in elements
 */
public record Collision(Coordinate first, Coordinate second, long index) implements Serializable {
  /** {@return the pair in words: {@code (1,0) and (0,1) share index 1}} */
  @Override
  public String toString() {
    return first + " and " + second + " share index " + index;
  }
}
