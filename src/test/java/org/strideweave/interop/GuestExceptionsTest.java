package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a script's own iterators and {@code __index__} raise passes the engine unchanged. */
class GuestExceptionsTest {
  private static final Context CONTEXT = OddGuestValues.open();

  @AfterAll
  static void close() {
    CONTEXT.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Shape(Yields(mine))",
        "Shape(Yields(2, mine))",
        "Shape(2, Yields(3, mine))",
        "Shape([2, [3, Yields(mine)]])",
        "Shape(generate(2, mine))",
        "Shape(n for n in Yields(2, mine))",
        "Shape(map(len, Yields('ab', mine)))",
        "Shape(Index(mine))",
        "Shape([2, Index(mine)])",
        "Stride(Yields(2, mine))",
        "row_major(2, Index(mine))",
        "column_major(Index(mine))",
        "layout(Index(mine))",
        "layout([1, Index(mine)])",
        "layout.index(Index(mine))",
        "layout[Index(mine)]",
        "layout[Index(mine):]",
        "layout.permute(Yields(1, mine))",
        "layout.permute(1, Index(mine))",
        "layout.complement(Index(mine))",
        "layout.compose(generate(tile, mine))",
        "layout.divide_tiler(generate(tile, mine))",
        "Node.id(Index(mine))",
        "Tree(Index(mine))",
      })
  void theScriptsOwnExceptionComesThrough(String expression) {
    for (String raised : new String[] {"MyError('mine')", "ValueError('mine')", "SystemExit(3)"}) {
      boolean unchanged =
          evaluate(
              """
              mine = %s
              caught = None
              try:
                  %s
              except BaseException as error:
                  caught = error
              caught is mine
              """
                  .formatted(raised, expression));
      assertTrue(unchanged, raised);
    }
  }

  @Test
  void itsTracebackLeadsToTheLineThatRaised() {
    String traceback =
        CONTEXT
            .eval(
                "python",
                """
                import traceback
                def items():
                    yield 2
                    yield 1 // 0
                try:
                    Shape(items())
                except ZeroDivisionError:
                    text = traceback.format_exc()
                text
                """)
            .asString();
    assertTrue(traceback.contains(", line 6, in <module>"), traceback);
    assertTrue(traceback.contains(", line 4, in items"), traceback);
    assertTrue(traceback.endsWith("\nZeroDivisionError: integer division or modulo by zero\n"));
  }

  @Test
  void itReachesTheHostAsAGuestException() {
    PolyglotException error =
        assertThrows(
            PolyglotException.class,
            () -> CONTEXT.eval("python", "Shape(Yields(2, MyError('mine')))"));
    assertTrue(error.isGuestException());
    assertEquals("MyError", error.getGuestObject().getMetaObject().getMetaSimpleName());
    assertEquals("MyError: mine", error.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          Shape(GrowsDict()) | RuntimeError: dictionary changed size during iteration
          Shape(Yields(2, Yields(Shape(0)))) | ValueError: extent must be a positive integer, got 0 at shape[0]
          """)
  void pythonsOwnExceptionComesThrough(String expression, String message) {
    assertEquals(message, OddGuestValues.show(CONTEXT, expression));
  }

  @Test
  void anIteratorMayCallTheEngine() {
    String expression = "Shape(layout.shape.size + int(Shape(n)) for n in Yields(1, layout(7)))";
    assertEquals("Shape(21, 27)", OddGuestValues.show(CONTEXT, expression));
  }

  @Test
  void aGeneratorIsClosedForFurtherReading() {
    String script =
        """
        items = generate(2, 3)
        read = Shape(items)
        list(items) == [] and read == Shape(2, 3)
        """;
    assertTrue(evaluate(script));
  }

  @Test
  void theListsOfTheCallerAreNotKept() {
    String script =
        """
        inner = [3, 4]
        outer = [2, inner]
        shape = Shape(outer)
        inner.append(5)
        outer.clear()
        shape == Shape(2, [3, 4])
        """;
    assertTrue(evaluate(script));
  }

  private static boolean evaluate(String script) {
    return CONTEXT.eval("python", script).asBoolean();
  }
}
