"""Answers where the usual layout algebra guesses, refuses, or walks the whole domain."""

import random

import pytest

from strideweave import Layout, Shape, Stride
from strideweave.friendly import column_major, row_major


def layout(shape, stride):
    return Layout(Shape(shape), Stride(stride))


def indices(layout):
    return [layout(i) for i in range(layout.size)]


class TestComposition:
    """Composition is A(B(q)) for every q, and is refused only where no layout says so."""

    @pytest.mark.parametrize(
        "outer, inner, text",
        [
            (layout([2, 2], [1, 3]), layout(4, 1), "((2,2)):((1,3))"),
            (layout([6, 2], [8, 2]), layout([4, 3], [3, 1]), "((2,2),3):((24,2),8)"),
            (layout([6, 6], [1, 12]), layout(4, 9), "((2,2)):((15,36))"),
            (layout([2, 2, 2], [1, 7, 9]), layout([2, 2], [1, 3]), "(2,2):(1,8)"),  # two carries cancel
            (layout(20, 2), layout([5, 4], [4, 1]), "(5,4):(8,2)"),
            (layout([4, 3], [1, 4]), layout(12, 1), "12:1"),
            (layout([4, 3], [3, 1]), layout(1, 99), "1:0"),
            (layout([4, 3], [3, 1]), layout([2, [1, 3]], [2, [5, 4]]), "(2,(1,3)):(6,(0,1))"),
        ],
    )
    def test_worked_examples(self, outer, inner, text):
        result = outer.compose(inner)
        assert str(result) == text
        assert indices(result) == [outer(inner(q)) for q in range(inner.size)]

    def test_a_tile_that_splits_becomes_one_mode(self):
        outer = layout([12, [4, 8]], [59, [13, 1]])
        result = outer.compose([layout(3, 4), layout(8, 2)])
        assert str(result) == "(3,(2,4)):(236,(26,1))"

    @pytest.mark.parametrize(
        "outer, inner",
        [
            (layout([4, 8], [24, 12]), layout([2, 8], [2, 1])),  # the leaves carry into each other
            (layout([4, 8], [8, 1]), layout(6, 1)),  # a run of 4 does not divide 6
            (layout([4, 3], [3, 1]), layout(2, 12)),  # reaches past the outer layout
            (layout(4, 1), layout(5, 1)),
        ],
    )
    def test_refusals(self, outer, inner):
        with pytest.raises(ValueError):
            outer.compose(inner)

    def test_every_coordinate_of_the_inner_layout_is_accepted(self):
        outer, inner = layout([6, 2], [8, 2]), layout([4, 3], [3, 1])
        result = outer.compose(inner)
        for i in range(4):
            for j in range(3):
                assert result([i, j]) == outer(inner([i, j]))

    def test_random_compositions_are_never_wrong(self):
        choose = random.Random(1)
        composed = 0
        for _ in range(300):
            outer = layout([choose.randint(1, 6) for _ in range(3)], [choose.randint(0, 12) for _ in range(3)])
            inner = layout([choose.randint(1, 4) for _ in range(2)], [choose.randint(0, 9) for _ in range(2)])
            try:
                result = outer.compose(inner)
            except ValueError:
                continue
            composed += 1
            assert indices(result) == [outer(inner(q)) for q in range(inner.size)], (outer, inner)
        assert composed > 50

    def test_extents_beyond_any_walk(self):
        outer = layout([2**31, 2**30], [2**30, 1])
        assert outer.compose(layout(2**30, 2**31)) == layout(2**30, 1)
        assert str(outer.compose(layout(2**61, 1))) == f"(({2**31},{2**30})):(({2**30},1))"


class TestComplement:
    """A complement exists exactly where the modes form a chain; the refusal says which test failed."""

    def test_an_injective_layout_without_a_chain_is_not_called_overlapping(self):
        stray = layout([2, 2], [2, 3])
        assert stray.is_injective
        with pytest.raises(ValueError) as caught:
            stray.complement(24)
        assert "overlap" not in str(caught.value)

    @pytest.mark.parametrize(
        "source, cotarget, expected",
        [
            (layout([2, 2], [1, 6]), 24, layout([3, 2], [2, 12])),
            (layout([2, 2], [6, 1]), 24, layout([3, 2], [2, 12])),
            (layout(4, 2), 24, layout([2, 3], [1, 8])),
            (layout([4, 1], [2, 5]), 8, layout(2, 1)),  # a mode of extent 1 plays no part
            (layout([1, 1], [0, 7]), 6, layout(6, 1)),
            (layout(6, 1), 6, layout(1, 0)),
            (layout(2, 1), 2**62, layout(2**61, 2)),
        ],
    )
    def test_values(self, source, cotarget, expected):
        assert source.complement(cotarget) == expected

    @pytest.mark.parametrize("source, cotarget", [(layout(4, 2), 4), (layout(4, 1), 6), (layout(3, 2), 8)])
    def test_cotargets_that_do_not_fit(self, source, cotarget):
        with pytest.raises(ValueError) as caught:
            source.complement(cotarget)
        assert "overlap" not in str(caught.value)


