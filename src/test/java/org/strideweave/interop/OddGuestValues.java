package org.strideweave.interop;

import org.graalvm.polyglot.Context;

/** A context with Python objects of rarer kinds, which a script may hand to strideweave. */
final class OddGuestValues {
  private static final String DEFINITIONS =
      """
      import collections, collections.abc, decimal, enum, fractions, types
      from array import array
      from collections import UserList, deque, namedtuple
      from strideweave import *
      from strideweave.friendly import *

      layout = column_major(4, 5)
      tile = Layout(Shape(2), Stride(1))
      Point = namedtuple("Point", "x y")

      class MyError(Exception):
          pass

      class Three(enum.IntEnum):
          THREE = 3

      class Int(int):
          pass

      class Index:
          def __init__(self, n):
              self.n = n
          def __index__(self):
              if isinstance(self.n, BaseException):
                  raise self.n
              return self.n

      class Numbers(collections.abc.Sequence):
          "A sequence class of the script's own."
          def __init__(self, *items):
              self.items = items
          def __len__(self):
              return len(self.items)
          def __getitem__(self, place):
              return self.items[place]

      class Array(Numbers):
          "Like an array of numpy."
          shape = property(lambda self: (len(self),))
          ndim = 1
          def tolist(self):
              return list(self.items)
          def __index__(self):
              raise TypeError("only integer scalar arrays can be converted to a scalar index")

      class Scalar:
          "Like a scalar of numpy."
          def __init__(self, n):
              self.n = n
          def __int__(self):
              return self.n
          __index__ = item = tolist = __int__

      class Yields:
          "Yields its items; raises those that are exceptions."
          def __init__(self, *items):
              self.items = items
          def __iter__(self):
              for item in self.items:
                  if isinstance(item, BaseException):
                      raise item
                  yield item

      class Counts:
          "An iterator class of the script's own."
          def __init__(self, start, stop):
              self.n, self.stop = start - 1, stop
          def __iter__(self):
              return self
          def __next__(self):
              self.n += 1
              if self.n == self.stop:
                  raise StopIteration
              return self.n

      class Grows:
          "Appends to itself while it is read."
          def __init__(self):
              self.items = [2, 3]
          def __iter__(self):
              for item in self.items:
                  if len(self.items) < 4:
                      self.items.append(5)
                  yield item

      class GrowsDict:
          def __iter__(self):
              keys = {2: None}
              for key in keys:
                  keys[key + 1] = None
                  yield key

      def generate(*items):
          yield from Yields(*items)

      def growing_list():
          "A list that the __index__ of its item appends to."
          items = []
          class Appends:
              def __index__(self):
                  if len(items) < 3:
                      items.append(7)
                  return 2
          items.append(Appends())
          return items

      def nested(depth):
          items = [1]
          for _ in range(depth):
              items = [items]
          return items

      def inside_itself():
          items = [2]
          items.append(items)
          return items

      def show(expression):
          "The repr of a value, or Python's exception as text."
          try:
              return repr(eval(expression))
          except Exception as error:
              return f"{type(error).__name__}: {error}"
      """;

  private OddGuestValues() {}

  static Context open() {
    Context context =
        Context.newBuilder("python").option("engine.WarnInterpreterOnly", "false").build();
    StrideWeave.install(context);
    context.eval("python", DEFINITIONS);
    return context;
  }

  /** The repr of what a Python expression gives, or {@code type: message} of what it raises. */
  static String show(Context context, String expression) {
    return context.getBindings("python").getMember("show").execute(expression).asString();
  }
}
