package org.strideweave.python;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the Python tests under pytest inside GraalPy, all in one process: each is a test here. */
class PytestTest {
  private static final Path ROOT = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

  private static final String RUN =
      """
      def run(tests):
          import pytest

          class Reports:
              def __init__(self):
                  self.outcomes = {}

              def pytest_runtest_logreport(self, report):
                  # The call decides, unless set-up or tear-down went wrong.
                  if report.when == "call" or report.outcome != "passed":
                      self.outcomes[report.nodeid] = (report.outcome, report.longreprtext)

              def pytest_collectreport(self, report):
                  if report.failed:
                      self.outcomes[report.nodeid] = ("failed", report.longreprtext)

          reports = Reports()
          arguments = ["-q", "-p", "no:cacheprovider", "-W", "ignore"]
          code = pytest.main([*arguments, tests], plugins=[reports])
          names = list(reports.outcomes)
          return int(code), [[name, *reports.outcomes[name]] for name in names]

      run
      """;

  @TestFactory
  Stream<DynamicContainer> everyPythonTest() {
    try (Context context = launcherLikeContext()) {
      Value result = context.eval("python", RUN).execute(ROOT.resolve("tests-py").toString());
      Value reports = result.getArrayElement(1);
      assertFalse(reports.getArraySize() == 0, "pytest found no test");
      Map<String, List<DynamicTest>> byFile = new LinkedHashMap<>();
      int failures = 0;
      for (long i = 0; i < reports.getArraySize(); i++) {
        Value report = reports.getArrayElement(i);
        String name = report.getArrayElement(0).asString();
        String outcome = report.getArrayElement(1).asString();
        failures += outcome.equals("failed") ? 1 : 0;
        int file = name.lastIndexOf('/') + 1;
        int test = name.indexOf("::");
        byFile
            .computeIfAbsent(
                test < 0 ? name : name.substring(file, test), _ -> new java.util.ArrayList<>())
            .add(
                test(
                    test < 0 ? name : name.substring(test + 2),
                    outcome,
                    report.getArrayElement(2).asString()));
      }
      // pytest's own verdict and the reports must agree, or reports were lost.
      assertEquals(failures == 0 ? 0 : 1, result.getArrayElement(0).asInt(), "pytest's exit code");
      return byFile.entrySet().stream()
          .map(entry -> DynamicContainer.dynamicContainer(entry.getKey(), entry.getValue()));
    }
  }

  private static DynamicTest test(String name, String outcome, String text) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          switch (outcome) {
            case "passed" -> {}
            case "skipped" -> Assumptions.abort(text);
            default -> fail(text);
          }
        });
  }

  /** What the launcher gives a script: the package as files, and access to the engine. */
  private static Context launcherLikeContext() {
    String path =
        String.join(
            java.io.File.pathSeparator,
            ROOT.resolve("python").toString(),
            ROOT.resolve("target/pytest").toString());
    return Context.newBuilder("python")
        .allowAllAccess(true)
        .arguments("python", new String[] {"pytest"})
        .option("engine.WarnInterpreterOnly", "false")
        .option("python.PythonPath", path)
        .option("python.DontWriteBytecodeFlag", "true")
        .build();
  }
}
