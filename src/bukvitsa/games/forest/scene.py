"""How positions and acts of Шёпот леса are written in scenes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bukvitsa.games.agreement import scene_options
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.zones import same_bag, same_row, tokens

from .acts import Act
from .events import Event
from .field import Field
from .listing import print_listing, same_listing, told
from .options import ForestOptions
from .phases import Answering, Ended, Leading, Phase, Voting, Writing
from .position import judged, placed
from .readings import read_act
from .scores import score
from .seen import View
from .setup import Card
from .state import State

CLOSED = "#"
"""A face-down card; where it is expected, any such card fits."""


class ForestBook:
    """The scene language of Шёпот леса."""

    def options(self, raw: Mapping[str, Any], names: Names) -> ForestOptions:
        """Read a scene's options."""
        return scene_options(ForestOptions, raw, names)

    def place(self, raw: Mapping[str, Any], options: ForestOptions, names: Names) -> State:
        """Build the state that a position describes."""
        return placed(raw, options, names)

    def judged(self, state: State, world: World) -> State:
        """Judge the words that a position shows already."""
        return judged(state, world)

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:  # noqa: ARG002
        """Read one act."""
        return read_act(verb, value, state, names)

    def print(self, state: State, names: Names) -> dict[str, Any]:
        """Write the whole position as the referee sees it."""

        def letters(cards: Iterable[int]) -> str:
            return "".join(state.faces[card] for card in cards).upper()

        fronts = [
            front.letters.upper() + "".join(f" #{state.faces[card]}" for card in closed).upper()
            for front, closed in zip(state.fronts, state.hidden, strict=True)
        ]
        scores = [score(front, state.options, state.prices) for front in state.fronts]
        return {
            "field": print_listing(state.field, names, lambda it: state.faces[state.lying[it]]),
            "fronts": _by_player(fronts, names),
            "supply": _by_player(state.supply, names),
            "deck": letters(state.deck),
            "discard": letters(state.discard),
            "first": names.name(state.first),
            "drafts": _by_player(
                [shown.text for shown in state.words]
                or ["" if draft is None else draft.text for draft in state.drafts],
                names,
            ),
            "ready": [names.name(seat) for seat in state.ready],
            "used": list(state.taken),
            "drawn": letters(state.drawn),
            "scores": _by_player(scores, names),
            **_waiting(state.phase, state.field, state.outcome, names),
        }

    def print_view(self, view: View, names: Names) -> dict[str, Any]:
        """Write the position as one viewer sees it."""
        fronts = [front.letters.upper() + " #" * front.closed for front in view.fronts]
        return {
            "field": print_listing(view.field, names, lambda _: ""),
            "fronts": _by_player(fronts, names),
            "supply": _by_player(view.supply, names),
            "deck": "?" * view.deck,
            "discard": "?" * view.discard,
            "first": names.name(view.first),
            "drafts": _by_player(_drafts_seen(view), names),
            "ready": [names.name(seat) for seat in view.ready],
            "used": list(view.taken),
            "drawn": view.drawn_letters.upper() or "?" * view.drawn,
            "scores": _by_player(view.scores, names),
            **_waiting(view.phase, view.field, view.outcome, names),
        }

    def same(self, key: str, expected: Any, got: Any) -> bool:
        """Compare one zone."""
        match key:
            case "field":
                return same_listing(expected, got)
            case "fronts":
                return _same_front(expected, got)
            case "deck" | "discard":
                return same_row(_upper(expected), got)
            case "drawn":
                return same_bag(_upper(expected), got)
            case "drafts":
                return fold(str(expected or "")) == fold(got)
            case "ready" | "used" | "winners":
                return _same_names(expected, got)
            case _:
                return bool(expected == got)

    def failure(self, events: Sequence[Event]) -> str | None:  # noqa: ARG002
        """Say nothing: a word of Шёпот леса is shown with all others, it never fails alone."""
        return None

    def sign(self, thing: Any) -> str:
        """Write a card that is shuffled."""
        return thing.letter.upper() if isinstance(thing, Card) else str(thing)


def _by_player(values: Sequence[Any], names: Names) -> dict[str, Any]:
    return dict(zip(names.players, values, strict=True))


def _waiting(phase: Phase, field: Field, outcome: Outcome | None, names: Names) -> dict[str, Any]:
    """Write whose act is awaited, where, who has won, and what the ended game brought."""
    turn = None if isinstance(phase, Writing | Answering | Voting | Ended) else phase.turn
    return {
        "phase": str(phase.__struct_config__.tag),
        "turn": None if turn is None else names.name(turn),
        "at": told(field, phase.at) if isinstance(phase, Leading) else None,
        "winners": None if outcome is None else [names.name(seat) for seat in outcome.winners],
        "totals": dict.fromkeys(names.players, 0)
        if outcome is None
        else _by_player(outcome.points, names),
    }


def _drafts_seen(view: View) -> list[str]:
    """Write the words: until the reveal another's is `?`."""
    if view.words:
        return [shown.text for shown in view.words]
    return [
        view.draft.text
        if seat == view.you and view.draft is not None
        else "?" * (seat in view.written)
        for seat in range(view.seats)
    ]


def _same_front(expected: Any, got: str) -> bool:
    """Compare fronts without order; an expected `#` fits any face-down card."""
    wanted, found = Counter(tokens(_upper(expected))), Counter(tokens(got))
    fits_any = wanted.pop(CLOSED, 0)
    left = found - wanted
    closed = all(token.startswith(CLOSED) for token in left)
    return wanted <= found and closed and left.total() == fits_any


def _same_names(expected: Any, got: Sequence[str] | None) -> bool:
    wanted = [expected] if isinstance(expected, str) else expected or []
    return sorted(fold(str(it)) for it in wanted) == sorted(fold(it) for it in got or [])


def _upper(zone: Any) -> str:
    return str(zone or "").upper()
