"""The specification core-layout: one class a requirement, one test a scenario, in its order.

Inside a class the scenarios come first, each under its own title; the tests after them
cover what the requirement's text demands and no scenario shows.
"""

from collections.abc import Sequence
from itertools import permutations, product

import pytest

from strideweave import Layout, Node, Shape, Stride, Tiler, Tree


def indices(layout):
    """The scalar index of every logical coordinate, first mode fastest."""
    return [layout(i) for i in range(layout.size)]


NOT_LAYOUTS = [None, 3, "layout", [2, 3], Shape(2, 3), Stride(2, 3)]


class TestShapeAndStrideValuesPreserveHierarchy:
    """Shape and stride values preserve hierarchy"""

    def test_construct_equivalent_hierarchical_values(self):
        """Construct equivalent hierarchical values"""
        assert Shape(2, [3, 4]) == Shape([2, [3, 4]])
        assert Stride(2, [3, 4]) == Stride([2, [3, 4]])

    @pytest.mark.parametrize("extent", [0, -1])
    @pytest.mark.parametrize("stride", [-1, -7])
    def test_reject_invalid_leaves(self, extent, stride):
        """Reject invalid leaves"""
        with pytest.raises(ValueError):
            Shape(extent)
        with pytest.raises(ValueError):
            Stride(stride)
        with pytest.raises(ValueError):
            Shape(2, [3, extent])
        with pytest.raises(ValueError):
            Stride([2, [3, stride]])

    @pytest.mark.parametrize("kind", [Shape, Stride])
    def test_construction_returns_the_described_hierarchy(self, kind):
        value = kind(2, [3, [4, 5]], 6)
        assert isinstance(value, kind)
        assert [len(mode) for mode in value] == [1, 2, 1]
        assert value != kind(2, 3, [4, 5], 6)
        assert value != kind(2, [3, 4, 5], 6)

    @pytest.mark.parametrize("kind", [Shape, Stride])
    def test_a_key_selects_a_mode_or_a_slice_with_its_hierarchy(self, kind):
        value = kind(2, [3, 4], 5)
        assert value[0] == kind(2)
        assert value[1] == kind(3, 4)
        assert value[1:2] == kind([[3, 4]])
        assert value[1:] == kind([3, 4], 5)
        assert all(isinstance(part, kind) for part in (value[0], value[1], value[:2]))

    def test_extent_one_and_stride_zero_are_the_smallest_leaves(self):
        assert Shape(1, [1]).size == 1
        assert Stride(0, [0]) == Stride([0, [0]])


class TestLayoutConstructionRequiresStructuralCongruence:
    """Layout construction requires structural congruence"""

    def test_reject_a_mismatched_shape_and_stride_tree(self):
        """Reject a mismatched shape and stride tree"""
        with pytest.raises(ValueError, match="do not match in structure"):
            Layout(Shape([2, [3, 4]]), Stride([1, 2, 6]))

    def test_a_layout_contains_its_shape_and_stride(self):
        layout = Layout(Shape([2, [3, 4]]), Stride([1, [2, 6]]))
        assert isinstance(layout, Layout)
        assert layout.shape == Shape([2, [3, 4]])
        assert layout.stride == Stride([1, [2, 6]])

    def test_shape_and_stride_are_keywords(self):
        assert Layout(stride=Stride(1), shape=Shape(5)) == Layout(Shape(5), Stride(1))

    @pytest.mark.parametrize("shape", [None, 2, [2], (2,), "2", Stride(2)])
    def test_a_shape_of_another_type_is_a_value_error(self, shape):
        with pytest.raises(ValueError):
            Layout(shape, Stride(1))

    @pytest.mark.parametrize("stride", [None, 1, [1], (1,), "1", Shape(1)])
    def test_a_stride_of_another_type_is_a_value_error(self, stride):
        with pytest.raises(ValueError):
            Layout(Shape(2), stride)

    @pytest.mark.parametrize(
        "shape, stride",
        [
            (Shape(2, 3), Stride(1)),
            (Shape(2), Stride(1, 2)),
            (Shape([[2]]), Stride(1)),
            (Shape(2), Stride([[1]])),
            (Shape([2, 3], 4), Stride(1, [2, 6])),
            (Shape(), Stride(1)),
        ],
    )
    def test_any_difference_of_hierarchy_is_a_value_error(self, shape, stride):
        with pytest.raises(ValueError):
            Layout(shape, stride)


