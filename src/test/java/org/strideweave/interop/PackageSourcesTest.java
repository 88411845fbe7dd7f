package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sources that a context's importer can ask for: the package's own, and nothing else. */
class PackageSourcesTest {
  private static final Path PYTHON = Path.of(System.getProperty("basedir", ""), "python");

  private final StrideWeave.PackageSources sources = new StrideWeave.PackageSources();

  @Test
  void everyModuleIsInTheJarAsItIsInTheFolder() throws Exception {
    List<Path> modules;
    try (Stream<Path> files = Files.walk(PYTHON)) {
      modules = files.filter(file -> file.toString().endsWith(".py")).toList();
    }
    for (Path module : modules) {
      String path = PYTHON.relativize(module).toString().replace('\\', '/');
      assertEquals(Files.readString(module), sources.source(path), path);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../bootstrap.py",
        "strideweave/../../bootstrap.py",
        "strideweave/../strideweave/__init__.py",
        "strideweave/./__init__.py",
        "strideweave//__init__.py",
        "strideweave\\..\\..\\bootstrap.py",
        "strideweave/%2e%2e/bootstrap.py",
        "/strideweave/__init__.py",
        "//org/strideweave/interop/bootstrap.py",
        "./strideweave/__init__.py",
        "strideweave/__init__.py\n",
        "\nstrideweave/__init__.py",
        "strideweave/__init__.py\0",
        "strideweave/__init__.pyi",
        "strideweave/py.typed",
        "strideweave/Engine.class",
        "strideweave",
        "strideweave/",
        "bootstrap.py",
        "os.py",
        "strideweave_other.py",
        "file:/etc/hosts",
        "",
      })
  void aPathThatClimbsOrLeavesThePackageIsRefused(String path) {
    assertNull(sources.source(path));
  }

  @Test
  void thePathsThatAreRefusedWouldHaveLedSomewhere() {
    // The bootstrap lies beside the package, so a path that climbs would find it.
    assertNotNull(StrideWeave.class.getResource("python/strideweave/../../bootstrap.py"));
    assertNotNull(StrideWeave.class.getResource("python/strideweave/py.typed"));
  }

  @Test
  void aModuleThatThereIsNotIsNull() {
    assertNull(sources.source("strideweave/absent.py"));
    assertNull(sources.source("strideweave/__init__/friendly.py"));
  }
}
