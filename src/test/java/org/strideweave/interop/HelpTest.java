package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.Test;

/** Python's help shows the package as Python, out of the jar too. */
class HelpTest {
  /** GraalPy's pydoc asks for the working directory, so it needs a context with files. */
  @Test
  void helpTeaches() {
    try (Context context =
        Context.newBuilder("python")
            .allowIO(IOAccess.ALL)
            .option("engine.WarnInterpreterOnly", "false")
            .build()) {
      StrideWeave.install(context);
      String help =
          context
              .eval(
                  "python",
                  """
                  import contextlib, io, pydoc
                  from strideweave import Layout
                  with contextlib.redirect_stdout(io.StringIO()) as out:
                      pydoc.help(Layout.compose)
                      pydoc.help(Layout)
                  pydoc.plain(out.getvalue())
                  """)
              .asString();
      assertTrue(help.contains("compose(A, B)"), help);
      assertTrue(help.contains("for every coordinate ``q`` of ``B``"), help);
      assertTrue(help.contains("class Layout"), help);
    }
  }
}
