import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.strideweave.layout.Collision;
import org.strideweave.layout.Layout;
import org.strideweave.layout.Shape;
import org.strideweave.layout.Stride;

/**
 * A tour of layouts: share a matrix among warps, find bank conflicts, prove a replication.
 *
 * <p>Run it on a JDK 25, from the project's folder and after its build:
 *
 * <pre>java -cp target/strideweave.jar examples/Tour.java</pre>
 */
public final class Tour {
  /** Shared memory has 32 banks of 4 bytes: element i of floats is in bank i % 32. */
  private static final int BANKS = 32;

  private Tour() {}

  public static void main(String[] arguments) {
    print("A layout shape:stride says where each element lies: index = sum(coordinate * stride).");
    shareAMatrix();
    findBankConflicts();
    proveAReplication();
  }

  private static void shareAMatrix() {
    title("1. Share a row-major 128x64 matrix among 4 warps of 32 lanes");
    Layout matrix = Layout.rowMajor(128, 64);
    // Tiles of 64x32 become mode 0, and the 2x2 grid of them mode 1: a tile for each warp.
    Layout warps = matrix.zippedDivide(List.of(Layout.columnMajor(64), Layout.columnMajor(32)));
    // Divide the tile again: 8x8 elements for a lane, and an 8x4 grid of lanes.
    Layout lanes =
        warps.mode(0).zippedDivide(List.of(Layout.columnMajor(8), Layout.columnMajor(8)));
    // Three modes now: (element of the lane, lane of the warp, warp).
    Layout owner = lanes.append(warps.mode(1));
    print("matrix (row, column)        %s", matrix);
    print("divided (in tile, warp)     %s", warps);
    print("again (element, lane, warp) %s", owner);

    // An integer stands for a coordinate of any mode, first mode fastest: lane 9 is (1,1) of 8x4.
    String[][] blocks = new String[16][8];
    for (int warp = 0; warp < 4; warp++) {
      for (int lane = 0; lane < 32; lane++) {
        int index = (int) owner.index(0, lane, warp);
        blocks[index / 64 / 8][index % 64 / 8] = "%d:%02d".formatted(warp, lane);
      }
    }
    print("\nWho owns each 8x8 block, as warp:lane");
    for (int row = 0; row < 16; row++) {
      if (row == 8) {
        print("-".repeat(31) + "+" + "-".repeat(21));
      }
      List<String> cells = Arrays.asList(blocks[row]);
      String left = String.join(" ", cells.subList(0, 4));
      print("  row %3d  %s | %s", 8 * row, left, String.join(" ", cells.subList(4, 8)));
    }

    // Injective and as many indices as elements, none of them past the end: all covered once.
    print("\nno element has two owners: %s", yes(owner.isInjective()));
    print(
        "size %d = cosize %d = matrix %d: nothing is left out",
        owner.size(), owner.cosize(), matrix.size());
  }

  private static void findBankConflicts() {
    title("2. Find the bank conflicts of a 32x32 tile of floats in shared memory");
    for (int stride : List.of(32, 33, 34, 36, 40)) {
      Layout tile = Layout.of(Shape.of(32, 32), Stride.of(stride, 1));
      // 32 threads read one column: thread t reads row t.
      int[] threads = new int[BANKS];
      for (int thread = 0; thread < 32; thread++) {
        threads[(int) (tile.index(thread, 0) % BANKS)]++;
      }
      int ways = IntStream.of(threads).max().orElseThrow();
      print("rows %d apart: %2d threads in a bank  %s", stride, ways, "#".repeat(ways));
    }
    print("\nThe banks of the upper left corner: a column of the first is all in one bank,");
    print("and one float of padding a row shifts each row by a bank.");
    Layout plain = Layout.rowMajor(32, 32);
    Layout padded = Layout.of(Shape.of(32, 32), Stride.of(33, 1));
    for (int row = 0; row < 4; row++) {
      print("  row %d %s  |%s", row, corner(plain, row), corner(padded, row));
    }
    print(
        "The padding costs %d floats. No two elements share a place: %s",
        padded.cosize() - plain.cosize(), yes(padded.isInjective()));
  }

  private static String corner(Layout tile, int row) {
    return LongStream.range(0, 6)
        .mapToObj(column -> "%3d".formatted(tile.index(row, column) % BANKS))
        .collect(Collectors.joining());
  }

  private static void proveAReplication() {
    title("3. Prove a replication");
    // A bias of one value a column, read by every row: the stride of the rows becomes 0.
    Layout bias = Layout.rowMajor(1, 64).broadcastTo(Shape.of(128, 64));
    // All 64 values are reached, each equally often: decided from the strides, visiting no element.
    OptionalLong reads = bias.uniformPreimageExtent(Shape.of(64));
    print("%s reads each of 64 values %d times, and nothing else", bias, reads.orElseThrow());
    Layout huge = Layout.of(Shape.of(1L << 20, 1L << 40), Stride.of(0, 1));
    reads = huge.uniformPreimageExtent(Shape.of(1L << 40));
    print(
        "%s reads each of 2^40 values %d times, and none was counted", huge, reads.orElseThrow());
    // A window that slides by one reads its inner values more often than its ends.
    Layout window = Layout.of(Shape.of(3, 4), Stride.of(1, 1));
    reads = window.uniformPreimageExtent(Shape.of(window.cosize()));
    print(
        "%s reads each of %d values equally often: %s",
        window, window.cosize(), yes(reads.isPresent()));
    Collision pair = window.collision().orElseThrow();
    print("because, for one, %s and %s read the same value", pair.first(), pair.second());
  }

  private static void title(String text) {
    print("\n%s\n%s", text, "-".repeat(text.length()));
  }

  private static String yes(boolean truth) {
    return truth ? "yes" : "no";
  }

  private static void print(String format, Object... values) {
    System.out.print(format.formatted(values) + "\n");
  }
}
