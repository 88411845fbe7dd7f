"""Imports the strideweave package out of the host's jar, reading no file."""


def _install(engine, sources):
    import sys
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    if "strideweave._host" in sys.modules:
        return
    host = ModuleType("strideweave._host")
    host.engine = engine
    sys.modules["strideweave._host"] = host

    class JarImporter:
        """Finds and loads the modules of the package."""

        def find_spec(self, name, path=None, target=None):
            if name.partition(".")[0] != "strideweave":
                return None
            is_package = self.get_source(name + ".__init__") is not None
            if not is_package and self.get_source(name) is None:
                return None
            origin = f"jar:{name.replace('.', '/')}{'/__init__' if is_package else ''}.py"
            return ModuleSpec(name, self, origin=origin, is_package=is_package)

        def get_source(self, name):
            return sources.source(name.replace(".", "/") + ".py")

        def create_module(self, spec):
            return None

        def exec_module(self, module):
            spec = module.__spec__
            package = spec.submodule_search_locations is not None
            source = self.get_source(spec.name + ".__init__" if package else spec.name)
            exec(compile(source, spec.origin, "exec"), module.__dict__)

    sys.meta_path.insert(0, JarImporter())


_install
