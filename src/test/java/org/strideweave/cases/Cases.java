package org.strideweave.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;
import org.strideweave.tree.IntTree;

/** Inputs and right values of the algebra: one JSON object a line. */
final class Cases {
  private static final long MOST_KEYS = 5_000;

  private Cases() {}

  static List<JsonNode> read(String file) {
    List<JsonNode> cases = new ArrayList<>();
    try (InputStream stream = Cases.class.getResourceAsStream("/org/strideweave/cases/" + file)) {
      for (String line :
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        cases.add(new ObjectMapper().readTree(line));
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return cases;
  }

  static String name(JsonNode test) {
    List<String> parts = new ArrayList<>(List.of(test.get("op").asText()));
    test.get("args").forEach(argument -> parts.add(text(argument)));
    return String.join(" ", parts);
  }

  private static String text(JsonNode argument) {
    if (argument.has("shape")) {
      return layout(argument).toString();
    }
    if (argument.has("tiler")) {
      List<Layout> tiles = new ArrayList<>();
      argument.get("tiler").forEach(tile -> tiles.add(layout(tile)));
      return tiles.toString();
    }
    return argument.isObject() ? argument.elements().next().toString() : argument.toString();
  }

  static Layout layout(JsonNode argument) {
    return Layout.of(
        Shape.of(items(argument.get("shape"))), Stride.of(items(argument.get("stride"))));
  }

  /** A JSON tree as numbers and lists. */
  static Object items(JsonNode tree) {
    if (tree.isNumber()) {
      return tree.asLong();
    }
    List<Object> items = new ArrayList<>();
    tree.forEach(item -> items.add(items(item)));
    return items;
  }

  /** The same size, and the same index at every integer. */
  static void assertSameFunction(Layout expected, Layout actual) {
    assertEquals(expected.size(), actual.size());
    long step = Math.max(1, expected.size() / MOST_KEYS);
    for (long key = 0; key < expected.size(); key += step) {
      assertEquals(expected.index(key), actual.index(key), expected + " and " + actual);
    }
    assertEquals(expected.cosize(), actual.cosize());
  }

  /** The same trees, where a mode of one mode is that mode: cases write 3 and [3] for one thing. */
  static void assertLiteral(Layout expected, Layout actual) {
    assertEquals(plain(expected.shape().tree()), plain(actual.shape().tree()));
    assertEquals(plain(expected.stride().tree()), plain(actual.stride().tree()));
  }

  static IntTree plain(IntTree tree) {
    return switch (tree) {
      case IntTree.Leaf leaf -> leaf;
      case IntTree.Branch(List<IntTree> children) when children.size() == 1 ->
          plain(children.getFirst());
      case IntTree.Branch(List<IntTree> children) ->
          new IntTree.Branch(children.stream().map(Cases::plain).toList());
    };
  }
}
