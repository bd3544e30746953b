"""Build steps that pyproject.toml cannot say: compile the search and the translations, bring the deck along."""

import importlib.util
import platform
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithResources(build_py):  # type: ignore[misc]  # setuptools has no types
    """Adds ``ui/translations/*.qm`` and ``resources/decks`` to the package.

    An editable install compiles the translations in place and reads the deck from the top-level folder.
    """

    def run(self) -> None:
        self._release_translations()
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "schafkopf_desktop", "resources", "decks")
            shutil.copytree(ROOT / "resources" / "decks", target, dirs_exist_ok=True)

    def _release_translations(self) -> None:
        specification = importlib.util.spec_from_file_location("catalogues", ROOT / "i18n" / "catalogues.py")
        assert specification is not None
        assert specification.loader is not None
        catalogues = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(catalogues)
        try:
            catalogues.release()
        except catalogues.CatalogueError as error:
            # lrelease needs system libraries that a bare machine lacks; the program then speaks English.
            self.warn(f"translations not compiled: {error}")


def compiler_options() -> list[str]:
    """Return what makes the search fast; Python's own build may say -O2, and counts bits without the processor."""
    if sys.platform == "win32":
        return []
    # Every x86 processor of the last fifteen years counts bits.
    counts_bits = ["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else []
    return ["-O3", *counts_bits]


def compiled_search() -> list[Extension]:
    """Return what compiles the search; without Cython nothing, and it runs as the plain Python it is."""
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    search = Extension(
        "schafkopf_desktop.solver.search",
        ["schafkopf_desktop/solver/search.py"],
        extra_compile_args=compiler_options(),
        # Without a working compiler the package is installed all the same.
        optional=True,
    )
    directives = {
        "language_level": 3,
        "annotation_typing": False,
        "boundscheck": False,
        "wraparound": False,
        "initializedcheck": False,
        "cdivision": True,
    }
    extensions: list[Extension] = cythonize([search], build_dir="build", compiler_directives=directives)
    return extensions


setup(cmdclass={"build_py": BuildWithResources}, ext_modules=compiled_search())
