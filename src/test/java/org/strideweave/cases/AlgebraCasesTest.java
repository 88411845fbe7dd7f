package org.strideweave.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.strideweave.cases.Cases.assertLiteral;
import static org.strideweave.cases.Cases.assertSameFunction;
import static org.strideweave.cases.Cases.items;
import static org.strideweave.cases.Cases.layout;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;

/** Inputs and right values of the algebra, each checked by brute force where they come from. */
class AlgebraCasesTest {
  /**
   * Cases that the specification decides otherwise, and how. A layout's indices must be coordinates
   * of what it is composed with, where the peer lets the last mode run on; and a tile must divide
   * the size, where the peer rounds up.
   */
  private static final Map<String, String> DECIDED_OTHERWISE =
      Map.of(
          "composition (4,8):(1,4) [(2,4):(1,2)]",
          "out of domain",
          "zipped_divide ((8,8),(8,8),1):((512,64),(1,8),4096) [128:1, 128:1]",
          "larger than cotarget",
          "logical_divide 48:1 32:1",
          "is incongruent with cotarget",
          "logical_divide 2:1 32:1",
          "larger than cotarget",
          "logical_divide 96:1 32:2",
          "is incongruent with cotarget");

  private static final Map<String, Integer> PASSED = new TreeMap<>();

  @AfterAll
  static void report() {
    System.out.println("cases passed: " + PASSED);
  }

  @TestFactory
  Stream<DynamicTest> everyCase() {
    return Cases.read("algebra.jsonl").stream()
        .map(test -> DynamicTest.dynamicTest(Cases.name(test), () -> check(test)));
  }

  private static void check(JsonNode test) {
    JsonNode expected = test.get("expect");
    String decided = DECIDED_OTHERWISE.get(Cases.name(test));
    if (decided != null) {
      InvalidValueException refusal = assertThrows(InvalidValueException.class, () -> result(test));
      assertEquals(true, refusal.getMessage().contains(decided), refusal.getMessage());
      PASSED.merge(test.get("op").asText() + " decided otherwise", 1, Integer::sum);
      return;
    }
    switch (test.get("check").asText()) {
      case "error" -> {
        InvalidValueException refusal =
            assertThrows(InvalidValueException.class, () -> result(test));
        assertFalse(refusal.getMessage().contains("not decided"), refusal.getMessage());
      }
      case "literal" -> {
        Object result = result(test);
        if (result instanceof Layout layout) {
          assertLiteral(layout(expected), layout);
        } else {
          assertEquals(expected.get("value").asText(), result.toString());
        }
      }
      case "function" -> assertSameFunction(layout(expected), (Layout) result(test));
      default -> throw new AssertionError("unknown check in " + test);
    }
    PASSED.merge(test.get("op").asText(), 1, Integer::sum);
  }

  private static Object result(JsonNode test) {
    JsonNode args = test.get("args");
    JsonNode last = args.get(args.size() - 1);
    return switch (test.get("op").asText()) {
      case "composition" ->
          last.has("tiler")
              ? layout(args.get(0)).compose(tiler(last))
              : layout(args.get(0)).compose(layout(last));
      case "complement" -> layout(args.get(0)).complement(last.asLong());
      case "is_injective" -> layout(args.get(0)).isInjective();
      case "cosize" -> part(layout(args.get(0)), last).cosize();
      case "layout_eval" -> layout(last).index(Coordinate.of(items(args.get(0).get("coord"))));
      case "crd2idx" -> {
        Shape shape = Shape.of(items(last.get("ints")));
        yield shape.encode(Coordinate.of(items(args.get(0).get("coord"))));
      }
      case "logical_divide" ->
          last.has("shape")
              ? layout(args.get(0)).divide(layout(last))
              : layout(args.get(0)).divideTiler(tiler(last));
      case "zipped_divide" -> layout(args.get(0)).zippedDivide(tiler(last));
      default -> throw new AssertionError("unknown operation in " + test);
    };
  }

  private static Layout part(Layout layout, JsonNode modes) {
    Layout part = layout;
    if (modes.has("modes")) {
      for (JsonNode mode : modes.get("modes")) {
        part = part.mode(mode.asInt());
      }
    }
    return part;
  }

  private static List<Layout> tiler(JsonNode argument) {
    List<Layout> tiles = new ArrayList<>();
    if (argument.has("tiler")) {
      argument.get("tiler").forEach(tile -> tiles.add(layout(tile)));
    } else {
      argument.get("ints").forEach(extent -> tiles.add(Layout.columnMajor(extent.asLong())));
    }
    return tiles;
  }
}
