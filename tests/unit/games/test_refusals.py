"""Whatever a table refuses, it says why in Russian."""

import re
from pathlib import Path

from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.refusal import Refusal

SOURCES = Path(__file__).resolve().parents[3] / "src" / "bukvitsa"
SPOKEN = re.compile(r'Refusal\(\s*"([a-z_]+)"')


def test_what_a_refusal_is_about_is_put_into_its_sentence() -> None:
    sayings = read_sayings("bukvitsa.games")
    said = explain(Refusal("wrong_number_of_players", {"fewest": 2, "most": 6}), sayings)
    assert said == "В эту игру играют от 2 до 6 человек."


def test_what_a_refusal_leaves_unsaid_is_an_ellipsis() -> None:
    assert "…" in explain(Refusal("deck_card_unread"), read_sayings("bukvitsa.games"))


def test_every_code_of_the_decks_has_a_sentence() -> None:
    code = (SOURCES / "letters" / "deck.py").read_text(encoding="utf-8")
    assert set(SPOKEN.findall(code)) <= set(read_sayings("bukvitsa.games"))


def test_every_code_that_a_room_names_has_a_sentence() -> None:
    for game, room in ROOMS.items():
        codes = set()
        for path in (SOURCES / "games" / game).glob("*.py"):
            codes |= set(SPOKEN.findall(path.read_text(encoding="utf-8")))
        assert codes <= set(room.sayings), game
