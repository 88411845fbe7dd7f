"""The type stubs and the runtime agree: every public name, its kind, its parameters and their defaults."""

import ast
import importlib
import inspect
from collections import abc
from pathlib import Path

import pytest

import strideweave

PACKAGE = Path(strideweave.__file__).parent
STUBS = {
    module: ast.parse((PACKAGE / file).read_text())
    for module, file in {"strideweave": "__init__.pyi", "strideweave.friendly": "friendly.pyi"}.items()
}
CLASSES = {node.name: node for node in STUBS["strideweave"].body if isinstance(node, ast.ClassDef)}
# What types cannot use: how a value is printed, copied, pickled, and kept from change.
UNTYPED = {
    "__class__", "__copy__", "__deepcopy__", "__delattr__", "__delitem__", "__dir__", "__doc__", "__format__", "__getattr__",
    "__getattribute__", "__init_subclass__", "__module__", "__reduce__", "__repr__", "__setattr__", "__setitem__", "__slots__",
    "__str__", "_face",
}  # fmt: skip


def declared(body):
    """The declarations of a stub's module or class by name; overloads stand in a list."""
    found = {}
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.setdefault(name, []).append(node)
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = [node]
            case ast.ImportFrom(names=names):
                # Only `import x as x` exports x from a stub.
                found.update({alias.name: [node] for alias in names if alias.asname == alias.name})
    return found


def public(names):
    return {name for name in names if not name.startswith("_")}


def members(name):
    """What the runtime class has beyond object, from its own face and its bases."""
    return {member for kind in getattr(strideweave, name).__mro__[:-1] for member in vars(kind)} - UNTYPED


def parameters(function):
    """Name, kind and default of each parameter of a stub's function."""
    args = function.args
    assert not args.kwonlyargs and args.kwarg is None
    positional = [*args.posonlyargs, *args.args]
    defaults = [inspect.Parameter.empty] * (len(positional) - len(args.defaults))
    defaults += [ast.literal_eval(default) for default in args.defaults]
    kinds = [inspect.Parameter.POSITIONAL_ONLY] * len(args.posonlyargs)
    kinds += [inspect.Parameter.POSITIONAL_OR_KEYWORD] * len(args.args)
    found = [(arg.arg, kind, default) for arg, kind, default in zip(positional, kinds, defaults)]
    if args.vararg:
        found.append((args.vararg.arg, inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.empty))
    return found


def runtime_parameters(function):
    return [(each.name, each.kind, each.default) for each in inspect.signature(function).parameters.values()]


def decorators(function):
    return {node.id for node in function.decorator_list}


METHODS = [
    pytest.param(name, method, id=f"{name}.{method.name}")
    for name, node in CLASSES.items()
    for method in node.body
    if isinstance(method, ast.FunctionDef)
]
FUNCTIONS = [
    pytest.param(module, node, id=f"{module}.{node.name}")
    for module, stub in STUBS.items()
    for node in stub.body
    if isinstance(node, ast.FunctionDef)
]


def test_the_package_says_that_it_is_typed():
    assert (PACKAGE / "py.typed").is_file()


@pytest.mark.parametrize("module", STUBS)
def test_a_stub_has_the_names_that_the_module_exports(module):
    stub = declared(STUBS[module].body)
    exported = importlib.import_module(module).__all__
    assert ast.literal_eval(stub["__all__"][0].value) == exported
    assert public(stub) == public(exported) and set(exported) <= set(stub)


def test_nothing_public_of_the_package_is_missing():
    assert public(vars(strideweave)) == public(declared(STUBS["strideweave"].body))


def test_every_public_class_is_declared():
    assert set(CLASSES) == {name for name in strideweave.__all__ if inspect.isclass(getattr(strideweave, name))}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_the_members_of_its_stub(name):
    bases = {base.value.id for base in CLASSES[name].bases}
    sequence = {"index", "count"} if bases == {"Sequence"} else set()
    assert set(declared(CLASSES[name].body)) | sequence == members(name)


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_is_a_sequence_if_its_stub_says_so(name):
    assert issubclass(getattr(strideweave, name), abc.Sequence) == bool(CLASSES[name].bases)


@pytest.mark.parametrize("name, method", METHODS)
def test_a_method_takes_what_its_stub_says(name, method):
    runtime = inspect.getattr_static(getattr(strideweave, name), method.name)
    assert ("property" in decorators(method)) == isinstance(runtime, property)
    assert ("staticmethod" in decorators(method)) == (isinstance(runtime, staticmethod) and method.name != "__new__")
    function = runtime.fget if isinstance(runtime, property) else getattr(getattr(strideweave, name), method.name)
    assert parameters(method) == runtime_parameters(function)


@pytest.mark.parametrize("module, function", FUNCTIONS)
def test_a_function_takes_what_its_stub_says(module, function):
    assert parameters(function) == runtime_parameters(getattr(importlib.import_module(module), function.name))


@pytest.mark.parametrize("name, method", [*METHODS, *FUNCTIONS])
def test_everything_has_its_types(name, method):
    receiver = 1 if name in CLASSES and "staticmethod" not in decorators(method) else 0
    args = [*method.args.posonlyargs, *method.args.args][receiver:] + [method.args.vararg]
    assert method.returns is not None
    assert all(arg.annotation is not None for arg in args if arg)


def test_integers_give_a_mode_and_slices_a_selection():
    returns = {
        name: [ast.unparse(each.returns) for each in declared(node.body)["__getitem__"]]
        for name, node in CLASSES.items()
        if name != "Node"
    }
    assert returns == {
        "Shape": ["Shape", "Shape"],
        "Stride": ["Stride", "Stride"],
        "Layout": ["Layout", "Layout"],
        "Tree": ["Node | Tree", "Tree"],
    }


def test_the_match_arguments_are_those_of_the_stub():
    stub = declared(CLASSES["Layout"].body)["__match_args__"][0]
    assert ast.literal_eval(stub.value) == strideweave.Layout.__match_args__
