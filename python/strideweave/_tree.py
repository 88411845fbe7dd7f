"""Trees and their markers: hierarchy without numbers."""

from strideweave._engine import engine, register
from strideweave._sequence import Items, Value


class Node(Value):
    """A marker of hierarchy: ``Node.Leaf``, ``Node.Push``, ``Node.Pop``, or a leaf ``Node.id(n)``.

    Examples:
        >>> from strideweave import Layout, Node, Shape, Stride
        >>> Layout(Shape(2, [3, 4]), Stride(1, [2, 6])).profile
        [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]
        >>> Node.id(2)
        Node.id(2)
    """

    __slots__ = ()

    def __new__(cls):
        raise TypeError("take Node.Leaf, Node.Push, Node.Pop or Node.id(n): a Node is not constructed")

    @staticmethod
    def id(n):
        """Return the leaf that names source ``n`` of a rearrangement.

        Args:
            n: The position of the source among the extracted layouts, from 0.

        Raises:
            TypeError: If ``n`` is not an integer.
            ValueError: If ``n`` is negative.

        Examples:
            >>> from strideweave import Node, Tree
            >>> Tree(Node.id(2)).recipe
            [Node.Leaf]
        """
        return engine.id(n)

    def __reduce__(self):
        name, _, rest = repr(self).removeprefix("Node.").partition("(")
        return (Node.id, (int(rest[:-1]),)) if rest else (getattr, (Node, name))


class Tree(Items):
    """A hierarchy of leaves, for rearranging a layout.

    Args:
        *items: An integer or ``Node.Leaf`` is a leaf, ``Node.id(n)`` an identified one, and a Tree a
            nested subtree.

    Raises:
        ValueError: If an item is none of these.

    Examples:
        >>> from strideweave import Node, Tree
        >>> Tree(Node.id(1), Tree(Node.Leaf, Node.id(0)))
        Tree(Node.id(1), Tree(Node.Leaf, Node.id(0)))
        >>> Tree(Node.id(1), Tree(Node.Leaf, Node.id(0))).recipe
        [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]
    """

    __slots__ = ()

    def __new__(cls, *items):
        return engine.tree(items)

    def __reduce__(self):
        return Tree, tuple(self)

    @property
    def recipe(self):
        """The hierarchy as a list of markers; an identified leaf appears as ``Node.Leaf``.

        >>> from strideweave import Node, Tree
        >>> Tree(Node.id(3), Tree(7)).recipe
        [Node.Leaf, Node.Push, Node.Leaf, Node.Pop]
        """
        return list(engine.recipe(self))

    @property
    def size(self):
        """The number of leaves at every level.

        >>> from strideweave import Tree
        >>> Tree(1, Tree(1, 1)).size
        3
        """
        return engine.size(self)


for _java, _python in zip(list(engine.valueClasses())[3:], (Tree, Node)):
    register(_java, _python)

Node.Leaf, Node.Push, Node.Pop = engine.markers()
