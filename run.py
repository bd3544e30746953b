#!/usr/bin/env python3
"""Set up Schafkopf Desktop in this folder and start it; Python's standard library is all it needs.

    python3 run.py                  set up and open the game
    python3 run.py test [ARGS...]   set up and check everything: lint, types, layers, translations, tests
    python3 run.py ARGS...          set up and pass the arguments to the program, for example: selfplay --deals 100

The set-up lives in .venv and is done again only when what it is made from, or the Python, changed.
"""

import sys

if sys.version_info < (3, 11):
    sys.stderr.write(
        "Schafkopf Desktop needs Python 3.11 or newer, and this is {}.{} ({}).\n"
        "Start it with a newer one, for example: python3.12 run.py\n".format(*sys.version_info[:2], sys.executable)
    )
    sys.exit(2)

import hashlib
import os
import subprocess
import tomllib
from pathlib import Path

from schafkopf_desktop.system_libraries import (
    QT_LIBRARIES,
    TRANSLATION_TOOL_LIBRARIES,
    X11_LIBRARIES,
    SystemLibrary,
    install_advice,
    install_command,
    missing_libraries,
)

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RECORD = ENVIRONMENT / "installed"
# What an installation depends on; the search is compiled by it.
INSTALLED_FROM = (
    "pyproject.toml",
    "setup.py",
    "schafkopf_desktop/solver/search.py",
    "schafkopf_desktop/solver/search.pxd",
)
CHECKED_PATHS = ("schafkopf_desktop", "tests", "i18n", "resources/art", "run.py", "setup.py")


class SetUpError(Exception):
    """The set-up cannot go on; the text tells a person why, and what to do."""


def main(arguments: list[str]) -> int:
    """Set up, then do what the arguments say; return the exit code, 2 when the set-up failed."""
    testing = arguments[:1] == ["test"]
    try:
        provide_system_libraries()
        provide_environment()
        provide_packages({"art", "dev"} if testing else set())
        release_translations(must_work=testing)
    except SetUpError as error:
        print(f"\n{error}", file=sys.stderr)
        return 2
    return check_everything(arguments[1:]) if testing else start(arguments)


def provide_system_libraries() -> None:
    """Look for the libraries Qt needs on Linux; install them as root in CI, else tell what to install."""
    libraries = (*QT_LIBRARIES, *X11_LIBRARIES, *TRANSLATION_TOOL_LIBRARIES)
    missing = missing_libraries(libraries)
    if missing and os.environ.get("CI") and os.geteuid() == 0:
        install_system_libraries(missing)
        missing = missing_libraries(libraries)
    if missing:
        raise SetUpError(install_advice(missing))


def install_system_libraries(missing: tuple[SystemLibrary, ...]) -> None:
    """Install the packages of the missing libraries; a failure shows when they are looked for again."""
    command = install_command(missing)
    print("+", *command, flush=True)
    if command[0] == "apt-get":
        subprocess.run(["apt-get", "update", "-q"], check=False)
    subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)


def provide_environment() -> None:
    """Make .venv, or make it anew when it does not run or belongs to another Python."""
    probe = "import sys; print(*sys.version_info[:2])"
    if PYTHON.exists():
        found = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=False).stdout.split()
        if found == [str(number) for number in sys.version_info[:2]]:
            return
    version = "{}.{}".format(*sys.version_info)
    print(f"Making .venv with Python {version} ...", flush=True)
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", ENVIRONMENT], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        raise SetUpError(
            f"Python could not make a virtual environment in {ENVIRONMENT}:\n"
            f"{made.stderr.strip() or made.stdout.strip()}\n"
            "On Debian and Ubuntu the module is in a package of its own:\n"
            f"    sudo apt-get install python{version}-venv"
        )


def provide_packages(extras: set[str]) -> None:
    """Install the program with the extras, unless just that (or more) is installed already."""
    fingerprint = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in INSTALLED_FROM))
    installed_fingerprint, installed_extras = read_record()
    if installed_fingerprint == fingerprint.hexdigest() and extras <= installed_extras:
        return
    print("Installing the packages; the first time this downloads about 100 MB ...", flush=True)
    build_requirements = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    install(*build_requirements)
    # Without isolation the build uses the packages just installed, and Qt is not downloaded a second time.
    wanted = sorted(extras | installed_extras)
    install("--no-build-isolation", "--editable", f"{ROOT}[{','.join(wanted)}]" if wanted else str(ROOT))
    RECORD.write_text(" ".join([fingerprint.hexdigest(), *wanted]), "utf-8")


def read_record() -> tuple[str, set[str]]:
    """Return the fingerprint and the extras of the last installation, empty when there was none."""
    if not RECORD.exists():
        return "", set()
    fingerprint, *extras = RECORD.read_text("utf-8").split() or [""]
    return fingerprint, set(extras)


def install(*arguments: str) -> None:
    """Let pip install into .venv."""
    quiet = () if sys.stdout.isatty() else ("--quiet",)
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", *quiet, *arguments]
    # setuptools warns at length about every editable install.
    if subprocess.run(command, env={**os.environ, "PYTHONWARNINGS": "ignore"}, check=False).returncode != 0:
        raise SetUpError(
            "The packages could not be installed; pip says above why.\n"
            "The first start needs a connection to PyPI (https://pypi.org). Later ones work offline."
        )


def release_translations(*, must_work: bool) -> None:
    """Compile the translations that changed; the game alone also opens without them, in English."""
    done = subprocess.run([PYTHON, ROOT / "i18n" / "catalogues.py", "release"], stdout=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        if must_work:
            raise SetUpError("The translations could not be compiled.")
        print("The translations could not be compiled: the game opens in English.", file=sys.stderr)


def check_everything(pytest_arguments: list[str]) -> int:
    """Run all checks, the tests last, even when an earlier one fails; return 1 when any failed."""
    paths = [path for path in CHECKED_PATHS if (ROOT / path).exists()]
    checks = {
        "lint": ["-m", "ruff", "check", *paths],
        "format (put right with: ruff format)": ["-m", "ruff", "format", "--check", *paths],
        "types": ["-m", "mypy"],
        "layers": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        "tests": ["-m", "pytest", *pytest_arguments],
    }
    failed: list[str] = []
    for name, command in checks.items():
        print(f"\n--- {name}", flush=True)
        if failed and name == "tests":
            print("failed so far: " + ", ".join(failed), flush=True)
        if subprocess.run([PYTHON, *command], cwd=ROOT, check=False).returncode != 0:
            failed.append(name)
    return 1 if failed else 0


def start(arguments: list[str]) -> int:
    """Hand over to the program; on Windows, which cannot replace a process, wait for it."""
    command = [str(PYTHON), "-m", "schafkopf_desktop", *arguments]
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
