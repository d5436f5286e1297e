"""Decks as data: read from text that a person can correct, and checked.

A deck file is TOML. Each pile lists its cards as on paper, «letter number/price», and says how
many there are together; other cards are counted by name::

    title = "Ундервуд"
    [letters]
    total = 5
    cards = "А3/1 Щ2/10"
    [counts]
    wild = 4
"""

import re
import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from bukvitsa.kernel.refusal import About, Refusal

from .alphabet import Letter, fold, is_letter
from .cards import Pile, Stack

MOST_CARDS = 1000
"""No pile of a table's own deck may be larger, so that nobody can choke a server with one."""

DEAREST = 99
"""No price is printed with more than two figures."""

_CARD = re.compile(r"(\D)(\d{1,3})(?:/(\d{1,2}))?")


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a game: piles of letters, and numbers of other cards."""

    title: str
    piles: dict[str, Pile]
    counts: dict[str, int] = {}


class BadDeckError(ValueError):
    """A deck's text that is not a deck; carries the refusal that says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Say what is wrong, and where."""
        super().__init__(f"{refusal.code} {refusal.about}")
        self.refusal = refusal


def installed_deck(package: str) -> Deck:
    """Read the deck that lies in a game's room."""
    return read_deck(files(package).joinpath("deck.toml").read_text(encoding="utf-8"))


def read_deck(text: str) -> Deck:
    r"""Read a deck's text, or say what is wrong with it.

    >>> read_deck('title = "Проба"\n[letters]\ntotal = 3\ncards = "А2/1 Б1/5"').piles["letters"]
    Pile(stacks=(Stack(letter='а', count=2, price=1), Stack(letter='б', count=1, price=5)))
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeckError(Refusal("deck_not_toml", {"detail": str(error)})) from error
    title = tables.pop("title", None)
    if not isinstance(title, str):
        raise BadDeckError(Refusal("deck_without_title"))
    counts = _counts(tables.pop("counts", {}))
    deck = Deck(title, {name: _pile(name, table) for name, table in tables.items()}, counts)
    fault = deck_fault(deck)
    if fault is not None:
        raise BadDeckError(fault)
    return deck


def deck_fault(deck: Deck) -> Refusal | None:
    """Say what makes a deck unusable in any game, if anything does."""
    if not deck.title.strip():
        return Refusal("deck_without_title")
    for name, count in deck.counts.items():
        if not 0 <= count <= MOST_CARDS:
            return Refusal("deck_wrong_count", {"name": name})
    faults = (_pile_fault(name, pile) for name, pile in deck.piles.items())
    return next((fault for fault in faults if fault is not None), None)


def _pile_fault(name: str, pile: Pile) -> Refusal | None:
    letters = [stack.letter for stack in pile.stacks]
    for stack in pile.stacks:
        about: dict[str, About] = {"pile": name, "letter": stack.letter}
        if not is_letter(stack.letter):
            return Refusal("deck_yo" if fold(stack.letter) == "е" else "deck_strange_letter", about)
        if letters.count(stack.letter) > 1:
            return Refusal("deck_letter_twice", about)
        if stack.count < 0 or not 0 <= stack.price <= DEAREST:
            return Refusal("deck_wrong_count", about)
    if not 0 < len(pile) <= MOST_CARDS:
        return Refusal("deck_wrong_total", {"pile": name, "counted": len(pile)})
    return None


def _counts(table: Any) -> dict[str, int]:
    if not isinstance(table, dict) or any(type(count) is not int for count in table.values()):
        raise BadDeckError(Refusal("deck_unread", {"pile": "counts"}))
    return table


def _pile(name: str, table: Any) -> Pile:
    if not isinstance(table, dict) or set(table) != {"total", "cards"}:
        raise BadDeckError(Refusal("deck_unread", {"pile": name}))
    stacks = [_stack(name, sign) for sign in str(table["cards"]).split()]
    pile = Pile(tuple(sorted(stacks, key=lambda stack: stack.letter)))
    if len(pile) != table["total"]:
        raise BadDeckError(Refusal("deck_wrong_total", {"pile": name, "counted": len(pile)}))
    return pile


def _stack(pile: str, sign: str) -> Stack:
    match = _CARD.fullmatch(sign)
    if match is None:
        raise BadDeckError(Refusal("deck_card_unread", {"pile": pile, "card": sign[:16]}))
    return Stack(Letter(match[1].lower()), int(match[2]), int(match[3] or 0))
