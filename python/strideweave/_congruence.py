"""Predicates on the hierarchies and sizes of shapes."""

from strideweave._structure import structure


def congruent(a, b):
    """Return whether ``a`` and ``b`` have the same leaf and nesting structure, whatever the numbers.

    Args:
        a: A Shape, Stride, Layout or Tree, a profile, an integer, or integers under nested lists. What
            has nothing but one leaf is that leaf.
        b: As ``a``.

    Raises:
        TypeError: If ``a`` or ``b`` is none of these.

    Examples:
        >>> from strideweave import Shape, Stride, congruent
        >>> congruent(Shape(2, [3, 4]), Stride(1, [2, 6])), congruent(Shape(2, [3, 4]), [2, 12])
        (True, False)
    """
    return structure.congruent(a, b)


def weakly_congruent(a, b):
    """Return whether ``b`` has the structure of ``a``, with anything where ``a`` has a leaf.

    Args:
        a: As for ``congruent``.
        b: As for ``congruent``.

    Raises:
        TypeError: If ``a`` or ``b`` is none of these.

    Examples:
        >>> from strideweave import Shape, weakly_congruent
        >>> weakly_congruent([1, 1], Shape(2, [3, 4])), weakly_congruent(Shape(2, [3, 4]), [1, 1])
        (True, False)
    """
    return structure.weaklyCongruent(a, b)


def compatible(a, b):
    """Return whether every coordinate of ``a`` is one of ``b``: each leaf of ``a`` is the size there.

    Args:
        a: A Shape, a Layout (its shape), an integer, or integers under nested lists.
        b: As ``a``.

    Raises:
        TypeError: If ``a`` or ``b`` is none of these.
        ValueError: If an extent is less than one.

    Examples:
        >>> from strideweave import Shape, compatible
        >>> compatible(24, Shape(2, [3, 4])), compatible(Shape(2, 12), Shape(2, [3, 4]))
        (True, True)
        >>> compatible(Shape(4, 6), Shape(2, [3, 4]))
        False
    """
    return structure.compatible(a, b)


def weakly_compatible(a, b):
    """Return whether ``a`` is compatible with ``b`` once its leaves are multiplied by some integers.

    Args:
        a: As for ``compatible``.
        b: As for ``compatible``.

    Raises:
        TypeError: If ``a`` or ``b`` is none of these.
        ValueError: If an extent is less than one.

    Examples:
        >>> from strideweave import Shape, weakly_compatible
        >>> weakly_compatible(Shape(2, 4), Shape(2, [3, 4])), weakly_compatible(Shape(2, 5), Shape(2, [3, 4]))
        (True, False)
    """
    return structure.weaklyCompatible(a, b)


def evenly_divides(shape, tiler):
    """Return whether the compact layout of ``shape`` can be divided by ``tiler``.

    Args:
        shape: A Shape, a Layout (its shape), an integer, or integers under nested lists.
        tiler: An integer for one tile of so many, or a tiler as ``divide_tiler`` takes it.

    Raises:
        TypeError: If ``shape`` or ``tiler`` is none of these.
        ValueError: If an extent is less than one.

    Examples:
        >>> from strideweave import Shape, evenly_divides
        >>> evenly_divides(Shape(6, 8), Shape(2, 4)), evenly_divides(Shape(6, 8), Shape(4, 4))
        (True, False)
    """
    return structure.evenlyDivides(shape, tiler)
