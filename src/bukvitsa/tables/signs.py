"""What is found of a table without reading its rows, and the list that is made of it."""

from operator import is_

import msgspec
from msgspec.structs import replace

from bukvitsa.games.chips import chips
from bukvitsa.journal.store import Listed, Moment, Sign, TableId
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import fold

from .clockwork import wake_at
from .facts import Chair, GuestId
from .history import TableState
from .means import Means
from .rooms import codec_of
from .wire import Leaving, Status

NOBODY = GuestId("")
SOON = 4_000
EARLY = 30_000
"""To be looked at so much too early does no harm; to write the moment anew with each act does."""


class SeatListed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as a list shows it; nobody, if there is no name."""

    name: str = ""
    level: str = ""
    """The bot's level, where a bot sits."""
    left: bool = False
    """A person of this name left in the middle of the game and may come back."""


class Card(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    seats: tuple[SeatListed, ...]
    host: str
    options: msgspec.Raw
    code: str = ""
    winners: tuple[str, ...] = ()
    leaving: Leaving = Leaving.BOT
    talk: bool = True


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
    """By name; nobody's, or of a game that is not over, there are none."""
    chips: tuple[str, ...] = ()
    """What is agreed on otherwise than usual, in a few Russian words each."""
    you: Seat | None = None
    """Where the guest sits who asked for the own tables."""


WAITS, SILENT = "Место ушедшего ждёт", "Без переписки"


class SignMaker:
    """Makes a table's signs; what seldom changes is written seldom."""

    __slots__ = ("_known", "_sign")

    def __init__(self) -> None:
        """Know nothing yet."""
        self._known: tuple[object, ...] = ()
        self._sign: Sign | None = None

    def fresh(self, state: TableState, means: Means) -> Sign | None:
        """Give the sign of a table as it is; None where the one that was given last may stand."""
        known = (state.made, state.chairs, state.host, state.options, state.outcome, state.status)
        wake, sign = wake_at(state, means), self._sign
        if sign is None or not all(map(is_, known, self._known)):
            self._known, self._sign = known, sign_of(state, wake)
        elif _stands(sign.wake_at, wake, state.touched):
            return None
        else:
            self._sign = replace(sign, wake_at=wake)
        return self._sign

    def forget(self) -> None:
        """Give a sign anew: the last one was not written, or somebody has written another."""
        self._sign = None


def _stands(known: Moment | None, wake: Moment | None, now: Moment) -> bool:
    """Tell whether a moment that is written may stay: it is to come, and not much too early."""
    if known is None or wake is None:
        return known is wake
    return max(now + SOON, wake - EARLY) <= known <= wake


def sign_of(state: TableState, wake: Moment | None) -> Sign:
    """Make the sign of a table at which somebody must look at that moment."""
    return Sign(
        game=state.made.game,
        # A finished game stays in the archive when its table is closed and its code free.
        status=Status.OVER if state.outcome is not None else state.status,
        public=state.made.public,
        code="" if state.status is Status.CLOSED else fold(state.made.code),
        wake_at=wake,
        people=tuple(chair.guest for chair in state.chairs if chair.guest),
        card=msgspec.json.encode(card(state)),
    )


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
        leaving=state.leaving,
        talk=state.made.talk,
    )


def listed(found: Listed, person: GuestId = NOBODY) -> TableListed:
    """Read a table as a list shows it, to whom it is told."""
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
        chips=_chips(found.sign.game, shown),
        you=_seat_of(person, found.sign, shown),
    )


def _chips(game: str, shown: Card) -> tuple[str, ...]:
    """Say what is not as usual in the game and around it."""
    around = (
        *((WAITS,) if shown.leaving is Leaving.WAIT else ()),
        *(() if shown.talk else (SILENT,)),
    )
    return (*chips(codec_of(game).options(shown.options)), *around)


def _seat_of(person: GuestId, sign: Sign, shown: Card) -> Seat | None:
    """Find a person's seat: a sign names people in the order of their seats, a card all seats."""
    taken = (place for place, seat in enumerate(shown.seats) if seat.name and not seat.level)
    seats = {guest: Seat(place) for guest, place in zip(sign.people, taken, strict=True)}
    return seats.get(person)


def _listed(chair: Chair) -> SeatListed:
    return SeatListed(chair.name, chair.level, chair.left)
