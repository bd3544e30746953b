"""The form of every file the program keeps: a JSON object that names its kind and version."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from schafkopf_desktop.storage.atomic import set_aside, write_atomically


class DamagedDocument(Exception):
    """A file that is not what it should be; the text says in what way, for the log and for the curious."""


@dataclass(frozen=True, slots=True)
class DocumentFile:
    """A file of one kind; ``version`` grows when an older program could no longer understand the content."""

    path: Path
    kind: str
    version: int

    def read(self) -> dict[str, object] | None:
        """Return the content, or None when there is no file.

        Raises:
            DamagedDocument: the file cannot be read, or is not of this kind, or is of a newer version.
        """
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise DamagedDocument(f"cannot be read: {error.strerror or error}") from error
        if not raw.strip(b"\0 \t\r\n"):
            raise DamagedDocument("is empty")
        try:
            document = json.loads(raw.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise DamagedDocument(f"is not JSON: {error}") from error
        return self._content_of(document)

    def write(self, content: Mapping[str, object]) -> None:
        """Replace the file.

        Raises:
            OSError: see write_atomically.
        """
        document = {"kind": self.kind, "version": self.version, **content}
        write_atomically(self.path, json.dumps(document, indent=2, ensure_ascii=False).encode("utf-8") + b"\n")

    def set_aside(self) -> Path | None:
        """Rename the file to end in ``.bad`` and return its new path, None when not even that is possible."""
        try:
            return set_aside(self.path)
        except OSError:
            return None

    def _content_of(self, document: object) -> dict[str, object]:
        if not isinstance(document, dict) or document.get("kind") != self.kind:
            raise DamagedDocument(f"is not a file of {self.kind}")
        version = document.get("version")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise DamagedDocument("has no version")
        if version > self.version:
            raise DamagedDocument(f"was written by a newer program (version {version}, known is {self.version})")
        return {name: value for name, value in document.items() if name not in {"kind", "version"}}
