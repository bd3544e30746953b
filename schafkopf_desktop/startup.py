"""What is checked before Qt is loaded, since Qt ends the process with a core dump when it finds no display.

Standard library only.
"""

import ctypes
import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from schafkopf_desktop.system_libraries import (
    QT_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    SystemLibrary,
    install_advice,
    missing_libraries,
)

EXIT_CANNOT_START = 2


class CannotStart(Exception):
    """The window cannot open on this system; the text tells a person why, and what to do."""


@dataclass(frozen=True, slots=True)
class DisplayServer:
    """A way to bring a window to the screen: Qt's name of it, the variable that says where it is, what it needs."""

    platform: str
    variable: str
    libraries: tuple[SystemLibrary, ...]
    answers: Callable[[], bool]


def x11_answers() -> bool:
    """Return whether the X server of DISPLAY lets us in."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    answers: bool = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return answers


def wayland_answers() -> bool:
    """Return whether the compositor of WAYLAND_DISPLAY lets us in."""
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    connection = wayland.wl_display_connect(None)
    if connection is None:
        return False
    wayland.wl_display_disconnect(connection)
    return True


WAYLAND = DisplayServer("wayland", "WAYLAND_DISPLAY", WAYLAND_LIBRARIES, wayland_answers)
X11 = DisplayServer("xcb", "DISPLAY", X11_LIBRARIES, x11_answers)


def check(
    environment: Mapping[str, str],
    servers: tuple[DisplayServer, ...] = (WAYLAND, X11),
    missing: Callable[[tuple[SystemLibrary, ...]], tuple[SystemLibrary, ...]] = missing_libraries,
) -> str | None:
    """Make sure that Qt can start, and return the platform it must use, None where it needs no telling.

    A choice in QT_QPA_PLATFORM is checked but never changed.

    Raises:
        CannotStart: Qt is not installed, a system library is missing, or no display answers.
    """
    if importlib.util.find_spec("PySide6") is None:
        raise CannotStart("PySide6-Essentials is not installed. Install it with:\n    python3 -m pip install -e .")
    if not sys.platform.startswith("linux"):
        return None
    if lacking := missing(QT_LIBRARIES):
        raise CannotStart(install_advice(lacking))
    chosen = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    named = tuple(server for server in servers if server.platform == chosen)
    if chosen and not named:
        return None
    present = tuple(server for server in named or servers if environment.get(server.variable))
    if not present:
        raise CannotStart(
            "There is no display to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set.\n"
            "Start the game from a desktop session, or play in the terminal:\n    schafkopf-desktop play"
        )
    return _first_usable(present, environment, missing)


def _first_usable(
    present: tuple[DisplayServer, ...],
    environment: Mapping[str, str],
    missing: Callable[[tuple[SystemLibrary, ...]], tuple[SystemLibrary, ...]],
) -> str:
    reasons = []
    for server in present:
        if lacking := missing(server.libraries):
            reasons.append(install_advice(lacking))
        elif server.answers():
            return server.platform
        else:
            reasons.append(f"The display {server.variable}={environment[server.variable]} does not answer.")
    raise CannotStart("\n".join(reasons))
