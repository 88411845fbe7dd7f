import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.strideweave.layout.Collision;
import org.strideweave.layout.Coordinate;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/**
 * A tour of StrideWeave: {@code java -cp target/strideweave.jar examples/Tour.java}
 *
 * <p>A layout is a function from coordinates to positions in memory, written shape:stride. A GPU
 * kernel is full of them: where a matrix lies, which thread reads what, which memory bank answers.
 * This tour tiles a matrix, finds a slow memory access, and proves a replication; no proof walks
 * the elements.
 */
public final class Tour {
  private Tour() {}

  public static void main(String[] arguments) {
    layouts();
    tiling();
    banks();
    replication();
  }

  static void layouts() {
    title("1. A layout is a shape and a stride");
    Layout layout = Layout.of(Shape.of(2, Shape.of(2, 3)), Stride.of(2, Stride.of(1, 4)));
    print("%s has 2 rows; its 6 columns are nested: pairs, and 3 of them.", layout);
    grid(rows(0, 1), 6, 1, (row, column) -> "%3d".formatted(layout.index(row, column)));
    print(
        "All these keys name the last element: %s, %s, %s.",
        layout.index(Coordinate.of(1, Coordinate.of(1, 2))), layout.index(1, 5), layout.index(11));
  }

  static void tiling() {
    title("2. A 128x64 matrix for 4 warps of 32 lanes");
    Layout matrix = Layout.rowMajor(128, 64);
    Layout tiles = matrix.zippedDivide(List.of(Layout.columnMajor(64), Layout.columnMajor(32)));
    print("The matrix           %s", matrix);
    print("in tiles of 64x32    %s: mode 0 walks a tile, mode 1 the tiles.", tiles);
    Layout tile = tiles.mode(0);
    Layout warps = tiles.mode(1);

    // A lane owns every 4th row of its tile, 16 in all, and 4 neighbours of each. What that leaves
    // out, 4 rows by 8 groups of columns, are the lanes; permuted, so that they run along a row.
    Layout everyFourth = Layout.of(Shape.of(16), Stride.of(4));
    Layout split = tile.zippedDivide(List.of(everyFourth, Layout.columnMajor(4)));
    Layout owner = split.modes(0).append(split.mode(1).permute(1, 0)).append(warps);
    print("value, lane, warp    %s", owner);

    print("Who owns the first of every 4 columns, as warp.lane:");
    Map<Long, String> first = new HashMap<>();
    for (int warp = 0; warp < 4; warp++) {
      for (int lane = 0; lane < 32; lane++) {
        first.put(owner.index(0, lane, warp), warp + "." + lane);
      }
    }
    grid(
        rows(0, 1, 64, 65),
        64,
        4,
        (row, column) -> "%4s".formatted(first.get(matrix.index(row, column))));
    long index = owner.index(5, 9, 2);
    print(
        "Value 5 of lane 9 of warp 2 is the element in row %s, column %s.", index / 64, index % 64);

    print("Does every element have one owner? Three proofs:");
    print(
        "  - injective: %s; size %s, cosize %s: no overlap, no gap;",
        owner.isInjective(), owner.size(), owner.cosize());
    print(
        "  - owners of each of the %s indices: %s;",
        matrix.size(), count(owner.uniformPreimageExtent(Shape.of(matrix.size()))));
    print(
        "  - the complement of a tile is %s: where the 4 tiles start, and no more.",
        tile.complement(matrix.size()));
  }

  static void banks() {
    title("3. A bank conflict, and its cure");
    Layout bank = Layout.of(Shape.of(32, 33), Stride.of(1, 0));
    print(
        "Shared memory has 32 banks of 4 bytes: the float at index i is in bank i %% 32. That is"
            + " a");
    print("layout too, %s. Let 32 threads read a column, a thread a row:", bank);
    for (int stride : new int[] {32, 33}) {
      Layout tile = Layout.of(Shape.of(32, 32), Stride.of(stride, 1));
      Layout banksRead = bank.compose(tile.mode(0)); // thread -> bank
      OptionalLong reads = banksRead.uniformPreimageExtent(Shape.of(banksRead.cosize()));
      print("%nRows %s apart, %s. Banks of the first elements:", stride, tile);
      grid(rows(0, 1, 2), 12, 1, (row, column) -> "%3d".formatted(tile.index(row, column) % 32));
      print(
          "Thread -> bank in column 0 is %s: %s. Reads of a bank, one after the other: %s.",
          banksRead, banksRead.isInjective() ? "no conflict" : "a conflict", count(reads));
    }
    print("One float of padding a row makes the read 32 times faster.");
  }

  static void replication() {
    title("4. A replication, proved");
    Layout bias = Layout.of(Shape.of(1, 64), Stride.of(0, 1)).broadcastTo(Shape.of(128, 64));
    print("A bias of 64, added to each of 128 rows, is the layout %s.", bias);
    print(
        "Readers of each of the 64: %s, exactly.", count(bias.uniformPreimageExtent(Shape.of(64))));
    Layout window = Layout.of(Shape.of(3, 6), Stride.of(1, 1));
    String collision = window.collision().map(Collision::toString).orElse("none");
    print(
        "A sliding window %s replicates too, but not evenly: %s.",
        window, count(window.uniformPreimageExtent(Shape.of(8))));
    print("  The coordinates %s. Readers of each, counted one by one:", collision);
    int[] reads = new int[(int) window.cosize()];
    for (long key = 0; key < window.size(); key++) {
      reads[(int) window.index(key)]++;
    }
    StringBuilder bars = new StringBuilder();
    for (int i = 0; i < reads.length; i++) {
      bars.append("  ").append(i).append(' ').append("*".repeat(reads[i]));
    }
    print("%s", bars);
    long many = 1L << 31;
    Layout huge = Layout.of(Shape.of(many, many), Stride.of(0, 1));
    print(
        "Size costs nothing. %s: %s each.",
        huge, count(huge.uniformPreimageExtent(Shape.of(many))));
  }

  interface Cell {
    String text(int row, int column);
  }

  /** Prints what {@code cell} says for every row and every {@code step}-th column. */
  static void grid(int[] rows, int columns, int step, Cell cell) {
    for (int row : rows) {
      StringBuilder line = new StringBuilder("  row %2d |".formatted(row));
      IntStream.iterate(0, column -> column < columns, column -> column + step)
          .forEach(column -> line.append(' ').append(cell.text(row, column)));
      System.out.println(line);
    }
  }

  static int[] rows(int... rows) {
    return rows;
  }

  static String count(OptionalLong extent) {
    return extent.isPresent() ? Long.toString(extent.getAsLong()) : "none";
  }

  static void title(String text) {
    print("%n%s%n%s", text, "-".repeat(text.length()));
  }

  static void print(String format, Object... values) {
    System.out.printf(format + "%n", values);
  }
}
