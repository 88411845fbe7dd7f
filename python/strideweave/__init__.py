"""Hierarchical layouts and their algebra.

A Layout pairs a Shape with a congruent Stride and maps a coordinate, or the integer that counts it
first mode fastest, to ``sum(coordinate * stride)``.

>>> from strideweave import Layout, Shape, Stride
>>> layout = Layout(Shape(2, [3, 4]), Stride(1, [10, 100]))
>>> layout([1, [2, 3]])
321
>>> print(Layout.compose(Layout(Shape(20), Stride(2)), Layout(Shape(5, 4), Stride(4, 1))))
(5,4):(8,2)
"""

from collections.abc import Sequence as _Sequence

from strideweave import friendly
from strideweave._congruence import compatible, congruent, evenly_divides, weakly_compatible, weakly_congruent
from strideweave._layout import Layout
from strideweave._shape import Shape, Stride
from strideweave._tree import Node, Tree

__version__ = "0.1.0"

__all__ = [
    "Shape", "Stride", "Layout", "Tree", "Node", "Tiler", "congruent", "weakly_congruent", "compatible", "weakly_compatible",
    "evenly_divides", "friendly", "__version__",
]  # fmt: skip

#: An ordered sequence of layouts, one tile a leading mode. Lists and tuples are tilers.
Tiler = _Sequence[Layout]

# Values are reprinted, pickled and documented under the name that users import.
for _face in (Shape, Stride, Layout, Tree, Node):
    _face.__module__ = __name__
    _face._face = _face
for _function in (congruent, weakly_congruent, compatible, weakly_compatible, evenly_divides):
    _function.__module__ = __name__

# GraalPy derives the type of a value from its face, under a name of its own, when it meets the first.
for _value in (Shape(1), Stride(1), Layout(Shape(1), Stride(1)), Tree(1), Node.Leaf, Node.id(0)):
    _derived, _face = type(_value), _value._face
    _derived.__name__ = _derived.__qualname__ = _face.__name__
    _derived.__module__, _derived.__doc__ = __name__, _face.__doc__

del _face, _function, _value, _derived
