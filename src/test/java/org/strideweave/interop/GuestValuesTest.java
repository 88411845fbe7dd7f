package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a script may pass where the engine wants integers, sequences and iterables. */
class GuestValuesTest {
  private static Context context;

  @BeforeAll
  static void open() {
    context = GuestObjects.newContext();
  }

  @AfterAll
  static void close() {
    context.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Shape(2, 3)                              | Shape(2, 3)
          Shape(True, 2)                           | Shape(1, 2)
          Stride(False, True)                      | Stride(0, 1)
          Shape(2**62)                             | Shape(4611686018427387904)
          Stride(2**63 - 1)                        | Stride(9223372036854775807)
          Shape(Small(4), Index())                 | Shape(4, 3)
          Shape(x for x in (1, 2))                 | Shape(1, 2)
          Shape((x for x in (1, 2)), 3)            | Shape([1, 2], 3)
          Shape(iter([1, 2]))                      | Shape(1, 2)
          Shape(map(int, '23'))                    | Shape(2, 3)
          Shape(zip([1, 2], [3, 4]))               | Shape([1, 3], [2, 4])
          Shape(Countdown())                       | Shape(3, 2, 1)
          Shape(Pair())                            | Shape(1, 2)
          Shape(range(1, 10, 3))                   | Shape(1, 4, 7)
          Shape(array('q', [1, 2]))                | Shape(1, 2)
          Shape(array('b', [1, 2]))                | Shape(1, 2)
          Shape(memoryview(array('i', [3, 4])))    | Shape(3, 4)
          Shape(memoryview(bytes([1, 2]))[::-1])   | Shape(2, 1)
          Shape(bytearray([3, 4]), bytes([5]))     | Shape([3, 4], [5])
          Shape({2: 'a', 3: 'b'})                  | Shape(2, 3)
          Shape({3})                               | Shape(3)
          Shape(frozenset([2]), deque([1, 2]))     | Shape([2], [1, 2])
          Shape(UserList([1, Point(2, 3)]))        | Shape(1, [2, 3])
          Shape(2, [Shape(3), Shape(4, 5)])        | Shape(2, [3, [4, 5]])
          Shape([[[2]]])                           | Shape([[[2]]])
          Shape([])                                | Shape()
          Tree(Index(), 2**80, Node.id(Small(1)))  | Tree(Node.Leaf, Node.Leaf, Node.id(1))
          row_major(Small(2), Index(), True)       | Layout(Shape(2, 3, 1), Stride(3, 1, 1))
          layout.permute(range(1, -1, -1))         | Layout(Shape(4, 2), Stride(1, 4))
          layout.permute(x for x in (1, 0))        | Layout(Shape(4, 2), Stride(1, 4))
          layout.permute(Small(1), False)          | Layout(Shape(4, 2), Stride(1, 4))
          layout.compose(UserList([tile, tile]))   | Layout(Shape(2, 2), Stride(4, 1))
          layout.compose(deque([tile, tile]))      | Layout(Shape(2, 2), Stride(4, 1))
          layout.compose(t for t in (tile, tile))  | Layout(Shape(2, 2), Stride(4, 1))
          """)
  void aConstructionTakes(String code, String repr) {
    assertEquals(repr, Script.run(context, "repr(" + code + ")").asString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1, 2]",
        "(1, 2)",
        "range(1, 3)",
        "Point(1, 2)",
        "Pair()",
        "deque([1, 2])",
        "UserList([1, 2])",
        "array('q', [1, 2])",
        "array('B', [1, 2])",
        "memoryview(bytes([1, 2]))",
        "bytes([1, 2])",
        "[Small(1), 2]",
        "Coordinates([1, 2])",
        "5",
        "Small(5)",
      })
  void aKeyMayBe(String key) {
    Script.run(context, "class Coordinates(list): pass");
    assertEquals(6, Script.run(context, "layout(%s)".formatted(key)).asInt());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.0",
        "None",
        "'1'",
        "True",
        "1j",
        "{0: 1, 1: 2}",
        "{1, 2}",
        "object()",
        "[1, 2.0]",
        "[True, 1]",
        "[1, None]",
        "items()",
        "iter([1, 2])",
        "tile",
      })
  void aKeyOfAnotherTypeIsATypeError(String key) {
    String refusal = Script.caught(context, "layout(%s)".formatted(key));
    assertTrue(refusal.startsWith("TypeError: key must be an integer or a sequence of"), refusal);
  }

  @Test
  void anIterableIsReadOnceAndACallersListIsNotKept() {
    assertEquals(
        "Shape(1, 2) [] Shape(2, [3])",
        Script.run(
                context,
                """
                once = iter([1, 2])
                read = Shape(once)
                given = [2, [3]]
                kept = Shape(given)
                given[1].append(4)
                given.append(5)
                f"{read!r} {list(once)} {kept!r}"
                """)
            .asString());
  }
}
