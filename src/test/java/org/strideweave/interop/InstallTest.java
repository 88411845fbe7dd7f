package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.strideweave.layout.Layout;

/** {@link StrideWeave#install} makes the package work in contexts that the host already has. */
class InstallTest {
  private static final org.graalvm.polyglot.Engine ENGINE =
      org.graalvm.polyglot.Engine.newBuilder("python")
          .option("engine.WarnInterpreterOnly", "false")
          .build();

  /** A bit of everything, as a script would. */
  private static final String SMOKE =
      """
      import copy, pickle
      import strideweave
      from strideweave import Layout, Node, Shape, Stride, Tree, friendly

      layout = Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))
      assert layout([1, [2, 3]]) == layout(23) == 23 and layout.cosize == 24
      assert Layout.compose(layout, Shape(1, 6)) == Layout(Shape(1, 6), Stride(0, 2))
      tiled = friendly.row_major(8, 6).divide_tiler([friendly.column_major(4)])
      assert str(tiled) == "((4,2),6):((6,24),1)"
      assert str(layout.complement(48)) == "2:24"
      assert layout.rearrange(Tree(Node.id(2), Node.id(0), Node.id(1))).size == 24
      assert layout.permute(x for x in (1, 0))[1] == layout[0]
      assert eval(repr(layout)) == layout and hash(eval(repr(layout))) == hash(layout)
      for value in (layout, *layout[0], layout.shape, layout.stride, Tree(1, Tree(2)), Node.id(0)):
          assert pickle.loads(pickle.dumps(value)) == value
          assert copy.copy(value) == copy.deepcopy(value) == value
      try:
          layout.complement(25)
      except ValueError as e:
          assert type(e) is ValueError and "incongruent" in str(e)
      else:
          assert False
      match layout:
          case Layout(shape=shape, stride=stride):
              assert (shape, stride) == (layout.shape, layout.stride)
      assert isinstance(layout, Layout) and [*Shape(2, 3)] == [Shape(2), Shape(3)]
      layout
      """;

  @AfterAll
  static void close() {
    ENGINE.close();
  }

  /** Contexts of one engine share their code, and must share the host access too: the default. */
  private static Context.Builder builder() {
    return Context.newBuilder("python").engine(ENGINE);
  }

  private static Context.Builder ownEngine() {
    return Context.newBuilder("python").option("engine.WarnInterpreterOnly", "false");
  }

  static Stream<Named<Context.Builder>> contexts() {
    return Stream.of(
        Named.of("default", builder()),
        Named.of("explicit access", builder().allowHostAccess(HostAccess.EXPLICIT)),
        Named.of("all access", ownEngine().allowAllAccess(true)),
        Named.of("all host access", ownEngine().allowHostAccess(HostAccess.ALL)),
        Named.of("no file", builder().allowIO(IOAccess.NONE)),
        Named.of("files", builder().allowIO(IOAccess.ALL)),
        Named.of("no class", builder().allowHostClassLookup(_ -> false)));
  }

  @ParameterizedTest
  @MethodSource("contexts")
  void theSmokePassesIn(Context.Builder builder) {
    try (Context context = builder.build()) {
      StrideWeave.install(context);
      assertEquals("(2,(3,4)):(1,(2,6))", Script.run(context, SMOKE).as(Layout.class).toString());
    }
  }

  @Test
  void aContextWithoutItHasNoPackage() {
    try (Context context = builder().build()) {
      assertEquals(
          "ModuleNotFoundError: No module named 'strideweave'",
          Script.caught(context, "import strideweave"));
    }
  }

  @Test
  void installingTwiceChangesNothing() {
    try (Context context = builder().build()) {
      StrideWeave.install(context);
      Script.run(context, "import strideweave, sys\nfrom strideweave import Layout, friendly");
      Value before = Script.run(context, "len(sys.meta_path)");
      StrideWeave.install(context);
      assertEquals(before.asInt(), Script.run(context, "len(sys.meta_path)").asInt());
      assertTrue(
          Script.run(
                  context,
                  """
                  import strideweave as again
                  again is strideweave and again.Layout is Layout
                  """)
              .asBoolean());
      Script.run(context, SMOKE);
    }
  }

  @Test
  void thePackageCanBeImportedAfresh() {
    try (Context context = builder().build()) {
      StrideWeave.install(context);
      Script.run(
          context,
          """
          import strideweave, sys
          for name in [name for name in sys.modules if name.startswith("strideweave")]:
              del sys.modules[name]
          from strideweave import Layout
          assert Layout is not strideweave.Layout
          """);
      Script.run(context, SMOKE);
    }
  }

  @Test
  void installingLeavesNoNameBehind() {
    try (Context context = builder().build()) {
      Value before = Script.run(context, "sorted(globals())");
      StrideWeave.install(context);
      Value after = Script.run(context, "sorted(globals())");
      assertEquals(before.toString(), after.toString());
    }
  }

  @Test
  void twoContextsAtOnceEachRaiseTheirOwnExceptions() {
    String own =
        """
        from strideweave.friendly import row_major

        def attempt():
            try:
                row_major(0)
            except ValueError as e:
                return type(e) is ValueError
        attempt
        """;
    try (Context first = builder().build();
        Context second = builder().build()) {
      StrideWeave.install(first);
      StrideWeave.install(second);
      Value firstAttempt = Script.run(first, own);
      Value secondAttempt = Script.run(second, own);
      for (int i = 0; i < 3; i++) {
        assertTrue(firstAttempt.execute().asBoolean());
        assertTrue(secondAttempt.execute().asBoolean());
      }
    }
  }

  @Test
  void aLayoutOfOneContextIsALayoutInAnother() {
    try (Context first = builder().build();
        Context second = builder().build()) {
      StrideWeave.install(first);
      StrideWeave.install(second);
      Layout layout = Script.run(first, SMOKE).as(Layout.class);
      Script.run(second, "from strideweave import *");
      assertEquals(
          "Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))",
          Script.run(second, "repr").execute(layout).asString());
      assertTrue(
          Script.run(second, "lambda layout: isinstance(layout, Layout)")
              .execute(layout)
              .asBoolean());
    }
  }

  @Test
  void aContextOutlivesTheClosingOfAnother() {
    try (Context first = builder().build()) {
      StrideWeave.install(first);
      Script.run(first, "from strideweave.friendly import row_major");
      try (Context second = builder().build()) {
        StrideWeave.install(second);
        Script.run(second, SMOKE);
      }
      assertEquals(
          "ValueError: extents must be positive integers, got 0 at extents[0]",
          Script.caught(first, "row_major(0)"));
    }
  }

  @Test
  void hostAccessThatHidesExportsIsRefused() {
    try (Context context = ownEngine().allowHostAccess(HostAccess.NONE).build()) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> StrideWeave.install(context))
              .getMessage();
      assertEquals(
          "the context must honour HostAccess.Export for strideweave to work in it: build it with"
              + " allowHostAccess(HostAccess.EXPLICIT) or wider",
          message);
      assertFalse(
          Script.run(context, "import sys; 'JarImporter' in str(sys.meta_path)").asBoolean());
    }
  }
}
