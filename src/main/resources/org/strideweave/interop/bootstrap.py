"""Imports the strideweave package out of the host's jar, reading no file."""


def _install(engine, sources):
    import sys
    from importlib.machinery import ModuleSpec

    class JarImporter:
        """Finds and loads the modules of the package, and the one that holds the host's engine."""

        HOST = "strideweave._host"

        def find_spec(self, name, path=None, target=None):
            if name == self.HOST:
                return ModuleSpec(name, self)
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
            if spec.name == self.HOST:
                module.engine = engine
                return
            package = spec.submodule_search_locations is not None
            source = self.get_source(spec.name + ".__init__" if package else spec.name)
            exec(compile(source, spec.origin, "exec"), module.__dict__)

    if not any(type(finder).__qualname__ == JarImporter.__qualname__ for finder in sys.meta_path):
        sys.meta_path.insert(0, JarImporter())


_install
