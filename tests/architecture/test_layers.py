"""The layers that must work without a window work without a window, and the rules need nothing at all."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import schafkopf_desktop

PACKAGE = Path(schafkopf_desktop.__file__).parent
STANDARD_LIBRARY_ONLY = ("engine", "storage", "startup.py", "system_libraries.py", "__main__.py")
WITH_QT = ("ui", "decks", "app", "screens", "composition", "desktop")


def modules_without_qt() -> list[str]:
    names = []
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        if parts[0] not in WITH_QT and parts[-1] != "__main__":
            names.append(".".join(("schafkopf_desktop", *parts)).removesuffix(".__init__"))
    return names


def imported_packages(file: Path) -> set[str]:
    packages = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                packages |= {name.name.split(".")[0] for name in names}
            case ast.ImportFrom(module=str(module), level=0):
                packages.add(module.split(".")[0])
            case ast.ImportFrom(level=1 | 2 | 3):
                pytest.fail(f"{file} imports by a relative name")
    return packages


def test_everything_but_the_window_is_imported_with_qt_blocked() -> None:
    program = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "for name in sys.argv[1:]:\n"
        "    importlib.import_module(name)\n"
        "print(len(sys.argv) - 1)\n"
    )
    modules = modules_without_qt()
    done = subprocess.run(
        [sys.executable, "-c", program, *modules], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == len(modules) > 20


@pytest.mark.parametrize("part", STANDARD_LIBRARY_ONLY)
def test_standard_library_only(part: str) -> None:
    path = PACKAGE / part
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
        outside = imported_packages(file) - sys.stdlib_module_names - {"schafkopf_desktop"}
        assert not outside, f"{file} imports {outside}"


def test_imaging_needs_pillow_only() -> None:
    for file in sorted((PACKAGE / "imaging").rglob("*.py")):
        outside = imported_packages(file) - sys.stdlib_module_names - {"schafkopf_desktop", "PIL"}
        assert not outside, f"{file} imports {outside}"


def test_the_rules_have_no_clock_no_files_and_no_chance_of_their_own() -> None:
    forbidden = {"datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sqlite3", "tempfile", "time"}
    for file in sorted((PACKAGE / "engine").rglob("*.py")):
        assert not imported_packages(file) & forbidden, f"{file} imports {imported_packages(file) & forbidden}"
