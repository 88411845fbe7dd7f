package org.strideweave.interop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * Python contexts in which {@code import strideweave} works.
 *
 * {@snippet class="org.strideweave.examples.SnippetsTest" region="context"}
 *
 * <p>The host needs {@code org.graalvm.polyglot:python-community} beside this library.
 */
public final class StrideWeave {
  private static final String PYTHON = "python";
  private static final int LONGEST_PATH = 100;

  private StrideWeave() {}

  /**
   * {@return a new Python context that can reach the engine and nothing else of the host: no class,
   * no file, no thread, no process}
   *
   * <p>A file or a process that is refused when it is opened is a Python exception. Some other
   * calls, such as {@code os.system} or the start of a thread, end the evaluation with a {@link
   * org.graalvm.polyglot.PolyglotException}: that is how GraalPy refuses them. The process's
   * signals are kept from the script too. What it prints goes to the host's standard output and
   * error, which it cannot close; its standard input is empty. The caller closes the context.
   */
  public static Context newContext() {
    Context context =
        Context.newBuilder(PYTHON)
            .allowHostAccess(HostAccess.EXPLICIT)
            .in(InputStream.nullInputStream())
            .out(new SharedStream(System.out))
            .err(new SharedStream(System.err))
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    context.eval(script("signals.py"));
    install(context);
    return context;
  }

  /**
   * Makes {@code import strideweave} work in a context that the host already has.
   *
   * <p>The package comes from the library's jar: no file of the context is read, and no host class
   * is looked up, so the context needs neither permission. Installing twice changes nothing.
   *
   * @param context a context with Python; its host access must honour {@link HostAccess.Export}, as
   *     {@link HostAccess#EXPLICIT}, the default, and all wider ones do
   * @throws IllegalArgumentException if the context's host access hides exported members, or
   *     Python's values from them
   */
  public static void install(Context context) {
    Value engine = context.asValue(new Engine());
    if (!honoursExports(context, engine)) {
      throw new IllegalArgumentException(
          "the context must honour HostAccess.Export for strideweave to work in it: build it with"
              + " allowHostAccess(HostAccess.EXPLICIT) or wider");
    }
    context.eval(script("bootstrap.py")).executeVoid(engine, new PackageSources());
  }

  /**
   * Whether a member can be called, and with a Python tuple, which some host accesses keep back.
   */
  private static boolean honoursExports(Context context, Value engine) {
    try {
      return engine.canInvokeMember("columnMajor")
          && engine.invokeMember("columnMajor", context.eval(PYTHON, "(1,)")).isHostObject();
    } catch (IllegalArgumentException | UnsupportedOperationException hidden) {
      return false;
    }
  }

  private static Source script(String resource) {
    return Source.newBuilder(PYTHON, read(resource), "strideweave/" + resource)
        .internal(true)
        .buildLiteral();
  }

  /** The sources of the Python package, out of the jar. */
  public static final class PackageSources {
    PackageSources() {}

    /**
     * {@return the text of a file of the package, or null when there is none of that name}
     *
     * @param path the file from the package's root: {@code strideweave/friendly.py}
     */
    @HostAccess.Export
    public @Nullable String source(String path) {
      // Only the package's own modules: a path is made of names, so it cannot climb out.
      return path.length() <= LONGEST_PATH && path.matches("strideweave(/\\w+)*\\.py")
          ? readOrNull("python/" + path)
          : null;
    }
  }

  private static String read(String resource) {
    String text = readOrNull(resource);
    if (text == null) {
      throw new IllegalStateException("the library's jar has no " + resource);
    }
    return text;
  }

  private static @Nullable String readOrNull(String resource) {
    try (InputStream stream = StrideWeave.class.getResourceAsStream(resource)) {
      return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
