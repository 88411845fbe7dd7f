"""What every value of the engine has in common as a Python object."""

from collections import abc

from strideweave._engine import engine


class Value:
    """An immutable value: compared, hashed, printed and copied by what it holds."""

    __slots__ = ()

    def __init_subclass__(cls):
        # GraalPy derives the types of values from their faces; nobody else's would come into being.
        if cls.__module__.partition(".")[0] not in ("strideweave", "polyglot"):
            raise TypeError(f"type {cls.__base__.__name__!r} is not an acceptable base type")

    # A foreign object's own look-up finds the members of its Java class too; this one does not, and
    # takes a third of the time.
    __getattribute__ = object.__getattribute__

    def __eq__(self, other):
        return engine.equal(self, other) if isinstance(other, Value) else NotImplemented

    def __hash__(self):
        return engine.hash(self)

    def __repr__(self):
        return engine.repr(self)

    def __str__(self):
        return engine.text(self)

    def __format__(self, format_spec):
        return format(engine.text(self), format_spec)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __setattr__(self, name, value):
        raise AttributeError(f"{self._face.__name__!r} object is immutable: attribute {name!r} cannot be set")

    def __delattr__(self, name):
        raise AttributeError(f"{self._face.__name__!r} object is immutable: attribute {name!r} cannot be deleted")

    def __getattr__(self, name):
        raise AttributeError(f"{self._face.__name__!r} object has no attribute {name!r}")

    def __dir__(self):
        return sorted({name for kind in self._face.__mro__ for name in vars(kind)} - {"_face"})

    @property
    def __class__(self):
        return self._face


class Sequence(Value):
    """A value with top-level modes or items, under the rules of Python's sequences."""

    __slots__ = ()

    def __len__(self):
        return engine.rank(self)

    def __bool__(self):
        return engine.rank(self) > 0

    def __getitem__(self, key):
        if isinstance(key, slice):
            return engine.items(self, range(*key.indices(len(self))))
        return engine.item(self, key)

    def __setitem__(self, key, value):
        raise TypeError(f"{self._face.__name__!r} object does not support item assignment")

    def __delitem__(self, key):
        raise TypeError(f"{self._face.__name__!r} object does not support item deletion")

    def __iter__(self):
        return map(self.__getitem__, range(len(self)))

    def __reversed__(self):
        return map(self.__getitem__, reversed(range(len(self))))

    def __contains__(self, value):
        return any(value == item for item in self)


class Items(Sequence):
    """A sequence of modes or items that is nothing else: ``collections.abc.Sequence`` has it."""

    __slots__ = ()

    index = abc.Sequence.index
    count = abc.Sequence.count


abc.Sequence.register(Items)
