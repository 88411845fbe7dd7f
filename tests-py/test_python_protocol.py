"""How the values behave as Python values: construction, keys, sequences, and the odd cases.

The specifications are silent on these; each class is one row of the package's own rules.
"""

from array import array
from collections import UserList, deque

import pytest

import strideweave
from strideweave import Layout, Node, Shape, Stride, Tree
from strideweave.friendly import column_major, row_major

KINDS = [Shape, Stride, Layout, Tree]
both_kinds = pytest.mark.parametrize("kind", [Shape, Stride])

NESTED = Layout(Shape([2, [3, 4]]), Stride([1, [10, 100]]))


class Three:
    """An integer in everything but its type."""

    def __index__(self):
        return 3


class TestExports:
    """The package exports its values and nothing is missing."""

    @pytest.mark.parametrize("name", ["Shape", "Stride", "Layout", "Tree", "Node", "Tiler", "friendly", "__version__"])
    def test_every_name_is_exported(self, name):
        assert hasattr(strideweave, name)

    def test_the_version_is_text(self):
        assert isinstance(strideweave.__version__, str) and strideweave.__version__


class TestWrongTypesInAConstruction:
    """A wrong type in a construction is a ValueError."""

    @both_kinds
    @pytest.mark.parametrize("item", [None, 2.0, 1.5, "2", "ab", object(), 2j, Node.Leaf])
    def test_an_item_of_another_type(self, kind, item):
        with pytest.raises(ValueError):
            kind(item)
        with pytest.raises(ValueError):
            kind(2, item)
        with pytest.raises(ValueError):
            kind([2, [3, item]])

    @pytest.mark.parametrize("cotarget", [None, 8.0, "8", [8], Shape(8, 1)])
    def test_a_cotarget_of_another_type(self, cotarget):
        with pytest.raises(ValueError):
            Layout(Shape(2), Stride(1)).complement(cotarget)


class TestWrongTypesInOtherPlaces:
    """Operands of a wrong type are a TypeError where the specification names no other."""

    @pytest.mark.parametrize("inner", [None, 4, 4.0, "4", Stride(1), {1: 2}, object()])
    @pytest.mark.parametrize("operation", [Layout.compose, Layout.divide, Layout.divide_tiler, Layout.zipped_divide])
    def test_an_operand_that_is_no_layout_or_tiler(self, operation, inner):
        with pytest.raises(TypeError):
            operation(Layout(Shape(4), Stride(1)), inner)

    @pytest.mark.parametrize("tile", [2.0, "2", [Layout(Shape(2), Stride(1))], (2, 2), Node.Leaf, object()])
    @pytest.mark.parametrize("operation", [Layout.compose, Layout.divide_tiler, Layout.zipped_divide])
    def test_a_tiler_that_holds_something_else(self, operation, tile):
        with pytest.raises(TypeError):
            operation(Layout(Shape(4, 4), Stride(1, 4)), [Layout(Shape(2), Stride(1)), tile])

    @pytest.mark.parametrize("other", [3, None, "x", [1], Shape(2)])
    def test_adding_something_else(self, other):
        with pytest.raises(TypeError):
            NESTED + other
        with pytest.raises(TypeError):
            other + NESTED


class TestKeysOfAWrongType:
    """A key or coordinate of a wrong type is a TypeError; any sequence is a coordinate."""

    @pytest.mark.parametrize("key", [1.0, "1", "12", None, True, False, 1j, object(), {0, 1}])
    def test_a_wrong_key_or_component(self, key):
        for index in (NESTED, NESTED.index, NESTED.get_index, lambda k: Layout.get_index(NESTED, k)):
            for whole in (key, [key, [0, 0]], [0, key], [0, [0, key]]):
                with pytest.raises(TypeError):
                    index(whole)

    @pytest.mark.parametrize("kind", [list, tuple, deque, UserList, lambda items: array("q", items)])
    def test_every_sequence_is_a_coordinate(self, kind):
        flat = Layout(Shape(3, 4), Stride(2, 10))
        assert flat(kind([2, 1])) == 14
        assert NESTED([1, kind([2, 3])]) == 321

    def test_a_range_is_a_coordinate(self):
        assert Layout(Shape(3, 4), Stride(2, 10))(range(1, 3)) == 22
        assert NESTED((1, range(2, 4))) == 321


