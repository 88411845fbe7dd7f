package org.strideweave.cases;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.strideweave.cases.Cases.assertLiteral;
import static org.strideweave.cases.Cases.items;
import static org.strideweave.cases.Cases.layout;

import com.fasterxml.jackson.databind.JsonNode;
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

/** Cases of builders and element widths. */
class BuilderCasesTest {
  private static final Map<String, Integer> PASSED = new TreeMap<>();

  @AfterAll
  static void report() {
    System.out.println("cases of builders passed: " + PASSED);
  }

  @TestFactory
  Stream<DynamicTest> everyCase() {
    return Cases.read("builders.jsonl").stream()
        .map(test -> DynamicTest.dynamicTest(Cases.name(test), () -> check(test)));
  }

  private static void check(JsonNode test) {
    if (test.get("check").asText().equals("error")) {
      assertThrows(InvalidValueException.class, () -> result(test));
    } else {
      assertLiteral(layout(test.get("expect")), result(test));
    }
    PASSED.merge(test.get("op").asText(), 1, Integer::sum);
  }

  private static Layout result(JsonNode test) {
    JsonNode first = test.get("args").get(0);
    JsonNode last = test.get("args").get(test.get("args").size() - 1);
    return switch (test.get("op").asText()) {
      case "recast_layout" ->
          layout(first).recast(last.get("new_bits").asLong(), last.get("old_bits").asLong());
      case "make_layout_like" -> Layout.like(layout(first));
      case "make_ordered_layout" ->
          Layout.ordered(
              Shape.of(items(first.get("ints"))), Coordinate.of(items(last.get("order"))).tree());
      default -> throw new AssertionError("unknown operation in " + test);
    };
  }
}
