"""Build steps that pyproject.toml cannot say: compile the translations, and bring the deck into the package."""

import importlib.util
import shutil
from pathlib import Path

from setuptools import setup
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


setup(cmdclass={"build_py": BuildWithResources})
