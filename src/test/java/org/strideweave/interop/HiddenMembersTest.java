package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects and classes of the host that a new context meets show it exported members only. */
class HiddenMembersTest {
  private static final Context CONTEXT = StrideWeave.newContext();

  @AfterAll
  static void close() {
    CONTEXT.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "polyglot.eval(language='js', string='1')",
        "polyglot.eval(language='python', string='1')",
        "polyglot.eval(language='python', path='/etc/passwd')",
        "polyglot.export_value('x', 1)",
        "polyglot.import_value('x')",
      })
  void noPolyglotAccess(String code) {
    String refusal = refusal("import polyglot; " + code);
    assertTrue(refusal.endsWith("Error: polyglot access is not allowed"), refusal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "row_major(2).getClass",
        "row_major(2).getClass()",
        "row_major(2).hashCode",
        "row_major(2).toString",
        "row_major(2).columnMajor",
        "row_major(2).rowMajor",
        "row_major(2).isInjective",
        "row_major(2).wait",
        "row_major(2).shape.getClass",
        "Node.Leaf.getDeclaringClass",
        "Node.id(1).getClass",
        "Tree(1).items",
        "engine.getClass",
        "engine.getClass()",
        "engine.hashCode",
        "engine.notify",
        "engine.refusals",
        "engine.class_",
        "engine.valueClasses().getClass",
        "engine.markers()[0].getClass",
        "engine.nested(Shape(2, 3)).getClass",
        "sources.getClass",
        "sources.toString",
      })
  void membersThatAreNotExportedAreHidden(String expression) {
    assertHidden(expression);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "of",
        "columnMajor",
        "rowMajor",
        "LEAF",
        "EXTENT",
        "id",
        "getName",
        "getClass",
        "getClassLoader",
        "forName",
        "getMethods",
        "class_",
        "static.of",
        "static.getClass",
        "static.id",
      })
  void classesForRegistrationGiveNoMembers(String member) {
    for (int i = 0; i < 5; i++) {
      assertHidden("list(engine.valueClasses())[" + i + "]." + member);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "[1]", "Shape(1), Stride(1)"})
  void classesForRegistrationAreNoConstructors(String arguments) {
    for (int i = 0; i < 5; i++) {
      String refusal = refusal("list(engine.valueClasses())[" + i + "](" + arguments + ")");
      assertTrue(refusal.startsWith("TypeError: "), refusal);
      assertTrue(refusal.endsWith("is not callable"), refusal);
    }
  }

  @Test
  void theEngineExportsNothingOfTheHost() {
    Value names = CONTEXT.eval("python", "from strideweave._engine import engine; dir(engine)");
    for (long i = 0; i < names.getArraySize(); i++) {
      String name = names.getArrayElement(i).asString();
      boolean member = !name.startsWith("__");
      assertFalse(member && hasObjectMethod(name), name);
    }
  }

  private static boolean hasObjectMethod(String name) {
    for (java.lang.reflect.Method method : Object.class.getMethods()) {
      if (method.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static void assertHidden(String expression) {
    String refusal = refusal(expression);
    assertTrue(refusal.startsWith("AttributeError: "), expression + " gave " + refusal);
  }

  /** The message of what Python raises, an exception of its own. */
  private static String refusal(String script) {
    CONTEXT.eval(
        "python",
        """
        import sys
        from strideweave import *
        from strideweave.friendly import *
        from strideweave._engine import engine
        importer = [f for f in sys.meta_path if type(f).__name__ == "JarImporter"][0]
        cells = importer.get_source.__func__.__closure__
        sources = [cell.cell_contents for cell in cells][0]
        """);
    PolyglotException refusal =
        assertThrows(PolyglotException.class, () -> CONTEXT.eval("python", script), script);
    assertTrue(refusal.isGuestException(), script);
    assertFalse(refusal.isInternalError(), script);
    return String.valueOf(refusal.getMessage());
  }
}
