"""Layouts that lead from indices back to integer coordinates."""

from strideweave._engine import engine

inverses = engine.inverses()


class Inverses:
    """The operations that lead from indices back to integer coordinates.

    >>> from strideweave.friendly import row_major
    >>> layout = row_major(2, 3)
    >>> [layout.left_inverse()(layout(k)) for k in range(6)]
    [0, 1, 2, 3, 4, 5]
    """

    __slots__ = ()

    def right_inverse(layout):
        """Return the layout ``R`` with ``layout(R(i)) == i`` for every ``i`` below its size.

        It is the longest that is made of whole modes of ``layout.coalesce()``; if the layout is injective, no
        layout at all is longer. With no mode of stride one it is ``1:0``.

        Args:
            layout: The source Layout.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave.friendly import row_major
            >>> print(row_major(4, 8).right_inverse())
            (8,4):(4,1)
        """
        return inverses.right(layout)

    def left_inverse(layout):
        """Return a layout ``M`` with ``layout(M(layout(i))) == layout(i)`` for every integer ``i``.

        So ``M(layout(i)) == i`` if the layout is injective. There is one wherever the strides nest: sorted,
        each is a multiple of the one before it, and leaves room for its extent. Elsewhere one may exist by
        accident; it is searched for in layouts of up to 4096 coordinates.

        Args:
            layout: The source Layout.

        Raises:
            ValueError: If ``layout`` is not a Layout, or no inverse exists or was found.
            OverflowError: If its size does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(4, 2), Stride(1, 5)).left_inverse())
            (5,2):(1,4)
        """
        return inverses.left(layout)

    def nullspace(layout):
        """Return the layout of the integer coordinates with index 0: it reaches each of them once.

        Its modes are the places of the modes of stride zero; ``1:0`` if there are none.

        Args:
            layout: The source Layout.

        Raises:
            ValueError: If ``layout`` is not a Layout.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> print(Layout(Shape(2, 3, 4), Stride(0, 1, 0)).nullspace())
            (2,4):(1,6)
        """
        return inverses.nullspace(layout)
