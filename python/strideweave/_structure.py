"""The hierarchy of layouts and shapes, their coordinates, and slices of them."""

from strideweave._engine import engine, to_tuple

structure = engine.structure()


class Structure:
    """The operations on a layout that change its hierarchy, or take some of its modes.

    A profile is a Tree, Shape, Stride or Layout, what ``profile`` or ``recipe`` list, or integers under
    nested lists; numbers in it play no part. A coordinate of a slice has None where a mode stays open.

    >>> from strideweave.friendly import column_major
    >>> print(column_major(2, 3, 4).group(0, 2))
    ((2,3),4):((1,2),6)
    """

    __slots__ = ()

    def flatten(layout):
        """Return the flat layout of the leaves: ``layout.flatten()(k) == layout(k)`` for every integer.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(2, [3, 4]), Stride(12, [4, 1])).flatten())
            (2,3,4):(12,4,1)
        """
        return structure.flatten(layout)

    def unflatten(layout, profile):
        """Return the leaves of the layout under another hierarchy; no integer's index changes.

        ``layout.flatten().unflatten(layout.profile) == layout``.

        Args:
            layout: The source Layout.
            profile: The hierarchy, with one leaf for each leaf of the layout.

        Raises:
            ValueError: If ``layout`` is not a Layout, or the numbers of leaves differ.
            TypeError: If ``profile`` is no profile.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(2, 3, 4).unflatten([1, [1, 1]]))
            (2,(3,4)):(1,(2,6))
        """
        return structure.unflatten(layout, profile)

    def coalesce(layout, profile=None):
        """Return the layout of the fewest modes that has the same index at every integer.

        ``layout.coalesce()(k) == layout(k)``. With a profile each mode at a leaf of it is coalesced on its
        own, so coordinates with integers there keep their index; modes past the profile stay.

        Args:
            layout: The source Layout.
            profile: None or an integer for the whole, or the hierarchy down to which modes stay apart.

        Raises:
            ValueError: If ``layout`` is not a Layout, or the profile has more modes than it somewhere.
            TypeError: If ``profile`` is no profile.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape(2, [1, 6]), Stride(1, [6, 2]))
            >>> print(layout.coalesce())
            12:1
            >>> print(layout.coalesce([1, 1]))
            (2,6):(1,2)
        """
        return structure.coalesce(layout, profile)

    def group(layout, begin, end):
        """Return the layout with the modes from ``begin`` up to ``end`` as one nested mode.

        ``layout.group(begin, end)[begin] == layout[begin:end]``.

        Args:
            layout: The source Layout.
            begin: The first of the modes, from 0.
            end: One past the last of them.

        Raises:
            ValueError: If ``layout`` is not a Layout, or not ``0 <= begin <= end <= rank``.
            TypeError: If a bound is not an integer.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(2, 3, 5, 7).group(1, 3))
            (2,(3,5),7):(1,(2,6),30)
        """
        return structure.group(layout, begin, end)

    def select(layout, *modes):
        """Return the layout of these top-level modes, in this order.

        Args:
            layout: The source Layout.
            *modes: Positions under the rules of ``layout[key]``, as integers or as one iterable.

        Raises:
            ValueError: If ``layout`` is not a Layout.
            IndexError: If there is no such mode.
            TypeError: If a position is not an integer.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(2, 3, 5, 7).select(1, 3))
            (3,7):(2,30)
        """
        return structure.select(layout, modes)

    def squeeze(layout):
        """Return the layout without its top-level modes of size 1; no integer's index changes.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(2, 1, 3).squeeze())
            (2,3):(1,2)
        """
        return structure.squeeze(layout)

    def filter_zeros(layout):
        """Return the layout with extent 1 at every leaf of stride 0; it reaches the same indices.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(4, [2, 3]), Stride(0, [1, 0])).filter_zeros())
            (1,(2,1)):(0,(1,0))
        """
        return structure.filterZeros(layout)

    def prepend(first, second):
        """Return ``first`` with ``second`` as its first mode: nested, or a plain mode if it is a leaf.

        Args:
            first: The Layout of the following modes.
            second: The Layout that becomes the first mode.

        Raises:
            ValueError: If either is not a Layout.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(1, 2).prepend(column_major(3, 4)))
            ((3,4),1,2):((1,3),1,1)
        """
        return structure.prepend(first, second)

    def replace(layout, mode, replacement):
        """Return the layout with another mode at a position: nested, or a plain mode if it is a leaf.

        Args:
            layout: The source Layout.
            mode: The position, under the rules of ``layout[key]``.
            replacement: The Layout that takes its place.

        Raises:
            ValueError: If ``layout`` or ``replacement`` is not a Layout.
            IndexError: If there is no such mode.
            TypeError: If the position is not an integer.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(2, 3, 4).replace(1, column_major(5, 6)))
            (2,(5,6),4):(1,(1,5),6)
        """
        return structure.replace(layout, mode, replacement)

    def reverse_rearrange(layout, output, selection=None):
        """Return the recipe that undoes ``layout.rearrange(output, selection)``.

        ``layout.rearrange(output, selection).rearrange(*recipe) == layout``, where a sublayout of size 1 that
        the output leaves out comes back as ``1:0``.

        Args:
            layout: The source Layout.
            output: A Tree, as for ``rearrange``.
            selection: A Tree, as for ``rearrange``, or None.

        Returns:
            A pair ``(output, selection)`` of Trees.

        Raises:
            ValueError: As for ``rearrange``.

        Examples:
            >>> from strideweave import Layout, Node, Shape, Stride, Tree
            >>> layout = Layout(Shape(2, [3, 4]), Stride(12, [4, 1]))
            >>> output = Tree(Node.id(2), Tree(Node.id(0), Node.id(1)))
            >>> recipe = layout.reverse_rearrange(output)
            >>> recipe
            (Tree(Node.id(1), Tree(Node.id(2), Node.id(0))), Tree(Node.Leaf, Tree(Node.Leaf, Node.Leaf)))
            >>> layout.rearrange(output).rearrange(*recipe) == layout
            True
        """
        return tuple(structure.reverseRearrange(layout, output, selection))

    def slice(layout, coordinate):
        """Return the layout of the modes that ``coordinate`` leaves open, at one level.

        Args:
            layout: The source Layout.
            coordinate: A coordinate with None where a mode stays open. An integer fixes a mode.

        Raises:
            ValueError: If ``layout`` is not a Layout, a fixed part is outside its mode, or the
                structure does not match.
            TypeError: If the coordinate is not made of integers, None and sequences.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape([2, 4], 3), Stride([1, 2], 8))
            >>> print(layout.slice([[None, 0], None]))
            (2,3):(1,8)
        """
        return structure.slice(layout, coordinate)[0]

    def slice_and_offset(layout, coordinate):
        """Return ``slice(coordinate)`` and the index of the fixed parts, in elements.

        ``layout(c) == offset + sliced(open parts of c)``.

        Args:
            layout: The source Layout.
            coordinate: As for ``slice``.

        Returns:
            A pair ``(Layout, int)``.

        Raises:
            ValueError: As for ``slice``.
            TypeError: As for ``slice``.

        Examples:
            >>> from strideweave.friendly import row_major
            >>> row, offset = row_major(3, 4).slice_and_offset([2, None])
            >>> print(row, offset)
            4:1 8
        """
        return tuple(structure.slice(layout, coordinate))

    def dice(layout, coordinate):
        """Return the layout of the modes that ``coordinate`` fixes: what ``slice`` takes away.

        Args:
            layout: The source Layout.
            coordinate: As for ``slice``; where a mode is fixed plays no part.

        Raises:
            ValueError: If ``layout`` is not a Layout, or the structure does not match.
            TypeError: As for ``slice``.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> layout = Layout(Shape([2, 4], 3), Stride([1, 2], 8))
            >>> print(layout.dice([None, 1]))
            3:8
        """
        return structure.dice(layout, coordinate)

    def coordinates(layout):
        """Return an iterator over the coordinates of the shape in order, first mode fastest.

        Returns:
            An iterator of nested tuples congruent with the shape, made as they are taken.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave.friendly import row_major
            >>> layout = row_major(2, 2)
            >>> [(c, layout(c)) for c in layout.coordinates()]
            [((0, 0), 0), ((1, 0), 2), ((0, 1), 1), ((1, 1), 3)]
        """
        return ShapeStructure.coordinates(engine.shapeOf(layout))


