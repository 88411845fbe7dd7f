package org.strideweave.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** The core layout specification: putting modes together and moving them about. */
@DisplayName("core-layout: combination and rearrangement")
class CoreLayoutCombinationTest {

  @Nested
  @DisplayName("Layout combination distinguishes concatenation from nesting")
  class LayoutCombinationDistinguishesConcatenationFromNesting {
    private final Layout first = Layout.of(Shape.of(1, 2), Stride.of(1, 2));
    private final Layout second = Layout.of(Shape.of(3, 4), Stride.of(3, 4));

    @Test
    @DisplayName("Concatenate and append a nested layout")
    void concatenateAndAppendNestedLayout() {
      assertEquals(Shape.of(1, 2, 3, 4), first.concat(second).shape());
      assertEquals(Shape.of(1, 2, List.of(3, 4)), first.append(second).shape());
    }

    @Test
    @DisplayName("(SHALL) Strides follow, a leaf appends as concatenation, keys select subtrees")
    void stridesLeavesAndSelection() {
      assertEquals(Stride.of(1, 2, 3, 4), first.concat(second).stride());
      assertEquals(Stride.of(1, 2, List.of(3, 4)), first.append(second).stride());
      Layout leaf = Layout.of(Shape.of(5), Stride.of(7));
      assertEquals(first.concat(leaf), first.append(leaf));
      Layout nested = first.append(second);
      assertEquals(second, nested.mode(2));
      assertEquals(first, nested.modes(0, 1));
      assertEquals(
          Layout.of(Shape.of(2, List.of(3, 4)), Stride.of(2, List.of(3, 4))), nested.modes(1, 2));
    }
  }

  @Nested
  @DisplayName("Rearrangement uses explicit hierarchical trees")
  class RearrangementUsesExplicitHierarchicalTrees {
    private final Layout flat = Layout.of(Shape.of(2, 3), Stride.of(1, 2));

    @Test
    @DisplayName("Reorder sources and insert a singleton")
    void reorderSourcesAndInsertSingleton() {
      Layout result = flat.rearrange(Tree.of(Node.id(1), Node.LEAF, Node.id(0)));
      assertEquals(Shape.of(3, 1, 2), result.shape());
      assertEquals(Stride.of(2, 0, 1), result.stride());
    }

    @Test
    @DisplayName("Select a nested subtree as one source")
    void selectNestedSubtreeAsOneSource() {
      Layout layout = Layout.of(Shape.of(1, List.of(2, 3)), Stride.of(5, List.of(7, 14)));
      Layout result =
          layout.rearrange(Tree.of(Node.id(1), Node.id(0)), Tree.of(Node.LEAF, Node.LEAF));
      assertEquals(Shape.of(List.of(2, 3), 1), result.shape());
      assertEquals(Stride.of(List.of(7, 14), 5), result.stride());
    }

    @Test
    @DisplayName("Reject missing non-singleton sources")
    void rejectMissingNonSingletonSources() {
      refuses("must include every extracted layout", () -> flat.rearrange(Tree.of(Node.id(1))));
    }

    @Test
    @DisplayName("(SHALL) Other selections, duplicated and out-of-range sources are refused")
    void otherRefusals() {
      Tree output = Tree.of(Node.id(0), Node.id(1));
      refuses("do not match in structure", () -> flat.rearrange(output, Tree.of(Node.LEAF)));
      refuses(
          "do not match in structure",
          () -> flat.rearrange(output, Tree.of(Node.LEAF, Tree.of(Node.LEAF))));
      refuses(
          "must not be duplicated",
          () -> flat.rearrange(Tree.of(Node.id(0), Node.id(1), Node.id(0))));
      refuses("out of range", () -> flat.rearrange(Tree.of(Node.id(0), Node.id(1), Node.id(2))));
    }

    @Test
    @DisplayName("(SHALL) A source of size one may be omitted")
    void singletonMayBeOmitted() {
      Layout layout = Layout.of(Shape.of(1, 3), Stride.of(9, 2));
      assertEquals(Layout.of(Shape.of(3), Stride.of(2)), layout.rearrange(Tree.of(Node.id(1))));
    }
  }

  @Nested
  @DisplayName("Permutation reorders complete top-level modes")
  class PermutationReordersCompleteTopLevelModes {
    private final Layout layout =
        Layout.of(Shape.of(2, List.of(3, 4), 5), Stride.of(1, List.of(2, 6), 24));

    @Test
    @DisplayName("Permute a nested top-level mode")
    void permuteNestedTopLevelMode() {
      Layout result = layout.permute(1, 0, 2);
      assertEquals(Shape.of(List.of(3, 4), 2, 5), result.shape());
      assertEquals(Stride.of(List.of(2, 6), 1, 24), result.stride());
    }

    @Test
    @DisplayName("(SHALL) The inverse order returns the original layout")
    void inverseOrder() {
      assertEquals(layout, layout.permute(2, 0, 1).permute(1, 2, 0));
    }

    @Test
    @DisplayName("(SHALL) Omitted, duplicated and out-of-domain modes are refused")
    void otherOrdersAreRefused() {
      refuses("must reorder every layout mode", () -> layout.permute(0, 1));
      refuses("must not be duplicated", () -> layout.permute(0, 1, 1));
      refuses("out of range", () -> layout.permute(0, 1, 3));
      refuses("must not be negative", () -> layout.permute(0, 1, -1));
    }
  }

  private static void refuses(String words, Executable operation) {
    InvalidValueException refusal = assertThrows(InvalidValueException.class, operation);
    assertTrue(refusal.getMessage().contains(words), refusal::getMessage);
  }
}