def check_witness(layout):
    """The collision of a layout: two different coordinates of its domain with the same index."""
    first, second = layout.collision()
    assert isinstance(layout.collision(), tuple)
    assert first != second
    assert layout(first) == layout(second)
    for coordinate in (first, second):
        congruent(coordinate, layout.shape)
    return first, second


def congruent(coordinate, shape):
    assert isinstance(coordinate, tuple) and len(coordinate) == len(shape)
    for part, mode in zip(coordinate, shape):
        if isinstance(part, tuple):
            congruent(part, mode)
        else:
            assert isinstance(part, int) and 0 <= part < int(mode)


class TestCollision:
    """collision() is a pair of coordinates that share an index, or None for an injective layout."""

    @pytest.mark.parametrize(
        "source",
        [
            layout([4, 2], [0, 1]),
            layout([4, 2], [1, 1]),
            layout([2, [4, 3]], [6, [2, 3]]),
            layout([[5, 1], [4, 2]], [[3, 9], [7, 21]]),
            layout([2**31 + 1, 2**30], [3, 2**31]),
            layout(2**62, 0),
        ],
    )
    def test_a_collision_has_a_witness(self, source):
        assert source.is_injective is False
        check_witness(source)
        assert Layout.collision(source) is not None

    @pytest.mark.parametrize(
        "source",
        [
            layout([2, 3], [1, 4]),
            layout([2, 2], [2, 3]),
            layout([3, 2], [2, 3]),
            layout([1, 4], [0, 1]),
            layout([], []),
            column_major(2**31, 2**31),
            row_major(1000, 1000, 1000, 1000, 1000, 1000),
            layout([2**20, 2**20], [2**20 + 1, 2**20]),
        ],
    )
    def test_an_injective_layout_has_none(self, source):
        assert source.is_injective is True
        assert source.collision() is None

    def test_a_rank_one_witness_is_a_pair_of_one_component_coordinates(self):
        first, second = check_witness(layout(3, 0))
        assert len(first) == len(second) == 1

    def test_random_layouts_agree_with_counting(self):
        choose = random.Random(2)
        for _ in range(200):
            source = layout([choose.randint(1, 4) for _ in range(3)], [choose.randint(0, 12) for _ in range(3)])
            injective = len(set(indices(source))) == source.size
            assert source.is_injective is injective, source
            if injective:
                assert source.collision() is None
            else:
                check_witness(source)

    def test_subset_sums_are_decided(self):
        powers = [3**k for k in range(30)]
        assert layout([2] * 30, powers).is_injective is True
        assert layout([2] * 31, powers + [powers[-1] + powers[-2]]).is_injective is False
        choose = random.Random(3)
        dense = layout([2] * 18, [choose.getrandbits(40) | 1 for _ in range(18)])
        assert dense.is_injective is (dense.collision() is None)


class TestUniformPreimage:
    """The uniform preimage extent is decided, not only proved where it is easy."""

    @pytest.mark.parametrize(
        "source, target, extent",
        [
            (layout([4, 3], [0, 1]), Shape(3), 4),
            (layout([2, 2], [1, 1]), Shape(3), None),
            (layout([3, 4, 2], [2, 0, 1]), Shape(2, 3), 4),
            (layout([[2, 2], 5], [[5, 0], 1]), Shape(10), 2),
            (layout([1, 6], [99, 1]), Shape(6), 1),
            (layout([2, 3], [1, 4]), Shape(10), None),
            (layout([2, 3], [1, 2]), Shape(5), None),
            (layout([4, 3], [0, 0]), Shape(1), 12),
            (layout([2**20, 2**20, 2**20], [2**20, 0, 1]), Shape(2**40), 2**20),
        ],
    )
    def test_values(self, source, target, extent):
        assert source.uniform_preimage_extent(target) == extent


class TestQueriesOfLargeLayouts:
    """Size, cosize and indexing need no walk either."""

    def test_a_layout_of_10_to_the_18(self):
        source = row_major(10**9, 10**9)
        assert source.size == source.cosize == 10**18
        assert source(10**18 - 1) == source([10**9 - 1, 10**9 - 1]) == 10**18 - 1
        assert source(1) == 10**9
        assert source.is_injective is True
        assert source.uniform_preimage_extent(Shape(10**18)) == 1
        assert source.permute(1, 0) == column_major(10**9, 10**9)
        tiles = source.zipped_divide([layout(10**3, 1), layout(10**3, 10**6)])
        assert str(tiles.shape) == "((1000,1000),(1000000,1000000))"
        assert str(tiles.stride) == "((1000000000,1000000),(1000000000000,1))"
