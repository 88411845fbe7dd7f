"""The values in the hands of a Python user: text, equality, copies, pickles, patterns, help."""

import copy
import pickle
import pydoc

import pytest

from strideweave import Layout, Node, Shape, Stride, Tree

LAYOUT = Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))

VALUES = [
    Shape(),
    Shape(5),
    Shape(2, [3, 4]),
    Shape([[2, 2]]),
    Shape(2, [3]),
    Shape(2**63 - 1),
    Stride(),
    Stride(0),
    Stride(1, [2, [6, 24]]),
    Stride([[1, 3]]),
    LAYOUT,
    Layout(Shape(), Stride()),
    Layout(Shape(5), Stride(1)),
    Layout(Shape([[2, 2]]), Stride([[1, 3]])),
    Tree(),
    Tree(Node.Leaf),
    Tree(Node.id(1), Tree(Node.Leaf, Tree(Node.id(0)))),
    Node.Leaf,
    Node.Push,
    Node.Pop,
    Node.id(2),
]
every_value = pytest.mark.parametrize("value", VALUES, ids=repr)

IMMUTABLE = [Shape(2, 3), Stride(1, 2), LAYOUT, Tree(Node.Leaf), Node.Leaf, Node.id(2)]


class TestText:
    """repr evaluates back; str is the CuTe notation."""

    @every_value
    def test_repr_evaluates_back(self, value):
        again = eval(repr(value))
        assert again == value and repr(again) == repr(value)

    @pytest.mark.parametrize(
        "value, text",
        [
            (Shape(2, [3, 4]), "Shape(2, [3, 4])"),
            (Shape(5), "Shape(5)"),
            (Shape([[2, 2]]), "Shape([[2, 2]])"),
            (Shape(), "Shape()"),
            (Stride(1, [2, 6]), "Stride(1, [2, 6])"),
            (LAYOUT, "Layout(Shape(2, [3, 4]), Stride(1, [2, 6]))"),
            (Tree(Node.id(1), Tree(Node.Leaf)), "Tree(Node.id(1), Tree(Node.Leaf))"),
            (Node.Leaf, "Node.Leaf"),
            (Node.Push, "Node.Push"),
            (Node.Pop, "Node.Pop"),
            (Node.id(2), "Node.id(2)"),
        ],
    )
    def test_repr(self, value, text):
        assert repr(value) == text

    @pytest.mark.parametrize(
        "value, text",
        [
            (Shape(2, [3, 4]), "(2,(3,4))"),
            (Shape(5), "5"),
            (Shape(2, [3]), "(2,(3))"),
            (Shape([[2, 2]]), "((2,2))"),
            (Shape(), "()"),
            (Stride(1, [2, 6]), "(1,(2,6))"),
            (LAYOUT, "(2,(3,4)):(1,(2,6))"),
            (Layout(Shape(5), Stride(1)), "5:1"),
            (Layout(Shape([[2, 2]]), Stride([[1, 3]])), "((2,2)):((1,3))"),
            (Layout(Shape(), Stride()), "():()"),
        ],
    )
    def test_str_is_the_cute_notation(self, value, text):
        assert str(value) == f"{value}" == "{}".format(value) == text


class TestEquality:
    """Values are equal when they hold the same, and hash alike."""

    @every_value
    def test_a_value_equals_its_like_and_hashes_alike(self, value):
        again = eval(repr(value))
        assert value == again and not value != again
        assert hash(value) == hash(again)
        assert {value: "found"}[again] == "found" and len({value, again}) == 1

    def test_different_values_differ(self):
        assert len(set(VALUES)) == len(VALUES)
        for i, value in enumerate(VALUES):
            assert [j for j, other in enumerate(VALUES) if value == other] == [i]

    @pytest.mark.parametrize(
        "value, other",
        [
            (Shape(2, 3), [2, 3]),
            (Shape(2, 3), (2, 3)),
            (Stride(2, 3), [2, 3]),
            (Shape(2, 3), Stride(2, 3)),
            (Shape(5), 5),
            (LAYOUT, (LAYOUT.shape, LAYOUT.stride)),
            (LAYOUT, str(LAYOUT)),
            (Tree(Node.Leaf), [Node.Leaf]),
            (Tree(Node.id(0)), Tree(Node.Leaf)),
            (Node.id(0), Node.Leaf),
            (Node.Leaf, None),
        ],
    )
    def test_values_of_different_kinds_are_unequal_either_way(self, value, other):
        assert not value == other and value != other
        assert not other == value and other != value

    def test_equality_is_of_the_layout_not_of_the_function(self):
        assert Layout(Shape(4), Stride(1)) != Layout(Shape(2, 2), Stride(1, 2))


class TestCopies:
    """Copies and pickles are equal values of the same class."""

    @every_value
    def test_copy_and_deepcopy(self, value):
        for again in (copy.copy(value), copy.deepcopy(value), copy.deepcopy([value])[0]):
            assert again == value and repr(again) == repr(value)

    @every_value
    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_pickle(self, value, protocol):
        again = pickle.loads(pickle.dumps(value, protocol))
        assert again == value and repr(again) == repr(value) and hash(again) == hash(value)

    def test_a_copy_works_like_the_original(self):
        for again in (copy.deepcopy(LAYOUT), pickle.loads(pickle.dumps(LAYOUT))):
            assert isinstance(again, Layout) and isinstance(again.shape, Shape)
            assert again([1, [2, 3]]) == LAYOUT([1, [2, 3]]) and again + LAYOUT == LAYOUT + again


