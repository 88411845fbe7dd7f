package org.strideweave.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.oracle.Oracle;
import org.strideweave.tree.IntTree;

/** A coordinate may have an integer at any level of the hierarchy, and nothing else. */
class CoordinateLawsTest {
  private static final Tally TALLY = new Tally("coordinates");
  private static final long[] STRIDES = {5, 0, 101, 1, 1009};

  @AfterAll
  static void report() {
    TALLY.report(40_000, 40_000, 40_000);
  }

  /** {@code L(c) = L(i)} for every way to write the coordinate that {@code i} counts. */
  @Test
  void integersAtEveryLevelAgree() {
    everyHierarchy(
        layout -> {
          long[] indices = Oracle.of(layout).indices();
          for (int key = 0; key < indices.length; key++) {
            assertEquals(indices[key], layout.index(key), layout::toString);
            for (IntTree.Branch written : components(layout.shape().tree(), key)) {
              assertEquals(
                  indices[key],
                  layout.index(new Coordinate(written)),
                  () -> layout + " at " + written);
              TALLY.check();
              TALLY.compared();
            }
          }
        });
  }

  /** A component below 0 or at its extent or size, missing, extra or too deep is refused. */
  @Test
  void everythingElseIsRefused() {
    everyHierarchy(
        layout -> {
          for (IntTree.Branch wrong : wrongComponents(layout.shape().tree())) {
            InvalidValueException refusal =
                assertThrows(
                    InvalidValueException.class,
                    () -> layout.index(new Coordinate(wrong)),
                    () -> layout + " at " + wrong);
            assertTrue(refusal.getMessage().contains("not in domain of shape"));
            TALLY.refused();
          }
          for (long key : new long[] {Long.MIN_VALUE, -1, layout.size(), Long.MAX_VALUE}) {
            assertThrows(InvalidValueException.class, () -> layout.index(key));
            TALLY.refused();
          }
        });
  }

  /** {@code L(a, b)} and {@code L(a, b, c)} are {@code L} at the coordinate of these components. */
  @Test
  void twoAndThreeComponents() {
    everyHierarchy(
        layout -> {
          if (layout.rank() == 2) {
            long first = layout.shape().mode(0).size();
            for (long key = 0; key < layout.size(); key++) {
              assertEquals(layout.index(key), layout.index(key % first, key / first));
              TALLY.check();
            }
            assertThrows(InvalidValueException.class, () -> layout.index(0, 0, 0));
          } else if (layout.rank() == 3) {
            long first = layout.shape().mode(0).size();
            long second = layout.shape().mode(1).size();
            for (long key = 0; key < layout.size(); key++) {
              long rest = key / first;
              assertEquals(
                  layout.index(key), layout.index(key % first, rest % second, rest / second));
              TALLY.check();
            }
            assertThrows(InvalidValueException.class, () -> layout.index(0, 0));
          } else {
            assertThrows(InvalidValueException.class, () -> layout.index(0, 0));
            assertThrows(InvalidValueException.class, () -> layout.index(0, 0, 0));
          }
        });
  }

  /** Every hierarchy of up to 5 leaves with every choice of small extents. */
  private static void everyHierarchy(java.util.function.Consumer<Layout> law) {
    for (int leaves = 0; leaves <= 5; leaves++) {
      int greatest = leaves > 3 ? 2 : 3;
      for (IntTree.Branch profile : Layouts.profiles(leaves)) {
        Stride stride = new Stride(profile.withLeaves(Arrays.copyOf(STRIDES, leaves)));
        long choices = Math.round(Math.pow(greatest, leaves));
        for (long choice = 0; choice < choices; choice++) {
          long[] extents = new long[leaves];
          long rest = choice;
          for (int i = 0; i < leaves; i++) {
            extents[i] = 1 + rest % greatest;
            rest /= greatest;
          }
          law.accept(Layout.of(new Shape(profile.withLeaves(extents)), stride));
        }
      }
    }
  }

  private static long size(IntTree shape) {
    return LongStream.of(shape.leaves()).reduce(1, (a, b) -> a * b);
  }

  /** All the ways to write coordinate {@code count} with one component a mode of the shape. */
  private static List<IntTree.Branch> components(IntTree.Branch shape, long count) {
    List<List<IntTree>> written = List.of(List.of());
    long rest = count;
    for (IntTree mode : shape.children()) {
      List<List<IntTree>> longer = new ArrayList<>();
      for (IntTree component : component(mode, rest % size(mode))) {
        for (List<IntTree> start : written) {
          List<IntTree> items = new ArrayList<>(start);
          items.add(component);
          longer.add(items);
        }
      }
      written = longer;
      rest /= size(mode);
    }
    return written.stream().map(IntTree::branch).toList();
  }

  private static List<IntTree> component(IntTree mode, long count) {
    List<IntTree> ways = new ArrayList<>(List.of(IntTree.leaf(count)));
    if (mode instanceof IntTree.Branch branch) {
      ways.addAll(components(branch, count));
    }
    return ways;
  }

  private static List<IntTree.Branch> wrongComponents(IntTree.Branch shape) {
    List<IntTree> zeros = new ArrayList<>();
    shape.children().forEach(_ -> zeros.add(IntTree.leaf(0)));
    List<IntTree.Branch> wrong = new ArrayList<>();
    for (int i = 0; i < zeros.size(); i++) {
      for (IntTree component : wrongComponent(shape.children().get(i))) {
        List<IntTree> items = new ArrayList<>(zeros);
        items.set(i, component);
        wrong.add(IntTree.branch(items));
      }
    }
    if (!zeros.isEmpty()) {
      wrong.add(IntTree.branch(zeros.subList(1, zeros.size())));
    }
    List<IntTree> extra = new ArrayList<>(zeros);
    extra.add(IntTree.leaf(0));
    wrong.add(IntTree.branch(extra));
    return wrong;
  }

  private static List<IntTree> wrongComponent(IntTree mode) {
    List<IntTree> wrong = new ArrayList<>();
    for (long outside : new long[] {Long.MIN_VALUE, -1, size(mode), Long.MAX_VALUE}) {
      wrong.add(IntTree.leaf(outside));
    }
    if (mode instanceof IntTree.Branch branch) {
      wrong.addAll(wrongComponents(branch));
    } else {
      wrong.add(IntTree.branch(List.of()));
      wrong.add(IntTree.branch(List.of(IntTree.leaf(0))));
    }
    return wrong;
  }
}
