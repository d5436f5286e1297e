"""How positions and acts of Анаграммы are written in scenes."""

from collections.abc import Mapping, Sequence
from typing import Any

from bukvitsa.games.agreement import scene_options
from bukvitsa.games.court import Rulings
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import START, Ticket, later, seconds
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import WordReason
from bukvitsa.letters.alphabet import Letter, fold, is_letter
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import same_bag, same_row, tokens

from .acts import Act, Appeal, Call, Done, Doubt, Flip
from .best import lacking
from .cards import letter_cards
from .course import flip_until, outcome_of
from .events import Event, Failed, VoteEnded
from .lying import OpenCard, TableWord, WordId, letters_by_seat, words_of
from .options import AnagramsOptions
from .phases import LastCall, Over, Phase, Play
from .seen import PhaseSeen, View
from .state import State

_PLACED = {"middle", "words", "deck", "phase", "turn"}
_DERIVED = {"scores", "totals", "winners"}
_VOICES = {True: Voice.YES, False: Voice.NO, "yes": Voice.YES, "no": Voice.NO}


class AnagramsBook:
    """The scene language of Анаграммы."""

    def options(self, raw: Mapping[str, Any], names: Names) -> AnagramsOptions:
        """Read what the table agreed on: `flip_after` may be off, `first` is a name."""
        return scene_options(AnagramsOptions, raw, names)

    def place(self, raw: Mapping[str, Any], options: AnagramsOptions, names: Names) -> State:
        """Set up a position: the cards that lie open get the first ids, then comes the deck."""
        strange = set(raw) - _PLACED - _DERIVED
        if strange:
            raise ValueError(f"у положения нет ключа «{min(strange)}»")
        seats = len(names.players)
        middle = _letters(raw.get("middle"))
        words, opened = _table(raw.get("words") or {}, names, len(middle))
        deck = _deck(raw, options, middle + opened)
        state = State(
            options=options,
            seats=seats,
            faces=middle + opened + deck,
            opened=len(middle + opened),
            middle=tuple(OpenCard(CardId(at), Letter(face)) for at, face in enumerate(middle)),
            words=words,
            made=len(words),
            phase=_phase(raw, options, names, words, deck),
            rests=(START,) * seats,
            appealable=((),) * seats,
            rulings=Rulings(),
            ticket=Ticket(1),
        )
        self._agree(raw, self.print(state, names))
        return state

    def _agree(self, raw: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
        """Refuse a position that says of itself what is not so."""
        for key in _DERIVED & set(raw):
            told, true = raw[key], printed[key]
            each = told.items() if isinstance(told, dict) else [(None, told)]
            for name, value in each:
                if not self.same(key, value, true if name is None else true[name]):
                    raise ValueError(f"{key}: записано {told}, а выходит {true}")

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
        """Read one act."""
        del by
        match verb:
            case "flip":
                return Flip()
            case "call":
                return Call(*_called(value, state, names))
            case "appeal":
                return Appeal(*_called(value, state, names))
            case "done":
                return Done()
            case "accept":
                return Accept()
            case "doubt":
                return Doubt()
            case "vote":
                return Vote(_voice(value))
            case _:
                raise ValueError(f"нет такого действия: {verb}")

    def print(self, state: State, names: Names) -> dict[str, Any]:
        """Write the whole position."""
        deck = state.faces[state.opened :].upper()
        return _printed(state.middle, state.words, state.phase, names) | {"deck": deck}

    def print_view(self, view: View, names: Names) -> dict[str, Any]:
        """Write the position as one viewer sees it: of the deck only how many cards there are."""
        return _printed(view.middle, view.words, view.phase, names) | {"deck": "?" * view.deck}

    def same(self, key: str, expected: Any, got: Any) -> bool:
        """Compare one zone: the deck and a player's words have an order, the middle has none."""
        match key:
            case "middle":
                return same_bag(fold(str(expected or "")), fold(got))
            case "deck":
                return same_row(fold(str(expected or "")), fold(got))
            case "words":
                return list(map(fold, _listed(expected))) == list(map(fold, got))
            case "winners":
                return sorted(_listed(expected)) == sorted(got)
            case _:
                return bool(expected == got)

    def failure(self, events: Sequence[Event]) -> str | None:
        """Say why a call failed; to be voted down is to fail, too (WD-17)."""
        for event in events:
            match event:
                case Failed(fault=fault, verdict=verdict):
                    return fault.value if verdict is None else verdict.reason.value
                case VoteEnded(passed=False):
                    return WordReason.VOTED_DOWN.value
                case _:
                    pass
        return None

    def sign(self, thing: Any) -> str:
        """Write a letter card."""
        return str(thing).upper()


def _letters(zone: object) -> str:
    """Read a zone of letters."""
    letters = "".join(map(fold, tokens(str(zone or ""))))
    strange = next((sign for sign in letters if not is_letter(sign)), None)
    if strange is not None:
        raise ValueError(f"на картах не бывает «{strange}»")
    return letters


def _listed(value: object) -> list[str]:
    """Read a list that may be written as a text with blanks."""
    if isinstance(value, list):
        return [str(each) for each in value]
    return str(value or "").split()


def _table(raw: Mapping[str, Any], names: Names, first: int) -> tuple[tuple[TableWord, ...], str]:
    """Lay the words before their owners, and list their letters in the order of the card ids."""
    words: list[TableWord] = []
    letters = ""
    for name, listed in raw.items():
        for shown in _listed(listed):
            word = _letters(shown)
            start = first + len(letters)
            cards = tuple(CardId(start + at) for at in range(len(word)))
            letters += word
            words.append(
                TableWord(WordId(len(words)), names.seat(name), word, shown.lower(), cards)
            )
    return tuple(words), letters


def _deck(raw: Mapping[str, Any], options: AnagramsOptions, seen: str) -> str:
    """Read the deck; left out, it is the cards not seen elsewhere, and none in the last call."""
    if "deck" in raw:
        return _letters(raw["deck"])
    if raw.get("phase", "play") != "play":
        return ""
    pile = letter_cards(options)
    if isinstance(pile, Refusal):
        raise ValueError(f"такой колодой не сыграть: {pile.code} {pile.about}")  # noqa: TRY004
    return lacking("".join(pile.letters()), seen)


def _phase(
    raw: Mapping[str, Any],
    options: AnagramsOptions,
    names: Names,
    words: Sequence[TableWord],
    deck: str,
) -> Phase:
    phase = raw.get("phase", "play" if deck else "last_call")
    match phase, bool(deck):
        case "play", True:
            turn = Seat(0) if raw.get("turn") is None else names.seat(raw["turn"])
            return Play(turn, flip_until(options, START))
        case "last_call", False:
            return LastCall(later(START, seconds(options.last_call)))
        case "over", _:
            return Over(outcome_of(words, len(names.players), "placed"))
        case _:
            raise ValueError(f"фаза «{phase}» не подходит к положению (колода: «{deck}»)")


def _voice(value: Any) -> Voice:
    if value not in _VOICES:
        raise ValueError(f"vote пишется как yes или no, а это «{value}»")
    return _VOICES[value]


def _called(value: Any, state: State, names: Names) -> tuple[str, tuple[WordId, ...] | None]:
    """Read a called word, and which words it uses if the caller says so."""
    if not isinstance(value, dict):
        return str(value or ""), None
    strange = set(value) - {"word", "take"}
    if strange:
        raise ValueError(f"у слова нет ключа «{min(strange)}»")
    take = value.get("take")
    if take is None:
        return str(value["word"]), None
    if not all(isinstance(each, list) and len(each) == 2 for each in take):
        raise ValueError(f"take пишется как [[Боря, 1]], а это «{take}»")
    return str(value["word"]), tuple(_lying(name, at, state, names) for name, at in take)


def _lying(name: object, at: int, state: State, names: Names) -> WordId:
    """Find a player's word by its place; if it is not there, one that was used up is meant."""
    words = words_of(state.words, names.seat(name))
    if 0 < at <= len(words):
        return words[at - 1].id
    gone = set(range(state.made)) - {each.id for each in state.words}
    return WordId(max(gone, default=-1))


def _printed(
    middle: Sequence[OpenCard], words: Sequence[TableWord], phase: PhaseSeen | Phase, names: Names
) -> dict[str, Any]:
    seats = everyone(len(names.players))
    letters = letters_by_seat(words, len(seats))
    outcome = phase.outcome if isinstance(phase, Over) else None
    return {
        "middle": "".join(card.face for card in middle).upper(),
        "words": {
            names.name(seat): [each.shown for each in words_of(words, seat)] for seat in seats
        },
        "phase": str(type(phase).__struct_config__.tag),
        "turn": names.name(phase.turn) if isinstance(phase, Play) else None,
        "scores": {names.name(seat): letters[seat] for seat in seats},
        "totals": {
            names.name(seat): 0 if outcome is None else outcome.points[seat] for seat in seats
        },
        "winners": [] if outcome is None else [names.name(seat) for seat in outcome.winners],
    }
