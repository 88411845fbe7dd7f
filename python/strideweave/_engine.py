"""The engine behind the package: the only module that knows Java.

A Java host that furnishes a context leaves its engine in ``strideweave._host``; under the
``strideweave`` launcher the engine is found on the class path.

>>> from strideweave import _engine
>>> _engine.engine.rank(_engine.engine.shape((2, 3)))
2
"""

import polyglot

try:
    from strideweave._host import engine
except ImportError:
    import java

    engine = java.type("org.strideweave.interop.Engine")()

engine.raises(ValueError, TypeError, IndexError, OverflowError, RecursionError)


def register(java_class, face):
    """Give the values of an engine's class their Python face; a package imported again takes over.

    >>> from strideweave import Shape
    >>> isinstance(engine.shape((2, 3)), Shape)
    True
    """
    polyglot.register_interop_type(java_class, face, allow_method_overwrites=True)


def to_tuple(nested):
    """Turn nested arrays of the engine into nested tuples.

    >>> from strideweave import Shape
    >>> to_tuple(engine.nested(Shape(2, [3, 4])))
    (2, (3, 4))
    """
    return nested if isinstance(nested, int) else tuple(map(to_tuple, nested))


def to_list(nested):
    """Turn nested arrays of the engine into nested lists.

    >>> from strideweave import Shape
    >>> to_list(engine.nested(Shape(2, [3, 4])))
    [2, [3, 4]]
    """
    return nested if isinstance(nested, int) else list(map(to_list, nested))
