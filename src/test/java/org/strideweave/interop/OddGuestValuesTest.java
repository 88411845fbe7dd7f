package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rarer Python values mean where integers, sequences and iterables are wanted. */
class OddGuestValuesTest {
  private static final Context CONTEXT = OddGuestValues.open();

  @AfterAll
  static void close() {
    CONTEXT.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # integers
          Shape(Int(3), Three.THREE, Index(4))          | Shape(3, 3, 4)
          Shape(Index(2), Scalar(5))                    | Shape(2, 5)
          Shape(Index(Int(2)), 3)                       | Shape(2, 3)
          layout.complement(Index(40))                  | Layout(Shape(2), Stride(20))
          layout[Index(1)]                              | Layout(Shape(5), Stride(4))
          layout[True]                                  | Layout(Shape(5), Stride(4))
          layout[Index(0):Index(1)]                     | Layout(Shape(4), Stride(1))
          Node.id(Three.THREE), Node.id(True)           | (Node.id(3), Node.id(1))
          # sequences
          Shape([2, (3, range(4, 6))])                  | Shape(2, [3, [4, 5]])
          Shape(range(2, 5))                            | Shape(2, 3, 4)
          Shape(UserList([2, UserList([3, 4])]))        | Shape(2, [3, 4])
          Shape(Point(2, Point(3, 4)))                  | Shape(2, [3, 4])
          Shape(Numbers(2, Numbers(3, 4)))              | Shape(2, [3, 4])
          Shape(Array(2, 3)), Shape(Array(2, 3), 4)     | (Shape(2, 3), Shape([2, 3], 4))
          Shape(Array(Scalar(2), Scalar(3)))            | Shape(2, 3)
          # buffers
          Shape(bytes([200, 3]))                        | Shape(200, 3)
          Shape(bytearray([2, 255]), 4)                 | Shape([2, 255], 4)
          Shape(array('B', [200, 3]))                   | Shape(200, 3)
          Shape(array('H', [60000, 3]))                 | Shape(60000, 3)
          Shape(array('i', [2, 3]))                     | Shape(2, 3)
          Shape(array('q', [2**40, 3]), 4)              | Shape([1099511627776, 3], 4)
          Shape(memoryview(bytes([200, 3])))            | Shape(200, 3)
          Shape(memoryview(array('q', [2, 3])))         | Shape(2, 3)
          Shape(memoryview(b'\\1\\2\\3\\4')[::2])       | Shape(1, 3)
          Shape(memoryview(b'\\1\\2\\3\\4').cast('B', (2, 2))) | Shape([1, 2], [3, 4])
          layout.permute(array('q', [1, 0]))            | Layout(Shape(5, 4), Stride(4, 1))
          # iterables
          Shape(generate(2, generate(3, 4)))            | Shape(2, [3, 4])
          Shape(Counts(2, 5))                           | Shape(2, 3, 4)
          Shape(Yields(2, Yields(3, 4)))                | Shape(2, [3, 4])
          Shape({2: 'a'}.keys(), {'a': 3}.values())     | Shape([2], [3])
          layout.permute(generate(1, 0))                | Layout(Shape(5, 4), Stride(4, 1))
          layout.permute({1: None, 0: None})            | Layout(Shape(5, 4), Stride(4, 1))
          # values of the package
          Shape(layout.shape)                           | Shape(4, 5)
          Shape(layout.shape, layout.stride)            | Shape([4, 5], [1, 4])
          Shape(Shape(2), [Stride(3)])                  | Shape(2, [3])
          # tilers
          layout.compose(Numbers(tile))                 | Layout(Shape(2, 5), Stride(1, 4))
          layout.compose(range(1, 3))                   | Layout(Shape(1, 2), Stride(0, 4))
          layout.compose([Index(2), None])              | Layout(Shape(2, 5), Stride(1, 4))
          layout.compose([Three.THREE - 1, True])       | Layout(Shape(2, 1), Stride(1, 0))
          layout.compose([Shape(2)])                    | Layout(Shape(2, 5), Stride(1, 4))
          layout.compose([Shape(2, 2)])                 | Layout(Shape([2, 2], 5), Stride([1, 2], 4))
          # read while they change
          Shape(Grows())                                | Shape(2, 3, 5, 5)
          Shape(growing_list())                         | Shape(2, 7)
          """)
  void accepted(String expression, String value) {
    assertEquals(value, OddGuestValues.show(CONTEXT, expression));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          3 | Int(3) | Index(3) | Three.THREE | Scalar(3)
          9 | [1, 2] | (1, 2) | range(1, 3) | Point(1, 2)
          9 | deque([1, 2]) | UserList([1, 2]) | Numbers(1, 2) | Array(1, 2)
          9 | [Index(1), Scalar(2)] | Numbers(Index(1), Three.THREE - 1) | Array(Scalar(1), 2) | [1, Int(2)]
          9 | b'\\1\\2' | bytearray([1, 2]) | array('q', [1, 2]) | memoryview(array('i', [1, 2]))
          9 | Shape(1, 2) | Stride(1, 2) | Shape(1, 2)[:] | (Shape(1), 2)
          """)
  void keys(String index, String one, String two, String three, String four) {
    for (String key : new String[] {one, two, three, four}) {
      assertEquals(index, OddGuestValues.show(CONTEXT, "layout(" + key + ")"), key);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          Shape(Index(2**70))                    | OverflowError: extent must fit in 64 bits
          Shape(array('Q', [2**64 - 1]))         | OverflowError: extent must fit in 64 bits
          Shape(array('b', [2, -3]))             | ValueError: extent must be a positive integer, got -3
          Shape('23')                            | ValueError: extent must be a positive integer, got '23'
          Shape('')                              | ValueError: extent must be a positive integer, got ''
          Shape(2, None)                         | ValueError: extent must be a positive integer, got None
          Shape(2.0)                             | ValueError: extent must be a positive integer, got 2.0
          Shape(array('d', [2]))                 | ValueError: extent must be a positive integer, got 2.0
          Shape(array('u', 'ab'))                | ValueError: extent must be a positive integer, got 'a'
          Shape(fractions.Fraction(4, 2))        | ValueError: extent must be a positive integer, got Fraction
          Shape(decimal.Decimal(4))              | ValueError: extent must be a positive integer, got Decimal
          Shape(4j), Shape(...)                  | ValueError: extent must be a positive integer, got 4j
          Shape(...)                             | ValueError: extent must be a positive integer, got Ellipsis
          Shape(object())                        | ValueError: extent must be a positive integer, got <object
          Shape(len)                             | ValueError: extent must be a positive integer, got <built-in
          Shape(types)                           | ValueError: extent must be a positive integer, got <module
          Shape(Point)                           | ValueError: extent must be a positive integer, got <class
          Shape({'a': 2}.items())                | ValueError: extent must be a positive integer, got 'a'
          Shape(layout)                          | ValueError: extent must be a positive integer, got
          Shape(Node.Leaf)                       | ValueError: extent must be a positive integer, got Node.Leaf
          Shape(inside_itself())                 | ValueError: shape must be nested at most 128 levels
          Shape(nested(100_000))                 | ValueError: shape must be nested at most 128 levels
          row_major([2, 3])                      | ValueError: extents must be positive integers, got [2, 3]
          layout(fractions.Fraction(3))          | TypeError: key must be an integer or a sequence
          layout([generate(1), 2])               | TypeError: key must be an integer or a sequence
          layout(slice(1))                       | TypeError: key must be an integer or a sequence
          layout(inside_itself())                | ValueError: key is not in domain of shape (4,5)
          layout(nested(100_000))                | ValueError: key is not in domain of shape (4,5)
          layout[1.0]                            | TypeError: layout mode must be an integer or a slice
          layout[Three.THREE]                    | IndexError: layout mode is out of range
          layout.permute(2.0, 1)                 | TypeError: order entry must be an integer, got 2.0
          layout.compose({tile})                 | TypeError: B must be a Layout, a Shape or a sequence
          layout.compose(b'ab')                  | ValueError: composition of 4:1 with 97:1 at tile 0
          layout.compose('ab')                   | TypeError: B must be a Layout, a Shape or a sequence
          layout.compose([tile, 'a'])            | TypeError: B[1] must be a Layout, a Shape, an integer or None, got 'a'
          layout.compose([0])                    | ValueError: tile extent must be a positive integer, got 0 at tiler[0]
          layout.compose([1, 2**70])             | OverflowError: tile extent must fit in 64 bits
          layout.divide_tiler('')                | TypeError: B must be a Layout, a Shape or a sequence of tiles, got ''
          Node.id('2')                           | TypeError: Node.id must be an integer, got '2'
          Tree([1])                              | ValueError: tree item must be an integer
          """)
  void refused(String expression, String message) {
    String refusal = OddGuestValues.show(CONTEXT, expression);
    assertTrue(refusal.startsWith(message), refusal);
    assertFalse(refusal.contains("java"), refusal);
  }
}
