"""Bots know of a game what a player knows: its acts and what is seen."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {"acts", "options", "seen", "ways"}


def _imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _peeks(source: str) -> list[str]:
    """Find what a bot imports of a game beyond what a player knows."""
    found = []
    for name in _imported(source):
        rooms = name.split(".")
        in_a_game = rooms[:2] == ["bukvitsa", "games"] and len(rooms) > 3
        if in_a_game and rooms[3] not in KNOWN:
            found.append(name)
    return found


def test_no_bot_imports_more_of_a_game_than_a_player_knows() -> None:
    bots = ROOT / "src" / "bukvitsa" / "bots"
    peeks = {path.name: _peeks(path.read_text(encoding="utf-8")) for path in bots.rglob("*.py")}
    assert not {name: found for name, found in peeks.items() if found}


def test_a_peek_is_found_however_it_is_written() -> None:
    assert _peeks("import bukvitsa.games.forest.field")
    assert _peeks("from bukvitsa.games.forest import state")
    assert _peeks("from bukvitsa.games.forest.state import State")
    assert not _peeks("from bukvitsa.games.forest.seen import View")
