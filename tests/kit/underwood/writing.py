"""How acts of Ундервуд are written in scenes."""

from collections.abc import Iterable
from typing import Any

from bukvitsa.games.underwood.acts import Act, Appeal, Doubt, Exchange, Feed, Finish, Lay
from bukvitsa.games.underwood.cards import WILD
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId
from tests.kit.told import Written

BOOK = UnderwoodBook()


def write(act: Act, state: State, by: Seat, names: Names) -> Written:
    """Name an act by letters and places; what is not read back as it was has no name."""
    written = _written(act, state, by, names)
    if written is None:
        return None
    verb, value = written
    return written if BOOK.act(verb, value, state, by, names) == act else None


def as_named(act: Act, state: State, by: Seat, names: Names) -> Act:
    """Take of equal cards those that a scene would mean; nobody could tell the difference."""
    written = _written(act, state, by, names)
    return act if written is None else BOOK.act(*written, state, by, names)


def _written(act: Act, state: State, by: Seat, names: Names) -> Written:
    match act:
        case Finish():
            return "finish", None
        case Accept():
            return "accept", None
        case Doubt():
            return "doubt", None
        case Vote(voice):
            return "vote", voice.value
        case Feed(card):
            faces = _faces(state, by, [card])
            return None if faces is None else ("feed", faces[0].upper())
        case Exchange(cards):
            faces = _faces(state, by, cards)
            return None if faces is None else ("exchange", faces)
        case Lay():
            return _laying("lay", act, state, by, names)
        case Appeal(lay):
            return _laying("appeal", lay, state, by, names)


def _faces(state: State, by: Seat, cards: Iterable[CardId]) -> list[str] | None:
    held = {card.id: card.face for card in state.hands[by]}
    faces = [held.get(card) for card in cards]
    return None if None in faces else [face for face in faces if face is not None]


def _laying(verb: str, lay: Lay, state: State, by: Seat, names: Names) -> Written:
    value = _value(lay, state, by, names)
    if value is None:
        return None
    return verb, value if len(value) > 1 else value["word"]


def _value(lay: Lay, state: State, by: Seat, names: Names) -> dict[str, Any] | None:
    """Say of each letter where its card comes from; what comes from the hand goes unsaid."""
    held = {card.id: card.face for card in state.hands[by]}
    torn = {card.id: place for place, card in enumerate(state.ribbon, 1)}
    faces = held | {card.id: card.face for card in state.ribbon}
    value: dict[str, Any] = {"word": lay.word, "ribbon": {}, "wild": [], "swaps": []}
    value |= {"prize": None, "shared": [], "extra": {}}
    for place, card in enumerate(lay.cards, 1):
        if card in lay.cards[: place - 1]:
            value["shared"].append(place)
        elif card in torn:
            value["ribbon"][place] = torn[card]
        elif held.get(card, WILD) == WILD:
            value["wild"].append(place)
    for swap in lay.swaps:
        if not 0 <= swap.owner < len(names.players):
            return None
        value["swaps"].append([names.name(swap.owner), swap.word + 1, swap.letter + 1])
    for card in lay.extra:
        if faces.get(card, "?") not in lay.word:
            return None
        place = lay.word.index(faces[card]) + 1
        value["extra"][place] = value["extra"].get(place, 0) + 1
    if lay.prize is not None:
        value["prize"] = held.get(lay.prize, "?")
    return {key: told for key, told in value.items() if told or key == "word"}
