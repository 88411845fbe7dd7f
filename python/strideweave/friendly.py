"""Builders of common compact layouts from their extents.

>>> from strideweave import friendly
>>> print(friendly.row_major(2, 3, 4))
(2,3,4):(12,4,1)
"""

from strideweave._engine import engine

__all__ = ["column_major", "row_major"]


def column_major(*extents):
    """Return the compact flat layout whose first mode is adjacent.

    Args:
        *extents: One or more positive integers, one a mode.

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
        *extents: One or more positive integers, one a mode.

    Raises:
        ValueError: If there is no extent, or one is not a positive integer.
        OverflowError: If the size does not fit in 64 bits.

    Examples:
        >>> from strideweave.friendly import row_major
        >>> print(row_major(2, 3, 4))
        (2,3,4):(12,4,1)
    """
    return engine.rowMajor(extents)
