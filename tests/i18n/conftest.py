"""The tool that collects and compiles the translations, and what it made."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def load_catalogues() -> ModuleType:
    """Return the module ``i18n/catalogues.py``, which is no part of any package."""
    specification = importlib.util.spec_from_file_location("catalogues", ROOT / "i18n" / "catalogues.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def catalogues() -> ModuleType:
    """The module ``i18n/catalogues.py``."""
    return load_catalogues()
