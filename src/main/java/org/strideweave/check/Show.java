package org.strideweave.check;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** A caller's value as a message shows it: short, and in the caller's own notation. */
public final class Show {
  private static final int LONGEST = 120;
  private static final int MOST_ITEMS = 8;
  private static final int DEEPEST = 3;

  private Show() {}

  /**
   * {@return the value in words a Python and a Java user both read}
   *
   * @param value anything at all
   */
  public static String value(@Nullable Object value) {
    String text;
    try {
      text = value(value, 0);
    } catch (RuntimeException unreadable) {
      // A value of another language may refuse to be read; the message must come all the same.
      text = "a value that cannot be shown";
    }
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  static String format(String format, @Nullable Object... values) {
    return format.formatted(
        Arrays.stream(values)
            .map(value -> value instanceof String text ? text : value(value))
            .toArray());
  }

  /** A list is shown only as far as a reader looks: it may be endless, or contain itself. */
  private static String value(@Nullable Object value, int depth) {
    return switch (value) {
      case null -> "None";
      case Boolean truth -> truth ? "True" : "False";
      case String text -> quoted(text);
      case Double number when number.isNaN() -> "nan";
      case Double number when number.isInfinite() -> number > 0 ? "inf" : "-inf";
      case Double number -> decimal(number);
      case List<?> list when depth == DEEPEST -> list.isEmpty() ? "[]" : "[...]";
      case List<?> list -> {
        StringJoiner items = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < Math.min(list.size(), MOST_ITEMS); i++) {
          items.add(value(list.get(i), depth + 1));
        }
        yield (list.size() > MOST_ITEMS ? items.add("...") : items).toString();
      }
      default -> String.valueOf(value);
    };
  }

  /** Text on one line, as a reader could write it. */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("'");
    for (char c : text.substring(0, Math.min(text.length(), LONGEST)).toCharArray()) {
      switch (c) {
        case '\'', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> quoted.append(Character.isISOControl(c) ? "\\x%02x".formatted((int) c) : c);
      }
    }
    return quoted.append('\'').toString();
  }

  /** A number as Python spells it: {@code 10000000.0} and {@code 1e+300}. */
  private static String decimal(double number) {
    String java = Double.toString(number);
    double size = Math.abs(number);
    if (size == 0 || (size >= 1e-4 && size < 1e16)) {
      String plain = new BigDecimal(java).toPlainString();
      return plain.contains(".") ? plain : plain + ".0";
    }
    int split = java.indexOf('E');
    String digits = java.substring(0, split);
    int exponent = Integer.parseInt(java.substring(split + 1));
    return "%se%s%02d"
        .formatted(
            (digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits),
            (exponent < 0 ? "-" : "+"),
            Math.abs(exponent));
  }
}