class TestImmutability:
    """Assigning or deleting an attribute is an AttributeError."""

    @pytest.mark.parametrize("value", IMMUTABLE, ids=repr)
    @pytest.mark.parametrize("name", ["shape", "stride", "size", "cosize", "recipe", "n", "anything"])
    def test_no_attribute_can_be_assigned_or_deleted(self, value, name):
        before = repr(value)
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)
        assert repr(value) == before

    def test_unknown_attributes_are_attribute_errors(self):
        for value in IMMUTABLE:
            assert not hasattr(value, "no_such_attribute")

    def test_a_list_that_was_handed_out_is_no_door_to_the_value(self):
        profile, recipe, tree = LAYOUT.profile, Tree(1, 2).recipe, Tree(1, 2)
        profile.append(Node.Leaf)
        recipe.clear()
        assert LAYOUT.profile == [Node.Leaf, Node.Push, Node.Leaf, Node.Leaf, Node.Pop]
        assert tree.recipe == [Node.Leaf, Node.Leaf]


class TestInt:
    """int takes a shape or stride of a single leaf."""

    def test_a_single_leaf_is_its_number(self):
        assert int(Shape(5)) == 5
        assert int(Stride(7)) == 7
        assert [int(mode) for mode in Shape(2, 3, 4)] == [2, 3, 4]

    @pytest.mark.parametrize("value", [Shape(2, 3), Shape(), Stride(1, 2), LAYOUT], ids=repr)
    def test_anything_else_is_a_type_error(self, value):
        with pytest.raises(TypeError):
            int(value)


class TestMatch:
    """The match statement takes values apart."""

    def test_attributes(self):
        match LAYOUT:
            case Layout(shape=Shape(size=24), stride=stride):
                assert stride == Stride(1, [2, 6])
            case _:
                pytest.fail("no case matched")

    def test_positions(self):
        match LAYOUT:
            case Layout(shape, stride):
                assert (shape, stride) == (LAYOUT.shape, LAYOUT.stride)
            case _:
                pytest.fail("no case matched")

    def test_kinds(self):
        def kind(value):
            match value:
                case Shape():
                    return "shape"
                case Stride():
                    return "stride"
                case Layout():
                    return "layout"
                case Tree():
                    return "tree"

        assert [kind(v) for v in (Shape(), Stride(), LAYOUT, Tree(), 5)] == ["shape", "stride", "layout", "tree", None]

    def test_modes_as_a_sequence(self):
        match LAYOUT.shape:
            case [rows, columns]:
                assert (rows, columns) == (Shape(2), Shape(3, 4))
            case _:
                pytest.fail("no case matched")

    def test_markers(self):
        match LAYOUT.profile[0]:
            case Node.Leaf:
                pass
            case _:
                pytest.fail("no case matched")


OPERATIONS = [
    "get_index", "index", "broadcast_to", "uniform_preimage_extent", "concat", "append", "rearrange",
    "permute", "compose", "complement", "divide", "divide_tiler", "zipped_divide", "tiled_divide", "flat_divide",
    "product", "product_tiler", "zipped_product", "tiled_product", "flat_product", "blocked_product",
    "raked_product", "tile_to_shape",
]  # fmt: skip
PROPERTIES = ["shape", "stride", "size", "cosize", "profile", "is_injective"]


class TestDirAndHelp:
    """dir lists what there is, and help teaches it."""

    def test_dir_lists_the_members(self):
        assert set(OPERATIONS + PROPERTIES + ["collision"]) <= set(dir(LAYOUT)) & set(dir(Layout))
        assert "size" in dir(Shape(2)) and {"recipe", "size"} <= set(dir(Tree()))
        assert {"Leaf", "Push", "Pop", "id"} <= set(dir(Node))

    def test_isinstance_knows_the_values(self):
        for value, kind in [(Shape(2), Shape), (Stride(1), Stride), (LAYOUT, Layout), (Tree(1), Tree)]:
            assert [k for k in (Shape, Stride, Layout, Tree) if isinstance(value, k)] == [kind]
        assert isinstance(Node.Leaf, Node) and isinstance(Node.id(2), Node)
        assert not isinstance([2, 3], Shape)

    @pytest.mark.parametrize("name", OPERATIONS)
    def test_every_operation_has_a_page_of_help(self, name):
        page = pydoc.plain(pydoc.render_doc(getattr(Layout, name)))
        assert name in page and len(page.splitlines()) > 3

    def test_the_help_of_compose_teaches(self):
        page = pydoc.plain(pydoc.render_doc(Layout.compose))
        for word in ("A(B(", "Args:", "Returns:", "Raises:", "ValueError", ">>> "):
            assert word in page

    @pytest.mark.parametrize("kind", [Shape, Stride, Layout, Tree, Node])
    def test_every_class_has_a_page_of_help(self, kind):
        assert kind.__name__ in pydoc.plain(pydoc.render_doc(kind))
