"""How positions and acts of «Запретные слова» are written in scenes.

Besides the keys that scenes share, a position knows `first`, who began this game (else the first
seat), and `game`, which of the series it is (else the second where `totals` tell of an ended one).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

from bukvitsa.games.agreement import scene_options
from bukvitsa.games.court import Rulings
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import START, Ticket, later
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter, fold, is_letter
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import same_bag, same_row, tokens

from .acts import Act, Appeal, Call, Doubt, Hush, Lay, Mover, Next, Open
from .calls import CHOICE
from .cards import Card, Face
from .clocks import turn_ends
from .dealing import deck_of
from .events import CallFailed, Claim, Event
from .moves import next_turn
from .options import ForbiddenOptions
from .seen import AnswerSeen, ChooseSeen, LaySeen, OverSeen, PhaseSeen, View, VoteSeen
from .state import Answering, Choosing, Ended, Laying, Phase, Series, State, Voting

POSITION_KEYS = {
    "conversation", "showcase", "hands", "deck", "discard", "penalties", "last", "phase", "turn",
    "winners", "scores", "totals", "first", "game",
}  # fmt: skip
"""What a position may say."""

NOBODYS = CardId(-1)
"""A card that a player cannot name, having none such."""


class ForbiddenBook:
    """Reads and prints scenes of «Запретные слова»."""

    def options(self, raw: Mapping[str, Any], names: Names) -> ForbiddenOptions:
        """Read what the table agreed on."""
        return scene_options(ForbiddenOptions, raw, names)

    def place(self, raw: Mapping[str, Any], options: ForbiddenOptions, names: Names) -> State:
        """Build the state of a position."""
        return _Placed(raw, options, names).state()

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:  # noqa: ARG002
        """Read one act."""
        match verb:
            case "lay":
                return Lay(_found(state, state.hands[by], value))
            case "open":
                return Open(_found(state, state.showcase, value))
            case "call":
                return Call(*_named(value))
            case "appeal":
                return Appeal(*_named(value))
            case "hush":
                return Hush()
            case "accept":
                return Accept()
            case "doubt":
                return Doubt()
            case "vote":
                return Vote(Voice({True: "yes", False: "no"}.get(value, value)))
            case "next":
                return Next(Mover(value))
            case _:
                raise ValueError(f"в этой игре нет действия «{verb}»")

    def print(self, state: State, names: Names) -> dict[str, Any]:
        """Write the position as the referee sees it."""
        series = state.series
        piles = [_text(state, pile) for pile in state.penalties]
        points = [len(pile) for pile in state.penalties]
        return {
            "conversation": _text(state, state.conversation),
            "showcase": _text(state, state.showcase),
            "hands": _by_name(names, [_text(state, hand) for hand in state.hands]),
            "deck": _text(state, range(state.deck, len(state.cards))),
            "discard": _text(state, state.discard),
            "penalties": _by_name(names, piles),
            "scores": _by_name(names, points),
            "totals": _by_name(names, series.totals),
            "first": names.name(series.first),
            "game": series.game,
            **_phase(state.phase, names),
        }

    def print_view(self, view: View, names: Names) -> dict[str, Any]:
        """Write the position as one viewer sees it."""
        hands = ["?" * count for count in view.hands]
        if view.you is not None:
            hands[view.you] = "".join(_sign(card.face) for card in view.own)
        return {
            "conversation": "".join(map(_sign, view.conversation)),
            "showcase": "".join(_sign(card.face) for card in view.showcase),
            "hands": _by_name(names, hands),
            "deck": "?" * view.deck,
            "discard": "?" * view.discard,
            "penalties": _by_name(names, ["".join(pile).upper() for pile in view.penalties]),
            "scores": _by_name(names, [len(pile) for pile in view.penalties]),
            "totals": _by_name(names, view.totals),
            "first": names.name(view.first),
            "game": view.game,
            **_phase(view.phase, names),
        }

    def same(self, key: str, expected: Any, got: Any) -> bool:
        """Compare one zone: black and red differ in the conversation, order in the deck."""
        match key:
            case "conversation":
                return same_bag(_plain(expected), got)
            case "deck":
                return same_row(_plain(expected).upper(), got)
            case "showcase" | "hands" | "discard" | "penalties":
                return same_bag(_plain(expected).lower(), str(got).lower())
            case "winners":
                return sorted(_listed(expected)) == sorted(got)
            case _:
                return bool(expected == got)

    def failure(self, events: Sequence[Event]) -> str | None:
        """Say why a call was judged wrong, by the referee or by a vote (FW-17)."""
        for event in events:
            if isinstance(event, CallFailed):
                return "letters_missing" if event.lacking else event.verdict.reason.value
        return None

    def sign(self, thing: Any) -> str:
        """Write a shuffled card."""
        return _sign(thing)


class _Placed:
    """A position on its way to a state: the red cards are numbered first, the deck last."""

    def __init__(self, raw: Mapping[str, Any], options: ForbiddenOptions, names: Names) -> None:
        self._raw, self._options, self._names = raw, options, names
        self._seats = everyone(len(names.players))
        strange = [key for key in raw if key not in POSITION_KEYS]
        if strange:
            raise ValueError(f"в этой игре нет ключа «{strange[0]}»")
        talk = _letters(raw.get("conversation"))
        red = [Letter(sign) for sign in talk if sign.islower()]
        self._open = self._zone("showcase", self._rest("red", red))
        self._cards = [
            Card(CardId(number), Face(letter, red=True))
            for number, letter in enumerate((*red, *self._open))
        ]
        reds = iter(range(len(red)))
        self._showcase = tuple(map(CardId, range(len(red), len(self._cards))))
        self._conversation = tuple(
            CardId(next(reds)) if sign.islower() else self._black(fold(sign)) for sign in talk
        )

    def state(self) -> State:
        names, raw, options = self._names, self._raw, self._options
        hands, penalties = self._piles("hands"), self._piles("penalties")
        discard = tuple(map(self._black, self._zone("discard", [])))
        black = [card.face.letter for card in self._cards if not card.face.red]
        top = len(self._cards)
        for letter in self._zone("deck", self._rest("black", black)):
            self._black(letter)
        told = raw.get("totals") or {}
        totals = tuple(int(told.get(name, 0)) for name in names.players)
        ended = min(2, options.games) if any(totals) else 1
        if raw.get("phase") == "over" and not any(totals):
            totals = tuple(map(len, penalties))
        first = names.seat(raw["first"]) if raw.get("first") else options.first or Seat(0)
        seats = len(self._seats)
        return State(
            series=Series(
                options=options,
                seats=seats,
                game=int(raw.get("game", ended)),
                first=first,
                totals=totals,
                rulings=Rulings(),
                refused=((),) * seats,
            ),
            cards=tuple(self._cards),
            conversation=self._conversation,
            showcase=self._showcase,
            deck=top,
            hands=hands,
            penalties=penalties,
            discard=discard,
            rests=(None,) * seats,
            phase=self._phase(totals),
            ticket=Ticket(1),
        )

    def _phase(self, totals: tuple[int, ...]) -> Phase:
        raw, names, options = self._raw, self._names, self._options
        told = raw.get("turn")
        turn = Seat(0) if told is None else names.seat(told)
        match raw.get("phase") or "lay":
            case "lay":
                if raw.get("last") is None:
                    if told is None and options.first is not None:
                        turn = options.first
                    return Laying(turn, None, None, turn_ends(options, START))
                last = names.seat(raw["last"])
                return Laying(turn, last, *next_turn(options, len(self._seats), START))
            case "choose":
                claim = Claim(turn, Verdict("", WordReason.LEGAL, ""), ())
                return Choosing(turn, claim, later(START, CHOICE))
            case "over":
                won = _listed(raw.get("winners"))
                places = ranked(
                    {seat: (names.name(seat) in won, -totals[seat]) for seat in self._seats}
                )
                return Ended(Outcome("told", places, totals))
            case phase:
                raise ValueError(f"с «{phase}» положение начаться не может")

    def _piles(self, key: str) -> tuple[tuple[CardId, ...], ...]:
        piles = self._raw.get(key) or {}
        for name in piles:
            self._names.seat(name)
        zones = (_letters(piles.get(name)) for name in self._names.players)
        return tuple(tuple(self._black(fold(sign)) for sign in zone) for zone in zones)

    def _zone(self, key: str, usual: Iterable[str]) -> list[Letter]:
        if key not in self._raw:
            return list(map(Letter, usual))
        return [Letter(fold(sign)) for sign in _letters(self._raw[key])]

    def _rest(self, pile: str, seen: Sequence[str]) -> list[Letter]:
        """List the cards of a pile of the deck that are not seen elsewhere."""
        left = list(deck_of(self._options).piles[pile].letters())
        for letter in seen:
            if letter in left:
                left.remove(Letter(letter))
        return left

    def _black(self, letter: str) -> CardId:
        number = CardId(len(self._cards))
        self._cards.append(Card(number, Face(Letter(letter), red=False)))
        return number


def _phase(phase: Phase | PhaseSeen, names: Names) -> dict[str, Any]:
    """Write whose act is awaited, and against whom a word may be called."""
    told: dict[str, Any] = {"turn": None, "last": None, "winners": []}
    told["phase"] = str(phase.__struct_config__.tag)
    match phase:
        case Laying(turn, last) | LaySeen(turn, last):
            told["turn"], told["last"] = turn, last
        case Answering(turn, held=held) | AnswerSeen(turn, held=held):
            told["turn"], told["last"] = turn, held.last
        case Voting(held=held) | VoteSeen(held=held):
            told["last"] = held.last
        case Choosing(turn) | ChooseSeen(turn):
            told["turn"] = turn
        case Ended(outcome) | OverSeen(outcome):
            told["winners"] = [names.name(seat) for seat in outcome.winners]
        case _:
            assert_never(phase)
    for key in ("turn", "last"):
        told[key] = None if told[key] is None else names.name(told[key])
    return told


def _found(state: State, cards: Iterable[CardId], value: Any) -> CardId:
    """Find the card of a letter, the one that has been there longest."""
    letter = fold(str(value).strip())
    return next((card for card in cards if state.cards[card].face.letter == letter), NOBODYS)


def _named(value: Any) -> tuple[str, tuple[int, ...]]:
    """Read a called word, and its red letters counted from 1 (FW-16)."""
    if isinstance(value, Mapping):
        return str(value["word"]), tuple(int(place) - 1 for place in value.get("red") or ())
    return str(value), ()


def _listed(value: Any) -> list[str]:
    """Read a list of names, of which a single one may come by itself."""
    return [value] if isinstance(value, str) else list(value or ())


def _by_name(names: Names, values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(names.players, values, strict=True))


def _text(state: State, cards: Iterable[int]) -> str:
    return "".join(_sign(state.cards[card].face) for card in cards)


def _sign(face: Face) -> str:
    return face.letter if face.red else face.letter.upper()


def _letters(value: Any) -> tuple[str, ...]:
    """Take apart what was written for a zone of a position, where every sign is a letter."""
    signs = tokens(_plain(value))
    for sign in signs:
        if not is_letter(fold(sign)):
            raise ValueError(f"«{sign}» — не буква с карты")
    return signs


def _plain(value: Any) -> str:
    """Take what was written for a zone, with Ё read as Е and the case kept."""
    return str(value or "").replace("Ё", "Е").replace("ё", "е")
