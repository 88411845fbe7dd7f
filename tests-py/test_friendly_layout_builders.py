"""The specification friendly-layout-builders: one class a requirement, one test a scenario.

Inside a class the scenarios come first, each under its own title; the tests after them
cover what the requirement's text demands and no scenario shows.
"""

from math import prod

import pytest

import strideweave
from strideweave import Layout, Shape, Stride
from strideweave.friendly import column_major, row_major

either_builder = pytest.mark.parametrize("build", [column_major, row_major])

EXTENTS = [(5,), (1,), (1, 1), (2, 3), (3, 1, 2), (2, 3, 4), (4, 3, 2, 5)]


class TestFriendlyLayoutBuildersAreExplicitSubmoduleExports:
    """Friendly layout builders are explicit submodule exports"""

    def test_import_the_layout_builder_surface(self):
        """Import the layout-builder surface"""
        import strideweave.friendly

        for name in ("column_major", "row_major"):
            assert isinstance(getattr(strideweave.friendly, name)(2, 3), Layout)

    def test_the_submodule_is_an_export_of_the_package(self):
        assert strideweave.friendly.row_major is row_major
        assert set(strideweave.friendly.__all__) >= {"column_major", "row_major"}

    @either_builder
    def test_the_result_is_an_ordinary_layout(self, build):
        layout = build(2, 3)
        assert layout == Layout(layout.shape, layout.stride)
        assert layout.permute(1, 0).compose(Shape(3)) == layout.permute(1, 0)


class TestBuilderExtentsDefineFlatModes:
    """Builder extents define flat modes"""

    @either_builder
    def test_build_a_one_mode_layout(self, build):
        """Build a one-mode layout"""
        layout = build(5)
        assert layout == Layout(Shape(5), Stride(1))
        assert layout.size == 5
        assert layout.cosize == 5

    @either_builder
    def test_reject_missing_extents(self, build):
        """Reject missing extents"""
        with pytest.raises(ValueError, match="at least one extent is required"):
            build()

    @either_builder
    @pytest.mark.parametrize("extent", [2.0, 1.5, "2", None, [2], (2, 3), Shape(2, 3), 0, -1, -(2**70)])
    def test_reject_an_invalid_extent(self, build, extent):
        """Reject an invalid extent"""
        with pytest.raises(ValueError, match="extents must be positive integers"):
            build(extent)
        with pytest.raises(ValueError, match="extents must be positive integers"):
            build(2, extent, 3)

    @either_builder
    @pytest.mark.parametrize("extents", EXTENTS)
    def test_the_modes_are_flat_in_the_supplied_order_compact_and_injective(self, build, extents):
        layout = build(*extents)
        assert layout.shape == Shape(*extents)
        assert layout.size == layout.cosize == prod(extents)
        assert layout.is_injective
        assert sorted(layout(i) for i in range(layout.size)) == list(range(layout.size))

    @either_builder
    def test_a_product_past_64_bits_is_an_overflow(self, build):
        with pytest.raises(OverflowError):
            build(2**40, 2**40)
        with pytest.raises(OverflowError):
            build(2**63)
        assert build(2**31, 2**31).size == 2**62


class TestColumnMajorStridesMakeFirstModeCoordinatesAdjacent:
    """Column-major strides make first-mode coordinates adjacent"""

    def test_build_a_three_mode_column_major_layout(self):
        """Build a three-mode column-major layout"""
        layout = column_major(2, 3, 4)
        assert layout == Layout(Shape([2, 3, 4]), Stride([1, 2, 6]))
        for j in range(3):
            for k in range(4):
                assert layout([1, j, k]) == layout([0, j, k]) + 1

    @pytest.mark.parametrize("extents", EXTENTS)
    def test_every_stride_is_the_product_of_the_preceding_extents(self, extents):
        assert column_major(*extents).stride == Stride([prod(extents[:i]) for i in range(len(extents))])

    def test_integer_keys_count_the_first_mode_fastest(self):
        layout = column_major(2, 3)
        assert [layout(i) for i in range(6)] == [layout([i % 2, i // 2]) for i in range(6)] == [0, 1, 2, 3, 4, 5]


class TestRowMajorStridesMakeLastModeCoordinatesAdjacent:
    """Row-major strides make last-mode coordinates adjacent"""

    def test_build_a_three_mode_row_major_layout(self):
        """Build a three-mode row-major layout"""
        layout = row_major(2, 3, 4)
        assert layout == Layout(Shape([2, 3, 4]), Stride([12, 4, 1]))
        for i in range(2):
            for j in range(3):
                assert [layout([i, j, k]) - layout([i, j, 0]) for k in range(4)] == [0, 1, 2, 3]

    @pytest.mark.parametrize("extents", EXTENTS)
    def test_every_stride_is_the_product_of_the_following_extents(self, extents):
        assert row_major(*extents).stride == Stride([prod(extents[i + 1 :]) for i in range(len(extents))])

    def test_integer_keys_count_the_first_mode_fastest(self):
        layout = row_major(2, 3)
        assert [layout(i) for i in range(6)] == [layout([i % 2, i // 2]) for i in range(6)] == [0, 3, 1, 4, 2, 5]
