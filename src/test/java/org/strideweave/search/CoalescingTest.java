package org.strideweave.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CoalescingTest {

  @Test
  @DisplayName("Modes of extent 1 go, and modes that continue the one before them merge")
  void examples() {
    assertEquals(modes(), coalesce(modes()));
    assertEquals(modes(), coalesce(modes(1, 7)));
    assertEquals(modes(), coalesce(modes(1, 7, 1, 0)));
    assertEquals(modes(12, 1), coalesce(modes(2, 1, 1, 6, 6, 2)));
    assertEquals(modes(2, 1, 6, 3), coalesce(modes(2, 1, 6, 3)));
    assertEquals(modes(8, 0, 2, 1), coalesce(modes(4, 0, 2, 0, 2, 1)));
    assertEquals(modes(24, 3, 2, 1), coalesce(modes(2, 3, 3, 6, 4, 18, 2, 1)));
  }

  @Test
  @DisplayName("A coalesced list is returned itself")
  void unchanged() {
    ModeList coalesced = modes(4, 8, 8, 1);
    assertSame(coalesced, coalesce(coalesced));
    assertTrue(Coalescing.isCoalesced(coalesced));
    assertFalse(Coalescing.isCoalesced(modes(4, 1, 8, 4)));
    assertFalse(Coalescing.isCoalesced(modes(4, 8, 1, 1)));
  }

  @Test
  @DisplayName("A product past 64 bits never looks like the next stride")
  void noWrap() {
    // 4 * 2^62 is 2^64, which wraps to 0; 2^33 * 2^33 wraps to 4.
    assertTrue(Coalescing.isCoalesced(modes(4, 1L << 62, 2, 0)));
    assertTrue(Coalescing.isCoalesced(modes((1L << 33) + 1, 1L << 33, 2, 1L << 33)));
    assertEquals(modes(1L << 62, 1), coalesce(modes(1L << 31, 1, 1L << 31, 1L << 31)));
    assertEquals(modes(Long.MAX_VALUE, 0), coalesce(modes(7, 0, Long.MAX_VALUE / 7, 0)));
    assertEquals(modes(4, 1L << 60), coalesce(modes(2, 1L << 60, 2, 1L << 61)));
  }

  @Test
  @DisplayName("Two lists are the same function exactly when their coalesced lists are equal")
  void canonical() {
    Map<List<Long>, ModeList> seen = new HashMap<>();
    Map<ModeList, List<Long>> back = new HashMap<>();
    int lists = 0;
    for (ModeList modes : smallLists(3, new long[] {1, 2, 3, 4}, 6)) {
      ModeList coalesced = coalesce(modes);
      List<Long> table = table(modes);
      assertEquals(table, table(coalesced), modes::toString);
      assertTrue(Coalescing.isCoalesced(coalesced), modes::toString);
      assertEquals(coalesced, seen.computeIfAbsent(table, t -> coalesced), modes::toString);
      assertEquals(table, back.computeIfAbsent(coalesced, t -> table), modes::toString);
      lists++;
    }
    assertTrue(lists > 20_000 && seen.size() < lists, () -> "lists of one function each");
  }

  @Test
  @DisplayName("A list of modes copies its arrays, and wants as many strides as extents")
  void modeLists() {
    long[] extents = {2, 3};
    ModeList modes = ModeList.of(extents, new long[] {1, 2});
    extents[0] = 9;
    modes.extents()[0] = 9;
    modes.strides()[0] = 9;
    assertEquals(modes(2, 1, 3, 2), modes);
    assertEquals(modes.hashCode(), modes(2, 1, 3, 2).hashCode());
    assertEquals("[2, 3]:[1, 2]", modes.toString());
    assertFalse(modes.equals(modes(2, 1, 3, 3)));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> ModeList.of(new long[1], new long[2]));
    assertEquals(
        "extents and strides must have the same length, got 1 and 2", refused.getMessage());
  }

  private static ModeList coalesce(ModeList modes) {
    return Coalescing.coalesce(modes);
  }

  /** Extent and stride in turn. */
  private static ModeList modes(long... pairs) {
    long[] extents = new long[pairs.length / 2];
    long[] strides = new long[pairs.length / 2];
    for (int i = 0; i < extents.length; i++) {
      extents[i] = pairs[2 * i];
      strides[i] = pairs[2 * i + 1];
    }
    return ModeList.of(extents, strides);
  }

  /** All values, from the definition: an odometer with the first mode fastest. */
  private static List<Long> table(ModeList modes) {
    List<Long> values = new ArrayList<>(List.of(0L));
    for (int i = 0; i < modes.count(); i++) {
      List<Long> next = new ArrayList<>();
      for (long digit = 0; digit < modes.extent(i); digit++) {
        for (long value : values) {
          next.add(value + digit * modes.stride(i));
        }
      }
      values = next;
    }
    return values;
  }

  private static List<ModeList> smallLists(int most, long[] extents, long strides) {
    List<ModeList> all = new ArrayList<>(List.of(modes()));
    List<long[]> longest = new ArrayList<>(List.of(new long[0]));
    for (int count = 1; count <= most; count++) {
      List<long[]> longer = new ArrayList<>();
      for (long[] pairs : longest) {
        for (long extent : extents) {
          for (long stride = 0; stride <= strides; stride++) {
            long[] more = Arrays.copyOf(pairs, 2 * count);
            more[2 * count - 2] = extent;
            more[2 * count - 1] = stride;
            longer.add(more);
            all.add(modes(more));
          }
        }
      }
      longest = longer;
    }
    return all;
  }
}
