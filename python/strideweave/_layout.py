"""Layouts and their algebra."""

from strideweave._engine import engine, register, to_tuple
from strideweave._inverses import Inverses
from strideweave._sequence import Sequence
from strideweave._structure import Structure
from strideweave._tiling import Tiling
from strideweave._width import Width


class Layout(Structure, Tiling, Inverses, Width, Sequence):
    """A shape and a congruent stride: a function from coordinates to indices.

    Args:
        shape: The Shape, the domain of logical coordinates.
        stride: The Stride under the same hierarchy, in elements.

    Raises:
        ValueError: If ``shape`` is not a Shape, ``stride`` is not a Stride, or their hierarchies differ.
        OverflowError: If the cosize does not fit in 64 bits.

    Examples:
        >>> from strideweave import Layout, Shape, Stride
        >>> layout = Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))
        >>> layout
        Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))
        >>> print(layout)
        (2,(3,4)):(1,(2,6))
        >>> layout([1, [2, 3]]), layout(23), layout([1, 11])
        (23, 23, 23)
    """

    __slots__ = ()
    __match_args__ = ("shape", "stride")

    def __new__(cls, shape, stride):
        return engine.layout(shape, stride)

    def __reduce__(self):
        return Layout, (self.shape, self.stride)

    @property
    def shape(self):
        """The extents, a Shape.

        >>> from strideweave.friendly import row_major
        >>> row_major(2, 3).shape
        Shape(2, 3)
        """
        return engine.shapeOf(self)

    @property
    def stride(self):
        """The strides in elements, a Stride.

        >>> from strideweave.friendly import row_major
        >>> row_major(2, 3).stride
        Stride(3, 1)
        """
        return engine.strideOf(self)

    @property
    def size(self):
        """The number of logical coordinates; gaps and replication do not change it.

        >>> from strideweave import Layout, Shape, Stride
        >>> Layout(Shape(2, 3), Stride(1, 4)).size
        6
        """
        return engine.size(self)

    @property
    def cosize(self):
        """One plus the greatest reachable index, in elements.

        >>> from strideweave import Layout, Shape, Stride
        >>> Layout(Shape(2, 3), Stride(1, 4)).cosize
        10
        """
        return engine.cosize(self)

    @property
    def profile(self):
        """The hierarchy of the shape as a list of Node markers.

        >>> from strideweave import Layout, Shape, Stride
        >>> Layout(Shape(2, [3, 4]), Stride(1, [2, 6])).profile
        [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]
        """
        return list(engine.recipe(self))

    @property
    def is_injective(self):
        """Whether distinct coordinates have distinct indices, decided without walking them.

        >>> from strideweave import Layout, Shape, Stride
        >>> Layout(Shape(2, 3), Stride(1, 4)).is_injective
        True
        >>> Layout(Shape(4, 2), Stride(1, 1)).is_injective
        False
        """
        return engine.isInjective(self)

    def collision(layout):
        """Return two coordinates with the same index, or None when the layout is injective.

        Returns:
            A pair of nested tuples congruent with the shape, or None.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape(4, 2), Stride(1, 1))
            >>> first, second = layout.collision()
            >>> first != second and layout(first) == layout(second)
            True
        """
        pair = engine.collision(layout)
        return None if pair is None else to_tuple(pair)

    def get_index(layout, key):
        """Return the index of a coordinate: the sum of each component times its stride.

        Args:
            layout: The Layout to evaluate.
            key: A coordinate that follows the hierarchy, as any sequence, with an integer wherever a
                mode may be counted as one; or an integer in ``[0, size)``, first mode fastest.

        Raises:
            ValueError: If ``layout`` is not a Layout, or the key is outside its domain.
            TypeError: If the key is not made of integers and sequences.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape(3, 4), Stride(2, 10))
            >>> Layout.get_index(layout, [2, 1]), Layout.get_index(layout, 5)
            (14, 14)
        """
        return engine.index(layout, key)

    def index(self, key):
        """Return the index of a coordinate; see ``get_index``.

        >>> from strideweave import Layout, Shape, Stride
        >>> Layout(Shape(3, 4), Stride(2, 10)).index([2, 1])
        14
        """
        return engine.index(self, key)

    def __call__(self, key, *more):
        return engine.index(self, (key, *more) if more else key)

    def broadcast_to(layout, target):
        """Return the layout of shape ``target`` that repeats this one along widened extent-1 leaves.

        Args:
            layout: The source Layout.
            target: A Shape of the same profile; each extent is equal, or replaces a 1.

        Raises:
            TypeError: If ``target`` is not a Shape.
            ValueError: If the profile differs, or an extent other than 1 would change.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape(2, [1, 3]), Stride(1, [2, 2]))
            >>> print(layout.broadcast_to(Shape(2, [4, 3])))
            (2,(4,3)):(1,(0,2))
        """
        return engine.broadcastTo(layout, target)

    def uniform_preimage_extent(layout, target_shape):
        """Return how many coordinates reach each index of ``[0, target_shape.size)``.

        Args:
            layout: The source Layout.
            target_shape: The Shape whose integer coordinates are to be reached.

        Returns:
            The count when it is the same for every index and none lies outside, else None.

        Raises:
            TypeError: If ``target_shape`` is not a Shape.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> Layout(Shape(4, 3), Stride(0, 1)).uniform_preimage_extent(Shape(3))
            4
            >>> Layout(Shape(2, 2), Stride(1, 1)).uniform_preimage_extent(Shape(3)) is None
            True
        """
        return engine.uniformPreimageExtent(layout, target_shape)

    def concat(first, second):
        """Return the layout with the modes of ``first`` and then those of ``second``.

        Args:
            first: The Layout of the leading modes.
            second: The Layout of the following modes.

        Raises:
            ValueError: If either is not a Layout.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(1, 2).concat(column_major(3, 4)))
            (1,2,3,4):(1,1,1,3)
        """
        return engine.concat(first, second)

    def __add__(self, other):
        return engine.concat(self, other) if isinstance(other, Layout) else NotImplemented

    def append(first, second):
        """Return ``first`` with ``second`` as one more mode: nested, or a plain mode if it is a leaf.

        Args:
            first: The Layout of the leading modes.
            second: The Layout that becomes the last mode.

        Raises:
            ValueError: If either is not a Layout.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(1, 2).append(column_major(3, 4)))
            (1,2,(3,4)):(1,1,(1,3))
        """
        return engine.append(first, second)

    def rearrange(layout, output, selection=None):
        """Return the layout that ``output`` builds from sublayouts of this one.

        Args:
            layout: The source Layout.
            output: A Tree. ``Node.id(n)`` stands for sublayout ``n``; ``Node.Leaf`` inserts ``1:0``.
            selection: A Tree over the layout's hierarchy whose leaves select whole subtrees; without
                it every leaf is a sublayout, depth first and left to right.

        Raises:
            ValueError: If ``output`` is not a Tree, the selection does not match in structure, or a
                source is duplicated, out of range, or missing though its size is above 1.

        Examples:
            >>> from strideweave import Layout, Node, Shape, Stride, Tree
            >>> layout = Layout(Shape(2, 3), Stride(1, 2))
            >>> print(layout.rearrange(Tree(Node.id(1), Node.Leaf, Node.id(0))))
            (3,1,2):(2,0,1)
        """
        return engine.rearrange(layout, output, selection)

    def permute(layout, *order):
        """Return the layout whose mode ``j`` is mode ``order[j]`` of this one.

        Args:
            layout: The source Layout.
            *order: Every top-level mode once, as integers or as one iterable.

        Raises:
            TypeError: If an entry is not an integer.
            ValueError: If a mode is missing, duplicated or out of range.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape(2, [3, 4], 5), Stride(1, [2, 6], 24))
            >>> print(layout.permute(1, 0, 2))
            ((3,4),2,5):((2,6),1,24)
        """
        return engine.permute(layout, order)

    def compose(A, B):
        """Return the layout ``R`` with ``R(q) = A(B(q))`` for every coordinate ``q`` of ``B``.

        Args:
            A: The outer Layout.
            B: The inner Layout, whose indices are integer coordinates of ``A``; or a Shape, one
                unit-stride tile for each leading mode of ``A``; or a sequence of tiles, one for each
                leading mode: a Layout, an integer ``n`` for ``n:1``, or None to keep the mode whole.
                Modes without a tile stay.

        Returns:
            A Layout that refines ``B``: each leaf becomes a leaf or one nested mode of the same size.

        Raises:
            ValueError: If ``B`` reaches past ``A``, there are more tiles than modes, or no layout is
                ``A(B(q))``. The message gives the numbers.
            TypeError: If ``B`` is none of these.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> A = Layout(Shape(6, 2), Stride(8, 2))
            >>> print(Layout.compose(A, Layout(Shape(4, 3), Stride(3, 1))))
            ((2,2),3):((24,2),8)
            >>> print(A.compose(Shape(3)))
            (3,2):(8,2)
        """
        return engine.compose(A, B)

    def complement(layout, cotarget):
        """Return the factors that the layout leaves out of ``[0, cotarget)``.

        Args:
            layout: An injective Layout.
            cotarget: The positive bound, in elements. Layout and result together reach every index
                below it exactly once.

        Raises:
            ValueError: If the layout overlaps with itself, is incongruent with the cotarget, or
                larger than it.
            OverflowError: If the cotarget does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(2, 2), Stride(1, 6)).complement(24))
            (3,2):(2,12)
        """
        return engine.complement(layout, cotarget)


register(list(engine.valueClasses())[2], Layout)
