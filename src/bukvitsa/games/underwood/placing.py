"""Positions of Ундервуд as scenes tell them."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from bukvitsa.kernel.moments import START, Instant, Ticket, later, seconds
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.alphabet import is_letter
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import tokens

from .cards import WILD, Card, Cards, Face, face_of, is_prize
from .laid import LaidWord, Words
from .options import UnderwoodOptions
from .pack import pack_of
from .phases import Exchanging, Feeding, Over, Second, Turn
from .prizes import PRIZES
from .scoring import word_points
from .state import Phase, State
from .wording import listed_of, read_face, zone_text

KEYS = {
    "turn", "phase", "winners", "scores", "totals", "hands", "ribbon", "deck", "words", "dealer",
    "out",
}  # fmt: skip

_TURN: Mapping[str, Callable[[Instant | None], Turn]] = {
    "exchange": Exchanging, "second": Second, "feed": Feeding,
}  # fmt: skip


class Placing:
    """A position being built: it numbers the cards as it meets them."""

    def __init__(self, raw: Mapping[str, Any], options: UnderwoodOptions, names: Names) -> None:
        """Take what is told of it."""
        self._raw, self._options, self._names = raw, options, names
        self._seats = everyone(len(names.players))
        self._seen: Counter[Face] = Counter()
        pack = pack_of(options, len(self._seats))
        if isinstance(pack, Refusal):
            raise ValueError(f"колода стола не годится: {pack.code}")  # noqa: TRY004 - it is read so
        self._pack = pack

    def state(self) -> State:
        """Put the position together; what is left out is as lawful as can be."""
        strange = [key for key in self._raw if key not in KEYS]
        if strange:
            raise ValueError(f"в положении этой игры не бывает «{strange[0]}»")
        turn = self._seat("turn", Seat(0))
        hands = tuple(self._cards(zone) for zone in self._by_player("hands", ""))
        ribbon, out = self._cards(self._raw.get("ribbon")), self._cards(self._raw.get("out"))
        words = tuple(self._row(listed) for listed in self._by_player("words", ()))
        deck = self._cards(self._raw["deck"]) if "deck" in self._raw else self._rest()
        totals, scores = (tuple(self._by_player(key, 0)) for key in ("totals", "scores"))
        return State(
            options=self._options,
            seats=len(self._seats),
            counts=self._counts(),
            prices=self._pack.prices,
            totals=totals,
            scores=scores,
            phase=self._phase(totals),
            dealer=self._seat("dealer", Seat((turn - 1) % len(self._seats))),
            turn=turn,
            round=1,
            deck=deck,
            hands=hands,
            ribbon=ribbon,
            words=words,
            out=out,
            ticket=Ticket(1),
        )

    def _phase(self, totals: tuple[int, ...]) -> Phase:
        name = self._raw.get("phase") or "exchange"
        if name == "over":
            named = [self._names.seat(name) for name in listed_of(self._raw.get("winners"))]
            places = ranked({seat: (seat in named, totals[seat]) for seat in self._seats})
            return Over(Outcome("target", places, totals))
        if name not in _TURN:
            raise ValueError(f"с фазы «{name}» начать нельзя")
        turn = self._options.turn
        return _TURN[name](None if turn is None else later(START, seconds(turn)))

    def _seat(self, key: str, usual: Seat) -> Seat:
        name = self._raw.get(key)
        return usual if name is None else self._names.seat(name)

    def _by_player(self, key: str, usual: Any) -> list[Any]:
        told = self._raw.get(key) or {}
        for name in told:
            self._names.seat(name)
        return [told.get(name) or usual for name in self._names.players]

    def _card(self, face: Face) -> Card:
        self._seen[face] += 1
        return Card(CardId(self._seen.total() - 1), face)

    def _cards(self, zone: Any) -> Cards:
        return tuple(self._card(_face(token)) for token in tokens(zone_text(zone)))

    def _rest(self) -> Cards:
        """Bring the cards of the game that lie nowhere else (`deck` left out)."""
        rest = Counter(self._pack.counts) - self._seen
        return tuple(self._card(face) for face in rest.elements())

    def _counts(self) -> dict[Face, int]:
        """Say what the next round is dealt of: all cards of the game, wherever they are now.

        What the position has beyond the deck's numbers comes to them.
        """
        return dict(Counter(self._pack.counts) | self._seen)

    def _row(self, listed: Any) -> Words:
        return tuple(self._word(str(word)) for word in listed_of(listed))

    def _word(self, spelling: str) -> LaidWord:
        """Read `с(о)н[PR-1]`."""
        letters, cards, wild = "", [], False
        prize: Card | None = None
        for sign in tokens(spelling):
            if sign in "()":
                wild = sign == "("
            elif is_prize(face := _face(sign)):
                prize = self._card(face)
            else:
                letters += face
                cards.append(self._card(WILD if wild else face))
        points = word_points(tuple(cards), face_of(prize), self._pack.prices)
        return LaidWord(letters, letters, tuple(cards), points, prize)


def _face(sign: str) -> Face:
    face = read_face(sign)
    if face == WILD or face in PRIZES or is_letter(face):
        return face
    raise ValueError(f"нет такой карты: {sign}")
