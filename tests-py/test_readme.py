"""What the README shows is true."""

import re
from math import prod
from pathlib import Path

import pytest

from strideweave import Layout, Shape, Stride

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_python_example_runs_and_prints_what_it_says(capsys):
    example, output = re.search(r"```python\n(.*?)```\n+```\n(.*?)```", README, re.DOTALL).groups()
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out == output


def test_the_picture_shows_the_layout():
    layout = Layout(Shape(4, [2, 2]), Stride(2, [1, 8]))
    rows = re.findall(r"row \d  \|(.*)\|", README)
    assert [[int(cell) for cell in row.split("|")] for row in rows] == [
        [layout([row, column]) for column in range(4)] for row in range(4)
    ]


def read(text):
    """A layout from CuTe notation."""
    shape, stride = (eval(part.replace("(", "[").replace(")", "]")) for part in text.split(":"))
    return Layout(Shape(shape), Stride(stride))


def rows(marker):
    return [row for row in README.splitlines() if row.startswith("| ") and marker in row]


def by_mode(outer, inner):
    """Compose leaf by leaf and mode by mode, each extent and stride dividing the next.

    This is the rule of CuTe, for flat layouts: the last mode runs on, and carries between leaves go
    unnoticed.
    """
    outer = [(int(mode.shape), int(mode.stride)) for mode in outer]
    result = []
    for mode in inner:
        extent, step = int(mode.shape), int(mode.stride)
        parts = []
        for size, stride in outer[:-1]:
            if step % size and size % step:
                raise ValueError(f"neither of {size} and {step} divides the other")
            taken = min(max(size // step, 1), extent)
            if extent % taken:
                raise ValueError(f"{taken} does not divide {extent}")
            if taken > 1:
                parts.append((taken, step * stride))
            extent, step = extent // taken, -(-step // size)
        if extent > 1 or not parts:
            parts.append((extent, step * outer[-1][1]))
        result.append(parts)
    return result


def notation(leaves):
    def one(pick):
        return [[pick(p) for p in parts] if len(parts) > 1 else pick(parts[0]) for parts in leaves]

    return str(Layout(Shape(one(lambda p: p[0])), Stride(one(lambda p: p[1]))))


@pytest.mark.parametrize("row", rows("` o `"))
def test_the_table_of_compositions(row):
    inputs, peer, ours = (cell.strip() for cell in row.strip("|").split("|"))
    outer, inner = map(read, re.findall(r"`(.*?)`", inputs))
    if peer.startswith("refused"):
        with pytest.raises(ValueError) as refusal:
            by_mode(outer, inner)
        assert sorted(re.findall(r"\d+", str(refusal.value))) == sorted(re.findall(r"\d+", peer))
    else:
        assert notation(by_mode(outer, inner)) == re.match(r"`(.*?)`", peer)[1]
    if ours.startswith("refused"):
        with pytest.raises(ValueError) as refusal:
            outer.compose(inner)
        for number in re.findall(r"\d+", ours):
            assert number in str(refusal.value)
    else:
        assert str(outer.compose(inner)) == re.match(r"`(.*?)`", ours)[1]


def test_the_table_has_every_kind_of_composition():
    assert len(rows("` o `")) == 4


def test_the_wrong_answer_is_wrong_where_the_table_says():
    outer, inner = read("(4,8):(24,12)"), read("(2,8):(2,1)")
    wrong = Layout(Shape(2, [4, 2]), Stride(48, [24, 12]))
    assert (wrong([1, 2]), outer(inner([1, 2]))) == (96, 12)


def test_the_other_rows_of_the_table():
    assert read("(1024,1024,1024):(1048576,1024,1)").is_injective
    assert Shape(65536, 65536).size == 4294967296 == prod((65536, 65536))
    assert 4294967296 % 2**32 == 0
    with pytest.raises(OverflowError):
        Shape(2**32, 2**32)
