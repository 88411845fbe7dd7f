package org.strideweave.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for any layout {@code M} with {@code L(M(j)) = j} for every index {@code j} of a small
 * layout {@code L}.
 *
 * <p>Modes are chosen first mode first. The first index that a new mode is needed for tells its
 * stride, up to a choice of coordinate; if there is no such index, every stride below the size is
 * tried, since a larger one would lead out of {@code L} where it counts. An extent past the last
 * index makes no difference. So the search is finite, and complete unless its budget ends it.
 */
public final class LeftInverseSearch {
  private static final int MOST_COORDINATES = 1 << 12;
  private static final int BUDGET = 1_000_000;

  private final long size;

  /** The indices that are reached, ascending, and the coordinates of each. */
  private final long[] indices;

  private final Map<Long, List<Long>> coordinates = new HashMap<>();
  private final long cosize;

  private final List<long[]> chosen = new ArrayList<>();
  private int visited;

  /**
   * A search for one layout.
   *
   * @param modes the layout, coalesced
   */
  public LeftInverseSearch(ModeList modes) {
    OuterFunction layout = new OuterFunction(modes);
    size = layout.size();
    for (long key = 0; key < size && size <= MOST_COORDINATES; key++) {
      coordinates.computeIfAbsent(layout.at(key), index -> new ArrayList<>()).add(key);
    }
    indices = coordinates.keySet().stream().mapToLong(Long::longValue).sorted().toArray();
    cosize = indices.length == 0 ? 0 : indices[indices.length - 1] + 1;
  }

  /** {@return whether nothing found means that there is nothing} */
  public boolean isDecided() {
    return size <= MOST_COORDINATES && visited < BUDGET;
  }

  /**
   * {@return the modes of a left inverse of the fewest modes, or null if none was found}
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted meanwhile
   */
  public @Nullable ModeList find() {
    if (size > MOST_COORDINATES) {
      return null;
    }
    // Each mode at least doubles what is covered, so more of them are not needed.
    int most = Long.SIZE - Long.numberOfLeadingZeros(cosize);
    for (int modes = 0; modes <= most && visited < BUDGET; modes++) {
      if (extend(1, modes)) {
        return ModeList.of(
            chosen.stream().mapToLong(mode -> mode[0]).toArray(),
            chosen.stream().mapToLong(mode -> mode[1]).toArray());
      }
    }
    return null;
  }

  /** Covers the indices from {@code covered} on with at most {@code left} modes. */
  private boolean extend(long covered, int left) {
    if (covered >= cosize) {
      return true;
    }
    if (left == 0) {
      return false;
    }
    long last = Math.ceilDiv(cosize, covered);
    long extent = left == 1 ? last : 2;
    while (extent <= last && visited < BUDGET) {
      if (extend(covered, extent, left)) {
        return true;
      }
      extent++;
    }
    return false;
  }

  private boolean extend(long covered, long extent, int left) {
    long first = indices[firstFrom(covered)];
    long digit = first / covered;
    boolean needed = digit < extent;
    LongStream strides =
        needed
            ? coordinatesOf(first).stream()
                .mapToLong(coordinate -> coordinate - at(first % covered))
                .filter(step -> step >= 0 && step % digit == 0)
                .map(step -> step / digit)
            : LongStream.range(0, size);
    return strides.anyMatch(
        stride -> {
          spend();
          chosen.add(new long[] {extent, stride});
          if (visited < BUDGET && fits(covered, extent) && extend(covered * extent, left - 1)) {
            return true;
          }
          chosen.removeLast();
          return false;
        });
  }

  private void spend() {
    visited++;
    if ((visited & 1023) == 0) {
      Interruption.check();
    }
  }

  private List<Long> coordinatesOf(long index) {
    return coordinates.getOrDefault(index, List.of());
  }

  private int firstFrom(long index) {
    int at = Arrays.binarySearch(indices, index);
    return at < 0 ? -at - 1 : at;
  }

  /** {@return whether the last chosen mode suits every index that it adds} */
  private boolean fits(long covered, long extent) {
    for (int i = firstFrom(covered); i < indices.length && indices[i] / covered < extent; i++) {
      if (!coordinatesOf(indices[i]).contains(at(indices[i]))) {
        return false;
      }
    }
    return true;
  }

  /** The modes chosen so far at an index that they cover. */
  private long at(long index) {
    long key = 0;
    long rest = index;
    for (long[] mode : chosen) {
      key += rest % mode[0] * mode[1];
      rest /= mode[0];
    }
    return key;
  }
}
