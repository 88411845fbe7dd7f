"""Divides and products of layouts."""

from strideweave._engine import engine

tiling = engine.tiling()


class Tiling:
    """The operations that cut a layout into tiles, or repeat it as one.

    A tiler is a Layout, one tile for the whole of ``A``; a Shape, one compact unit-stride tile for each
    leading mode; or a sequence of tiles, one for each leading mode: a Layout, an integer ``n`` for
    ``n:1``, a Shape for its compact layout, or None to keep the mode whole.

    >>> from strideweave.friendly import column_major
    >>> print(column_major(6, 8).divide_tiler([2, None]))
    ((2,3),(8,1)):((1,2),(6,0))
    """

    __slots__ = ()

    def divide(A, B):
        """Return ``A`` composed with ``B`` and its complement: mode 0 the tile, mode 1 the tiles.

        ``R(i, j) = A(B(i) + B*(j))``, where ``B*`` is the complement of ``B`` over ``A.size``.

        Args:
            A: The Layout to divide.
            B: A Layout, one tile of the integer coordinates of ``A``; or tiles as ``divide_tiler``
                takes them.

        Raises:
            ValueError: If ``B`` has no complement over ``A.size``, or the composition does not exist.
            TypeError: If ``B`` is no tiler.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> A = Layout(Shape(4, 2, 3), Stride(2, 1, 8))
            >>> print(A.divide(Layout(Shape(4), Stride(2))))
            ((2,2),(2,3)):((4,1),(2,8))
        """
        return tiling.divideTiler(A, B)

    def divide_tiler(A, B):
        """Return ``A`` with each leading mode divided by its tile; other modes stay.

        Args:
            A: The Layout to divide.
            B: A sequence of tiles, one for each leading mode: a Layout, an integer ``n`` for ``n:1``,
                or None, which gives the mode whole and the remainder ``1:0``. Or a Shape, one compact
                tile for each leading mode; or a Layout, as in ``divide``.

        Raises:
            ValueError: As for ``divide``, or if there are more tiles than modes.
            TypeError: If ``B`` is no tiler.

        Examples:
            >>> from strideweave.friendly import column_major
            >>> tiles = [column_major(2), column_major(4)]
            >>> print(column_major(6, 8).divide_tiler(tiles))
            ((2,3),(4,2)):((1,2),(6,24))
            >>> print(column_major(6, 8).divide_tiler([None, 4]))
            ((6,1),(4,2)):((1,0),(6,24))
        """
        return tiling.divideTiler(A, B)

    def zipped_divide(A, B):
        """Return ``A`` divided by its tiles, with all tiles in mode 0 and all remainders in mode 1.

        Args:
            A: The Layout to divide.
            B: The tiles, as for ``divide_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``divide``, or if there are more tiles than modes.
            TypeError: If ``B`` is no tiler.

        Examples:
            >>> from strideweave import Shape
            >>> from strideweave.friendly import column_major
            >>> print(column_major(6, 8).zipped_divide(Shape(2, 4)))
            ((2,4),(3,2)):((1,6),(2,24))
        """
        return tiling.zippedDivide(A, B)

    def tiled_divide(A, B):
        """Return ``zipped_divide(A, B)`` with mode 1 opened: mode 0 the tile, then each remainder.

        Args:
            A: The Layout to divide.
            B: The tiles, as for ``divide_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``divide``, or if there are more tiles than modes.
            TypeError: If ``B`` is no tiler.

        Examples:
            >>> from strideweave import Shape
            >>> from strideweave.friendly import column_major
            >>> print(column_major(6, 8).tiled_divide(Shape(2, 4)))
            ((2,4),3,2):((1,6),2,24)
        """
        return tiling.tiledDivide(A, B)

    def flat_divide(A, B):
        """Return ``zipped_divide(A, B)`` with modes 0 and 1 opened: each tile, then each remainder.

        Args:
            A: The Layout to divide.
            B: The tiles, as for ``divide_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``divide``, or if there are more tiles than modes.
            TypeError: If ``B`` is no tiler.

        Examples:
            >>> from strideweave import Shape
            >>> from strideweave.friendly import column_major
            >>> print(column_major(6, 8).flat_divide(Shape(2, 4)))
            (2,4,3,2):(1,6,2,24)
        """
        return tiling.flatDivide(A, B)

    def product(A, B):
        """Return ``(A, A* o B)``: mode 0 is ``A``, and mode 1 steps from copy to copy of it.

        ``R(i, j) = A(i) + A*(B(j))``, where ``A*`` is the complement of ``A`` without a bound. Copies at
        different indices of ``B`` have no index in common. Modes of ``A`` with stride 0 play no part
        in ``A*``.

        Args:
            A: The Layout to repeat.
            B: A Layout, the places of the copies among all that are free; or tiles as
                ``product_tiler`` takes them.

        Raises:
            ValueError: If the modes of ``A`` do not nest, or ``A* o B`` is no layout.
            TypeError: If ``B`` is no tiler.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(2, 2).product(row_major(3, 4)))
            ((2,2),(3,4)):((1,2),(16,4))
            >>> print(Layout(Shape(3), Stride(32)).product(Layout(Shape(128), Stride(1))))
            (3,(32,4)):(32,(1,96))
        """
        return tiling.productTiler(A, B)

    def product_tiler(A, B):
        """Return ``A`` with each leading mode multiplied by its tile; other modes stay.

        Mode ``i`` is ``A[i].product(B[i])``, so each mode finds the places for its copies beside itself
        alone. If ``A`` and the tiles are injective, modes of stride 0 aside, then so is the result, or
        it is refused.

        Args:
            A: The Layout to repeat.
            B: A sequence of tiles, one for each leading mode: a Layout, an integer ``n`` for ``n:1``,
                or None, which gives the mode and the single copy ``1:0``. Or a Shape, one compact tile
                for each leading mode; or a Layout, as in ``product``.

        Raises:
            ValueError: As for ``product``, if there are more tiles than modes, or if copies of
                different modes overlap.
            TypeError: If ``B`` is no tiler.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> A = Layout(Shape(2, 2), Stride(1, 100))
            >>> print(A.product_tiler([5, None]))
            ((2,5),(2,1)):((1,2),(100,0))
        """
        return tiling.productTiler(A, B)

    def zipped_product(A, B):
        """Return ``product_tiler(A, B)`` with all modes of ``A`` in mode 0 and all copies in mode 1.

        Args:
            A: The Layout to repeat.
            B: The tiles, as for ``product_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``product_tiler``.
            TypeError: If ``B`` is no tiler.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave import Layout, Shape, Stride
            >>> A = Layout(Shape(2, 2), Stride(1, 100))
            >>> print(A.zipped_product([5, None]))
            ((2,2),(5,1)):((1,100),(2,0))
        """
        return tiling.zippedProduct(A, B)

    def tiled_product(A, B):
        """Return ``zipped_product(A, B)`` with mode 1 opened: mode 0 is ``A``, then each mode of copies.

        Args:
            A: The Layout to repeat.
            B: The tiles, as for ``product_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``product_tiler``.
            TypeError: If ``B`` is no tiler.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(2, 2).tiled_product(row_major(3, 4)))
            ((2,2),3,4):((1,2),16,4)
        """
        return tiling.tiledProduct(A, B)

    def flat_product(A, B):
        """Return ``zipped_product(A, B)`` with modes 0 and 1 opened: modes of ``A``, modes of copies.

        Args:
            A: The Layout to repeat.
            B: The tiles, as for ``product_tiler``. Modes without a tile follow.

        Raises:
            ValueError: As for ``product_tiler``.
            TypeError: If ``B`` is no tiler.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(2, 2).flat_product(row_major(3, 4)))
            (2,2,3,4):(1,2,16,4)
        """
        return tiling.flatProduct(A, B)

    def blocked_product(A, B):
        """Return the layout whose mode ``i`` is ``(A_i, (A* o B)_i)``: block after block.

        Args:
            A: The Layout to repeat.
            B: A Layout, one mode for the copies along each mode of ``A``. A mode that one of the two
                does not have is ``1:0`` there.

        Raises:
            ValueError: As for ``product``.
            TypeError: If ``B`` is not a Layout.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(2, 2).blocked_product(row_major(3, 4)))
            ((2,3),(2,4)):((1,16),(2,4))
        """
        return tiling.blockedProduct(A, B)

    def raked_product(A, B):
        """Return the layout whose mode ``i`` is ``((A* o B)_i, A_i)``: the copies alternate.

        Args:
            A: The Layout to repeat.
            B: A Layout, one mode for the copies along each mode of ``A``. A mode that one of the two
                does not have is ``1:0`` there.

        Raises:
            ValueError: As for ``product``.
            TypeError: If ``B`` is not a Layout.
            OverflowError: If size or cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave.friendly import column_major, row_major
            >>> print(column_major(2, 2).raked_product(row_major(3, 4)))
            ((3,2),(4,2)):((16,1),(4,2))
        """
        return tiling.rakedProduct(A, B)

    def tile_to_shape(layout, shape, order=None):
        """Return the blocked product of the layout that fills ``shape``, mode by mode.

        ``blocked_product(layout, B)``, where ``B`` is the compact layout of the quotient of both shapes.

        Args:
            layout: The Layout to repeat.
            shape: A Shape. The size of each mode is a multiple of the size of the layout's mode.
            order: The place of each mode of ``shape`` in the order in which the copies lie: 0 for the
                mode along which they are side by side. Without it mode 0 comes first.

        Raises:
            ValueError: If a size is no multiple, ``shape`` has fewer modes than the layout, the order is
                no permutation of the modes, or as for ``product``.
            TypeError: If ``shape`` is not a Shape, or ``order`` no sequence of integers.
            OverflowError: If the cosize does not fit in 64 bits.

        Examples:
            >>> from strideweave import Shape
            >>> from strideweave.friendly import row_major
            >>> print(row_major(2, 4).tile_to_shape(Shape(6, 8)))
            ((2,3),(4,2)):((4,8),(1,24))
            >>> print(row_major(2, 4).tile_to_shape(Shape(6, 8), order=(1, 0)))
            ((2,3),(4,2)):((4,16),(1,8))
        """
        return tiling.tileToShape(layout, shape, order)
