"""The weight of the client is counted as a browser would fetch it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools import sizes
from tools.say import Trouble
from tools.sizes import FIRST, over, too_heavy, weights

ROOM = "src/games/forest/room.ts"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A build: a page, a table for all games, and a game of two chunks and a shared one."""
    chunks: dict[str, dict[str, Any]] = {
        "index.html": {"file": "main.js", "imports": ["_base.js"], "dynamicImports": [ROOM]},
        "_base.js": {"file": "base.js"},
        "src/screens/Words.svelte": {"file": "words.js", "isDynamicEntry": True},
        "src/table/TableScreen.svelte": {"file": "table.js", "imports": ["index.html"]},
        ROOM: {
            "file": "room.js",
            "isDynamicEntry": True,
            "imports": ["index.html", "src/table/TableScreen.svelte", "_field.js"],
            "css": ["room.css"],
        },
        "_field.js": {"file": "field.js", "imports": ["_base.js"]},
    }
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(chunks))
    for chunk in chunks.values():
        (tmp_path / chunk["file"]).write_bytes(Random(1).randbytes(1000))
    return tmp_path


def test_what_is_fetched_at_once_is_weighed_and_what_comes_later_is_not(static: Path) -> None:
    before = weights(static)["index.html"]
    assert 2000 < before < 2100
    (static / "words.js").write_bytes(Random(1).randbytes(50_000))
    assert weights(static)["index.html"] == before
    (static / "base.js").write_bytes(Random(1).randbytes(5000))
    assert weights(static)["index.html"] == before + 4000


def test_a_game_is_weighed_without_what_was_there_before_it(static: Path) -> None:
    before = weights(static)[ROOM]
    assert 2000 < before < 2100
    (static / "table.js").write_bytes(Random(1).randbytes(50_000))
    assert weights(static)[ROOM] == before
    (static / "field.js").write_bytes(Random(1).randbytes(5000))
    assert weights(static)[ROOM] == before + 4000


def test_one_byte_too_much_is_told() -> None:
    assert over({"index.html": FIRST}) == []
    assert over({"index.html": FIRST + 1, ROOM: 40 * 1024 + 1}) == [
        "index.html: 90.0 КБ скрипта, можно 90",
        f"{ROOM}: 40.0 КБ скрипта, можно 40",
    ]


def test_a_client_that_cannot_be_built_has_no_weight_but_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> None:
        raise Trouble("Не собралось.")

    monkeypatch.setattr(sizes, "ensure_client", broken)
    assert too_heavy() == ["Не собралось."]
