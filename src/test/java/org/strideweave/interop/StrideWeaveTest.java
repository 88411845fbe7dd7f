package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.Node;
import org.strideweave.tree.Tree;

/** A new context: {@code import strideweave} works in it, and values cross both ways. */
class StrideWeaveTest {
  private static Context context;

  @BeforeAll
  static void open() {
    context = StrideWeave.newContext();
    Script.run(
        context,
        "import strideweave\nfrom strideweave import *\nfrom strideweave.friendly import *");
  }

  @AfterAll
  static void close() {
    context.close();
  }

  @Test
  void thePackageComesFromTheJar() {
    assertTrue(Script.run(context, "strideweave.__spec__.origin").asString().startsWith("jar:"));
  }

  @Test
  void pythonsValuesAreTheEnginesOwn() {
    Value layout = Script.run(context, "Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))");
    Layout expected = Layout.of(Shape.of(2, Shape.of(3, 4)), Stride.of(1, Stride.of(2, 6)));
    assertTrue(layout.isHostObject());
    assertEquals(expected, layout.asHostObject());
    assertEquals(expected, layout.as(Layout.class));
    assertEquals(Shape.of(2, 3), Script.run(context, "Shape(2, 3)").as(Shape.class));
    assertEquals(Stride.of(2, 0), Script.run(context, "Stride(2, 0)").as(Stride.class));
    assertEquals(
        new Tree(List.of(Node.LEAF, Node.id(3))),
        Script.run(context, "Tree(1, Node.id(3))").as(Tree.class));
    assertSame(Node.PUSH, Script.run(context, "Node.Push").as(Node.class));
  }

  @Test
  void javasValuesAreLayoutsInPython() {
    Layout given = Layout.rowMajor(4, 8);
    Value echo = Script.run(context, "lambda layout: layout");
    assertSame(given, echo.execute(given).as(Layout.class));

    Value describe =
        Script.run(
            context,
            "lambda v: f'{type(v).__name__} {isinstance(v, Layout)} {v!r} {v} {v([1, 2])}'");
    String described = describe.execute(given).asString();
    assertTrue(
        described.endsWith("True Layout(Shape(4, 8), Stride(8, 1)) (4,8):(8,1) 10"), described);

    context.getBindings("python").putMember("given", given);
    Value tiled = Script.run(context, "given.zipped_divide([column_major(2), column_major(4)])");
    assertEquals(
        given.zippedDivide(List.of(Layout.columnMajor(2), Layout.columnMajor(4))),
        tiled.as(Layout.class));
    assertTrue(
        Script.run(context, "given == row_major(4, 8) and {given: 1}[row_major(4, 8)] == 1")
            .asBoolean());
  }

  @Test
  void numbersCrossWhole() {
    assertEquals(Long.MAX_VALUE, Script.run(context, "Shape(2**63 - 1).size").asLong());
    Value size = Script.run(context, "lambda layout: layout.cosize == 2**62 + 1");
    assertTrue(size.execute(Layout.of(Shape.of(2), Stride.of(1L << 62))).asBoolean());
    Value nothing = Script.run(context, "lambda layout: layout.collision()");
    assertTrue(nothing.execute(Layout.rowMajor(2, 3)).isNull());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "json.loads(json.dumps({'cosize': row_major(2, 3).cosize})) == {'cosize': 6}",
        "re.fullmatch(r'\\((\\d+),(\\d+)\\).*', str(row_major(2, 3))).groups() == ('2', '3')",
        "dataclasses.make_dataclass('Tile', [('layout', Layout)])(row_major(2)).layout.size == 2",
        "math.prod(int(extent) for extent in Shape(2, 3)) == Shape(2, 3).size",
        "sorted(map(row_major(2, 3), itertools.product(range(2), range(3)))) == list(range(6))",
        "pickle.loads(pickle.dumps(row_major(2, 3))) == row_major(2, 3)",
        "copy.deepcopy([row_major(2, 3)]) == [row_major(2, 3)]",
        "collections.Counter([Shape(2), Shape(2)])[Shape(2)] == 2",
        "functools.reduce(Layout.concat, [row_major(2), row_major(3)]).size == 6",
      })
  void theStandardLibraryWorks(String expression) {
    Script.run(
        context,
        "import collections, copy, dataclasses, functools, itertools, json, math, pickle, re");
    assertTrue(Script.run(context, expression).asBoolean());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ValueError row_major(0)",
        "TypeError Node.id(1.5)",
        "IndexError Shape(2, 3)[2]",
        "OverflowError Shape(2**63)",
      })
  void exceptionsArePythonsOwn(String typeAndCode) {
    String type = typeAndCode.substring(0, typeAndCode.indexOf(' '));
    String code = typeAndCode.substring(type.length() + 1);
    Value raised =
        Script.run(
            context,
            """
            try:
                %s
                raised = None
            except Exception as e:
                raised = e
            type(raised) is %s and isinstance(raised.args[0], str) and str(raised) == raised.args[0]
            """
                .formatted(code, type));
    assertTrue(raised.asBoolean());
  }

  @Test
  void aTracebackHasTheScriptsOwnLines() {
    Value lines =
        Script.run(
            context,
            """
            import traceback

            def build(extent):
                return row_major(extent)

            try:
                build(0)
            except ValueError as e:
                lines = [frame.lineno for frame in traceback.extract_tb(e.__traceback__)]
            lines
            """);
    assertEquals(7, lines.getArrayElement(0).asInt());
    assertEquals(4, lines.getArrayElement(1).asInt());
  }

  @Test
  void anUncaughtExceptionReachesTheHost() {
    PolyglotException failure =
        Script.fail(context, "\n\nLayout(Shape(4, 2), Stride(1, 1)).complement(8)");
    assertTrue(failure.isGuestException());
    assertFalse(failure.isHostException());
    assertFalse(failure.isInternalError());
    assertEquals(
        "ValueError: layout (4,2):(1,1) overlaps with itself, so it has no complement: (1,0) and"
            + " (0,1) share index 1",
        failure.getMessage());
    Value raised = failure.getGuestObject();
    assertEquals("ValueError", raised.getMetaObject().getMetaSimpleName());
    assertEquals(3, raised.getMember("__traceback__").getMember("tb_lineno").asInt());
  }
}
