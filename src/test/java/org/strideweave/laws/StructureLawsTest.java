package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrowsExactly;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Recipe;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Slice;
import org.strideweave.layout.Slicer;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;
import org.strideweave.tree.TreeItem;

/** Hierarchy, coordinates and slices: what changes keeps the function it says it keeps. */
class StructureLawsTest {
  private static final Tally TALLY = new Tally("structure");

  @AfterAll
  static void report() {
    TALLY.report(100_000, 100_000, 1_000);
  }

  /** flatten, squeeze, group and coalesce keep the index of every integer; coalesced is least. */
  @Test
  void functionsAreKept() {
    Layouts.everySmall(StructureLawsTest::functionsAreKept);
    Random random = new Random(30);
    for (int n = 0; n < 10_000; n++) {
      functionsAreKept(Layouts.random(random, 300, 40));
      functionsAreKept(Layouts.compact(random, 300));
    }
  }

  private static void functionsAreKept(Layout layout) {
    long[] indices = Oracle.of(layout).indices();
    Layout flat = layout.flatten();
    assertArrayEquals(layout.shape().tree().leaves(), flat.shape().tree().leaves());
    assertEquals(flat.shape().tree().leafCount(), flat.rank());
    assertEquals(layout, flat.unflatten(layout.shape().tree()));
    Layout coalesced = layout.coalesce();
    assertArrayEquals(indices, Oracle.of(coalesced).indices());
    assertEquals(leastModes(indices), coalesced.rank());
    assertEquals(coalesced.rank(), coalesced.shape().tree().leafCount());
    Layout squeezed = layout.squeeze();
    assertArrayEquals(indices, Oracle.of(squeezed).indices());
    assertTrue(IntStream.range(0, squeezed.rank()).allMatch(i -> squeezed.mode(i).size() > 1));
    for (int begin = 0; begin <= layout.rank(); begin++) {
      for (int end = begin; end <= layout.rank(); end++) {
        Layout grouped = layout.group(begin, end);
        assertArrayEquals(indices, Oracle.of(grouped).indices());
        assertEquals(layout.rank() - (end - begin) + 1, grouped.rank());
        assertEquals(layout.modes(IntStream.range(begin, end).toArray()), grouped.mode(begin));
      }
    }
    TALLY.check();
    TALLY.compared();
  }

  /** The fewest modes of a layout with these indices, by growing each run as far as it goes. */
  private static int leastModes(long[] indices) {
    int modes = 0;
    int run = 1;
    while (run < indices.length) {
      int next = run;
      while (next < indices.length
          && indices[next] == next / run * indices[run] + indices[next % run]) {
        next++;
      }
      modes++;
      run = next;
    }
    return Math.max(modes, 1);
  }

  /** With a profile, each mode at its leaves is coalesced on its own, and the others stay. */
  @Test
  void coalesceByProfile() {
    Layouts.everySmall(
        layout -> {
          for (int count = 0; count <= 3; count++) {
            for (IntTree.Branch profile : Layouts.profiles(count)) {
              coalesceByProfile(layout, profile);
            }
          }
          assertEquals(layout.coalesce(), layout.coalesce(IntTree.leaf(1)));
        });
  }

  private static void coalesceByProfile(Layout layout, IntTree.Branch profile) {
    if (!fits(profile, layout.shape().tree())) {
      assertThrowsExactly(InvalidValueException.class, () -> layout.coalesce(profile));
      TALLY.refused();
      return;
    }
    Layout coalesced = layout.coalesce(profile);
    assertEquals(layout.rank(), coalesced.rank());
    for (int i = 0; i < layout.rank(); i++) {
      Layout mode = layout.mode(i);
      assertEquals(
          i >= profile.rank()
              ? mode
              : profile.children().get(i) instanceof IntTree.Branch branch
                  ? mode.coalesce(branch)
                  : mode.coalesce(),
          coalesced.mode(i));
    }
    assertArrayEquals(Oracle.of(layout).indices(), Oracle.of(coalesced).indices());
    TALLY.check();
    TALLY.compared();
  }

  private static boolean fits(IntTree profile, IntTree shape) {
    if (!(profile instanceof IntTree.Branch(List<IntTree> parts))) {
      return true;
    }
    if (!(shape instanceof IntTree.Branch(List<IntTree> modes)) || parts.size() > modes.size()) {
      return false;
    }
    return IntStream.range(0, parts.size()).allMatch(i -> fits(parts.get(i), modes.get(i)));
  }

