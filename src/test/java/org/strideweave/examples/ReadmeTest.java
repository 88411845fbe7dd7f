package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's Java compiles and runs, and says in its comments what is so. */
class ReadmeTest {
  private static final Path README = Path.of(System.getProperty("basedir", ""), "README.md");

  @Test
  void everyJavaBlockRunsAndItsCommentsAreTrue(@TempDir Path folder) throws Exception {
    List<String> blocks =
        Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(README))
            .results()
            .map(block -> block.group(1))
            .toList();
    assertEquals(2, blocks.size());
    for (int i = 0; i < blocks.size(); i++) {
      run(folder, "Block" + i, blocks.get(i));
    }
  }

  private static void run(Path folder, String name, String block) throws Exception {
    // `expression;   // number` becomes a check of that number.
    List<String> lines = new ArrayList<>();
    int checks = 0;
    for (String line : block.lines().toList()) {
      MatchResult claim =
          Pattern.compile("^(layout\\..*);\\s+// (\\d+)$")
              .matcher(line)
              .results()
              .findFirst()
              .orElse(null);
      lines.add(
          claim == null
              ? line
              : "if (%s != %s) throw new AssertionError();"
                  .formatted(claim.group(1), claim.group(2)));
      checks += claim == null ? 0 : 1;
    }
    assertTrue(checks == 3 || block.contains("Context"), "the README's numbers are checked");
    Path source = folder.resolve(name + ".java");
    Files.writeString(
        source,
        """
        import java.util.List;
        import org.graalvm.polyglot.*;
        import org.strideweave.interop.*;
        import org.strideweave.layout.*;
        public class %s implements Runnable {
          public void run() {
            try (Context context = Context.create("python")) {
              %s
            }
          }
        }
        """
            .formatted(
                name,
                String.join("\n", lines)
                    .replace("(Context context =", "(Context own =")
                    .replace("= context.eval", "= own.eval")));
    compile(source, folder);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      ((Runnable) loader.loadClass(name).getDeclaredConstructor().newInstance()).run();
    }
  }

  private static void compile(Path source, Path folder) throws IOException {
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                folder.toString(),
                source.toString());
    assertEquals(0, errors, "compiling " + Files.readString(source));
  }
}
