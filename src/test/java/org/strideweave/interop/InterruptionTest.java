package org.strideweave.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/** A host ends a search that would take too long. */
class InterruptionTest {
  private static final String SEARCH = "org.strideweave.search.";

  /** Two to the 62 subset sums below 2^63: whether two are equal takes a search to tell. */
  private static final Layout HARD =
      Layout.of(
          Shape.of(Collections.nCopies(62, 2)),
          Stride.of(
              Arrays.stream(new Random(7).longs(62, 1L << 56, 1L << 57).toArray())
                  .boxed()
                  .toList()));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hard.is_injective",
        "hard.collision()",
        """
        try:
            hard.is_injective
        except Exception:
            pass
        """,
      })
  void interruptEndsASearch(String script) {
    try (Context context = open()) {
      PolyglotException error =
          endedDuringSearch(
              context,
              script,
              () -> {
                try {
                  context.interrupt(Duration.ZERO);
                } catch (TimeoutException impossible) {
                  throw new AssertionError("Duration.ZERO waits for the end", impossible);
                }
              });
      assertFalse(error.isInternalError());
      assertTrue(error.isInterrupted() || error.isHostException(), () -> String.valueOf(error));
      // The thread and the context are as before.
      assertFalse(Thread.currentThread().isInterrupted());
      assertTrue(
          context
              .eval("python", "from strideweave.friendly import *; row_major(2, 3).is_injective")
              .asBoolean());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hard.is_injective", "hard.collision()"})
  void closeEndsASearch(String script) {
    Context context = open();
    PolyglotException error = endedDuringSearch(context, script, () -> context.close(true));
    assertTrue(error.isCancelled(), () -> String.valueOf(error));
    assertFalse(Thread.currentThread().isInterrupted());
    assertThrows(RuntimeException.class, () -> context.eval("python", "1"));
  }

  private static Context open() {
    Context context =
        Context.newBuilder("python").option("engine.WarnInterpreterOnly", "false").build();
    StrideWeave.install(context);
    return context;
  }

  /** What the evaluation of {@code script} ends with when {@code end} runs during its search. */
  private static PolyglotException endedDuringSearch(Context context, String script, Runnable end) {
    context.eval("python", "import strideweave");
    context.getBindings("python").putMember("hard", HARD);
    Thread evaluating = Thread.currentThread();
    CompletableFuture<Void> evaluated = new CompletableFuture<>();
    CompletableFuture<Boolean> ended =
        CompletableFuture.supplyAsync(
            () -> {
              while (!evaluated.isDone()) {
                if (isSearching(evaluating)) {
                  end.run();
                  return true;
                }
                Thread.onSpinWait();
              }
              return false;
            });
    try {
      return assertThrows(PolyglotException.class, () -> context.eval("python", script));
    } finally {
      evaluated.complete(null);
      assertEquals(true, ended.join(), "the search was over before it could be ended");
    }
  }

  private static boolean isSearching(Thread thread) {
    return Arrays.stream(thread.getStackTrace())
        .anyMatch(frame -> frame.getClassName().startsWith(SEARCH));
  }
}
