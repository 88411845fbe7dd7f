"""What the package says and does when it refuses: the words of its messages, overflow, hostile input."""

import re
import time

import pytest

from strideweave import Layout, Node, Shape, Stride, Tree
from strideweave.friendly import column_major, row_major

FLAT = Layout(Shape(3, 4), Stride(2, 10))
NESTED = Layout(Shape(2, [1, 3]), Stride(1, [2, 2]))
PAIR = (Tree(Node.id(0), Node.id(1)), Tree(0, 0))

# Scripts match on these words; a line is (a call that is refused, its exception, words of its message).
MESSAGES = [
    (lambda: FLAT([3, 0]), ValueError, "not in domain of shape"),
    (lambda: FLAT(12), ValueError, "not in domain of shape"),
    (lambda: FLAT(-1), ValueError, "not in domain of shape"),
    (lambda: FLAT([0, -1]), ValueError, "not in domain of shape"),
    (lambda: FLAT([1]), ValueError, "not in domain of shape"),
    (lambda: FLAT([1, 2, 3]), ValueError, "not in domain of shape"),
    (lambda: FLAT([1, [2]]), ValueError, "not in domain of shape"),
    (lambda: FLAT(2**70), ValueError, "not in domain of shape"),
    (lambda: FLAT([0, -(2**70)]), ValueError, "not in domain of shape"),
    (lambda: Layout(Shape(4, 2), Stride(1, 1)).complement(8), ValueError, "overlaps with itself"),
    (lambda: Layout(Shape(4), Stride(0)).complement(8), ValueError, "overlaps with itself"),
    (lambda: row_major(6).divide(Layout(Shape(2, 2), Stride(1, 1))), ValueError, "overlaps with itself"),
    (lambda: FLAT.broadcast_to(Shape(3)), ValueError, "same shape profile"),
    (lambda: NESTED.broadcast_to(Shape(2, 1, 3)), ValueError, "same shape profile"),
    (lambda: NESTED.broadcast_to(Shape(2, [1, 6])), ValueError, "can only widen an extent-1 leaf"),
    (lambda: NESTED.broadcast_to(Shape(1, [1, 3])), ValueError, "can only widen an extent-1 leaf"),
    (lambda: FLAT.broadcast_to([3, 4]), TypeError, "must be a Shape"),
    (lambda: FLAT.uniform_preimage_extent(12), TypeError, "must be a Shape"),
    (lambda: Layout([3, 4], Stride(1, 3)), ValueError, "must be a Shape"),
    (lambda: Layout(Stride(3, 4), Stride(1, 3)), ValueError, "must be a Shape"),
    (lambda: Stride(-1), ValueError, "must not be negative"),
    (lambda: Stride(-1), ValueError, "must be non-negative"),
    (lambda: Stride(1, [2, -(2**70)]), ValueError, "must not be negative"),
    (lambda: Stride(1, [2, -(2**70)]), ValueError, "must be non-negative"),
    (lambda: Node.id(-1), ValueError, "must not be negative"),
    (lambda: Node.id(-1), ValueError, "must be non-negative"),
    (lambda: FLAT.rearrange(Tree(Node.id(0), Node.id(0), Node.id(1))), ValueError, "must not be duplicated"),
    (lambda: FLAT.rearrange(Tree(Node.id(0))), ValueError, "must include every extracted layout"),
    (lambda: NESTED.rearrange(Tree(Node.id(0)), PAIR[1]), ValueError, "must include every extracted layout"),
    (lambda: FLAT.rearrange(Tree(Node.id(0), Node.id(1), Node.id(2))), ValueError, "out of range"),
    (lambda: NESTED.rearrange(Tree(*PAIR[0], Node.id(2)), PAIR[1]), ValueError, "out of range"),
    (lambda: FLAT.rearrange(PAIR[0], Tree(0)), ValueError, "do not match in structure"),
    (lambda: FLAT.rearrange(PAIR[0], Tree(0, Tree(0))), ValueError, "do not match in structure"),
    (lambda: Layout(Shape(2, [3, 4]), Stride(1, 2, 6)), ValueError, "do not match in structure"),
    (lambda: Layout(Shape(2), Stride()), ValueError, "do not match in structure"),
    (lambda: FLAT.permute(0, 0), ValueError, "must not be duplicated"),
    (lambda: FLAT.permute(0, 2), ValueError, "out of range"),
    (lambda: FLAT.permute(0, -1), ValueError, "out of range"),
    (lambda: FLAT.permute(0, 2**70), ValueError, "out of range"),
    (lambda: FLAT.permute(1), ValueError, "must reorder every layout mode"),
    (lambda: FLAT.permute(), ValueError, "must reorder every layout mode"),
    (lambda: row_major(), ValueError, "at least one extent is required"),
    (lambda: column_major(), ValueError, "at least one extent is required"),
    (lambda: row_major(2, 0), ValueError, "extents must be positive integers"),
    (lambda: column_major(2, 1.5), ValueError, "extents must be positive integers"),
    (lambda: row_major([2, 3]), ValueError, "extents must be positive integers"),
]

