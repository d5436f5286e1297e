"""How much script a browser must fetch before it shows something, weighed as it is sent."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.say import Trouble
from tools.web import STATIC, ensure_client

KB = 1024
FIRST, GAME = 90 * KB, 40 * KB
"""The most for the first screen, and for what only one game needs."""
ENTRY, TABLE, GAMES = "index.html", "src/table/TableScreen.svelte", "src/games/"

Chunks = Mapping[str, Mapping[str, Any]]


def too_heavy() -> list[str]:
    """Build the client and find what is heavier than a phone on the way should wait for."""
    try:
        ensure_client()
    except Trouble as trouble:
        return [str(trouble)]
    return over(weights(STATIC))


def over(weighed: Mapping[str, int]) -> list[str]:
    """Name what is heavier than it may be.

    >>> over({"index.html": 92161, "src/games/forest/room.ts": 100})
    ['index.html: 90.0 КБ скрипта, можно 90']
    """
    return [
        f"{name}: {weight / KB:.1f} КБ скрипта, можно {most // KB}"
        for name, weight in weighed.items()
        if weight > (most := FIRST if name == ENTRY else GAME)
    ]


def weights(static: Path) -> dict[str, int]:
    """Weigh the first screen, and what each game adds to a table."""
    chunks: Chunks = json.loads((static / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    first = _reached(chunks, ENTRY)
    everywhere = first | _reached(chunks, TABLE)
    weighed = {ENTRY: _weight(static, first)}
    for name, chunk in sorted(chunks.items()):
        if name.startswith(GAMES) and chunk.get("isDynamicEntry"):
            weighed[name] = _weight(static, _reached(chunks, name) - everywhere)
    return weighed


def _reached(chunks: Chunks, name: str) -> set[str]:
    """Name the files without which a chunk does not begin."""
    seen, ahead = set[str](), [name]
    while ahead:
        each = ahead.pop()
        if each not in seen and each in chunks:
            seen.add(each)
            ahead += chunks[each].get("imports", [])
    return {chunks[each]["file"] for each in seen}


def _weight(static: Path, files: set[str]) -> int:
    scripts = (static / file for file in files if file.endswith(".js"))
    return sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in scripts)
