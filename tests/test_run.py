"""``run.py`` installs once, again when something changed, and says what a person can do when it cannot go on."""

import subprocess
import sys
from pathlib import Path

import pytest

import run
from schafkopf_desktop.system_libraries import SystemLibrary

ABSENT = SystemLibrary("libschafkopf-is-no-library.so.7", "libschafkopf7", "schafkopf-libs")


@pytest.fixture
def installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The calls of pip in a project of its own, which do nothing."""
    calls: list[tuple[str, ...]] = []
    (tmp_path / ".venv").mkdir()
    for name in run.INSTALLED_FROM:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools"]\n')
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "RECORD", tmp_path / ".venv" / "installed")
    monkeypatch.setattr(run, "install", lambda *arguments: calls.append(arguments))
    return calls


def test_the_first_time_build_requirements_and_program_are_installed(
    installs: list[tuple[str, ...]], tmp_path: Path
) -> None:
    run.provide_packages(set())
    assert installs == [("setuptools",), ("--no-build-isolation", "--editable", str(tmp_path))]


def test_the_second_time_nothing_is_installed(installs: list[tuple[str, ...]]) -> None:
    run.provide_packages({"dev", "art"})
    installs.clear()
    run.provide_packages({"dev", "art"})
    run.provide_packages(set())
    assert installs == []


@pytest.mark.parametrize("name", run.INSTALLED_FROM)
def test_a_change_installs_again_with_the_extras_that_were_there(
    name: str, installs: list[tuple[str, ...]], tmp_path: Path
) -> None:
    run.provide_packages({"dev", "art"})
    installs.clear()
    with (tmp_path / name).open("a") as file:
        file.write("# changed\n")
    run.provide_packages(set())
    assert installs[-1][-1] == f"{tmp_path}[art,dev]"


def test_more_extras_are_added(installs: list[tuple[str, ...]], tmp_path: Path) -> None:
    run.provide_packages(set())
    installs.clear()
    run.provide_packages({"dev"})
    assert installs[-1][-1] == f"{tmp_path}[dev]"


@pytest.mark.parametrize("record", ["", "\n", "0123 dev"])
def test_a_record_that_says_nothing_installs_again(record: str, installs: list[tuple[str, ...]]) -> None:
    run.RECORD.write_text(record)
    run.provide_packages(set())
    assert installs


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux takes Qt's libraries from the system")
def test_a_missing_library_ends_the_set_up_with_the_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(run, "QT_LIBRARIES", (ABSENT,))
    assert run.main([]) == 2
    said = capsys.readouterr().err
    assert ABSENT.soname in said
    assert "install -y" in said


def test_a_failing_pip_is_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    with pytest.raises(run.SetUpError, match="needs a connection to PyPI"):
        run.install("--no-index", "--find-links", str(tmp_path), "schafkopf-is-no-package")


def test_a_venv_that_cannot_be_made_is_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(run, "ENVIRONMENT", tmp_path / "file" / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / "file" / ".venv" / "bin" / "python")
    with pytest.raises(run.SetUpError, match="could not make a virtual environment"):
        run.provide_environment()


def test_a_venv_of_this_python_is_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    run.provide_environment()
    assert "Making" not in capsys.readouterr().out


def test_a_venv_of_another_python_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.touch()
    made: list[list[str | Path]] = []

    def start(command: list[str | Path], **options: object) -> subprocess.CompletedProcess[str]:
        if command[0] != python:
            made.append(command)
        return subprocess.CompletedProcess(command, 0, "3 10\n", "")

    monkeypatch.setattr(run, "PYTHON", python)
    monkeypatch.setattr(subprocess, "run", start)
    run.provide_environment()
    assert made == [[sys.executable, "-m", "venv", "--clear", run.ENVIRONMENT]]
