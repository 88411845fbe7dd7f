"""Builders of hierarchical layouts, and layouts of wider and narrower elements."""

import re

import pytest

from strideweave import Layout, Shape, Stride, friendly
from strideweave.friendly import column_major, compact, from_strides, identity, like, ordered, row_major

NESTED = Shape(2, [3, 4])


def layout(shape, stride):
    return Layout(Shape(shape), Stride(stride))


def test_every_builder_is_exported_and_builds_a_layout():
    assert set(friendly.__all__) == {
        "column_major", "compact", "from_strides", "identity", "like", "ordered", "row_major"
    }  # fmt: skip
    for built in (compact(NESTED), identity(4), ordered(NESTED, 0), like(row_major(2, 3)), from_strides(3, 8, 8)):
        assert type(built) is type(row_major(2)) and isinstance(built, Layout)


@pytest.mark.parametrize("shape", [NESTED, [2, [3, 4]], (2, (3, 4)), row_major(2, 3).replace(1, row_major(3, 4))])
def test_a_shape_may_be_given_in_every_form(shape):
    assert compact(shape) == identity(shape) == layout([2, [3, 4]], [1, [2, 6]])
    assert compact(shape, "row_major") == compact(shape, order="row_major") == layout([2, [3, 4]], [12, [4, 1]])
    assert ordered(shape, (1, 0)) == layout([2, [3, 4]], [12, [1, 3]])
    assert from_strides(shape, (96, (32, 8)), itemsize=8) == layout([2, [3, 4]], [12, [4, 1]])


def test_flat_and_hierarchical_builders_agree():
    assert compact((2, 3, 4)) == column_major(2, 3, 4)
    assert compact((2, 3, 4), "row_major") == row_major(2, 3, 4)
    assert compact(()) == identity(()) == layout([], [])


def test_identity_counts_coordinates():
    shape = Shape([2, 2], 3)
    assert [identity(shape)(c) for c in shape.coordinates()] == list(range(12))
    assert all(identity(shape)(c) == shape.encode(c) for c in shape.coordinates())


def test_from_strides_as_numpy_and_torch_give_them():
    assert from_strides((3, 4), (32, 8), 8) == row_major(3, 4)
    assert from_strides((3, 4), (4, 1)) == row_major(3, 4)
    assert from_strides((3, 1), (8, -24), 8) == layout([3, 1], [1, 0])
    assert from_strides((3, 4), (0, 8), 8) == layout([3, 4], [0, 1])
    assert from_strides((), ()) == layout([], [])


def test_like_keeps_the_order_and_what_stands_still():
    assert like(layout([4, 2], [4, 1])) == layout([4, 2], [2, 1])
    assert like(layout([4, 3, 2], [0, 70, 5])) == layout([4, 3, 2], [0, 2, 1])


WIDTHS = [
    (lambda: column_major(32, 4).upcast(4), layout([8, 4], [1, 8])),
    (lambda: Layout.upcast(column_major(32, 4), n=4), layout([8, 4], [1, 8])),
    (lambda: layout([2, 2, 3], [1, 2, 4]).upcast(4), layout([1, 1, 3], [0, 0, 1])),
    (lambda: layout(4, 4).upcast(2), layout(4, 2)),
    (lambda: column_major(8, 4).downcast(4), column_major(32, 4)),
    (lambda: Layout.downcast(layout([4, 8], [8, 1]), n=2), layout([4, 16], [16, 1])),
    (lambda: layout(4, 2).downcast(2), layout([[2, 4]], [[1, 4]])),
    (lambda: layout([2, 2], [1, 1]).downcast(2), layout([4, 2], [1, 2])),
    (lambda: column_major(32, 4).recast(32, 8), column_major(8, 4)),
    (lambda: Layout.recast(column_major(8, 4), new_bits=8, old_bits=32), column_major(32, 4)),
    (lambda: column_major(6).recast(6, 4), column_major(4)),
    (lambda: column_major(6).recast(2**62, 2**62), column_major(6)),
]


@pytest.mark.parametrize("made, expected", WIDTHS)
def test_widths(made, expected):
    assert made() == expected


REFUSED = [
    (lambda: layout(6, 3).upcast(2), ValueError, "must be a multiple or a divisor of 2"),
    (lambda: layout(5, 1).upcast(2), ValueError, "extent of mode 5:1 must be a multiple of 2, such as 4"),
    (lambda: layout(2, 1).upcast(4), ValueError, "its modes fill 2 of the 4 elements of a wide one"),
    (lambda: layout([2, 4], [2, 4]).upcast(4), ValueError, "the stride after 1 elements must be 1, got 2"),
    (lambda: layout(4, 1).upcast(0), ValueError, "upcast n must be a positive integer, got 0"),
    (lambda: layout(4, 1).upcast(-(2**70)), ValueError, "must be a positive integer"),
    (lambda: layout(4, 1).upcast(2**70), OverflowError, "must fit in 64 bits"),
    (lambda: layout(4, 1).upcast(2.0), TypeError, "upcast n must be an integer, got 2.0"),
    (lambda: layout(4, 1).downcast("2"), TypeError, "downcast n must be an integer, got '2'"),
    (lambda: layout(4, 1).downcast(-1), ValueError, "downcast n must be a positive integer, got -1"),
    (lambda: layout(4, 1).downcast(2**62), OverflowError, "size of a downcast layout"),
    (lambda: layout(4, 1).recast(0, 8), ValueError, "recast new_bits must be a positive integer, got 0"),
    (lambda: layout(4, 1).recast(8, None), TypeError, "recast old_bits must be an integer, got None"),
    (lambda: ordered((4, 2), (0, 1, 2)), ValueError, "order must be one integer, or follow the hierarchy of (4,2)"),
    (lambda: ordered((4, 2), (0, "1")), ValueError, "order must be an integer, got '1' at order[1]"),
    (lambda: ordered((4, 2), None), TypeError, "order must be an integer or a nested sequence of integers"),
    (lambda: ordered((4, 0), 0), ValueError, "extent must be a positive integer"),
    (lambda: ordered(None, 0), TypeError, "shape must be a Shape, a Layout"),
    (lambda: compact((4, 2), "F"), ValueError, "order must be 'column_major' or 'row_major', got 'F'"),
    (lambda: compact((4, 2), 1), TypeError, "order must be 'column_major' or 'row_major', got 1"),
    (lambda: like(Shape(2)), ValueError, "layout must be a Layout"),
    (lambda: from_strides((3, 4), (32,)), ValueError, "do not match in structure"),
    (lambda: from_strides((3, 4), (32, -8), 8), ValueError, "strides must not be negative, got -8 at leaf 1"),
    (lambda: from_strides((3, 4), (32, 8), 5), ValueError, "multiples of the itemsize 5, got 32 at leaf 0"),
    (lambda: from_strides((3, 4), (32, 8), 0), ValueError, "itemsize must be a positive integer, got 0"),
    (lambda: from_strides((3, 4), "48"), TypeError, "strides must be an integer or a nested sequence"),
    (lambda: from_strides((3, 4), (1, 2**63)), OverflowError, "stride must fit in 64 bits"),
]


@pytest.mark.parametrize("call, error, words", REFUSED, ids=[words for _, _, words in REFUSED])
def test_refusals(call, error, words):
    with pytest.raises(error, match=re.escape(words)) as caught:
        call()
    assert type(caught.value) is error