  /** Without its zero strides a layout reaches the same indices. */
  @Test
  void filterZeros() {
    Layouts.everySmall(
        layout -> {
          Layout filtered = layout.filterZeros();
          assertEquals(layout.stride(), filtered.stride());
          assertArrayEquals(
              Arrays.stream(Oracle.of(layout).indices()).distinct().sorted().toArray(),
              Arrays.stream(Oracle.of(filtered).indices()).distinct().sorted().toArray());
          long[] extents = filtered.shape().tree().leaves();
          long[] strides = filtered.stride().tree().leaves();
          assertTrue(
              IntStream.range(0, extents.length).allMatch(i -> strides[i] > 0 || extents[i] == 1));
          TALLY.check();
          TALLY.compared();
        });
  }

  /** encode(decode(k)) = k, in the order in which the leaves count. */
  @Test
  void coordinates() {
    Layouts.everySmall(
        3,
        4,
        0,
        layout -> {
          Shape shape = layout.shape();
          List<Coordinate> coordinates = shape.coordinates().toList();
          assertEquals(shape.size(), coordinates.size());
          for (int key = 0; key < coordinates.size(); key++) {
            Coordinate coordinate = coordinates.get(key);
            assertArrayEquals(Oracle.of(layout).coordinate(key), coordinate.tree().leaves());
            assertTrue(shape.tree().congruent(coordinate.tree()));
            assertEquals(coordinate, shape.decode(key));
            assertEquals(key, shape.encode(coordinate));
            TALLY.compared();
          }
          assertThrowsExactly(InvalidValueException.class, () -> shape.decode(-1));
          assertThrowsExactly(InvalidValueException.class, () -> shape.decode(shape.size()));
          TALLY.check();
          TALLY.refused();
        });
  }

  /** L(c) = offset + slice(open parts of c), and dice has the modes that slice has not. */
  @Test
  void slices() {
    Random random = new Random(31);
    for (int n = 0; n < 40_000; n++) {
      Layout layout = Layouts.random(random, 200, 40);
      Slicer slicer = slicer(random, layout.shape().tree());
      Slice slice = layout.sliceAndOffset(slicer);
      List<Long> found = new ArrayList<>();
      for (long index : Oracle.of(slice.layout()).indices()) {
        found.add(slice.offset() + index);
      }
      List<Long> expected = new ArrayList<>();
      layout
          .coordinates()
          .filter(coordinate -> matches(slicer, coordinate.tree(), layout.shape().tree()))
          .forEach(coordinate -> expected.add(layout.index(coordinate)));
      assertEquals(expected, found, () -> layout + " sliced by " + slicer);
      assertEquals(slice.layout(), layout.slice(slicer));
      assertEquals(slice.layout().shape(), layout.shape().slice(slicer));
      Layout dice = layout.dice(slicer);
      assertEquals(dice.shape(), layout.shape().dice(slicer));
      assertEquals(layout.size(), dice.size() * slice.layout().size());
      assertEquals(layout.cosize() - 1, dice.cosize() - 1 + slice.layout().cosize() - 1);
      TALLY.check();
      TALLY.compared();
    }
  }

  private static Slicer slicer(Random random, IntTree shape) {
    if (shape instanceof IntTree.Branch(List<IntTree> children) && random.nextInt(4) > 0) {
      return new Slicer.Each(children.stream().map(child -> slicer(random, child)).toList());
    }
    long size = LongStream.of(shape.leaves()).reduce(1, (a, b) -> a * b);
    return random.nextBoolean() ? Slicer.KEEP : new Slicer.At(random.nextLong(size));
  }

  private static boolean matches(Slicer slicer, IntTree coordinate, IntTree shape) {
    return switch (slicer) {
      case Slicer.Open _ -> true;
      case Slicer.At(long component) -> {
        long[] digits = coordinate.leaves();
        long[] extents = shape.leaves();
        long key = 0;
        for (int i = digits.length - 1; i >= 0; i--) {
          key = key * extents[i] + digits[i];
        }
        yield key == component;
      }
      case Slicer.Each(List<Slicer> parts) -> {
        List<IntTree> components = ((IntTree.Branch) coordinate).children();
        List<IntTree> extents = ((IntTree.Branch) shape).children();
        yield IntStream.range(0, parts.size())
            .allMatch(i -> matches(parts.get(i), components.get(i), extents.get(i)));
      }
    };
  }

