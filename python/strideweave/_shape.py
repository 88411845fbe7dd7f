"""Shapes and strides: integers under a hierarchy."""

from strideweave._engine import engine, register, to_list
from strideweave._sequence import Items
from strideweave._structure import ShapeStructure


class _Integers(Items):
    """What shapes and strides share."""

    __slots__ = ()

    def __int__(self):
        return engine.integer(self)

    def __index__(self):
        return engine.integer(self)


class Shape(ShapeStructure, _Integers):
    """The extents of a layout under their hierarchy.

    Args:
        *items: The modes, first mode first. Each is a positive integer extent, a nested iterable or
            a Shape. A single iterable means its own items.

    Raises:
        ValueError: If an item is none of these, or an extent is less than one.
        OverflowError: If an extent or the size does not fit in 64 bits.

    Examples:
        >>> from strideweave import Shape
        >>> Shape(2, [3, 4])
        Shape(2, [3, 4])
        >>> Shape(2, [3, 4]) == Shape([2, [3, 4]])
        True
        >>> print(Shape(2, [3, 4]))
        (2,(3,4))
        >>> Shape(2, [3, 4])[1]
        Shape(3, 4)
    """

    __slots__ = ()

    def __new__(cls, *items):
        return engine.shape(items)

    def __reduce__(self):
        return Shape, (to_list(engine.nested(self)),)

    @property
    def size(self):
        """The number of coordinates: the product of all extents.

        >>> from strideweave import Shape
        >>> Shape(2, [3, 4]).size
        24
        """
        return engine.size(self)


class Stride(_Integers):
    """The strides of a layout, in elements, under the hierarchy of its shape.

    Args:
        *items: The modes, first mode first. Each is a non-negative integer, a nested iterable or a
            Stride. A single iterable means its own items.

    Raises:
        ValueError: If an item is none of these, or a stride is negative.
        OverflowError: If a stride does not fit in 64 bits.

    Examples:
        >>> from strideweave import Stride
        >>> Stride(1, [2, 6])
        Stride(1, [2, 6])
        >>> print(Stride(1, [2, 6]))
        (1,(2,6))
    """

    __slots__ = ()

    def __new__(cls, *items):
        return engine.stride(items)

    def __reduce__(self):
        return Stride, (to_list(engine.nested(self)),)


for _java, _python in zip(engine.valueClasses(), (Shape, Stride)):
    register(_java, _python)
