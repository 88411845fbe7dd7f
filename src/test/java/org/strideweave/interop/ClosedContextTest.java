package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a script in a new context is refused: everything of the host but the engine. */
class ClosedContextTest {
  private static Context context;

  @BeforeAll
  static void open() {
    context = StrideWeave.newContext();
    Script.run(
        context,
        """
        import os, subprocess, sys
        from strideweave import *
        from strideweave._engine import engine
        """);
  }

  @AfterAll
  static void close() {
    context.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import java; java.type('java.lang.Runtime')",
        "import java; java.type('java.lang.System')",
        "import java; java.type('org.strideweave.layout.Layout')",
        "import java; java.type('org.strideweave.interop.Engine')",
        "from java.lang import System",
        "from java.util import ArrayList",
        "import java; java.add_to_classpath('/')",
        "import polyglot; polyglot.eval(language='python', string='1')",
      })
  void noHostClass(String code) {
    String refusal = Script.caught(context, code);
    assertTrue(
        refusal.matches(
            "(?s)(NotImplementedError|ModuleNotFoundError|ImportError|RuntimeError): .*"),
        refusal);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Layout(Shape(2), Stride(1)).getClass()     | 'Layout' object has no attribute 'getClass'
          Layout(Shape(2), Stride(1)).flat()         | 'Layout' object has no attribute 'flat'
          Layout(Shape(2), Stride(1)).isInjective()  | 'Layout' object has no attribute 'isInjective'
          Shape(2).tree                              | 'Shape' object has no attribute 'tree'
          Stride(2).getClass                         | 'Stride' object has no attribute 'getClass'
          Tree(1).items                              | 'Tree' object has no attribute 'items'
          Node.Leaf.name                             | 'Node' object has no attribute 'name'
          engine.getClass()                          | foreign object has no attribute 'getClass'
          engine.refusals                            | foreign object has no attribute 'refusals'
          engine.wait()                              | foreign object has no attribute 'wait'
          engine.toString()                          | foreign object has no attribute 'toString'
          engine.shape.getClass()                    | foreign object has no attribute 'getClass'
          engine.valueClasses()[2].rowMajor(2)       | foreign object has no attribute 'rowMajor'
          engine.valueClasses()[2].getClassLoader()  | foreign object has no attribute 'getClassLoader'
          """)
  void noMemberThatIsNotExported(String code, String message) {
    assertEquals("AttributeError: " + message, Script.caught(context, code));
  }

  @Test
  void noFile(@TempDir Path folder) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    Path absent = folder.resolve("absent.txt");
    String refused = "PermissionError: [Errno 1] Operation not permitted: '%s'";
    assertEquals(
        refused.formatted(secret), Script.caught(context, "open('%s').read()".formatted(secret)));
    assertEquals(
        refused.formatted(absent), Script.caught(context, "open('%s', 'w')".formatted(absent)));
    assertEquals(
        refused.formatted(folder), Script.caught(context, "os.listdir('%s')".formatted(folder)));
    assertTrue(
        Script.fail(context, "os.remove('%s')".formatted(secret)).isInternalError(),
        "this one ends the evaluation");
    assertEquals("secret", Files.readString(secret));
    assertTrue(Files.notExists(absent));
  }

  @Test
  void noProcess() {
    assertEquals(
        "PermissionError: [Errno 1] Operation not permitted",
        Script.caught(context, "subprocess.run(['true'])"));
  }

  /** GraalPy refuses these by ending the evaluation: no handler of the script sees it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          import threading; threading.Thread(target=print).start()  | Creating threads is not allowed
          import _thread; _thread.start_new_thread(print, ())       | Creating threads is not allowed
          os.system('true')                                         | Process creation is not allowed
          """)
  void noThreadAndNoShellEvenForAScriptThatCatchesEverything(String code, String message) {
    PolyglotException end =
        Script.fail(context, "try:\n    %s\nexcept BaseException:\n    pass\n".formatted(code));
    assertTrue(String.valueOf(end.getMessage()).contains(message), end.getMessage());
    assertTrue(end.isInternalError());
    assertEquals(2, Script.run(context, "1 + 1").asInt(), "the context goes on");
  }

  /** In a process of its own, whose streams the test may risk. */
  @Test
  void noStandardStreamOfTheHost(@TempDir Path folder) throws Exception {
    Path input = Files.writeString(folder.resolve("in"), "secret");
    Path output = folder.resolve("out");
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                StreamsHost.class.getName())
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectErrorStream(true)
            .start();
    assertEquals(0, process.waitFor());
    assertEquals(
        List.of("read ''", "closed", "host out", "host err", "second context"),
        Files.readAllLines(output));
  }

  /** Runs a script that reads and closes the standard streams, and then uses them itself. */
  static final class StreamsHost {
    public static void main(String[] arguments) {
      try (Context context = StrideWeave.newContext()) {
        Script.run(
            context,
            """
            import os, sys
            print("read", repr(sys.stdin.read()), flush=True)
            print("closed", flush=True)
            for descriptor in (0, 1, 2):
                os.close(descriptor)
            """);
      }
      System.out.println("host out");
      System.err.println("host err");
      try (Context context = StrideWeave.newContext()) {
        Script.run(context, "print('second context', flush=True)");
      }
    }
  }

  @Test
  void noEnvironment() {
    assertTrue(System.getenv().containsKey("PATH"));
    assertEquals("KeyError: 'PATH'", Script.caught(context, "os.environ['PATH']"));
  }

  @Test
  void theImporterGivesThePackageAndNothingElse() {
    assertEquals(
        "ModuleNotFoundError: No module named 'strideweave.bootstrap'",
        Script.caught(context, "import strideweave.bootstrap"));
    assertTrue(
        Script.run(
                context,
                """
                importer = sys.modules["strideweave"].__loader__
                names = ["strideweave...bootstrap", "strideweave.absent", "os", "strideweave_more", ""]
                all(importer.find_spec(name) is None for name in names)
                """)
            .asBoolean());
  }

  @Test
  void exitEndsTheScriptOnly() {
    PolyglotException end = Script.fail(context, "sys.exit(3)");
    assertTrue(end.isExit());
    assertEquals(3, end.getExitStatus());
  }
}