  /** rearrange and then the reverse recipe is the layout, where no mode of size 1 is left out. */
  @Test
  void reverseRearrange() {
    Random random = new Random(32);
    for (int n = 0; n < 20_000; n++) {
      Layout layout = Layouts.random(random, 200, 40);
      int leaves = layout.shape().tree().leafCount();
      List<TreeItem> items = new ArrayList<>();
      for (int i = 0; i < leaves; i++) {
        items.add(random.nextInt(items.size() + 1), Node.id(i));
      }
      if (random.nextBoolean()) {
        items.add(random.nextInt(items.size() + 1), Node.LEAF);
      }
      int split = random.nextInt(items.size() + 1);
      List<TreeItem> nested = new ArrayList<>(items.subList(0, split));
      nested.add(new Tree(items.subList(split, items.size())));
      Tree output = new Tree(nested);
      Recipe back = layout.reverseRearrange(output);
      assertEquals(layout, layout.rearrange(output).rearrange(back.output(), back.selection()));
      // By whole modes
      Tree modes = new Tree(List.copyOf(java.util.Collections.nCopies(layout.rank(), Node.LEAF)));
      List<TreeItem> reversed = new ArrayList<>();
      for (int i = layout.rank() - 1; i >= 0; i--) {
        reversed.add(Node.id(i));
      }
      Recipe whole = layout.reverseRearrange(new Tree(reversed), modes);
      assertEquals(
          layout,
          layout.rearrange(new Tree(reversed), modes).rearrange(whole.output(), whole.selection()));
      TALLY.check();
    }
    Layout unit = Layout.of(Shape.of(3, 1), Stride.of(2, 7));
    Recipe back = unit.reverseRearrange(Tree.of(Node.id(0)));
    assertEquals(
        "(3,1):(2,0)",
        unit.rearrange(Tree.of(Node.id(0))).rearrange(back.output(), back.selection()).toString());
  }

  /** prepend and replace put a layout where append puts one: a leaf plain, else nested. */
  @Test
  void combinations() {
    Random random = new Random(33);
    for (int n = 0; n < 10_000; n++) {
      Layout first = Layouts.random(random, 50, 20);
      Layout second = Layouts.random(random, 50, 20);
      int[] rotated =
          IntStream.range(0, first.rank() + 1)
              .map(i -> (i + first.rank()) % (first.rank() + 1))
              .toArray();
      assertEquals(first.append(second).modes(rotated), first.prepend(second));
      int position = random.nextInt(first.rank());
      Layout replaced = first.replace(position, second);
      assertEquals(first.rank(), replaced.rank());
      for (int i = 0; i < first.rank(); i++) {
        assertEquals(i == position ? second : first.mode(i), replaced.mode(i));
      }
      TALLY.check();
    }
  }

  /** compatible: every integer coordinate of one is one of the other, with the same count. */
  @Test
  void predicates() {
    List<Shape> shapes = new ArrayList<>();
    Layouts.everySmall(3, 4, 0, layout -> shapes.add(layout.shape()));
    for (Shape a : shapes) {
      for (Shape b : shapes) {
        assertEquals(refines(a.asItem(), b.asItem(), 0), a.compatible(b), () -> a + " and " + b);
        assertEquals(refines(a.asItem(), b.asItem(), 1), a.weaklyCompatible(b));
        assertEquals(refines(a.asItem(), b.asItem(), 2), a.weaklyCongruent(b));
        assertEquals(
            a.weaklyCongruent(b) && b.weaklyCongruent(a), a.congruent(b), () -> a + " and " + b);
        boolean divides = true;
        try {
          Layout.columnMajor(a).divideTiler(b);
        } catch (InvalidValueException refusal) {
          divides = false;
        }
        assertEquals(divides, a.evenlyDividedBy(b), () -> a + " by " + b);
        TALLY.compared();
      }
    }
  }

  private static boolean refines(IntTree a, IntTree b, int rule) {
    if (a instanceof IntTree.Leaf(long extent)) {
      long size = LongStream.of(b.leaves()).reduce(1, (x, y) -> x * y);
      return rule == 2 || (rule == 1 ? size % extent == 0 : size == extent);
    }
    return a instanceof IntTree.Branch(List<IntTree> mine)
        && b instanceof IntTree.Branch(List<IntTree> theirs)
        && mine.size() == theirs.size()
        && IntStream.range(0, mine.size()).allMatch(i -> refines(mine.get(i), theirs.get(i), rule));
  }
}
