"""How positions and acts of Ундервуд are written in scenes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bukvitsa.games.agreement import scene_options
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import WordReason
from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import same_bag, same_row, tokens

from .acts import Act, Appeal, Doubt, Exchange, Feed, Finish
from .cards import WILD, Card, Cards, is_prize
from .events import Event, VoteEnded
from .laid import LaidWord
from .options import UnderwoodOptions
from .phases import Exchanging, Feeding, Over, Second
from .placing import Placing
from .seen import View
from .state import State
from .wording import listed_of, named, read_face, read_lay, zone_text


class UnderwoodBook:
    """Reads and prints the scenes of Ундервуд."""

    def options(self, raw: Mapping[str, Any], names: Names) -> UnderwoodOptions:
        """Read what the table agreed on; whoever begins is given by name."""
        return scene_options(UnderwoodOptions, raw, names)

    def place(self, raw: Mapping[str, Any], options: UnderwoodOptions, names: Names) -> State:
        """Build a position; what is left out is as lawful as can be."""
        return Placing(raw, options, names).state()

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
        """Read one act; a card that is not there is named all the same, and refused."""
        match verb:
            case "exchange":
                return Exchange(_each_once(state.hands[by], value))
            case "lay":
                return read_lay(value, state, by, names)
            case "appeal":
                return Appeal(read_lay(value, state, by, names))
            case "feed":
                return Feed(named(state.hands[by], read_face(value)))
            case "finish":
                return Finish()
            case "accept":
                return Accept()
            case "doubt":
                return Doubt()
            case "vote":
                return Vote(Voice.YES if str(value).lower() in {"true", "yes"} else Voice.NO)
            case _:
                raise ValueError(f"нет такого действия: {verb}")

    def print(self, state: State, names: Names) -> dict[str, Any]:
        """Write the whole position."""
        hands = {name: text(state.hands[seat]) for seat, name in enumerate(names.players)}
        return {**_open(state, names), "hands": hands, "deck": text(state.deck)}

    def print_view(self, view: View, names: Names) -> dict[str, Any]:
        """Write the position as one viewer sees it."""
        hands = {
            name: text(view.own) if seat == view.you else "?" * view.hands[seat]
            for seat, name in enumerate(names.players)
        }
        return {**_open(view, names), "hands": hands, "deck": "?" * view.deck}

    def same(self, key: str, expected: Any, got: Any) -> bool:
        """Compare one zone."""
        match key:
            case "deck" | "ribbon":
                return same_row(_upper(expected), got)
            case "hands" | "out":
                return same_bag(_upper(expected), got)
            case "words":
                return list(map(_bare, listed_of(expected))) == list(map(_bare, got))
            case "winners":
                return sorted(listed_of(expected)) == sorted(got)
            case _:
                return bool(expected == got)

    def failure(self, events: Sequence[Event]) -> str | None:
        """Say that a word was voted down."""
        lost = any(isinstance(event, VoteEnded) and not event.passed for event in events)
        return WordReason.VOTED_DOWN.value if lost else None

    def sign(self, thing: Any) -> str:
        """Write a face, or a seat that is drawn."""
        face = str(thing)
        return f"[{face}]" if is_prize(face) else face.upper()


def text(cards: Iterable[Card]) -> str:
    """Write a zone."""
    return "".join(f"[{it.face}]" if is_prize(it.face) else it.face.upper() for it in cards)


def spelling(word: LaidWord) -> str:
    """Write a laid word: `с(о)н` where a wild card stands for о, its prize card behind it."""
    letters = (
        f"({letter})" if card.face == WILD else letter
        for letter, card in zip(word.word, word.cards, strict=True)
    )
    return "".join(letters) + ("" if word.prize is None else text((word.prize,)))


def _open(table: State | View, names: Names) -> dict[str, Any]:
    """Write what lies open."""
    phase = table.phase
    acting = isinstance(phase, Exchanging | Second | Feeding)
    winners = phase.outcome.winners if isinstance(phase, Over) else ()
    players = list(enumerate(names.players))
    return {
        "turn": names.name(table.turn) if acting else None,
        "phase": phase.__struct_config__.tag,
        "winners": [names.name(seat) for seat in winners],
        "scores": {name: table.scores[seat] for seat, name in players},
        "totals": {name: table.totals[seat] for seat, name in players},
        "ribbon": text(table.ribbon),
        "words": {name: [spelling(word) for word in table.words[seat]] for seat, name in players},
        "dealer": names.name(table.dealer),
        "out": text(table.out),
    }


def _each_once(hand: Cards, faces: Any) -> tuple[CardId, ...]:
    """Name a card of the hand for each face, none twice while there are others."""
    cards: list[CardId] = []
    for face in (read_face(sign) for told in listed_of(faces) for sign in _signs(told)):
        cards.append(named(tuple(card for card in hand if card.id not in cards), face))
    return tuple(cards)


def _signs(told: Any) -> tuple[Any, ...]:
    """Take a row of prizes apart, where they are written as in a zone."""
    return tokens(told) if str(told).startswith("[") else (told,)


def _upper(zone: Any) -> str:
    return fold(zone_text(zone)).upper()


def _bare(word: Any) -> str:
    """Take off what makes no difference: blanks, capitals, ё, brackets side by side."""
    return "".join(_upper(word).split()).replace(")(", "")