class TestPublicTreeMarkersDescribeLayoutStructure:
    """Public tree markers describe layout structure"""

    def test_identified_leaves_retain_leaf_structure(self):
        """Identified leaves retain leaf structure"""
        tree = Tree(Node.id(2))
        assert tree.recipe == [Node.Leaf]
        assert tree.size == 1

    def test_reject_an_invalid_source_identifier(self):
        """Reject an invalid source identifier"""
        with pytest.raises(ValueError):
            Node.id(-1)
        for identifier in (1.5, "1", None, [1]):
            with pytest.raises(TypeError):
                Node.id(identifier)

    def test_a_tree_preserves_leaves_and_nesting(self):
        leaf, push, pop = Node.Leaf, Node.Push, Node.Pop
        tree = Tree(5, Tree(Node.Leaf, Tree(Node.id(0)), 7), Node.id(1))
        assert tree.recipe == [leaf, push, leaf, push, leaf, pop, leaf, pop, leaf]
        assert tree.size == 5
        assert isinstance(tree.recipe, list) and isinstance(tree.size, int)

    def test_an_integer_and_a_leaf_marker_denote_the_same_leaf(self):
        assert Tree(3) == Tree(Node.Leaf) == Tree(0)
        assert Tree(3, Tree(4, 5)) == Tree(Node.Leaf, Tree(Node.Leaf, Node.Leaf))

    def test_n_is_a_keyword(self):
        assert Node.id(n=2) == Node.id(2)

    @pytest.mark.parametrize("item", [[1, 2], (1,), None, 1.5, "leaf", Node.Push, Node.Pop, Shape(2)])
    def test_any_other_tree_item_is_a_value_error(self, item):
        with pytest.raises(ValueError):
            Tree(item)
        with pytest.raises(ValueError):
            Tree(Node.Leaf, Tree(0), item)


