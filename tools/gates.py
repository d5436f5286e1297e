"""Every gate that code must pass before it is taken, run side by side."""

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from tools.install import ensure
from tools.options import Options, read
from tools.places import MAIN, REQUIREMENTS, ROOT, TYPED
from tools.say import say
from tools.shell import surroundings
from tools.sizes import too_heavy
from tools.web import WEB, ensure_packages, node

Gate = Callable[[], list[str]]

LONGEST = 400
"""No file written by hand is longer: who needs more lines needs another room."""
COUNTED = {".py", ".ts", ".svelte"}
FOREIGN = {"node_modules", "__pycache__", "made"}
"""What nobody writes by hand."""
BUILT = {"dist", "build"}
"""What a build leaves beside the sources; a room of the house may be called so too."""


def run(given: Sequence[str]) -> int:
    """Run every gate, show every failure, and fail if there was one."""
    if read(Options("check", "Проверить код всеми воротами."), given) is None:
        return 0
    ensure("dev")
    ensure_packages("dev")
    began = time.monotonic()
    failed = 0
    with ThreadPoolExecutor(max_workers=3) as pool:
        waiting = {pool.submit(_timed, gate): name for name, gate in GATES.items()}
        for done in as_completed(waiting):
            complaints, seconds = done.result()
            failed += bool(complaints)
            say(f"{'НЕТ' if complaints else 'да ':3}  {seconds:4.1f} с  {waiting[done]}")
            for complaint in complaints:
                say("\n".join(f"       {line}" for line in complaint.splitlines()))
    took = time.monotonic() - began
    say(f"Не пройдено: {failed}, за {took:.1f} с" if failed else f"Всё чисто, за {took:.1f} с")
    return 1 if failed else 0


def _timed(gate: Gate) -> tuple[list[str], float]:
    began = time.monotonic()
    return gate(), time.monotonic() - began


def _program(name: str, *arguments: str) -> Gate:
    """Make a gate of a Python program."""
    return _gate(MAIN.program(name), *arguments)


def _script(package: str, program: str, *arguments: str) -> Gate:
    """Make a gate of a program of the client's packages."""
    return _gate(*node(package, program, *arguments), cwd=WEB)


def _gate(*command: str | Path, cwd: Path = ROOT) -> Gate:
    """Make a gate of a program whose exit status is the verdict."""

    def gate() -> list[str]:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=surroundings(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        told = done.stdout.strip() or f"{Path(command[0]).name}: {done.returncode}"
        return [told] if done.returncode else []

    return gate


def files(root: Path, *tops: str) -> Iterator[Path]:
    """List the project's own files below some folders, in order."""
    for top in tops:
        if (root / top).is_file():
            yield root / top
        for folder, inner, names in os.walk(root / top):
            # Pruned before they are walked: an environment holds more files than the project.
            others = FOREIGN | BUILT if Path(folder) == root else FOREIGN
            inner[:] = sorted(name for name in inner if name[0] != "." and name not in others)
            yield from (Path(folder, name) for name in sorted(names) if name[0] != ".")


def too_long(root: Path = ROOT) -> list[str]:
    """Find hand-written files over the wall of 400 lines."""
    found = []
    for path in files(root, *TYPED, "web/src"):
        if path.suffix not in COUNTED:
            continue
        count = len(path.read_text(encoding="utf-8").splitlines())
        if count > LONGEST:
            found.append(f"{path.relative_to(root)}: {count} строк, можно {LONGEST}")
    return found


def hosts(root: Path = ROOT) -> list[str]:
    """Find an address in the pins: they name packages, never the place they came from."""
    found = []
    for path in sorted((root / REQUIREMENTS.name).glob("*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if "://" in line:
                found.append(f"{path.relative_to(root)}:{number}: назван адрес")
    for path in files(root, "."):
        if path.name == "package-lock.json" and '"resolved"' in path.read_text(encoding="utf-8"):
            found.append(f"{path.relative_to(root)}: записаны адреса (resolved)")
        if path.name == "uv.lock" or re.fullmatch(r"pylock.*\.toml", path.name):
            found.append(f"{path.relative_to(root)}: такой файл хранит адреса, его быть не должно")
    return found


LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")


def broken_links(root: Path = ROOT) -> list[str]:
    """Find links in the pages that lead to no file."""
    found = []
    for path in files(root, "."):
        if path.suffix != ".md":
            continue
        for match in LINK.finditer(path.read_text(encoding="utf-8")):
            target = (match[1] or match[2]).split("#")[0]
            if target and ":" not in target and not (path.parent / target).exists():
                found.append(f"{path.relative_to(root)}: ссылка никуда — {target}")
    return found


GATES: dict[str, Gate] = {
    "типы (mypy)": _program("mypy", *(name for name in TYPED if (ROOT / name).exists())),
    "стены между комнатами (import-linter)": _program("lint-imports", "--no-logo"),
    "вид кода (ruff format)": _program("ruff", "format", "--check", "--quiet", "."),
    "привычки (ruff check)": _program("ruff", "check", "--quiet", "."),
    f"размер файлов (до {LONGEST} строк)": too_long,
    "адреса в закреплённых версиях": hosts,
    "ссылки в документах": broken_links,
    "описание протокола": _program("python", "-m", "bukvitsa.server.protocol", "--check"),
    "клиент: типы (svelte-check)": _script(
        "svelte-check", "bin/svelte-check", "--tsconfig=tsconfig.json", "--fail-on-warnings"
    ),
    "клиент: привычки (eslint)": _script("eslint", "bin/eslint.js", "--max-warnings=0", "."),
    "клиент: вид кода (prettier)": _script(
        "prettier", "bin/prettier.cjs", "--check", "--log-level=warn", "."
    ),
    "клиент: типы по docs/schema": _gate(
        MAIN.program("node"), WEB / "scripts" / "types.mjs", "--check"
    ),
    "клиент: сколько скрипта на первом экране и в играх": too_heavy,
}
"""Every gate: what it guards, and what finds the faults."""
