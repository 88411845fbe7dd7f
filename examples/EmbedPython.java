import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.strideweave.interop.StrideWeave;
import org.strideweave.layout.Layout;

/**
 * Python with StrideWeave inside a Java program: {@code java -cp
 * 'target/strideweave.jar:target/lib/*' examples/EmbedPython.java}
 *
 * <p>Your own program needs {@code org.strideweave:strideweave} and {@code
 * org.graalvm.polyglot:python-community} on its class path. The JVM options {@code
 * --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow} silence what it would
 * say about GraalPy.
 */
public final class EmbedPython {
  private static final String TILING =
      """
      from strideweave import Layout
      from strideweave.friendly import column_major

      def tile(matrix, rows, columns):
          print("Python got", repr(matrix))
          return matrix.zipped_divide([column_major(rows), column_major(columns)])

      tile
      """;

  private EmbedPython() {}

  public static void main(String[] arguments) {
    closedContext();
    ownContext();
  }

  /** A context that may reach the engine, and no class, file, process or thread of the host. */
  static void closedContext() {
    System.out.println("A new context");
    try (Context context = StrideWeave.newContext()) {
      // A script's last expression is its value. Layouts are the same objects in both languages.
      Value made = context.eval("python", "from strideweave.friendly import *; row_major(4, 8)");
      Layout layout = made.as(Layout.class);
      System.out.println("Java got " + layout + ", cosize " + layout.cosize());

      // A function takes Java's layouts and gives layouts back. They have their Python face as soon
      // as a script of the context has imported strideweave.
      Value tile = context.eval("python", TILING);
      Layout matrix = Layout.rowMajor(128, 64);
      Value tiles = tile.execute(matrix, 64, 32);
      Layout tiled = tiles.asHostObject();
      System.out.println("Java got " + tiled + ", " + tiled.mode(1).size() + " tiles");
      Value same = context.eval("python", "lambda layout: layout").execute(matrix);
      System.out.println("The same object came back: " + (same.as(Layout.class) == matrix));

      attempt(context, "column_major(4).complement(6)");
      attempt(context, "open('/etc/hosts')");
      attempt(context, "import java; java.type('java.lang.Runtime')");
    }
  }

  /** The same in a context that the host has already, with the host's own permissions. */
  static void ownContext() {
    System.out.println("My own context");
    try (Context context =
        Context.newBuilder("python")
            .allowHostAccess(HostAccess.EXPLICIT)
            .option("engine.WarnInterpreterOnly", "false")
            .build()) {
      StrideWeave.install(context);
      context.getBindings("python").putMember("columns", 16);
      context.eval("python", "import strideweave");
      context.eval("python", "print(strideweave.friendly.column_major(8, columns))");
    }
  }

  /** Runs a line that fails: what Python raises reaches the host as a PolyglotException. */
  static void attempt(Context context, String line) {
    try {
      context.eval("python", line);
      System.out.println(line + " was allowed");
    } catch (PolyglotException failure) {
      System.out.println(line + "\n  " + failure.getMessage());
    }
  }
}