class TestLayoutsMapHierarchicalCoordinatesToScalarIndices:
    """Layouts map hierarchical coordinates to scalar indices"""

    def test_index_a_nested_coordinate(self):
        """Index a nested coordinate"""
        layout = Layout(Shape([2, [3, 4]]), Stride([1, [10, 100]]))
        assert layout([1, [2, 3]]) == 321

    def test_expand_a_linear_coordinate(self):
        """Expand a linear coordinate"""
        layout = Layout(Shape([3, 4]), Stride([2, 10]))
        assert layout(5) == layout([2, 1])
        assert layout(5) == 14

    @pytest.mark.parametrize("key", [17, [1, [2, 2]], (1, (2, 2)), [1, 8], (1, 8)])
    def test_every_indexing_form_gives_the_same_index(self, key):
        layout = Layout(Shape([2, [3, 4]]), Stride([1, [10, 100]]))
        assert Layout.get_index(layout, key) == 221
        assert layout.get_index(key) == layout.index(key) == layout(key) == 221
        assert isinstance(layout(key), int)

    def test_layout_and_key_are_keywords(self):
        layout = Layout(Shape([3, 4]), Stride([2, 10]))
        assert Layout.get_index(layout=layout, key=5) == 14
        assert layout.index(key=5) == layout(key=5) == 14

    def test_the_first_mode_varies_fastest_at_every_level(self):
        layout = Layout(Shape([2, [3, 4]]), Stride([1, [10, 100]]))
        coordinates = [(i, (j, k)) for k in range(4) for j in range(3) for i in range(2)]
        assert indices(layout) == [layout(c) for c in coordinates]
        assert indices(layout) == [i + 10 * j + 100 * k for i, (j, k) in coordinates]
        assert [layout((1, m)) for m in range(12)] == [layout((1, (m % 3, m // 3))) for m in range(12)]

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_indexing_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.get_index(value, 0)


class TestLayoutIndexingEnforcesTheLogicalDomain:
    """Layout indexing enforces the logical domain"""

    @pytest.mark.parametrize("key", [[3, 0], 12, [-1, 0], [0, -1], -1])
    def test_reject_an_out_of_domain_coordinate(self, key):
        """Reject an out-of-domain coordinate"""
        layout = Layout(Shape([3, 4]), Stride([2, 10]))
        with pytest.raises(ValueError, match="not in domain of shape"):
            layout(key)

    @pytest.mark.parametrize(
        "key",
        [[], [1], [1, [2]], [1, [2, 3, 0]], [1, [2, 3], 0], [[1], [2, 3]], [1, [2, [3]]], [1, 12], [0, [0, 4]]],
    )
    def test_missing_extra_and_outlying_components_are_value_errors(self, key):
        layout = Layout(Shape([2, [3, 4]]), Stride([1, [10, 100]]))
        for index in (layout, layout.index, layout.get_index, lambda k: Layout.get_index(layout, k)):
            with pytest.raises(ValueError, match="not in domain of shape"):
                index(key)

    def test_the_last_coordinate_is_inside(self):
        layout = Layout(Shape([3, 4]), Stride([2, 10]))
        assert layout(11) == layout([2, 3]) == 34


class TestLogicalSizeAndIndexSpaceCosizeRemainDistinct:
    """Logical size and index-space cosize remain distinct"""

    def test_a_gapped_layout_has_a_larger_index_span_than_size(self):
        """A gapped layout has a larger index span than size"""
        layout = Layout(Shape([2, 3]), Stride([1, 4]))
        assert layout.size == 6
        assert layout.cosize == 10

    @pytest.mark.parametrize(
        "shape, stride, size, cosize",
        [
            (Shape(5), Stride(1), 5, 5),
            (Shape(5), Stride(0), 5, 1),
            (Shape([4, 2]), Stride([0, 1]), 8, 2),
            (Shape([4, 2]), Stride([1, 1]), 8, 5),
            (Shape([2, [3, 4]]), Stride([1, [10, 100]]), 24, 322),
            (Shape([1, 2]), Stride([99, 3]), 2, 4),
        ],
    )
    def test_size_is_the_product_and_cosize_one_past_the_greatest_index(self, shape, stride, size, cosize):
        layout = Layout(shape, stride)
        assert shape.size == layout.size == size
        assert layout.cosize == cosize == 1 + max(indices(layout))


class TestALayoutProfileRecordsHierarchyOnly:
    """A layout profile records hierarchy only"""

    def test_equal_hierarchy_yields_equal_profiles(self):
        """Equal hierarchy yields equal profiles"""
        first = Layout(Shape([2, [3, 4]]), Stride([1, [2, 6]]))
        second = Layout(Shape([7, [8, 9]]), Stride([0, [100, 5]]))
        assert first.profile == [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]
        assert second.profile == [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]

    def test_a_profile_neither_flattens_nor_reorders(self):
        leaf, push, pop = Node.Leaf, Node.Push, Node.Pop
        assert Layout(Shape([[[2]], 3]), Stride([[[0]], 1])).profile == [push, push, leaf, pop, pop, leaf]
        assert Layout(Shape(24), Stride(1)).profile == [leaf]
        assert isinstance(Layout(Shape(24), Stride(1)).profile, list)


class TestInjectivityDetectsEveryScalarIndexCollision:
    """Injectivity detects every scalar-index collision"""

    def test_distinguish_holes_from_collisions(self):
        """Distinguish holes from collisions"""
        assert Layout(Shape([2, 3]), Stride([1, 4])).is_injective is True
        assert Layout(Shape([4, 2]), Stride([0, 1])).is_injective is False
        assert Layout(Shape([4, 2]), Stride([1, 1])).is_injective is False

    def test_injectivity_is_exactly_the_absence_of_a_collision(self):
        for n, m, s, t in product(range(1, 4), range(1, 4), range(5), range(5)):
            layout = Layout(Shape(n, m), Stride(s, t))
            distinct = len({i * s + j * t for i in range(n) for j in range(m)})
            assert layout.is_injective is (distinct == layout.size), layout


class TestLayoutBroadcastingPreservesTheShapeProfile:
    """Layout broadcasting preserves the shape profile"""

    def test_widen_a_nested_singleton_leaf(self):
        """Widen a nested singleton leaf"""
        layout = Layout(Shape([2, [1, 3]]), Stride([1, [2, 2]]))
        assert layout.broadcast_to(Shape([2, [4, 3]])) == Layout(Shape([2, [4, 3]]), Stride([1, [0, 2]]))

    def test_reject_implicit_structural_alignment(self):
        """Reject implicit structural alignment"""
        layout = Layout(Shape([2, 1, 3]), Stride([1, 2, 2]))
        with pytest.raises(ValueError, match="same shape profile"):
            layout.broadcast_to(Shape([2, [1, 3]]))

    def test_equal_extents_keep_their_strides(self):
        layout = Layout(Shape([2, [1, 3]]), Stride([1, [5, 2]]))
        assert layout.broadcast_to(layout.shape) == layout
        assert layout.broadcast_to(target=layout.shape) == layout
        assert Layout.broadcast_to(layout, layout.shape) == layout

    @pytest.mark.parametrize("target", [None, 2, [2], (2,), "2", Stride(2), Layout(Shape(2), Stride(1))])
    def test_a_target_of_another_type_is_a_type_error(self, target):
        with pytest.raises(TypeError):
            Layout(Shape(2), Stride(1)).broadcast_to(target)

    @pytest.mark.parametrize("target", [Shape(2, 1), Shape([[2]]), Shape()])
    def test_modes_are_never_inserted_or_removed(self, target):
        with pytest.raises(ValueError, match="same shape profile"):
            Layout(Shape(2), Stride(1)).broadcast_to(target)

    @pytest.mark.parametrize("target", [Shape(3, 1), Shape(1, 1), Shape(4, 5)])
    def test_only_an_extent_of_one_may_change(self, target):
        with pytest.raises(ValueError, match="can only widen an extent-1 leaf"):
            Layout(Shape(2, 1), Stride(1, 2)).broadcast_to(target)


class TestUniformPreimageExtentIsAnAlgebraicLayoutQuery:
    """Uniform preimage extent is an algebraic layout query"""

    def test_prove_uniform_stride_zero_replication(self):
        """Prove uniform stride-zero replication"""
        layout = Layout(Shape([4, 3]), Stride([0, 1]))
        assert layout.uniform_preimage_extent(Shape(3)) == 4
        assert [indices(layout).count(j) for j in range(3)] == [4, 4, 4]

    def test_reject_a_non_uniform_mapping(self):
        """Reject a non-uniform mapping"""
        layout = Layout(Shape([2, 2]), Stride([1, 1]))
        assert layout.uniform_preimage_extent(Shape(3)) is None
        assert [indices(layout).count(j) for j in range(3)] == [1, 2, 1]

    def test_gaps_and_wrong_target_sizes_give_none(self):
        gapped = Layout(Shape([2, 3]), Stride([1, 4]))
        assert gapped.uniform_preimage_extent(Shape(10)) is None
        compact = Layout(Shape([2, 3]), Stride([1, 2]))
        assert compact.uniform_preimage_extent(Shape(5)) is None
        assert compact.uniform_preimage_extent(Shape(7)) is None

    def test_only_the_size_of_the_target_counts(self):
        layout = Layout(Shape([2, 3]), Stride([3, 1]))
        for target in (Shape(6), Shape(3, 2), Shape([[2, 3]]), Shape(1, [6, 1])):
            assert layout.uniform_preimage_extent(target) == 1
        assert Layout.uniform_preimage_extent(layout, target_shape=Shape(6)) == 1

    def test_the_answer_needs_no_enumeration(self):
        layout = Layout(Shape([2**31, 2**30]), Stride([0, 1]))
        assert layout.uniform_preimage_extent(Shape(2**30)) == 2**31

    @pytest.mark.parametrize("target", [None, 3, [3], "3", Stride(3)])
    def test_a_target_of_another_type_is_a_type_error(self, target):
        with pytest.raises(TypeError):
            Layout(Shape(3), Stride(1)).uniform_preimage_extent(target)


class TestLayoutCombinationDistinguishesConcatenationFromNesting:
    """Layout combination distinguishes concatenation from nesting"""

    first = Layout(Shape([1, 2]), Stride([0, 1]))
    second = Layout(Shape([3, 4]), Stride([2, 6]))

    def test_concatenate_and_append_a_nested_layout(self):
        """Concatenate and append a nested layout"""
        assert Layout.concat(self.first, self.second).shape == Shape([1, 2, 3, 4])
        assert Layout.append(self.first, self.second).shape == Shape([1, 2, [3, 4]])

    def test_concatenation_and_plus_give_equal_layouts(self):
        expected = Layout(Shape([1, 2, 3, 4]), Stride([0, 1, 2, 6]))
        assert self.first + self.second == expected
        assert Layout.concat(self.first, self.second) == self.first.concat(self.second) == expected
        assert Layout.concat(first=self.first, second=self.second) == expected

    def test_append_nests_everything_but_a_leaf(self):
        nested = Layout(Shape([1, 2, [3, 4]]), Stride([0, 1, [2, 6]]))
        assert Layout.append(first=self.first, second=self.second) == self.first.append(self.second) == nested
        leaf = Layout(Shape(5), Stride(2))
        assert Layout.append(self.first, leaf) == Layout.concat(self.first, leaf)
        assert Layout.append(self.first, leaf).shape == Shape(1, 2, 5)

    def test_a_key_selects_the_corresponding_subtrees(self):
        layout = Layout(Shape([2, [3, 4], 5]), Stride([1, [2, 6], 24]))
        assert layout[0] == Layout(Shape(2), Stride(1))
        assert layout[1] == Layout(Shape(3, 4), Stride(2, 6))
        assert layout[1:2] == Layout(Shape([[3, 4]]), Stride([[2, 6]]))
        assert layout[1:] == Layout(Shape([3, 4], 5), Stride([2, 6], 24))

    @pytest.mark.parametrize("other", NOT_LAYOUTS)
    @pytest.mark.parametrize("combine", [Layout.concat, Layout.append])
    def test_combining_with_something_else_is_a_value_error(self, combine, other):
        with pytest.raises(ValueError):
            combine(self.first, other)
        with pytest.raises(ValueError):
            combine(other, self.first)


class TestRearrangementUsesExplicitHierarchicalTrees:
    """Rearrangement uses explicit hierarchical trees"""

    def test_reorder_sources_and_insert_a_singleton(self):
        """Reorder sources and insert a singleton"""
        layout = Layout(Shape([2, 3]), Stride([1, 2]))
        result = Layout.rearrange(layout, Tree(Node.id(1), Node.Leaf, Node.id(0)))
        assert result.shape == Shape([3, 1, 2])
        assert result.stride == Stride([2, 0, 1])

    def test_select_a_nested_subtree_as_one_source(self):
        """Select a nested subtree as one source"""
        layout = Layout(Shape([1, [2, 3]]), Stride([5, [7, 14]]))
        output, selection = Tree(Node.id(1), Node.id(0)), Tree(Node.Leaf, Node.Leaf)
        result = Layout.rearrange(layout, output, selection)
        assert result[0] == layout[1]
        assert result.shape == Shape([[2, 3], 1])
        assert result.stride == Stride([[7, 14], 5])

    def test_reject_missing_non_singleton_sources(self):
        """Reject missing non-singleton sources"""
        layout = Layout(Shape([2, 3]), Stride([1, 2]))
        with pytest.raises(ValueError, match="must include every extracted layout"):
            Layout.rearrange(layout, Tree(Node.id(0)))

    def test_without_a_selection_the_sources_are_the_leaves_depth_first(self):
        layout = Layout(Shape([[2, [3, 4]], 5]), Stride([[1, [2, 6]], 24]))
        output = Tree(Node.id(3), Tree(Node.id(2), Node.id(1)), Node.id(0))
        expected = Layout(Shape(5, [4, 3], 2), Stride(24, [6, 2], 1))
        assert Layout.rearrange(layout, output) == layout.rearrange(output) == expected

    def test_the_output_tree_gives_the_new_hierarchy(self):
        layout = Layout(Shape(2, 3), Stride(1, 2))
        result = layout.rearrange(Tree(Tree(Node.id(0), Tree(7)), Node.id(1)))
        assert result == Layout(Shape([2, [1]], 3), Stride([1, [0]], 2))

    def test_the_parameters_are_keywords(self):
        layout = Layout(Shape([1, [2, 3]]), Stride([5, [7, 14]]))
        result = Layout.rearrange(layout=layout, output=Tree(Node.id(0), Node.id(1)), selection=Tree(0, 0))
        assert result == layout

    def test_a_selection_may_reach_into_a_nested_mode(self):
        layout = Layout(Shape([1, [2, [3, 4]]]), Stride([5, [7, [14, 42]]]))
        result = layout.rearrange(Tree(Node.id(2), Node.id(1)), Tree(0, Tree(0, 0)))
        assert result == Layout(Shape([3, 4], 2), Stride([14, 42], 7))

    def test_a_source_of_size_one_may_be_omitted(self):
        layout = Layout(Shape(2, 1), Stride(1, 9))
        assert layout.rearrange(Tree(Node.id(0))) == Layout(Shape(2), Stride(1))

    @pytest.mark.parametrize(
        "output, selection",
        [
            ("tree", None),
            (None, None),
            ([Node.id(0), Node.id(1)], None),
            (Tree(Node.id(0), Node.id(0), Node.id(1)), None),
            (Tree(Node.id(0), Node.id(1), Node.id(2)), None),
            (Tree(Node.id(0)), Tree(0)),
            (Tree(Node.id(0), Node.id(1)), Tree(0, 0, 0)),
            (Tree(Node.id(0), Node.id(1)), Tree(Tree(0), 0)),
            (Tree(Node.id(0), Node.id(1)), Shape(2, 3)),
        ],
    )
    def test_every_other_request_is_a_value_error(self, output, selection):
        with pytest.raises(ValueError):
            Layout.rearrange(Layout(Shape(2, 3), Stride(1, 2)), output, selection)

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_rearranging_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.rearrange(value, Tree(Node.id(0)))


class TestPermutationReordersCompleteTopLevelModes:
    """Permutation reorders complete top-level modes"""

    layout = Layout(Shape([2, [3, 4], 5]), Stride([1, [2, 6], 24]))

    def test_permute_a_nested_top_level_mode(self):
        """Permute a nested top-level mode"""
        result = Layout.permute(self.layout, (1, 0, 2))
        assert result.shape == Shape([[3, 4], 2, 5])
        assert result.stride == Stride([[2, 6], 1, 24])

    @pytest.mark.parametrize("order", [(2, 0, 1), [2, 0, 1], range(2, -1, -1)])
    def test_the_order_is_variadic_or_one_iterable(self, order):
        expected = Layout.permute(self.layout, *order)
        assert Layout.permute(self.layout, order) == expected
        assert Layout.permute(self.layout, iter(order)) == expected
        assert self.layout.permute(order) == self.layout.permute(*order) == expected
        assert [expected[j] for j in range(3)] == [self.layout[i] for i in order]

    @pytest.mark.parametrize("order", list(permutations(range(3))))
    def test_the_inverse_order_returns_the_original(self, order):
        inverse = [order.index(i) for i in range(3)]
        assert self.layout.permute(order).permute(inverse) == self.layout

    @pytest.mark.parametrize("order", [(0, 1, 2.0), (0, 1, "2"), (0, 1, None), (0, 1, [2]), "012"])
    def test_an_entry_that_is_no_integer_is_a_type_error(self, order):
        with pytest.raises(TypeError):
            Layout.permute(self.layout, order)
        with pytest.raises(TypeError):
            Layout.permute(self.layout, *order)

    @pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (0, 1, 2, 2), (0, 1, 3), (0, 1, -1), ()])
    def test_omitted_duplicated_and_unknown_modes_are_value_errors(self, order):
        with pytest.raises(ValueError):
            Layout.permute(self.layout, order)
        with pytest.raises(ValueError):
            Layout.permute(self.layout, *order)

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_permuting_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.permute(value, 0)


class TestLayoutCompositionPreservesHierarchicalFunctionComposition:
    """Layout composition preserves hierarchical function composition"""

    matrix = Layout(Shape(4, [6, 2], 5), Stride(12, [1, 6], 48))

    def test_compose_two_layouts(self):
        """Compose two layouts"""
        result = Layout.compose(Layout(Shape(20), Stride(2)), Layout(Shape([5, 4]), Stride([4, 1])))
        assert result == Layout(Shape([5, 4]), Stride([8, 2]))

    def test_compose_with_list_and_tuple_tilers(self):
        """Compose with list and tuple tilers"""
        tiles = [Layout(Shape(2), Stride(1)), Layout(Shape(3), Stride(2))]
        assert Layout.compose(self.matrix, list(tiles)) == Layout.compose(self.matrix, tuple(tiles))

    @pytest.mark.parametrize(
        "inner",
        [
            Layout(Shape(24), Stride(2)),
            Layout(Shape(4, 4), Stride(4, 1)),
            Layout(Shape([2, 2], 3), Stride([2, 1], 4)),
            Layout(Shape(2, 1, 2), Stride(0, 7, 12)),
        ],
    )
    def test_the_result_is_a_of_b_for_every_coordinate(self, inner):
        outer = Layout(Shape(4, [6, 2]), Stride(12, [1, 6]))
        result = Layout.compose(outer, inner)
        assert result.size == inner.size
        assert indices(result) == [outer(inner(q)) for q in range(inner.size)]

    def test_a_shape_is_one_unit_stride_tile_a_leading_mode(self):
        tiles = [Layout(Shape(2), Stride(1)), Layout(Shape(6), Stride(1))]
        expected = Layout(Shape(2, 6, 5), Stride(12, 1, 48))
        assert Layout.compose(self.matrix, Shape(2, 6)) == expected
        assert Layout.compose(self.matrix, tiles) == expected

    def test_a_tiler_tiles_each_leading_mode_and_keeps_the_others(self):
        result = Layout.compose(self.matrix, [Layout(Shape(2), Stride(2))])
        assert result == Layout(Shape(2, [6, 2], 5), Stride(24, [1, 6], 48))

    def test_a_tiler_is_a_sequence_of_layouts(self):
        assert Tiler == Sequence[Layout]

    def test_a_and_b_are_keywords_and_the_method_is_equal(self):
        outer, inner = Layout(Shape(20), Stride(2)), Layout(Shape([5, 4]), Stride([4, 1]))
        assert Layout.compose(A=outer, B=inner) == outer.compose(inner) == outer.compose(B=inner)

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_composing_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.compose(value, Layout(Shape(2), Stride(1)))


class TestLayoutComplementRequiresAnInjectiveCongruentLayout:
    """Layout complement requires an injective congruent layout"""

    def test_complement_a_gapped_injective_layout(self):
        """Complement a gapped injective layout"""
        layout = Layout(Shape([2, 2]), Stride([1, 6]))
        assert Layout.complement(layout, 24) == Layout(Shape([3, 2]), Stride([2, 12]))

    def test_reject_complement_of_an_overlapping_layout(self):
        """Reject complement of an overlapping layout"""
        with pytest.raises(ValueError, match="overlaps with itself"):
            Layout.complement(Layout(Shape([4, 2]), Stride([1, 1])), 8)

    @pytest.mark.parametrize(
        "layout, cotarget",
        [
            (Layout(Shape(2, 2), Stride(1, 6)), 24),
            (Layout(Shape(4), Stride(2)), 24),
            (Layout(Shape(2, [3, 1]), Stride(12, [2, 5])), 48),
            (Layout(Shape(1), Stride(7)), 6),
        ],
    )
    def test_together_they_cover_the_cotarget_exactly_once(self, layout, cotarget):
        combined = layout + layout.complement(cotarget)
        assert sorted(indices(combined)) == list(range(cotarget))

    def test_layout_and_cotarget_are_keywords(self):
        layout = Layout(Shape(4), Stride(2))
        assert Layout.complement(layout=layout, cotarget=8) == layout.complement(8) == Layout(Shape(2), Stride(1))

    @pytest.mark.parametrize(
        "shape, stride, cotarget",
        [
            (Shape(4), Stride(0), 8),  # not injective
            (Shape(2, 2), Stride(2, 3), 24),  # incongruent with itself
            (Shape(4), Stride(1), 6),  # incongruent with the cotarget
            (Shape(4), Stride(2), 4),  # larger than the cotarget
            (Shape(4), Stride(1), 0),  # the cotarget is positive
            (Shape(4), Stride(1), -8),
        ],
    )
    def test_every_refusal_is_a_value_error(self, shape, stride, cotarget):
        with pytest.raises(ValueError):
            Layout.complement(Layout(shape, stride), cotarget)

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_complementing_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.complement(value, 24)


class TestLayoutDivisionExposesTileAndRemainderStructure:
    """Layout division exposes tile and remainder structure"""

    matrix = Layout(Shape(8, 9, 5), Stride(1, 8, 72))
    tiler = [Layout(Shape(2), Stride(4)), Layout(Shape(3), Stride(1))]

    def test_divide_one_layout(self):
        """Divide one layout"""
        result = Layout.divide(Layout(Shape([4, 2, 3]), Stride([2, 1, 8])), Layout(Shape(4), Stride(2)))
        assert result == Layout(Shape([[2, 2], [2, 3]]), Stride([[4, 1], [2, 8]]))

    @pytest.mark.parametrize("divide", [Layout.divide_tiler, Layout.zipped_divide])
    def test_divide_with_sequence_tilers(self, divide):
        """Divide with sequence tilers"""
        assert divide(self.matrix, list(self.tiler)) == divide(self.matrix, tuple(self.tiler))

    def test_a_division_composes_with_the_tile_and_its_complement(self):
        layout, tile = Layout(Shape([4, 2, 3]), Stride([2, 1, 8])), Layout(Shape(2, 2), Stride(1, 4))
        assert tile.complement(layout.size) == Layout(Shape(2, 3), Stride(2, 8))
        tile_then_rest = Layout(Shape([2, 2], [2, 3]), Stride([1, 4], [2, 8]))
        assert layout.divide(tile) == layout.compose(tile_then_rest)
        assert sorted(indices(layout.divide(tile))) == sorted(indices(layout))

    def test_divide_tiler_divides_each_leading_mode(self):
        expected = Layout(Shape([2, 4], [3, 3], 5), Stride([4, 1], [8, 24], 72))
        assert Layout.divide_tiler(self.matrix, self.tiler) == self.matrix.divide_tiler(self.tiler) == expected

    def test_zipped_divide_groups_tiles_and_remainders(self):
        expected = Layout(Shape([2, 3], [4, 3], 5), Stride([4, 8], [1, 24], 72))
        assert Layout.zipped_divide(self.matrix, self.tiler) == self.matrix.zipped_divide(self.tiler) == expected

    def test_a_and_b_are_keywords(self):
        tile = Layout(Shape(4), Stride(2))
        assert Layout.divide(A=self.matrix, B=tile) == self.matrix.divide(tile)
        assert Layout.divide_tiler(A=self.matrix, B=self.tiler) == self.matrix.divide_tiler(self.tiler)
        assert Layout.zipped_divide(A=self.matrix, B=self.tiler) == self.matrix.zipped_divide(self.tiler)

    @pytest.mark.parametrize("value", NOT_LAYOUTS)
    def test_dividing_something_else_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            Layout.divide(value, self.tiler[0])
        with pytest.raises(ValueError):
            Layout.divide_tiler(value, self.tiler)
        with pytest.raises(ValueError):
            Layout.zipped_divide(value, self.tiler)
