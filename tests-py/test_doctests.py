"""The examples in the docstrings run, and everything public has one."""

import doctest
import importlib
import inspect
import io

import pytest

import strideweave

NAMES = [
    "strideweave", "strideweave._engine", "strideweave._structure", "strideweave._congruence", "strideweave._tiling",
    "strideweave._width", "strideweave._inverses", "strideweave.friendly",
]  # fmt: skip
MODULES = [importlib.import_module(name) for name in NAMES]

EXAMPLES = [
    test
    for module in MODULES
    for test in doctest.DocTestFinder(exclude_empty=True).find(module, module.__name__)
    if test.examples
]


def public_objects():
    """Every public class and function of the package, by its full name."""
    found = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if name.startswith("_") or not (inspect.isclass(value) or inspect.isfunction(value)):
                continue
            if str(value.__module__).partition(".")[0] == "strideweave":
                found[f"{value.__module__}.{value.__qualname__}"] = value
    return found


def public_members():
    """Every public method and property of those classes, by its full name."""
    return {
        f"{name}.{attribute}": getattr(value, attribute)
        for name, value in public_objects().items()
        if inspect.isclass(value)
        for attribute, member in vars(value).items()
        if not attribute.startswith("_")
        and (inspect.isfunction(member) or isinstance(member, (property, staticmethod, classmethod)))
    }


@pytest.mark.parametrize("test", EXAMPLES, ids=[test.name for test in EXAMPLES])
def test_the_examples_of_a_docstring(test):
    report = io.StringIO()
    runner = doctest.DocTestRunner()
    results = runner.run(test, out=report.write, clear_globs=False)
    assert results.attempted > 0
    if results.failed:
        pytest.fail(report.getvalue(), pytrace=False)


def test_there_are_examples():
    assert sum(len(test.examples) for test in EXAMPLES) > 0
    assert any(test.name.startswith("strideweave.friendly") for test in EXAMPLES)


def test_the_public_objects_are_found():
    names = {name.rpartition(".")[2] for name in public_objects()}
    assert {"Shape", "Stride", "Layout", "Tree", "Node", "row_major", "column_major"} <= names


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_module_has_a_docstring(module):
    assert module.__doc__ and module.__doc__.strip()


@pytest.mark.parametrize("name", sorted(public_objects()))
def test_every_public_class_and_function_has_an_example(name):
    value = public_objects()[name]
    documented = inspect.getdoc(value) or ""
    assert documented, f"{name} has no docstring"
    if not (inspect.isclass(value) and issubclass(value, BaseException)):
        assert ">>> " in documented, f"{name} has no example"


@pytest.mark.parametrize("name", sorted(public_members()))
def test_every_public_method_and_property_has_a_docstring(name):
    assert (inspect.getdoc(public_members()[name]) or "").strip(), f"{name} has no docstring"


@pytest.mark.parametrize(
    "name",
    [
        "get_index", "broadcast_to", "uniform_preimage_extent", "concat", "append", "rearrange", "permute",
        "compose", "complement", "divide", "divide_tiler", "zipped_divide", "collision", "tiled_divide", "flat_divide",
        "product", "product_tiler", "zipped_product", "tiled_product", "flat_product", "blocked_product",
        "raked_product", "tile_to_shape", "flatten", "unflatten", "coalesce", "group", "select", "squeeze", "filter_zeros",
        "prepend", "replace", "reverse_rearrange", "slice", "slice_and_offset", "dice", "coordinates",
        "upcast", "downcast", "recast",
    ],
)  # fmt: skip
def test_every_operation_has_an_example(name):
    assert ">>> " in inspect.getdoc(getattr(strideweave.Layout, name))
