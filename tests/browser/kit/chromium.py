"""Find a Chromium on this machine, or unpack the one that comes with the client's packages."""

import io
import json
import os
import shutil
import sys
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

import brotli

from tests.browser.kit.locks import locked
from tools.places import ROOT
from tools.web import PACKAGES

PACKAGE = PACKAGES / "@sparticuz" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
"""Keeps the browser from speaking to anybody but us."""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
"""The package's own list names folders that no ordinary machine has: no letter would be drawn."""


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)


def find() -> Chromium:
    """Take the browser that is named, else an installed one, else the package's."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return Chromium(Path(named))
    if not PACKAGE.is_dir() or sys.platform != "linux" or os.uname().machine != "x86_64":
        raise FileNotFoundError(
            "Для проверок в браузере нужен Chromium: поставьте его или назовите в CHROMIUM. "
            "На Linux x86-64 он приходит сам: python3 run.py setup."
        )
    return _packaged()


def _packaged() -> Chromium:
    version = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))["version"]
    home = ROOT / ".cache" / f"chromium-{version}"
    with locked(home.name):
        if not home.exists():
            half = home.with_name(f"{home.name}.half")
            shutil.rmtree(half, ignore_errors=True)
            _unpack(half)
            (half / "fonts.conf").write_text(
                FONTS.format(fonts=home / "fonts", cache=home / "fontcache"), encoding="utf-8"
            )
            half.rename(home)
    ours = {"LD_LIBRARY_PATH": str(home / "lib"), "FONTCONFIG_FILE": str(home / "fonts.conf")}
    return Chromium(home / "chromium", ours)


def _unpack(into: Path) -> None:
    into.mkdir(parents=True)
    program = into / "chromium"
    program.write_bytes(brotli.decompress((PACKAGE / "bin" / "chromium.br").read_bytes()))
    program.chmod(0o755)
    for name in ("al2023", "fonts"):
        packed = (PACKAGE / "bin" / f"{name}.tar.br").read_bytes()
        with tarfile.open(fileobj=io.BytesIO(brotli.decompress(packed))) as archive:
            # Debian 12's Python has no filters yet, and what is unpacked is pinned by its hash.
            archive.extractall(into)  # noqa: S202
