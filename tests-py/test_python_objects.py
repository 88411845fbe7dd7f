"""The values as objects: what they show of themselves, and what they let happen to them."""

import sys
from unittest import mock

import pytest

from strideweave import Layout, Node, Shape, Stride, Tree
from strideweave.friendly import column_major, row_major

LAYOUT = Layout(Shape(2, [3, 4]), Stride(1, [10, 100]))
VALUES = [LAYOUT, LAYOUT.shape, LAYOUT.stride, Tree(1, Tree(2)), Node.Leaf, Node.id(3)]
each_value = pytest.mark.parametrize("value", VALUES, ids=repr)
each_sequence = pytest.mark.parametrize("value", VALUES[:4], ids=repr)


class TestTypes:
    """The type of a value looks like its class, and nothing of Java shows."""

    @each_value
    def test_the_type_has_the_name_of_the_class(self, value):
        kind = type(value)
        assert kind.__name__ == kind.__qualname__ == value.__class__.__name__
        assert kind.__module__ == "strideweave" and kind.__doc__ == value.__class__.__doc__
        assert issubclass(kind, value.__class__)

    @each_value
    @pytest.mark.parametrize(
        "name", ["rank", "mode", "isInjective", "getClass", "wait", "hashCode", "tree", "items", "label", "name", "flat"]
    )
    def test_members_of_java_are_no_attributes(self, value, name):
        assert not hasattr(value, name)
        with pytest.raises(AttributeError, match=f"'{value.__class__.__name__}' object has no attribute '{name}'"):
            getattr(value, name)

    @each_value
    @pytest.mark.parametrize("operation", ["value - 1", "-value", "value < value", "value @ value", "value * 2", "1 + value"])
    def test_an_operator_that_is_not_there_names_the_class(self, value, operation):
        with pytest.raises(TypeError, match=f"'{value.__class__.__name__}'"):
            eval(operation)


class TestOperands:
    """An operand of another type is asked for its own opinion."""

    @each_value
    def test_equality_asks_the_other_side(self, value):
        assert value == mock.ANY and mock.ANY == value
        assert not value != mock.ANY
        assert (value == object()) is False and (value != object()) is True

    def test_addition_asks_the_other_side(self):
        class Right:
            def __radd__(self, other):
                return "asked", other

        assert LAYOUT + Right() == ("asked", LAYOUT)
        assert sum([LAYOUT, LAYOUT], Layout(Shape(), Stride())) == LAYOUT.concat(LAYOUT)


class TestChange:
    """A value does not change, and says so in few words."""

    @each_value
    def test_attributes(self, value):
        with pytest.raises(AttributeError, match="object is immutable: attribute 'x' cannot be set"):
            value.x = 1
        with pytest.raises(AttributeError, match="object is immutable: attribute 'x' cannot be deleted"):
            del value.x

    @each_sequence
    def test_items(self, value):
        with pytest.raises(TypeError, match=f"'{value.__class__.__name__}' object does not support item assignment"):
            value[0] = 1
        with pytest.raises(TypeError, match=f"'{value.__class__.__name__}' object does not support item deletion"):
            del value[0]


class TestFormat:
    @each_value
    def test_a_format_pads_the_text(self, value):
        assert f"{value}" == str(value)
        assert f"{value:>40}" == str(value).rjust(40)
        with pytest.raises(ValueError):
            f"{value:d}"


class TestUnboundMethods:
    """A method called on a value of another kind is a TypeError in Python's words."""

    @pytest.mark.parametrize(
        "call",
        [
            lambda: Layout.__len__("x"),
            lambda: Layout.__repr__(5),
            lambda: Layout.__hash__(None),
            lambda: Shape.__int__(LAYOUT),
            lambda: Layout.profile.fget(LAYOUT.shape),
            lambda: Tree.size.fget(3.5),
            lambda: repr(object.__new__(Layout)),
            lambda: len(object.__new__(Tree)),
        ],
    )
    def test_another_kind(self, call):
        with pytest.raises(TypeError, match="needs a Shape, Stride, Layout, Tree or Node that has it, got"):
            call()

    def test_no_layout_at_all(self):
        for attribute in (Layout.cosize, Layout.shape, Layout.stride, Layout.is_injective):
            with pytest.raises(ValueError, match="layout must be a Layout, got None"):
                attribute.fget(None)


class TestSingleLeaves:
    """A Shape or Stride of one leaf is an integer wherever integers are wanted."""

    def test_as_an_argument(self):
        layout = row_major(4, 3)
        assert column_major(*layout.shape) == column_major(4, 3)
        assert layout.complement(Shape(24)) == layout.complement(24)
        assert layout.permute(Stride(1), Stride(0)) == layout.permute(1, 0)
        assert layout[Shape(1)] == layout[1]
        assert layout(Shape(5)) == layout(5) and layout([Shape(1), Stride(2)]) == layout([1, 2])
        assert Node.id(Shape(1)) == Node.id(1)

    def test_a_nested_leaf_is_none(self):
        with pytest.raises(ValueError):
            column_major(Shape([[3]]))
        with pytest.raises(TypeError):
            row_major(4, 3)[Shape(1, 1)]


class TestCalls:
    def test_several_arguments_are_a_coordinate(self):
        assert LAYOUT(1, 5) == LAYOUT([1, 5]) == LAYOUT(1, [2, 1])
        with pytest.raises(ValueError, match="not in domain of shape"):
            LAYOUT(1, 2, 3)


class TestRecursion:
    def test_running_out_of_stack_is_a_recursion_error(self):
        def forever(n):
            return forever(n + 1) + LAYOUT(0)

        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(1_000_000)
        try:
            for _ in range(3):
                with pytest.raises(RecursionError):
                    forever(0)
        finally:
            sys.setrecursionlimit(limit)
        assert LAYOUT(0) == 0


class TestHashes:
    def test_small_layouts_hash_apart(self):
        layouts = {
            Layout(Shape(a, b), Stride(c, d)) for a in range(1, 6) for b in range(1, 6) for c in range(6) for d in range(6)
        }
        assert len(layouts) == 900 and len(set(map(hash, layouts))) > 890


class TestSubclasses:
    @pytest.mark.parametrize("kind", [Shape, Stride, Layout, Tree, Node])
    def test_there_are_none(self, kind):
        with pytest.raises(TypeError, match=f"type '{kind.__name__}' is not an acceptable base type"):
            type("Sub", (kind,), {})
