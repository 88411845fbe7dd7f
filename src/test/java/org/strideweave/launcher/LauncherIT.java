package org.strideweave.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher as a person uses it: from another folder, through a link, in a folder with a space.
 */
class LauncherIT {
  private static final Path ROOT = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  private static final int SIGINT = 2;
  private static final int SIGTERM = 15;

  @TempDir static Path folder;
  private static Path launcher;

  private record Outcome(int code, String out, String err) {}

  @BeforeAll
  static void link() throws IOException {
    Path spaced = Files.createDirectory(folder.resolve("a folder"));
    launcher = Files.createSymbolicLink(spaced.resolve("sw"), ROOT.resolve("strideweave"));
  }

  @Test
  void codeRunsQuietly() throws Exception {
    Outcome outcome =
        run(
            "",
            "-c",
            "import sys, strideweave; print(strideweave.Shape(2, [3, 4]), sys.argv)",
            "x");
    assertEquals(new Outcome(0, "(2,(3,4)) ['-c', 'x']\n", ""), outcome);
  }

  @Test
  void aScriptGetsArgumentsAndInputAndGivesItsExitCode() throws Exception {
    Path script = script("import sys; print(sys.argv[1:], sys.stdin.read(), end=''); sys.exit(3)");
    Outcome outcome = run("from stdin\n", script.toString(), "-x", "two words");
    assertEquals(new Outcome(3, "['-x', 'two words'] from stdin\n", ""), outcome);
  }

  @Test
  void aRefusalShowsTheScriptsLineAndNothingOfJava() throws Exception {
    Path script = script("from strideweave import Shape\n\nShape(2, 0)\n");
    Outcome outcome = run("", script.toString());
    assertEquals(1, outcome.code);
    assertTrue(outcome.err.contains("line 3, in <module>"), outcome.err);
    assertTrue(
        outcome.err.endsWith("ValueError: extent must be a positive integer, got 0 at shape[1]\n"),
        outcome.err);
    assertFalse(outcome.err.contains("java") || outcome.err.contains("\tat "), outcome.err);
  }

  @Test
  void itRecursesAsDeepAsPythonDoes() throws Exception {
    Outcome outcome =
        run(
            "",
            "-c",
            """
            from strideweave import Layout, Shape, Stride
            layout = Layout(Shape(2, 3), Stride(1, 2))
            def deep(n):
                return layout(3) if n == 0 else deep(n - 1)
            print(deep(900), hasattr(layout, "getClass"))
            """);
    assertEquals(new Outcome(0, "3 False\n", ""), outcome);
  }

  @Test
  void isolatedItKnowsThePackageStill() throws Exception {
    for (String flag : List.of("-I", "-E")) {
      Outcome outcome = run("", flag, "-c", "import strideweave; print(strideweave.Shape(2, 3))");
      assertEquals(new Outcome(0, "(2,3)\n", ""), outcome);
    }
  }

  @Test
  void aUserWithoutAHomeIsServed() throws Exception {
    Outcome outcome =
        execute(
            List.of(
                launcher.toString(), "-c", "import strideweave; print(strideweave.Shape(2, 3))"),
            "",
            "HOME=/nowhere");
    assertEquals(new Outcome(0, "(2,3)\n", ""), outcome);
  }

  @Test
  void aModuleRuns() throws Exception {
    assertEquals(new Outcome(0, "[\n    1\n]\n", ""), run("[1]", "-m", "json.tool"));
  }

  @Test
  void withoutArgumentsItReadsStatements() throws Exception {
    Outcome outcome = run("from strideweave import Shape\nprint(Shape(2, 3).size)\n");
    assertEquals(new Outcome(0, "6\n", ""), outcome);
    Outcome failed = run("print(1)\nassert False\n");
    assertEquals(1, failed.code);
    assertTrue(failed.err.endsWith("AssertionError\n"), failed.err);
  }

  @Test
  void aDashReadsTheScriptFromInput() throws Exception {
    Outcome outcome = run("import sys\nprint(sys.argv, __name__)\n", "-", "x", "-y");
    assertEquals(new Outcome(0, "['-', 'x', '-y'] __main__\n", ""), outcome);
  }

  @Test
  void thePromptAnswers() throws Exception {
    Outcome outcome = run("x + 1\n1 / 0\nx\nexit(5)\n", "-i", "-c", "x = 41");
    assertEquals(5, outcome.code, outcome.err);
    assertEquals("42\n41\n", outcome.out);
    assertTrue(outcome.err.contains("ZeroDivisionError"), outcome.err);
  }

  @Test
  void interruptIsPythons() throws Exception {
    // A shell script's background jobs ignore SIGINT, and so do their children, the JVM among them.
    assumeTrue(
        execute(List.of("sh", "-c", "kill -INT $$; echo ignored"), "").out.isEmpty(),
        "SIGINT is ignored here");
    Outcome outcome =
        signalled(
            SIGINT,
            """
            import time
            print("ready", flush=True)
            try:
                while True:
                    time.sleep(0.05)
            except KeyboardInterrupt:
                print("interrupted")
                raise SystemExit(7)
            """);
    assertEquals(new Outcome(7, "ready\ninterrupted\n", ""), outcome);
  }

  @Test
  void terminationEndsIt() throws Exception {
    Outcome outcome =
        signalled(SIGTERM, "import time\nprint('ready', flush=True)\ntime.sleep(600)\n");
    assertEquals(128 + SIGTERM, outcome.code);
  }

  @Test
  void theFinderSaysWhatToInstall() throws Exception {
    Outcome outcome =
        execute(
            List.of(
                "bash",
                "-c",
                ". '" + ROOT + "/.ci/find-jdk'; usual_jdks() { usual=(); }; find_jdk 25"),
            "",
            "PATH=/nowhere",
            "JAVA_HOME=/nowhere");
    assertEquals(1, outcome.code);
    assertTrue(
        outcome.err.contains("no JDK 25 or newer found in JAVA_HOME (/nowhere)"), outcome.err);
    assertTrue(outcome.err.contains("install one"), outcome.err);
  }

  private static Path script(String text) throws IOException {
    return Files.writeString(Files.createTempFile(folder, "script", ".py"), text);
  }

  private static Outcome run(String input, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(Arrays.asList(arguments));
    return execute(command, input);
  }

  private static Outcome execute(List<String> command, String input, String... environment)
      throws Exception {
    Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    Stream.of(environment)
        .map(variable -> variable.split("=", 2))
        .forEach(pair -> builder.environment().put(pair[0], pair[1]));
    int code = end(builder.start());
    return new Outcome(code, Files.readString(out), Files.readString(err));
  }

  /** Runs a script that prints "ready", and then sends the signal. */
  private static Outcome signalled(int signal, String text) throws Exception {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process =
        new ProcessBuilder(launcher.toString(), script(text).toString())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    while (!Files.readString(out).contains("ready") && process.isAlive()) {
      Thread.sleep(50);
    }
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    return new Outcome(end(process), Files.readString(out), Files.readString(err));
  }

  /** The exit code, of a process that is ended when it hangs. */
  private static int end(Process process) throws InterruptedException {
    if (!process.waitFor(10, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return process.waitFor();
  }
}
