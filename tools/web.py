"""Install what the client is built with, and build it, whenever something has changed."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from tools.install import LARGER
from tools.places import MAIN, ROOT
from tools.shell import quietly

WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed.json"
"""Which sets the packages were installed for, and out of which pins."""
STATIC = ROOT / "src" / "bukvitsa" / "static"
BUILT = ROOT / ".cache" / "client.txt"
"""What the client that lies in `STATIC` was built of."""

PINS = ("package.json", "package-lock.json", ".npmrc")
OMITTED: dict[str, tuple[str, ...]] = {"play": ("--omit=dev",), "dev": ()}
"""Which packages a set does without."""
ASIDE = {"node_modules", "tests"}
"""What stands in `web` and never gets into a page."""
BESIDE = (ROOT / "docs" / "schema", ROOT / "docs" / "rules")
"""What the pages are made of besides."""

VITE = ("vite", "bin/vite.js")


def node(package: str, program: str, *arguments: str) -> tuple[str | Path, ...]:
    """Say how a program of the client's packages is called; it runs in `web`."""
    return MAIN.program("node"), PACKAGES / package / program, *arguments


def ensure_client() -> None:
    """Have the client of these very sources built."""
    wanted = _digest(_sources())
    if (STATIC / "index.html").exists() and _read(BUILT) == wanted:
        return
    ensure_packages("play")
    BUILT.unlink(missing_ok=True)
    quietly("Собираю страницу игры", *node(*VITE, "build"), cwd=WEB)
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(wanted, encoding="utf-8")


def ensure_packages(wanted: str) -> None:
    """Have the packages of a set installed; those of a larger set are kept."""
    now = _digest(WEB / name for name in PINS)
    held = _held()
    if held.get(wanted) == now:
        return
    target = next((name for name in LARGER.get(wanted, ()) if name in held), wanted)
    INSTALLED.unlink(missing_ok=True)
    npm, flags = MAIN.program("npm"), ("ci", "--ignore-scripts", *OMITTED[target])
    quietly("Ставлю пакеты по списку web/package-lock.json", npm, *flags, cwd=WEB)
    smaller = [name for name, larger in LARGER.items() if target in larger]
    INSTALLED.write_text(json.dumps(dict.fromkeys((target, *smaller), now)), encoding="utf-8")


def _sources() -> Iterator[Path]:
    ours = (path for path in sorted(WEB.iterdir()) if path.name not in ASIDE)
    for top in (*ours, *BESIDE):
        yield from ([top] if top.is_file() else filter(Path.is_file, sorted(top.rglob("*"))))


def _digest(paths: Iterator[Path]) -> str:
    sums = hashlib.sha256()
    for path in paths:
        sums.update(f"{path.relative_to(ROOT)}\0".encode())
        sums.update(hashlib.sha256(path.read_bytes()).digest())
    return sums.hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def _held() -> dict[str, str]:
    try:
        held = json.loads(_read(INSTALLED))
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}
