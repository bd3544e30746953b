"""Drawn pictures kept on disk from one start to the next, so that the second start need not draw them."""

import logging
import os
import struct
import tempfile
import threading
import zlib
from pathlib import Path

from PIL import Image

_logger = logging.getLogger(__name__)

_BUDGET = 64 * 1024 * 1024
_HEADER = struct.Struct("<8sIII")  # magic, width, height, checksum of the pixels
_MAGIC = b"skcard01"
_SUFFIX = ".card"
_FASTEST = 1


class PictureStore:
    """A folder of pictures by name, of `budget` bytes at most: what was unused for longest goes first.

    It is a mere convenience: what cannot be read is as if it were not there, and what cannot be written is not kept.
    Used from several threads at once; several programs may share the folder.
    """

    def __init__(self, folder: Path, budget: int = _BUDGET) -> None:
        self._folder = folder
        self._budget = budget
        self._lock = threading.Lock()
        self._written_since_trim = budget  # what earlier starts have left is looked at once
        self._is_writable = True

    def load(self, name: str, width: int, height: int) -> Image.Image | None:
        """The picture of a name, RGBA with straight alpha; None when it is not there, damaged or of another size."""
        file = self._file(name)
        try:
            content = file.read_bytes()
            os.utime(file)
        except OSError:
            return None
        try:
            return _decoded(content, width, height)
        except (ValueError, struct.error, zlib.error) as damage:
            _logger.info("%s is damaged and will be written anew: %s", file, damage)
            return None

    def save(self, name: str, picture: Image.Image) -> None:
        """Keep a picture, RGBA, under a name."""
        if not self._is_writable:
            return
        content = _encoded(picture)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=self._folder, suffix=".draft")
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            Path(draft).replace(self._file(name))
            self._count(len(content))
        except OSError as failure:
            self._is_writable = False
            _logger.warning("Card pictures are not kept for the next start: %s", failure)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}{_SUFFIX}"

    def _count(self, size: int) -> None:
        with self._lock:
            self._written_since_trim += size
            if self._written_since_trim > self._budget // 8:
                self._written_since_trim = 0
                self._trim()

    def _trim(self) -> None:
        """Delete the files unused for longest until the budget is met; drafts that a crash left behind go with them."""
        total = 0
        entries = [(entry.stat(), entry.path) for entry in os.scandir(self._folder) if entry.is_file()]
        for status, path in sorted(entries, key=lambda entry: entry[0].st_mtime, reverse=True):
            total += status.st_size
            if total > self._budget:
                Path(path).unlink(missing_ok=True)


def _encoded(picture: Image.Image) -> bytes:
    pixels = picture.tobytes()
    return _HEADER.pack(_MAGIC, picture.width, picture.height, zlib.crc32(pixels)) + zlib.compress(pixels, _FASTEST)


def _decoded(content: bytes, width: int, height: int) -> Image.Image:
    magic, stored_width, stored_height, checksum = _HEADER.unpack_from(content)
    if magic != _MAGIC or (stored_width, stored_height) != (width, height):
        raise ValueError("it is another picture")
    size = width * height * 4
    pixels = zlib.decompressobj().decompress(content[_HEADER.size :], size + 1)
    if len(pixels) != size or zlib.crc32(pixels) != checksum:
        raise ValueError("its pixels are not those that were written")
    return Image.frombuffer("RGBA", (width, height), pixels, "raw", "RGBA", 0, 1)
