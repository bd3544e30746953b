"""The checks before Qt is loaded: every way in which a system can be unable to open the window."""

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest

from schafkopf_desktop.startup import WAYLAND, X11, CannotStart, DisplayServer, check
from schafkopf_desktop.system_libraries import (
    QT_LIBRARIES,
    X11_LIBRARIES,
    SystemLibrary,
    can_be_loaded,
    install_command,
    missing_libraries,
)

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux alone takes libraries from outside")


def answering(server: DisplayServer) -> DisplayServer:
    return dataclasses.replace(server, answers=lambda: True)


def silent(server: DisplayServer) -> DisplayServer:
    return dataclasses.replace(server, answers=lambda: False)


def nothing_missing(libraries: tuple[SystemLibrary, ...]) -> tuple[SystemLibrary, ...]:
    return ()


def all_missing_for_a_window(libraries: tuple[SystemLibrary, ...]) -> tuple[SystemLibrary, ...]:
    return () if libraries == QT_LIBRARIES else libraries


BOTH = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}


@linux_only
@pytest.mark.parametrize(
    ("environment", "servers", "platform"),
    [
        (BOTH, (answering(WAYLAND), answering(X11)), "wayland"),
        (BOTH, (silent(WAYLAND), answering(X11)), "xcb"),
        ({"DISPLAY": ":0"}, (answering(WAYLAND), answering(X11)), "xcb"),
        ({**BOTH, "QT_QPA_PLATFORM": "xcb"}, (answering(WAYLAND), answering(X11)), "xcb"),
        ({"QT_QPA_PLATFORM": "offscreen"}, (silent(WAYLAND), silent(X11)), None),
        ({"QT_QPA_PLATFORM": "vnc:size=1280x800"}, (silent(WAYLAND), silent(X11)), None),
    ],
)
def test_the_first_display_that_answers_is_used(
    environment: dict[str, str], servers: tuple[DisplayServer, ...], platform: str | None
) -> None:
    assert check(environment, servers, nothing_missing) == platform


@linux_only
@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({}, "neither WAYLAND_DISPLAY nor DISPLAY is set"),
        ({"DISPLAY": ":7"}, "DISPLAY=:7 does not answer"),
        ({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":7"}, "no display"),
    ],
)
def test_without_a_display_the_message_says_so(environment: dict[str, str], said: str) -> None:
    with pytest.raises(CannotStart, match=said):
        check(environment, (silent(WAYLAND), silent(X11)), nothing_missing)


@linux_only
def test_a_missing_library_is_named_with_the_line_that_installs_it() -> None:
    with pytest.raises(CannotStart) as raised:
        check({"DISPLAY": ":0"}, (answering(WAYLAND), answering(X11)), all_missing_for_a_window)
    assert "libxcb-cursor.so.0" in str(raised.value)
    assert "install -y libx11-xcb1 libxcb-cursor0" in str(raised.value)


def test_each_package_manager_gets_its_own_names_once() -> None:
    def only_dnf(program: str) -> str | None:
        return "/usr/bin/dnf" if program == "dnf" else None

    command = install_command(X11_LIBRARIES, only_dnf)
    assert command[:3] == ("dnf", "install", "-y")
    assert command.count("libxcb") == 1
    assert "xcb-util-cursor" in command
    assert install_command(X11_LIBRARIES, lambda program: program)[:3] == ("apt-get", "install", "-y")


@linux_only
def test_the_loader_tells_what_is_missing() -> None:
    absent = SystemLibrary("libschafkopf-is-no-library.so.7", "none", "none")
    assert missing_libraries((absent,)) == (absent,)
    assert can_be_loaded("libc.so.6")


@linux_only
@pytest.mark.parametrize("display", [None, ":4711"])
def test_the_program_ends_with_code_2_and_a_message_but_no_core_dump(display: str | None, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in {*BOTH, "QT_QPA_PLATFORM"}}
    if display:
        environment["DISPLAY"] = display
    done = subprocess.run(
        [sys.executable, "-m", "schafkopf_desktop"],
        env=environment | {"SCHAFKOPF_DESKTOP_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "display" in done.stderr.lower()
    assert "Traceback" not in done.stderr