# A refusal quotes what was wrong, so that it can be found.
NUMBERS = [
    (lambda: Shape(2, [3, -7]), ValueError, ["-7"]),
    (lambda: Stride(2, [3, -7]), ValueError, ["-7"]),
    (lambda: FLAT([3, 0]), ValueError, ["3", "(3,4)"]),
    (lambda: row_major(12).compose(Layout(Shape(7), Stride(3))), ValueError, ["19", "12"]),
    (lambda: Layout(Shape(4), Stride(2)).complement(4), ValueError, ["8", "4"]),
    (lambda: Layout(Shape(2, 2), Stride(2, 3)).complement(24), ValueError, ["3", "4"]),
    (lambda: FLAT.permute(0, 9), ValueError, ["9"]),
    (lambda: FLAT.rearrange(Tree(Node.id(0), Node.id(1), Node.id(9))), ValueError, ["9"]),
]


class TestMessages:
    """A refusal is one clear sentence in the words that scripts know."""

    @pytest.mark.parametrize("call, error, words", MESSAGES)
    def test_the_message_contains_the_words(self, call, error, words):
        with pytest.raises(error, match=re.escape(words)):
            call()

    @pytest.mark.parametrize("call, error, numbers", NUMBERS)
    def test_the_message_quotes_what_was_wrong(self, call, error, numbers):
        with pytest.raises(error) as caught:
            call()
        assert [number for number in numbers if number not in str(caught.value)] == []

    @pytest.mark.parametrize("call, error, _", MESSAGES + NUMBERS)
    def test_the_message_speaks_python(self, call, error, _):
        with pytest.raises(error) as caught:
            call()
        text = str(caught.value)
        assert text and "\n" not in text
        for word in ("org.", "java", "Exception", "foreign object", "polyglot"):
            assert word not in text

    def test_refusals_are_ordinary_exceptions(self):
        with pytest.raises(Exception) as caught:
            Shape(0)
        assert isinstance(caught.value, ValueError) and not isinstance(caught.value, TypeError)


OVERFLOWS = {
    "an extent": lambda: Shape(2**63),
    "a huge extent": lambda: Shape(2, [2**200]),
    "a size": lambda: Shape(2**40, 2**40),
    "a size by one": lambda: Shape(2**62, 2),
    "a size that would wrap to zero": lambda: Shape(2**32, 2**32),
    "a size that would wrap to a small number": lambda: Shape(2**32 + 1, [2**32 - 1, 2**32]),
    "a stride": lambda: Stride(2**63),
    "a huge stride": lambda: Stride(1, [2**200]),
    "a cosize": lambda: Layout(Shape(2), Stride(2**63 - 1)),
    "a stride product": lambda: Layout(Shape(2**33), Stride(2**31)),
    "a sum of products": lambda: Layout(Shape(2, 2), Stride(2**62, 2**62)),
    "a concatenated size": lambda: Layout(Shape(2**40), Stride(0)) + Layout(Shape(2**40), Stride(0)),
    "a concatenated cosize": lambda: Layout(Shape(2), Stride(2**62)) + Layout(Shape(2), Stride(2**62)),
    "an appended size": lambda: Layout(Shape(2**40), Stride(0)).append(Layout(Shape(2**20, 2**20), Stride(0, 0))),
    "a builder's extent": lambda: row_major(2**63),
    "a builder's size": lambda: column_major(2**32, 2**32),
    "a cotarget": lambda: Layout(Shape(1), Stride(0)).complement(2**63),
}


