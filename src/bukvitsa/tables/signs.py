"""What is found of a table without reading its rows, and the list that is made of it."""

from operator import is_

import msgspec
from msgspec.structs import replace

from bukvitsa.journal.store import Listed, Moment, Sign, TableId
from bukvitsa.letters.alphabet import fold

from .clockwork import wake_at
from .facts import Chair
from .history import TableState
from .means import Means
from .wire import Status

SOON = 4_000
EARLY = 30_000
"""To be looked at so much too early does no harm; to write the moment anew with each act does."""


class SeatListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as a list shows it; nobody, if there is no name."""

    name: str = ""
    level: str = ""


class Card(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    seats: tuple[SeatListed, ...]
    host: str
    options: msgspec.Raw
    code: str = ""
    winners: tuple[str, ...] = ()


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: TableId
    game: str
    status: Status
    public: bool
    created: Moment
    touched: Moment
    seats: tuple[SeatListed, ...]
    host: str
    options: msgspec.Raw
    code: str = ""
    winners: tuple[str, ...] = ()


class SignMaker:
    """Makes a table's signs; what seldom changes is written seldom."""

    __slots__ = ("_known", "_sign")

    def __init__(self) -> None:
        """Know nothing yet."""
        self._known: tuple[object, ...] = ()
        self._sign: Sign | None = None

    def sign(self, state: TableState, means: Means) -> Sign:
        """Give the sign of a table as it is."""
        known = (state.chairs, state.host, state.options, state.outcome, state.status)
        if self._sign is None or not all(map(is_, known, self._known)):
            self._known = known
            self._sign = Sign(
                game=state.made.game,
                status=state.status,
                public=state.made.public,
                code=fold(state.made.code),
                people=tuple(chair.guest for chair in state.chairs if chair.guest),
                card=msgspec.json.encode(card(state)),
            )
        wake = wake_at(state, means)
        if not _stands(self._sign.wake_at, wake, state.touched):
            self._sign = replace(self._sign, wake_at=wake)
        return self._sign


def _stands(known: Moment | None, wake: Moment | None, now: Moment) -> bool:
    """Tell whether a moment that is written may stay: it is to come, and not much too early."""
    if known is None or wake is None:
        return known is wake
    return max(now + SOON, wake - EARLY) <= known <= wake


def card(state: TableState) -> Card:
    """Say what a list shows of a table."""
    names = {chair.guest: chair.name for chair in state.chairs}
    winners = () if state.outcome is None else state.outcome.winners
    return Card(
        seats=tuple(map(_listed, state.chairs)),
        host=names.get(state.host, ""),
        options=state.options,
        code=state.made.code,
        winners=tuple(state.chairs[seat].name for seat in winners),
    )


def listed(found: Listed) -> TableListed:
    """Read a table as a list shows it."""
    shown = msgspec.json.decode(found.sign.card, type=Card)
    return TableListed(
        id=found.table,
        game=found.sign.game,
        status=Status(found.sign.status),
        public=found.sign.public,
        created=found.created,
        touched=found.touched,
        seats=shown.seats,
        host=shown.host,
        options=shown.options,
        code=shown.code,
        winners=shown.winners,
    )


def _listed(chair: Chair) -> SeatListed:
    return SeatListed(chair.name, chair.level)