class TestBooleansAndOtherIntegers:
    """A bool is the integer it equals, except as a key; whatever has __index__ is an integer."""

    def test_a_bool_as_extent_or_stride(self):
        assert Shape(True, 3) == Shape(1, 3)
        assert Stride(False, [True]) == Stride(0, [1])
        assert repr(Shape(True)) == "Shape(1)"
        assert row_major(True, 2) == row_major(1, 2)
        with pytest.raises(ValueError):
            Shape(False)

    def test_a_bool_as_identifier_or_order(self):
        assert Node.id(True) == Node.id(1)
        assert NESTED.permute(True, False) == NESTED.permute(1, 0)

    def test_a_bool_selects_a_mode_as_in_any_sequence(self):
        assert Shape(2, 3)[True] == Shape(3)
        assert NESTED[False] == NESTED[0]

    def test_an_index_object_is_an_integer_everywhere(self):
        three = Three()
        assert Shape(2, [three]) == Shape(2, [3])
        assert Stride(three) == Stride(3)
        assert row_major(three, 4) == row_major(3, 4)
        assert column_major(three, 4) == column_major(3, 4)
        assert Node.id(three) == Node.id(3)
        assert Tree(three) == Tree(Node.Leaf)
        flat = Layout(Shape(4, 4), Stride(1, 4))
        assert flat(three) == 3 and flat([three, three]) == 15
        assert Shape(1, 2, 3, 4)[three] == Shape(4)
        assert Layout(Shape(1), Stride(0)).complement(three) == Layout(Shape(3), Stride(1))
        assert row_major(1, 2, 3, 4).permute(three, 0, 1, 2) == row_major(1, 2, 3, 4).permute(3, 0, 1, 2)


class TestSingleIterable:
    """A single iterable is any iterable, read once and never kept."""

    @both_kinds
    @pytest.mark.parametrize("wrap", [list, tuple, iter, deque, UserList, lambda items: (x for x in items)])
    def test_any_iterable_at_any_level(self, kind, wrap):
        assert kind(wrap([2, wrap([3, 4])])) == kind(2, [3, 4])
        assert kind(2, wrap([3, 4])) == kind(2, [3, 4])

    @both_kinds
    def test_ranges_sets_and_dictionary_views(self, kind):
        assert kind(range(1, 4)) == kind(1, 2, 3)
        assert kind({5}) == kind(5)
        assert kind({2: "a", 3: "b"}.keys()) == kind(2, 3)

    @both_kinds
    def test_an_iterable_is_read_once(self, kind):
        reads = []

        class Items:
            def __iter__(self):
                reads.append(self)
                return iter([2, 3])

        assert kind(Items()) == kind(2, 3)
        assert len(reads) == 1

    @both_kinds
    def test_the_lists_of_the_caller_are_not_kept(self, kind):
        inner = [3, 4]
        items = [2, inner]
        value = kind(items)
        inner.append(5)
        items[0] = 9
        assert value == kind(2, [3, 4]) and repr(value) == f"{kind.__name__}(2, [3, 4])"

    @both_kinds
    def test_a_value_among_the_items_stands_for_its_tree(self, kind):
        assert kind(2, kind(3, 4)) == kind(2, [3, 4])
        assert kind(2, kind(3)) == kind(2, 3)
        assert kind([2, [kind(3, 4), 5]]) == kind(2, [[3, 4], 5])
        assert kind(kind(2, [3, 4])) == kind(2, [3, 4])
        assert kind(*kind(2, [3, 4])) == kind(2, [3, 4])

    def test_shapes_and_strides_may_stand_for_each_others_trees(self):
        assert Stride(1, Shape(3, 4)) == Stride(1, [3, 4])
        assert Shape(2, Stride(3, 4)) == Shape(2, [3, 4])

    @both_kinds
    def test_a_nested_single_item_stays_a_nested_mode(self, kind):
        assert kind(2, [3]) != kind(2, 3)
        assert kind([[3]]) != kind([3]) == kind(3)
        assert repr(kind(2, [3])) == f"{kind.__name__}(2, [3])"


