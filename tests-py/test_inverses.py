"""Inverses, and the coordinates of index 0."""

import pytest

from strideweave import Layout, Shape, Stride
from strideweave.friendly import column_major, row_major


def layout(shape, stride):
    return Layout(Shape(shape), Stride(stride))


@pytest.mark.parametrize(
    "source, right, left",
    [
        (row_major(4, 8), layout([8, 4], [4, 1]), layout([8, 4], [4, 1])),
        (layout([4, 2], [1, 5]), layout(4, 1), layout([5, 2], [1, 4])),
        (layout([2, [3, 4]], [12, [4, 1]]), layout([4, 3, 2], [6, 2, 1]), layout([4, 3, 2], [6, 2, 1])),
        (layout(8, 2), layout(1, 0), layout([2, 8], [0, 1])),
        (layout(3, 0), layout(1, 0), layout(3, 0)),
        (layout([], []), layout(1, 0), layout(1, 0)),
    ],
)
def test_inverses_lead_back(source, right, left):
    assert source.right_inverse() == Layout.right_inverse(layout=source) == right
    assert source.left_inverse() == Layout.left_inverse(source) == left
    assert [source(right(i)) for i in range(right.size)] == list(range(right.size))
    assert all(source(left(source(i))) == source(i) for i in range(source.size))


def test_inverses_of_huge_layouts():
    huge = layout([2**20, 2**20, 2**20], [2**40, 1, 2**20])
    key = 123_456_789_012_345_678
    assert huge(huge.right_inverse()(key)) == key
    assert huge.left_inverse()(huge(key)) == key


def test_the_nullspace_holds_every_coordinate_of_index_zero_once():
    source = layout([2, [3, 4]], [0, [1, 0]])
    assert source.nullspace() == layout([2, 4], [1, 6])
    assert sorted(map(source.nullspace(), range(8))) == [k for k in range(24) if source(k) == 0]
    assert column_major(3).nullspace() == layout(1, 0)


@pytest.mark.parametrize(
    "source, message",
    [
        (
            layout([2, 3], [3, 2]),
            "left inverse of (2,3):(3,2): its strides do not nest, since that of mode 2:3 must be a multiple of 2 "
            "and at least 6, and no other layout is its inverse",
        ),
        (
            layout([2**20, 2], [2, 3]),
            "left inverse of (1048576,2):(2,3): its strides do not nest, since that of mode 2:3 must be a multiple "
            "of 2 and at least 2097152, and no other layout was found",
        ),
    ],
)
def test_a_layout_without_left_inverse_says_why(source, message):
    with pytest.raises(ValueError) as refusal:
        source.left_inverse()
    assert str(refusal.value) == message


def test_a_left_inverse_past_64_bits_overflows():
    with pytest.raises(OverflowError):
        layout(2, 2**62 + 1).left_inverse()


@pytest.mark.parametrize("operation", [Layout.right_inverse, Layout.left_inverse, Layout.nullspace])
@pytest.mark.parametrize("value", [4, None, Shape(4), [4]])
def test_only_layouts_have_inverses(operation, value):
    with pytest.raises(ValueError, match="layout must be a Layout"):
        operation(value)
