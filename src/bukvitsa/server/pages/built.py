"""The built client as files in memory: a server goes on handing out the build it began with."""

import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PAGE = "index.html"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""How a file may lie beside itself, packed by the build; the smaller first."""
BY_NAME = "assets/"
"""Where a file's name says what is in it, so that the name never holds anything else."""
YEAR = 365 * 24 * 3600
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What a system's own table of kinds may lack or have wrong."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent: its kind, how long it may be kept, and every packing of it."""

    kind: str
    tag: str
    cache: str
    plain: bytes
    packed: Mapping[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """Choose the smallest packing that the asker can open, and name it.

        >>> File("text/css", "", "", b"a { }", {"gzip": b"..."}).best("gzip, br;q=0")
        ('gzip', b'...')
        """
        welcome = _welcome(accepted)
        for encoding, body in self.packed.items():
            if encoding in welcome:
                return encoding, body
        return "", self.plain


def read_built(folder: Path) -> dict[str, File]:
    """Read what the build left, by the path it is asked for; nothing if there was no build."""
    if not (folder / PAGE).is_file():
        return {}
    return {path.relative_to(folder).as_posix(): _read(folder, path) for path in _files(folder)}


def _files(folder: Path) -> Iterator[Path]:
    packings = {suffix for _, suffix in ENCODINGS}
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
        if path.is_file() and not hidden and path.suffix not in packings:
            yield path


def _read(folder: Path, path: Path) -> File:
    plain = path.read_bytes()
    packed = {
        encoding: beside.read_bytes()
        for encoding, suffix in ENCODINGS
        if (beside := path.with_name(path.name + suffix)).is_file()
    }
    kept = path.relative_to(folder).as_posix().startswith(BY_NAME)
    return File(
        kind=_kind(path),
        # Weak: the packings of one file are told apart by nothing but their encoding.
        tag=f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"',
        cache=f"max-age={YEAR}, immutable" if kept else "no-cache",
        plain=plain,
        packed=packed,
    )


def _kind(path: Path) -> str:
    known = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return known or "application/octet-stream"


def _welcome(accepted: str) -> set[str]:
    """Name the encodings that a header takes.

    >>> sorted(_welcome("gzip;q=1.0, br, zstd;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        refused = weight.replace(" ", "").rstrip("0.") == "q="
        if name.strip() and not refused:
            found.add(name.strip())
    return found