class ShapeStructure:
    """The coordinates of a shape, its leaves and its modes.

    >>> from strideweave import Shape
    >>> Shape(2, [3, 4]).decode(23)
    (1, (2, 3))
    """

    __slots__ = ()

    def encode(shape, coordinate):
        """Return the integer that counts a coordinate, first mode fastest.

        Args:
            shape: The Shape.
            coordinate: A coordinate that follows the hierarchy, as any sequence, with an integer
                wherever a mode may be counted as one.

        Raises:
            ValueError: If ``shape`` is not a Shape, or the coordinate is outside its domain.
            TypeError: If the coordinate is not made of integers and sequences.

        Examples:
            >>> from strideweave import Shape
            >>> Shape(2, [3, 4]).encode([1, [2, 3]]), Shape(2, [3, 4]).encode([1, 11])
            (23, 23)
        """
        return structure.encode(shape, coordinate)

    def decode(shape, index):
        """Return the coordinate that an integer counts: ``shape.encode(shape.decode(k)) == k``.

        Args:
            shape: The Shape.
            index: An integer in ``[0, size)``; or a coordinate with integers for nested modes, which
                are decoded where they stand.

        Returns:
            A nested tuple congruent with the shape.

        Raises:
            ValueError: If ``shape`` is not a Shape, or the index is outside.
            TypeError: If the index is not made of integers and sequences.

        Examples:
            >>> from strideweave import Shape
            >>> Shape(2, [3, 4]).decode(23)
            (1, (2, 3))
            >>> Shape(2, [3, 4]).decode([1, 11])
            (1, (2, 3))
        """
        return to_tuple(structure.decode(shape, index))

    def coordinates(shape):
        """Return an iterator over the coordinates in order, first mode fastest.

        Returns:
            An iterator of nested tuples congruent with the shape, made as they are taken.

        Examples:
            >>> from strideweave import Shape
            >>> list(Shape(2, 2).coordinates())
            [(0, 0), (1, 0), (0, 1), (1, 1)]
        """
        return (to_tuple(structure.decode(shape, index)) for index in range(engine.size(shape)))

    def flatten(shape):
        """Return the flat shape of the leaves.

        >>> from strideweave import Shape
        >>> Shape(2, [3, 4]).flatten()
        Shape(2, 3, 4)
        """
        return structure.flattenShape(shape)

    def select(shape, *modes):
        """Return the shape of these top-level modes, in this order; as ``Layout.select``.

        >>> from strideweave import Shape
        >>> Shape(2, [3, 4], 5).select(2, 0)
        Shape(5, 2)
        """
        return structure.selectShape(shape, modes)

    def slice(shape, coordinate):
        """Return the shape of the modes that ``coordinate`` leaves open; as ``Layout.slice``.

        >>> from strideweave import Shape
        >>> Shape(2, 3, 4).slice([None, 1, None])
        Shape(2, 4)
        """
        return structure.sliceShape(shape, coordinate)

    def dice(shape, coordinate):
        """Return the shape of the modes that ``coordinate`` fixes; as ``Layout.dice``.

        >>> from strideweave import Shape
        >>> Shape(2, 3, 4).dice([None, 1, None])
        Shape(3)
        """
        return structure.diceShape(shape, coordinate)
