"""Builders of common layouts from shapes, orders and strides.

>>> from strideweave import friendly
>>> print(friendly.row_major(2, 3, 4))
(2,3,4):(12,4,1)
"""

from strideweave._engine import engine
from strideweave._width import builders

__all__ = ["column_major", "compact", "from_strides", "identity", "like", "ordered", "row_major"]


def column_major(*extents):
    """Return the compact flat layout whose first mode is adjacent.

    Args:
        *extents: One or more positive integers, one a mode. For a hierarchy see ``compact``.

    Raises:
        ValueError: If there is no extent, or one is not a positive integer.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave.friendly import column_major
        >>> print(column_major(2, 3, 4))
        (2,3,4):(1,2,6)
    """
    return engine.columnMajor(extents)


def row_major(*extents):
    """Return the compact flat layout whose last mode is adjacent.

    Args:
        *extents: One or more positive integers, one a mode. For a hierarchy see ``compact``.

    Raises:
        ValueError: If there is no extent, or one is not a positive integer.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave.friendly import row_major
        >>> print(row_major(2, 3, 4))
        (2,3,4):(12,4,1)
    """
    return engine.rowMajor(extents)


def compact(shape, order="column_major"):
    """Return the layout of ``shape`` without gaps, its first or its last leaf adjacent.

    Args:
        shape: A Shape, a Layout (its shape), an integer, or integers under nested lists.
        order: ``"column_major"``: the first leaf is adjacent; or ``"row_major"``: the last one is.

    Raises:
        ValueError: If an extent is less than one, or ``order`` is neither name.
        TypeError: If ``shape`` is none of these, or ``order`` no string.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave import Shape
        >>> from strideweave.friendly import compact
        >>> print(compact(Shape(2, [3, 4])), compact(Shape(2, [3, 4]), "row_major"))
        (2,(3,4)):(1,(2,6)) (2,(3,4)):(12,(4,1))
    """
    return builders.compact(shape, order)


def identity(shape):
    """Return the layout of ``shape`` that maps every coordinate to the integer that counts it.

    ``identity(shape)(c) == shape.encode(c)``.

    Args:
        shape: A Shape, a Layout (its shape), an integer, or integers under nested lists.

    Raises:
        ValueError: If an extent is less than one.
        TypeError: If ``shape`` is none of these.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave import Shape
        >>> from strideweave.friendly import identity
        >>> print(identity(Shape(2, [3, 4])))
        (2,(3,4)):(1,(2,6))
    """
    return builders.columnMajor(shape)


def ordered(shape, order):
    """Return the layout of ``shape`` without gaps whose leaves lie in ascending order of ``order``.

    Args:
        shape: A Shape, a Layout (its shape), an integer, or integers under nested lists.
        order: An integer for each leaf, under the hierarchy of the shape; one in place of a nested mode
            counts for all its leaves. The leaf of the least integer is adjacent, and of leaves with equal
            integers the first lies inside.

    Raises:
        ValueError: If ``order`` has another hierarchy, or an extent is less than one.
        TypeError: If ``shape`` or ``order`` is none of these.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave.friendly import ordered
        >>> print(ordered((4, 2), (1, 0)), ordered((2, (2, 2), 2), (2, 1, 3)))
        (4,2):(2,1) (2,(2,2),2):(4,(1,2),8)
    """
    return builders.ordered(shape, order)


def like(layout):
    """Return the layout without gaps that has the shape of ``layout`` and its order of strides.

    Args:
        layout: The Layout to follow. Modes of stride 0 keep it.

    Raises:
        ValueError: If ``layout`` is not a Layout.

    Examples:
        >>> from strideweave import Layout, Shape, Stride
        >>> from strideweave.friendly import like
        >>> print(like(Layout(Shape(2, [3, 4]), Stride(0, [32, 8]))))
        (2,(3,4)):(0,(4,1))
    """
    return builders.like(layout)


def from_strides(shape, strides, itemsize=1):
    """Return the layout of a strided array: ``shape`` and ``strides`` as NumPy or PyTorch give them.

    Args:
        shape: The extents, ``array.shape``: a Shape, an integer, or integers under nested lists.
        strides: A stride for each extent, ``array.strides``, in bytes, or in elements with an itemsize
            of 1 (``tensor.stride()``). Where the extent is 1 it plays no part and becomes 0.
        itemsize: What one element is worth in the unit of the strides, ``array.itemsize``.

    Raises:
        ValueError: If the structures differ, or a stride is negative or no multiple of the itemsize.
        TypeError: If an argument is none of these.
        OverflowError: If size or cosize does not fit in 64 bits.

    Examples:
        >>> from strideweave.friendly import from_strides
        >>> print(from_strides((3, 4), (32, 8), itemsize=8), from_strides((3, 4), (1, 3)))
        (3,4):(4,1) (3,4):(1,3)
    """
    return builders.fromStrides(shape, strides, itemsize)