class TestOverflow:
    """What does not fit 64 bits is refused when it is built, never wrapped."""

    @pytest.mark.parametrize("build", list(OVERFLOWS.values()), ids=list(OVERFLOWS))
    def test_a_value_that_does_not_fit_is_an_overflow_error(self, build):
        with pytest.raises(OverflowError):
            build()

    def test_a_negative_number_is_invalid_however_large(self):
        for build in (lambda: Shape(-(2**70)), lambda: Stride(-(2**70))):
            with pytest.raises(ValueError):
                build()

    def test_the_largest_values_fit(self):
        largest = 2**63 - 1
        assert Shape(largest).size == largest
        assert int(Stride(largest)) == largest
        assert Layout(Shape(1), Stride(largest)).cosize == 1
        assert Layout(Shape(2), Stride(largest - 1)).cosize == largest
        line = Layout(Shape(largest), Stride(1))
        assert line.size == line.cosize == largest
        assert line(largest - 1) == largest - 1

    def test_a_zero_stride_multiplies_nothing(self):
        layout = Layout(Shape(2**62), Stride(0))
        assert layout.size == 2**62 and layout.cosize == 1


def nested(depth, leaf=1):
    """A list around a list around ... a leaf."""
    value = leaf
    for _ in range(depth):
        value = [value]
    return value


@pytest.fixture
def soon():
    """The test ends soon: in seconds, however slow the machine."""
    start = time.monotonic()
    yield
    assert time.monotonic() - start < 60


@pytest.mark.usefixtures("soon")
class TestHostileInput:
    """Too deep, circular or wide: a clear ValueError or the right answer, soon."""

    endless = [1, 2]
    endless.append(endless)

    @pytest.mark.parametrize("kind", [Shape, Stride])
    @pytest.mark.parametrize("depth", [200, 100_000])
    def test_a_list_nested_too_deep(self, kind, depth):
        deep = nested(depth)
        with pytest.raises(ValueError):
            kind(deep)
        with pytest.raises(ValueError):
            kind(2, deep)

    @pytest.mark.parametrize("kind", [Shape, Stride])
    def test_a_hundred_levels_are_not_too_deep(self, kind):
        value = kind(2, nested(100, 3))
        assert eval(repr(value)) == value and str(value).count("(") == 101

    def test_a_layout_of_a_hundred_levels_works(self):
        layout = Layout(Shape(nested(100, 4)), Stride(nested(100, 2)))
        assert layout(3) == layout(nested(100, 3)) == 6
        assert layout.profile == [Node.Push] * 99 + [Node.Leaf] + [Node.Pop] * 99

    @pytest.mark.parametrize("kind", [Shape, Stride])
    def test_a_list_that_contains_itself(self, kind):
        with pytest.raises(ValueError):
            kind(self.endless)
        with pytest.raises(ValueError):
            kind(1, self.endless)

    @pytest.mark.parametrize("key", [nested(100_000, 0), endless, [0, endless]], ids=["deep", "endless", "inside"])
    def test_such_a_list_as_a_coordinate(self, key):
        with pytest.raises(ValueError, match="not in domain of shape"):
            FLAT(key)
        with pytest.raises(ValueError, match="not in domain of shape"):
            Layout(Shape(5), Stride(1))(key)

    def test_such_a_list_elsewhere(self):
        with pytest.raises(ValueError):
            row_major(self.endless)
        with pytest.raises(ValueError):
            Tree(self.endless)
        with pytest.raises(TypeError):
            FLAT.permute(self.endless)
        with pytest.raises(TypeError):
            FLAT.compose(self.endless)

    def test_a_tree_nested_too_deep(self):
        with pytest.raises(ValueError):
            tree = Tree(Node.Leaf)
            for _ in range(100_000):
                tree = Tree(tree)

    def test_a_million_modes(self):
        million = 10**6
        shape, stride = Shape([1] * million), Stride(0 for _ in range(million))
        assert shape.size == 1 and len(shape) == len(stride) == million
        layout = Layout(shape, stride)
        assert layout.size == layout.cosize == 1 and layout.is_injective is True
        assert layout(0) == 0 and layout[-1] == Layout(Shape(1), Stride(0))
        assert hash(layout) == hash(Layout(shape, stride))

    def test_a_million_modes_that_do_not_fit(self):
        with pytest.raises(OverflowError):
            Shape([2] * 10**6)
