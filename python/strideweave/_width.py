"""Layouts of wider and narrower elements over the same memory."""

from strideweave._engine import engine

builders = engine.builders()


class Width:
    """The operations that count memory in elements of another width.

    >>> from strideweave.friendly import column_major
    >>> print(column_major(32, 4).recast(32, 8))
    (8,4):(1,8)
    """

    __slots__ = ()

    def upcast(layout, n):
        """Return the layout of elements ``n`` times as wide, where nothing rounds.

        ``layout(c) == n * result(o) + r`` with ``0 <= r < n``, where ``o`` is the part of ``c`` that steps
        over wide elements. The parts within a wide element hold each of its ``n`` elements once, or there
        are none and every stride is a multiple of ``n``.

        Args:
            layout: The Layout of the narrow elements.
            n: How many of them make up a wide one.

        Raises:
            ValueError: If ``n`` is less than one, or an extent or stride would round.
            TypeError: If ``n`` is not an integer.

        Examples:
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(32, 4).upcast(4), row_major(6, 8).upcast(2))
            (8,4):(1,8) (6,4):(4,1)
        """
        return builders.upcast(layout, n)

    def downcast(layout, n):
        """Return the layout of the elements that are ``1/n`` as wide; every one of them has a coordinate.

        ``result(c) == n * layout(o) + r``, where ``r`` is the part of ``c`` within a wide element. The first
        leaf of stride one grows ``n`` times as long; if there is none, the first leaf ``e:s`` becomes
        ``(n,e):(1,n*s)``.

        Args:
            layout: The Layout of the wide elements.
            n: How many narrow ones each is cut into.

        Raises:
            ValueError: If ``n`` is less than one.
            TypeError: If ``n`` is not an integer.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(6, 4), Stride(4, 1)).downcast(2))
            (6,8):(8,1)
            >>> print(Layout(Shape(4), Stride(2)).downcast(2))
            ((2,4)):((1,4))
        """
        return builders.downcast(layout, n)

    def recast(layout, new_bits, old_bits):
        """Return the layout of elements of ``new_bits`` bits in place of ``old_bits``.

        It is ``upcast`` and then ``downcast`` by the two widths in lowest terms.

        Args:
            layout: The Layout of elements of ``old_bits`` bits.
            new_bits: The width of an element of the result.
            old_bits: The width of an element of the layout.

        Raises:
            ValueError: If a width is less than one, or an extent or stride would round.
            TypeError: If a width is not an integer.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> print(column_major(32, 4).recast(32, 8), column_major(8, 4).recast(8, 32))
            (8,4):(1,8) (32,4):(1,32)
        """
        return builders.recast(layout, new_bits, old_bits)
