"""A laying as scenes write it: by letters and places, not by cards."""

from collections.abc import Iterable, Mapping
from typing import Any

from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.word import Misread, read_word

from .acts import Lay, Swap
from .cards import WILD, Cards, Face
from .laid import LaidWord
from .ribbon import oldest
from .state import State

NOBODYS = CardId(-1)
"""Stands for a card that cannot be named, because there is none; the rules refuse it."""

_KEYS = {"word", "ribbon", "wild", "swaps", "prize", "shared", "extra"}


def read_face(text: Any) -> Face:
    """Read one card of an act: a letter, `*`, or a prize with or without its brackets.

    >>> read_face("М"), read_face(["PR-1"]), read_face("[PR-1]")
    ('м', 'PR-1', 'PR-1')
    """
    if isinstance(text, list):
        (text,) = text
    sign = str(text).strip().strip("[]").upper()
    return sign if sign.startswith("PR-") else sign.lower().replace("ё", "е")


def listed_of(value: Any) -> list[Any]:
    """Read a list in which a single thing may stand by itself."""
    if isinstance(value, str | int):
        return [value] if value else []
    return list(value or ())


def zone_text(zone: Any) -> str:
    """Read a zone as one text, also where YAML takes it for a list of cards.

    >>> zone_text("КО*[PR-1]"), zone_text(["К", "PR-1"]), zone_text(None)
    ('КО*[PR-1]', 'К[PR-1]', '')
    """
    if isinstance(zone, list):
        return "".join(f"[{it}]" if str(it).startswith("PR-") else str(it) for it in zone)
    return str(zone or "")


def named(cards: Cards, face: Face) -> CardId:
    """Name a card of a face, the one held longest; what is not there still has a name."""
    return next((card.id for card in cards if card.face == face), NOBODYS)


def read_lay(value: Any, state: State, by: Seat, names: Names) -> Lay:
    """Read a laying as somebody means it; all letters of which nothing is said are of the hand."""
    told: Mapping[str, Any] = value if isinstance(value, dict) else {"word": value}
    strange = [key for key in told if key not in _KEYS]
    if strange:
        raise ValueError(f"у lay не бывает «{strange[0]}»")
    word = read_word(str(told["word"]))
    if isinstance(word, Misread):
        return Lay(str(told["word"]), ())
    return _Reading(word, told, state, by, names).lay()


class _Reading:
    """Gives each card out once: to the word first, then to swaps, then as surplus."""

    def __init__(
        self, word: str, told: Mapping[str, Any], state: State, by: Seat, names: Names
    ) -> None:
        self._word, self._typed = word, str(told["word"])
        self._names, self._words = names, state.words
        self._hand, self._ribbon = list(state.hands[by]), state.ribbon
        self._from_ribbon = {int(at) - 1: int(number) - 1 for at, number in _pairs(told, "ribbon")}
        self._wild = [int(at) - 1 for at in listed_of(told.get("wild"))]
        self._shared = [int(at) - 1 for at in listed_of(told.get("shared"))]
        self._extra = [(int(at) - 1, int(count)) for at, count in _pairs(told, "extra")]
        self._swaps = listed_of(told.get("swaps"))
        self._prize = told.get("prize")

    def lay(self) -> Lay:
        """Name the cards."""
        places = [self._place(swap) for swap in self._swaps]
        cards = self._cards([wild for *_, wild in places if wild != NOBODYS])
        self._torn = self._behind_the_oldest(cards)
        swaps = tuple(
            Swap(owner, number, letter, self._besides(face))
            for owner, number, letter, face, _ in places
        )
        extra = tuple(
            self._besides(self._word[at] if 0 <= at < len(self._word) and count > 0 else "")
            for at, count in self._extra
            for _ in range(abs(count))
        )
        prize = None if self._prize is None else named(tuple(self._hand), read_face(self._prize))
        return Lay(self._typed, cards, swaps, prize, extra)

    def _place(self, swap: Any) -> tuple[Seat, int, int, Face, CardId]:
        """Find the wild card of a swap, and the letter that it stands for."""
        name, number, letter = swap
        owner, number, letter = self._names.seat(name), int(number) - 1, int(letter) - 1
        words = self._words[owner]
        laid: LaidWord | None = words[number] if 0 <= number < len(words) else None
        if laid is None or not laid.wild_at(letter):
            return owner, number, letter, "", NOBODYS
        return owner, number, letter, laid.word[letter], laid.cards[letter].id

    def _cards(self, freed: list[CardId]) -> tuple[CardId, ...]:
        """Name the card of each letter; a place told twice, or not in it, adds one."""
        cards: list[CardId] = []
        for at, letter in enumerate(self._word):
            if at in self._shared:
                cards.append(NOBODYS)
            elif at in self._from_ribbon:
                number = self._from_ribbon[at]
                there = 0 <= number < len(self._ribbon)
                cards.append(self._ribbon[number].id if there else NOBODYS)
            elif at in self._wild:
                cards.append(freed.pop(0) if freed else self._of_hand(WILD))
            else:
                cards.append(self._of_hand(letter))
        for at in self._shared:
            if 0 <= at < len(cards):
                cards[at] = self._equal(at, cards)
        named_places = (*self._from_ribbon, *self._wild, *self._shared)
        outside = any(not 0 <= at < len(self._word) for at in named_places)
        twice = len(set(named_places)) < len(named_places)
        return (*cards, NOBODYS) if outside or twice else tuple(cards)

    def _equal(self, at: int, cards: list[CardId]) -> CardId:
        """Find the card of an equal letter, a letter card if there is one."""
        others = [
            place
            for place, letter in enumerate(self._word)
            if letter == self._word[at] and place not in self._shared
        ]
        others.sort(key=self._wild.__contains__)
        return cards[others[0]] if others else NOBODYS

    def _behind_the_oldest(self, cards: Iterable[CardId]) -> Cards:
        """List the ribbon's cards that the word leaves, those that tear off along with it first."""
        used = set(cards)
        first = oldest(self._ribbon, used)
        order = self._ribbon[first:] + self._ribbon[:first]
        return tuple(card for card in order if card.id not in used)

    def _of_hand(self, face: Face) -> CardId:
        card = named(tuple(self._hand), face)
        self._hand = [other for other in self._hand if other.id != card]
        return card

    def _besides(self, face: Face) -> CardId:
        """Find a letter card for a swap or as surplus: of the hand, else one that tears off."""
        card = self._of_hand(face)
        if card == NOBODYS:
            card = named(self._torn, face)
            self._torn = tuple(other for other in self._torn if other.id != card)
        return card


def _pairs(told: Mapping[str, Any], key: str) -> list[tuple[Any, Any]]:
    return list((told.get(key) or {}).items())
