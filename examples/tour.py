"""A tour of StrideWeave: ./strideweave examples/tour.py

A layout is a function from coordinates to positions in memory, written shape:stride. A GPU kernel is
full of them: where a matrix lies, which thread reads what, which memory bank answers. This tour
tiles a matrix, finds a slow memory access, and proves a replication; no proof walks the elements.
"""

from strideweave import Layout, Shape, Stride
from strideweave.friendly import column_major, row_major


def title(text):
    print(f"\n{text}\n{'-' * len(text)}")


def grid(rows, columns, cell):
    """Print what cell(row, column) says for every row and column."""
    for row in rows:
        print(f"  row {row:>2} |", *(f"{cell(row, column):>3}" for column in columns))


def layouts():
    title("1. A layout is a shape and a stride")
    layout = Layout(Shape(2, [2, 3]), Stride(2, [1, 4]))
    print(f"{layout} has 2 rows; its 6 columns are nested: pairs, and 3 of them.")
    grid(range(2), range(6), lambda row, column: layout([row, column]))
    print(f"All these keys name the last element: {layout([1, [1, 2]])}, {layout([1, 5])}, {layout(11)}.")


def tiling():
    title("2. A 128x64 matrix for 4 warps of 32 lanes")
    matrix = row_major(128, 64)
    tiles = matrix.zipped_divide([column_major(64), column_major(32)])
    print(f"The matrix           {matrix}")
    print(f"in tiles of 64x32    {tiles}: mode 0 walks a tile, mode 1 the tiles.")
    tile, warps = tiles

    # A lane owns every 4th row of its tile, 16 in all, and 4 neighbours of each. What that leaves out,
    # 4 rows by 8 groups of columns, are the lanes; permuted, so that they run along a row.
    split = tile.zipped_divide([Layout(Shape(16), Stride(4)), column_major(4)])
    owner = split[:1].append(split[1].permute(1, 0)).append(warps)
    print(f"value, lane, warp    {owner}")

    print("Who owns the first of every 4 columns, as warp.lane:")
    first = {owner([0, lane, warp]): f"{warp}.{lane}" for warp in range(4) for lane in range(32)}
    grid([0, 1, 64, 65], range(0, 64, 4), lambda row, column: f"{first[matrix([row, column])]:>4}")
    row, column = divmod(owner([5, 9, 2]), 64)
    print(f"Value 5 of lane 9 of warp 2 is the element in row {row}, column {column}.")

    print("Does every element have one owner? Three proofs:")
    print(f"  - injective: {owner.is_injective}; size {owner.size}, cosize {owner.cosize}: no overlap, no gap;")
    print(f"  - owners of each of the {matrix.size} indices: {owner.uniform_preimage_extent(Shape(matrix.size))};")
    print(f"  - the complement of a tile is {tile.complement(matrix.size)}: where the 4 tiles start, and no more.")


def banks():
    title("3. A bank conflict, and its cure")
    bank = Layout(Shape(32, 33), Stride(1, 0))
    print("Shared memory has 32 banks of 4 bytes: the float at index i is in bank i % 32. That is a")
    print(f"layout too, {bank}. Let 32 threads read a column, a thread a row:")
    for stride in (32, 33):
        tile = Layout(Shape(32, 32), Stride(stride, 1))
        banks_read = bank.compose(tile[0])  # thread -> bank
        reads = banks_read.uniform_preimage_extent(Shape(banks_read.cosize))
        verdict = "no conflict" if banks_read.is_injective else "a conflict"
        print(f"\nRows {stride} apart, {tile}. Banks of the first elements:")
        grid(range(3), range(12), lambda row, column: tile([row, column]) % 32)
        print(f"Thread -> bank in column 0 is {banks_read}: {verdict}. Reads of a bank, one after the other: {reads}.")
    print("One float of padding a row makes the read 32 times faster.")


def replication():
    title("4. A replication, proved")
    bias = Layout(Shape(1, 64), Stride(0, 1)).broadcast_to(Shape(128, 64))
    print(f"A bias of 64, added to each of 128 rows, is the layout {bias}.")
    print(f"Readers of each of the 64: {bias.uniform_preimage_extent(Shape(64))}, exactly.")
    window = Layout(Shape(3, 6), Stride(1, 1))
    uneven = window.uniform_preimage_extent(Shape(8))
    print(f"A sliding window {window} replicates too, but not evenly: {uneven}.")
    print(f"  The coordinates {window.collision()} share an index. Readers of each, counted one by one:")
    reads = [window(key) for key in range(window.size)]
    print("  " + "  ".join(f"{index} {'*' * reads.count(index)}" for index in range(window.cosize)))
    huge = Layout(Shape(2**31, 2**31), Stride(0, 1))
    print(f"Size costs nothing. {huge}: {huge.uniform_preimage_extent(Shape(2**31))} each.")


if __name__ == "__main__":
    layouts()
    tiling()
    banks()
    replication()
