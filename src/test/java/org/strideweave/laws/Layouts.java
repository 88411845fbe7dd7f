package org.strideweave.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;

/** The layouts that laws are checked on: every small one, and seeded random larger ones. */
final class Layouts {
  private Layouts() {}

  /** Every layout of up to 3 leaves under every hierarchy, the smallest first. */
  static void everySmall(Consumer<Layout> law) {
    everySmall(3, 3, 5, law);
  }

  /** Every layout of up to {@code leaves} leaves with these greatest extents and strides. */
  static void everySmall(int leaves, int extent, int stride, Consumer<Layout> law) {
    for (int count = 0; count <= leaves; count++) {
      for (IntTree.Branch profile : profiles(count)) {
        long[] extents = new long[count];
        long[] strides = new long[count];
        everyExtent(profile, extents, strides, 0, extent, stride, law);
      }
    }
  }

  private static void everyExtent(
      IntTree.Branch profile,
      long[] extents,
      long[] strides,
      int leaf,
      int extent,
      int stride,
      Consumer<Layout> law) {
    if (leaf == extents.length) {
      law.accept(
          Layout.of(
              new Shape(profile.withLeaves(extents)), new Stride(profile.withLeaves(strides))));
      return;
    }
    for (extents[leaf] = 1; extents[leaf] <= extent; extents[leaf]++) {
      for (strides[leaf] = 0; strides[leaf] <= stride; strides[leaf]++) {
        everyExtent(profile, extents, strides, leaf + 1, extent, stride, law);
      }
    }
  }

  /** Every hierarchy of {@code leaves} leaves; a nested mode holds at least two, or a lone one. */
  static List<IntTree.Branch> profiles(int leaves) {
    List<IntTree.Branch> found = new ArrayList<>();
    split(leaves, leaves, new ArrayList<>(), found);
    if (leaves == 1) {
      found.add(new IntTree.Branch(List.of(new IntTree.Branch(List.of(IntTree.leaf(0))))));
    }
    return found;
  }

  private static void split(int whole, int left, List<IntTree> modes, List<IntTree.Branch> found) {
    if (left == 0) {
      found.add(new IntTree.Branch(modes));
      return;
    }
    for (int part = 1; part <= left; part++) {
      List<IntTree> kinds =
          part == 1
              ? List.of(IntTree.leaf(0))
              : part == whole && whole > 2 ? List.of() : List.copyOf(profiles(part, whole));
      for (IntTree kind : kinds) {
        modes.add(kind);
        split(whole, left - part, modes, found);
        modes.removeLast();
      }
    }
  }

  /** The hierarchies of a nested mode, which is smaller than the whole or flat. */
  private static List<IntTree.Branch> profiles(int part, int whole) {
    return part == whole
        ? List.of(
            new IntTree.Branch(List.copyOf(java.util.Collections.nCopies(part, IntTree.leaf(0)))))
        : profiles(part);
  }

  /** A layout of up to 5 leaves, nested at random, of at most {@code size} coordinates. */
  static Layout random(Random random, int size, int stride) {
    int leaves = 1 + random.nextInt(5);
    long[] extents = new long[leaves];
    long[] strides = new long[leaves];
    int left = size;
    for (int i = 0; i < leaves; i++) {
      extents[i] = 1L + random.nextInt(Math.min(12, left));
      left /= (int) extents[i];
      strides[i] = random.nextInt(stride);
    }
    IntTree.Branch profile = nest(random, leaves, 0);
    return Layout.of(
        new Shape(profile.withLeaves(extents)), new Stride(profile.withLeaves(strides)));
  }

  /** A compact layout with its modes in random order: injective, and the interesting case. */
  static Layout compact(Random random, int size) {
    int leaves = 1 + random.nextInt(4);
    long[] extents = new long[leaves];
    long[] strides = new long[leaves];
    List<Integer> order = new ArrayList<>();
    int left = size;
    for (int i = 0; i < leaves; i++) {
      extents[i] = 1L + random.nextInt(Math.min(6, left));
      left /= (int) extents[i];
      order.add(random.nextInt(order.size() + 1), i);
    }
    long next = random.nextInt(4) == 0 ? 2L : 1L;
    for (int i : order) {
      strides[i] = next;
      next *= extents[i] * (random.nextInt(5) == 0 ? 2 : 1);
    }
    IntTree.Branch profile = nest(random, leaves, 0);
    return Layout.of(
        new Shape(profile.withLeaves(extents)), new Stride(profile.withLeaves(strides)));
  }

  private static IntTree.Branch nest(Random random, int leaves, int depth) {
    List<IntTree> modes = new ArrayList<>();
    int left = leaves;
    while (left > 0) {
      int part = 1 + random.nextInt(left);
      left -= part;
      modes.add(
          (part == 1 && random.nextInt(8) > 0) || depth > 4
              ? IntTree.leaf(0)
              : nest(random, part, depth + 1));
      left += depth > 4 ? part - 1 : 0;
    }
    return new IntTree.Branch(modes);
  }
}
