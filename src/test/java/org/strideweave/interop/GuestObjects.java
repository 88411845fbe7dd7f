package org.strideweave.interop;

import org.graalvm.polyglot.Context;

/** A context with all kinds of objects that a script may pass to the engine. */
final class GuestObjects {
  private static final String OBJECTS =
      """
      from array import array
      from collections import UserList, deque, namedtuple
      from strideweave import *
      from strideweave.friendly import *

      class Small(int):
          pass

      class Index:
          def __index__(self):
              return 3

      class Mine(Exception):
          pass

      class BadIndex:
          def __index__(self):
              raise Mine("no index")

      class BadIterable:
          def __iter__(self):
              raise Mine("no items")

      class Countdown:
          def __iter__(self):
              return iter([3, 2, 1])

      class Pair:
          def __len__(self):
              return 2

          def __getitem__(self, i):
              return [1, 2][i]

      Point = namedtuple("Point", "x y")
      layout = row_major(2, 4)
      tile = Layout(Shape(2), Stride(1))

      def items():
          yield 2
          raise Mine("no more items")
      """;

  private GuestObjects() {}

  /** {@return a new context in which they are defined} */
  static Context newContext() {
    Context context = StrideWeave.newContext();
    Script.run(context, OBJECTS);
    return context;
  }
}