class TestSequenceRules:
    """shape[key], stride[key], layout[key] and tree[key] follow Python's rules for sequences."""

    SEQUENCES = [
        Shape(2, [3, 4], 5),
        Stride(1, [2, 6], 24),
        Layout(Shape(2, [3, 4], 5), Stride(1, [2, 6], 24)),
        Tree(Node.id(0), Tree(1, 2), Node.Leaf),
    ]
    every_sequence = pytest.mark.parametrize("value", SEQUENCES, ids=lambda value: type(value).__name__)

    @every_sequence
    def test_length_iteration_reversal_and_membership(self, value):
        items = list(value)
        assert len(value) == len(items) == 3
        assert items == [value[0], value[1], value[2]]
        assert list(reversed(value)) == items[::-1]
        assert all(item in value for item in items)
        assert value not in value and None not in value

    @every_sequence
    @pytest.mark.parametrize("key", [-1, -2, -3])
    def test_negative_keys_count_from_the_end(self, value, key):
        assert value[key] == value[key + 3]

    @every_sequence
    @pytest.mark.parametrize(
        "key",
        [
            slice(None), slice(1, 2), slice(1, None), slice(-2, None), slice(None, None, 2), slice(None, None, -1),
            slice(2, 0, -1), slice(5, 9), slice(2, 1), slice(-9, 9), slice(0, 2**70),
            slice(False, True), slice(Three()),
        ],
        ids=str,
    )  # fmt: skip
    def test_slices_keep_what_a_list_keeps(self, value, key):
        part = value[key]
        assert [isinstance(part, kind) for kind in KINDS] == [isinstance(value, kind) for kind in KINDS]
        assert list(part) == list(value)[key]

    @every_sequence
    @pytest.mark.parametrize("key", [3, -4, 2**70, -(2**70)])
    def test_a_key_past_the_end_is_an_index_error(self, value, key):
        with pytest.raises(IndexError):
            value[key]

    @every_sequence
    @pytest.mark.parametrize("key", [1.0, "1", None, (0, 1), [0], slice("a", "b"), slice(0.0, 1.0)], ids=str)
    def test_a_key_of_another_type_is_a_type_error(self, value, key):
        with pytest.raises(TypeError):
            value[key]

    @every_sequence
    def test_a_step_of_zero_is_a_value_error(self, value):
        with pytest.raises(ValueError):
            value[::0]

    @every_sequence
    def test_items_cannot_be_assigned_or_deleted(self, value):
        with pytest.raises(TypeError):
            value[0] = value[1]
        with pytest.raises(TypeError):
            del value[0]

    def test_a_mode_is_a_value_of_the_same_kind(self):
        shape, stride, layout, tree = self.SEQUENCES
        assert shape[0] == Shape(2) and shape[1] == Shape(3, 4) and shape[1:2] == Shape([[3, 4]])
        assert stride[0] == Stride(1) and stride[1] == Stride(2, 6) and stride[1:2] == Stride([[2, 6]])
        assert layout[1] == Layout(shape[1], stride[1]) and layout[1:2] == Layout(shape[1:2], stride[1:2])
        assert tree[0] == Node.id(0) and tree[1] == Tree(1, 2) and tree[1:2] == Tree(Tree(1, 2))

    def test_the_items_build_the_value_again(self):
        shape, stride, layout, tree = self.SEQUENCES
        assert Shape(*shape) == Shape(list(shape)) == shape
        assert Stride(*stride) == Stride(list(stride)) == stride
        assert Tree(*tree) == tree

    def test_an_unidentified_leaf_of_a_tree_is_the_leaf_marker(self):
        assert list(Tree(7, Node.Leaf, Node.id(1))) == [Node.Leaf, Node.Leaf, Node.id(1)]


