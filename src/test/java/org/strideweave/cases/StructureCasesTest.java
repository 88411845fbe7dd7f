package org.strideweave.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Slicer;
import org.strideweave.tree.IntTree;
import org.strideweave.tree.Nested;

/** Cases of hierarchy, coordinates and slices. */
class StructureCasesTest {
  private static final Map<String, Integer> PASSED = new TreeMap<>();

  @AfterAll
  static void report() {
    System.out.println("cases of structure passed: " + PASSED);
  }

  @TestFactory
  Stream<DynamicTest> everyCase() {
    return Cases.read("structure.jsonl").stream()
        .map(test -> DynamicTest.dynamicTest(Cases.name(test), () -> check(test)));
  }

  private static void check(JsonNode test) {
    JsonNode expected = test.get("expect");
    switch (test.get("check").asText()) {
      case "error" -> assertThrows(RuntimeException.class, () -> result(test));
      case "function" -> assertSameFunction(layout(expected), (Layout) result(test));
      case "literal" -> {
        switch (result(test)) {
          case Layout layout -> assertLiteral(layout(expected), layout);
          case Nested nested ->
              assertEquals(
                  Cases.plain(Coordinate.of(items(expected.get("value"))).tree()),
                  Cases.plain(nested.tree()));
          case Object other -> assertEquals(expected.get("value").asText(), other.toString());
        }
      }
      default -> throw new AssertionError("unknown check in " + test);
    }
    PASSED.merge(test.get("op").asText(), 1, Integer::sum);
  }

  private static Object result(JsonNode test) {
    JsonNode first = test.get("args").get(0);
    JsonNode last = test.get("args").get(test.get("args").size() - 1);
    return switch (test.get("op").asText()) {
      case "coalesce" ->
          last.has("coord")
              ? layout(first).coalesce(profile(last.get("coord")))
              : layout(first).coalesce();
      // The hierarchy of a coordinate is read as that of a shape.
      case "flatten" ->
          first.has("shape")
              ? layout(first).flatten()
              : Shape.of(items(first.elements().next())).flatten();
      case "select" ->
          first.has("shape")
              ? layout(first).modes(positions(last.get("modes")))
              : shape(first).modes(positions(last.get("modes")));
      case "group_modes" -> layout(first).group(last.get("begin").asInt(), last.get("end").asInt());
      case "slice" ->
          first.has("shape")
              ? layout(first).slice(slicer(last.get("coord")))
              : shape(first).slice(slicer(last.get("coord")));
      case "dice" ->
          first.has("shape")
              ? layout(first).dice(slicer(last.get("coord")))
              : shape(first).dice(slicer(last.get("coord")));
      case "compatible" -> shape(first).compatible(shape(last));
      case "crd2idx" -> shape(last).encode(Coordinate.of(items(first.get("coord"))));
      case "idx2crd" -> {
        JsonNode index = first.isNumber() ? first : first.elements().next();
        yield shape(last)
            .decode(
                index.isNumber()
                    ? index.asLong()
                    : shape(last).encode(Coordinate.of(items(index))));
      }
      default -> throw new AssertionError("unknown operation in " + test);
    };
  }

  private static Shape shape(JsonNode argument) {
    return Shape.of(items(argument.get("ints")));
  }

  private static IntTree profile(JsonNode tree) {
    return tree.isNumber() ? IntTree.leaf(1) : Coordinate.of(items(tree)).tree();
  }

  private static int[] positions(JsonNode modes) {
    List<Integer> positions = new ArrayList<>();
    modes.forEach(mode -> positions.add(mode.asInt()));
    return positions.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Slicer slicer(JsonNode tree) {
    if (tree.isNull()) {
      return Slicer.KEEP;
    }
    if (tree.isNumber()) {
      return new Slicer.At(tree.asLong());
    }
    List<Slicer> parts = new ArrayList<>();
    tree.forEach(part -> parts.add(slicer(part)));
    return new Slicer.Each(parts);
  }
}
