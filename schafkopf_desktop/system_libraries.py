"""The shared libraries that Qt takes from a Linux system: which are missing, and what installs them.

Qt's own message always blames libxcb-cursor0 and then aborts, so this looks before Qt is loaded. Standard library
only: it also runs before anything is installed.
"""

import ctypes
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SystemLibrary:
    """A shared library by the name the loader knows, and the package that brings it, per package manager."""

    soname: str
    apt: str
    dnf: str


QT_LIBRARIES = (
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    SystemLibrary("libEGL.so.1", "libegl1", "libglvnd-egl"),
    SystemLibrary("libGL.so.1", "libgl1", "libglvnd-glx"),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
)
"""What Qt needs even without a window."""

X11_LIBRARIES = (
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    SystemLibrary("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    SystemLibrary("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    SystemLibrary("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    SystemLibrary("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    SystemLibrary("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    SystemLibrary("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
"""What a window under X needs besides."""

WAYLAND_LIBRARIES = (
    SystemLibrary("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
)
"""What a window under Wayland needs besides."""

TRANSLATION_TOOL_LIBRARIES = (SystemLibrary("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs"),)
"""What lupdate and lrelease need besides."""


def can_be_loaded(soname: str) -> bool:
    """Return whether the loader finds the library and everything it depends on."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(
    libraries: Iterable[SystemLibrary], is_there: Callable[[str], bool] = can_be_loaded
) -> tuple[SystemLibrary, ...]:
    """Return those of the libraries that are not there, always none on systems where Qt brings its own."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(library for library in libraries if not is_there(library.soname))


def install_command(
    missing: Iterable[SystemLibrary], find_program: Callable[[str], str | None] = shutil.which
) -> tuple[str, ...]:
    """Return the command that installs the packages of the missing libraries, apt's or dnf's; at least one is given."""
    missing = tuple(missing)
    if find_program("apt-get") is None and find_program("dnf") is not None:
        return ("dnf", "install", "-y", *dict.fromkeys(library.dnf for library in missing))
    return ("apt-get", "install", "-y", *dict.fromkeys(library.apt for library in missing))


def install_advice(missing: Iterable[SystemLibrary]) -> str:
    """Return the sentences for a person: what is missing, and the one line that installs it."""
    missing = tuple(missing)
    names = ", ".join(library.soname for library in missing)
    return f"Qt needs system libraries that are missing: {names}\nInstall them with:\n    sudo " + " ".join(
        install_command(missing)
    )