class TestRankZero:
    """Shape() and Layout(Shape(), Stride()) hold one coordinate."""

    empty = Layout(Shape(), Stride())

    def test_sizes_and_structure(self):
        assert Shape().size == self.empty.size == self.empty.cosize == 1
        assert len(Shape()) == len(Stride()) == len(self.empty) == 0
        assert Shape() == Shape([]) == Shape(())
        assert self.empty.profile == [] and self.empty.is_injective is True

    @pytest.mark.parametrize("key", [0, (), []])
    def test_its_one_coordinate(self, key):
        assert self.empty(key) == self.empty.index(key) == Layout.get_index(self.empty, key) == 0

    @pytest.mark.parametrize("key", [1, -1, [0], [[]]])
    def test_everything_else_is_outside(self, key):
        with pytest.raises(ValueError, match="not in domain of shape"):
            self.empty(key)

    def test_operations_take_it(self):
        assert self.empty + NESTED == NESTED + self.empty == NESTED
        assert self.empty.permute() == self.empty.broadcast_to(Shape()) == self.empty
        assert self.empty.uniform_preimage_extent(Shape()) == 1
        assert self.empty.complement(6) == Layout(Shape(6), Stride(1))
        assert NESTED.compose(self.empty) == self.empty


class TestComplementWithNothingLeft:
    """A complement with nothing left is 1:0, so a division always has a tile and a remainder."""

    one = Layout(Shape(1), Stride(0))

    def test_the_complement(self):
        assert row_major(2, 3).complement(6) == self.one
        assert Layout(Shape(), Stride()).complement(1) == self.one

    def test_the_divisions(self):
        matrix, column = column_major(4, 6), Layout(Shape(4), Stride(1))
        assert Layout(Shape(4), Stride(3)).divide(column) == Layout(Shape(4, 1), Stride(3, 0))
        assert matrix.divide_tiler([column]) == Layout(Shape([4, 1], 6), Stride([1, 0], 4))
        assert matrix.zipped_divide([column]) == Layout(Shape([4], [1], 6), Stride([1], [0], 4))


class TestComposeAtTheEdges:
    """Composition keeps the rank of B, and refuses what is no composition."""

    outer = Layout(Shape(2, 2), Stride(1, 3))

    def test_a_leaf_that_splits_keeps_rank_one(self):
        inner = Layout(Shape(4), Stride(1))
        result = self.outer.compose(inner)
        assert result == Layout(Shape([[2, 2]]), Stride([[1, 3]]))
        assert str(result) == "((2,2)):((1,3))" and len(result) == 1
        assert [result([i]) for i in range(4)] == [result(i) for i in range(4)] == [0, 1, 3, 4]

    @pytest.mark.parametrize("extent, stride", [(5, 1), (2, 4), (8, 1)])
    def test_an_inner_layout_that_reaches_past_the_outer(self, extent, stride):
        with pytest.raises(ValueError):
            self.outer.compose(Layout(Shape(extent), Stride(stride)))

    @pytest.mark.parametrize("operation", [Layout.compose, Layout.divide_tiler, Layout.zipped_divide])
    def test_more_tiles_than_modes(self, operation):
        with pytest.raises(ValueError):
            operation(self.outer, [Layout(Shape(1), Stride(0))] * 3)

    def test_a_shape_with_more_modes(self):
        with pytest.raises(ValueError):
            self.outer.compose(Shape(2, 2, 1))

    def test_a_tile_that_reaches_past_its_mode(self):
        with pytest.raises(ValueError):
            self.outer.compose([Layout(Shape(2), Stride(2))])
        with pytest.raises(ValueError):
            self.outer.compose(Shape(3))

    @pytest.mark.parametrize("inner", [Shape(), [], ()], ids=repr)
    def test_an_empty_shape_or_tiler_returns_a(self, inner):
        assert self.outer.compose(inner) == Layout.compose(self.outer, inner) == self.outer
