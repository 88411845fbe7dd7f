package org.strideweave.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.strideweave.interop.StrideWeave;

/** The examples run, and print what they are meant to print. */
class ExamplesTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("examples");

  @TempDir Path folder;

  @Test
  void theTourInPython() throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (Context context =
        Context.newBuilder("python")
            .out(printed)
            .option("engine.WarnInterpreterOnly", "false")
            .build()) {
      StrideWeave.install(context);
      String tour = Files.readString(EXAMPLES.resolve("tour.py"));
      context.eval(Source.newBuilder("python", tour, "tour.py").buildLiteral());
    }
    assertEquals(golden(), unix(printed.toString(StandardCharsets.UTF_8)));
  }

  @Test
  void theTourInJavaSaysTheSameInJavasWords() throws Exception {
    String javasWords =
        golden()
            .replace("injective: True", "injective: true")
            .replace("evenly: None", "evenly: none")
            .replace("((1, 0), (0, 1)) share an index.", "(1,0) and (0,1) share index 1.");
    assertEquals(javasWords, launch("Tour.java"));
  }

  @Test
  void embeddingPython() throws Exception {
    String printed = launch("EmbedPython.java");
    assertEquals(
        """
        A new context
        Java got (4,8):(8,1), cosize 32
        Python got Layout(Shape(128, 64), Stride(64, 1))
        Java got ((64,32),(2,2)):((64,1),(4096,32)), 4 tiles
        The same object came back: true
        column_major(4).complement(6)
          ValueError: layout 4:1 is incongruent with cotarget 6: it spans 4, so the cotarget must be\
         a multiple of that, such as 4 or 8
        open('/etc/hosts')
          PermissionError: [Errno 1] Operation not permitted: '/etc/hosts'
        import java; java.type('java.lang.Runtime')
          NotImplementedError: host lookup is not allowed
        My own context
        (8,16):(1,8)
        """,
        printed);
  }

  /** {@return what a single-file program prints, run as a newcomer runs it} */
  private String launch(String program) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "--enable-native-access=ALL-UNNAMED",
                    "--sun-misc-unsafe-memory-access=allow",
                    "-cp",
                    System.getProperty("java.class.path"),
                    EXAMPLES.resolve(program).toString()))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      process.waitFor();
    } finally {
      process.destroyForcibly();
    }
    assertEquals("", Files.readString(err), program);
    assertEquals(0, process.exitValue(), program);
    return unix(Files.readString(out));
  }

  private static String golden() throws Exception {
    try (InputStream text = ExamplesTest.class.getResourceAsStream("tour.txt")) {
      assertNotNull(text, "tour.txt");
      return unix(new String(text.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static String unix(String text) {
    return text.replace(System.lineSeparator(), "\n");
  }
}
