"""Decks are data: what is printed in them is read, and a wrong one is refused with the reason."""

from pathlib import Path

import msgspec
import pytest

from bukvitsa.letters.alphabet import ALPHABET, Letter
from bukvitsa.letters.cards import Pile, Stack
from bukvitsa.letters.deck import (
    MOST_CARDS,
    BadDeckError,
    Deck,
    deck_fault,
    installed_deck,
    read_deck,
)

GOOD = """
title = "Проба"
[black]
total = 6
cards = "Щ1/10 А3/1 Ъ2"
[counts]
wild = 4
"""


def test_a_deck_is_read_as_printed() -> None:
    """Piles come in the alphabet's order, with their numbers and prices; others are counted."""
    deck = read_deck(GOOD)
    assert deck.title == "Проба"
    assert "".join(deck.piles["black"].letters()) == "ааащъъ"
    assert deck.piles["black"].prices() == {"а": 1, "щ": 10, "ъ": 0}
    assert deck.piles["black"].price_of(Letter("я")) == 0
    assert deck.counts == {"wild": 4}


def test_a_games_deck_lies_in_its_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package's own deck.toml is found wherever the package is installed."""
    room = tmp_path / "some_game"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "deck.toml").write_text(GOOD, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert installed_deck("some_game") == read_deck(GOOD)


def test_a_deck_survives_the_wire() -> None:
    """A table's own deck stands in its options, so it must come back as it went."""
    deck = read_deck(GOOD)
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("title", "= title"), "deck_not_toml"),
        (('"Проба"', "7"), "deck_without_title"),
        (('"Проба"', '" "'), "deck_without_title"),
        (("total = 6", "total = 7"), "deck_wrong_total"),
        (("total = 6\n", ""), "deck_unread"),
        (("total = 6", "total = 6\ncolour = 1"), "deck_unread"),
        (("[black]", "[[black]]"), "deck_unread"),
        (("Ъ2", "Ё2"), "deck_yo"),
        (("Ъ2", "Q2"), "deck_strange_letter"),
        (("Ъ2", "Ъ"), "deck_card_unread"),
        (("Ъ2", "А2"), "deck_letter_twice"),
        (("wild = 4", "wild = -1"), "deck_wrong_count"),
        (("wild = 4", "wild = 4000"), "deck_wrong_count"),
        (("wild = 4", "wild = true"), "deck_unread"),
        (("wild = 4", 'wild = "4"'), "deck_unread"),
    ],
)
def test_a_wrong_deck_is_refused_with_the_reason(change: tuple[str, str], code: str) -> None:
    """Each way of being wrong has its own code."""
    with pytest.raises(BadDeckError) as caught:
        read_deck(GOOD.replace(*change))
    assert caught.value.refusal.code == code


def test_counts_must_be_a_table() -> None:
    """A number where the table of other cards belongs is said to be unreadable."""
    with pytest.raises(BadDeckError, match="deck_unread"):
        read_deck('title = "Проба"\ncounts = 3')


def test_a_deck_that_came_by_wire_is_checked_too() -> None:
    """What a host sends in the options meets the same checks as a file."""

    def fault(*stacks: Stack) -> str:
        refusal = deck_fault(Deck("Проба", {"black": Pile(stacks)}))
        assert refusal is not None
        return refusal.code

    assert fault() == "deck_wrong_total"
    assert fault(Stack(Letter("а"), -1)) == "deck_wrong_count"
    assert fault(Stack(Letter("а"), 1, -1)) == "deck_wrong_count"
    assert fault(Stack(Letter("а"), 1, 100)) == "deck_wrong_count"
    assert fault(Stack(Letter("а"), MOST_CARDS + 1)) == "deck_wrong_total"
    assert deck_fault(read_deck(GOOD)) is None


def test_the_alphabet_has_no_yo() -> None:
    """WD-7: thirty-two letters, in order, and е stands for ё."""
    assert len(ALPHABET) == 32
    assert "ё" not in ALPHABET
    assert sorted(ALPHABET) == list(ALPHABET)
