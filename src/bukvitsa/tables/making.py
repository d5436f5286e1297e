"""How a table comes to be: from somebody's wishes, or as the rematch of another."""

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from bukvitsa.journal.store import Row, TableId, Taken, Unreachable
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import NO_SUCH_SEAT, Refusal

from .clockwork import wake_at
from .codes import new_code
from .facts import Cause, Chair, GuestId, Made, written
from .history import TableState, after
from .lobby import bot_name, read_options, unplayable
from .means import Means
from .names import read_name
from .rooms import codec_of, levels_of, room_of
from .signs import sign_of
from .wire import Leaving

MOST_SEATS = 16
ID_BYTES = 9
TRIES = 20
"""So often another code is drawn if one is in use."""
_SIGNS = "23456789abcdefghijkmnpqrstuvwxyz"
"""What ids are written with: nothing that could be mistaken for something else."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants of a new table."""

    game: str
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    public: bool = False
    leaving: Leaving = Leaving.BOT
    talk: bool = True
    name: str = ""
    """Under which name the host sits down; with no name the host only watches."""
    bots: dict[Seat, str] = {}
    """The level of the bot on each seat that a bot takes."""


def new_table_id(luck: Callable[[int], bytes]) -> TableId:
    """Draw an id that nobody can guess: 80 bits.

    >>> new_table_id(lambda count: bytes(count))
    '2222222222222222'
    """
    number = int.from_bytes(luck(10), "big")
    return TableId("".join(_SIGNS[number >> shift & 31] for shift in range(0, 80, 5)))


def made(guest: GuestId, wanted: Wanted, means: Means) -> Made | Refusal:
    """Read what somebody wants, or say which of it cannot be had."""
    if room_of(wanted.game) is None:
        return Refusal("unknown_game")
    options = read_options(wanted.game, wanted.options)
    if isinstance(options, Refusal):
        return options
    fault = unplayable(wanted.game, options, wanted.seats, means.book)
    if fault is not None:
        return fault
    chairs = [Chair() for _ in range(wanted.seats)]
    if wanted.name:
        name = read_name(wanted.name)
        if isinstance(name, Refusal):
            return name
        free = [seat for seat in range(wanted.seats) if seat not in wanted.bots]
        if not free:
            return Refusal("no_free_seat")
        chairs[free[0]] = Chair(guest=guest, name=name)
    for seat, level in wanted.bots.items():
        if not 0 <= seat < wanted.seats:
            return Refusal(NO_SUCH_SEAT)
        if level not in levels_of(wanted.game):
            return Refusal("no_such_level", {"level": level[:40]})
        taken = [chair.name for chair in chairs]
        chairs[seat] = Chair(level=level, name=bot_name(means.luck(4).hex(), seat, taken))
    return Made(
        game=wanted.game,
        options=codec_of(wanted.game).raw(options),
        chairs=tuple(chairs),
        host=guest,
        code="",
        public=wanted.public,
        leaving=wanted.leaving,
        talk=wanted.talk,
    )


async def opened(fact: Made, means: Means, named: TableId | None = None) -> TableId:
    """Write a new table's first row, under a code that nobody has.

    If it is to be `named` so and a table is, that one is meant: somebody else was quicker.
    """
    for _ in range(TRIES):
        table, fact = named or new_table_id(means.luck), replace(fact, code=new_code(means.luck))
        cause = Cause(1, means.clock.now(), "", (fact,))
        state = after(table, None, cause).state
        try:
            sign = sign_of(state, wake_at(state, means))
            await means.store.create(table, sign, Row(1, cause.at, written(cause.facts)))
        except Taken:
            if named is None or await means.store.find(named) is None:
                continue
        return table
    raise RuntimeError("no code is free")


async def remade(state: TableState, means: Means) -> TableId | None:
    """Open the table of a rematch: the same people and options, the seats rotated by one.

    However many processes do it at once, or again after a crash, there is one such table; none yet
    while the store is silent.
    """
    try:
        return await opened(rematch_of(state), means, rematch_id(state))
    except Unreachable:
        means.tally.unreachable += 1
        return None


def rematch_id(state: TableState) -> TableId:
    """Name the table of a rematch so that each process that makes it names it alike.

    Nobody can guess it but who knows the finished table and its seed.
    """
    seed = sha256(f"rematch {state.id} {state.seed}".encode()).digest()
    return new_table_id(lambda count: seed[:count])


def rematch_of(state: TableState) -> Made:
    """Say what the table of a rematch is made of; who had left is not waited for."""
    won = state.outcome.winners if state.outcome is not None else ()
    before = state.made.score or (0,) * len(state.chairs)
    score = tuple(points + (seat in won) for seat, points in enumerate(before))
    asked = state.rematch_asked
    chairs = tuple(
        Chair() if chair.left else replace(chair, ready=seat in asked)
        for seat, chair in enumerate(state.chairs)
    )
    scores = tuple(0 if chair.left else score[seat] for seat, chair in enumerate(state.chairs))
    return replace(
        state.made,
        options=state.options,
        chairs=(*chairs[1:], chairs[0]),
        host=state.host,
        code="",
        previous=state.id,
        score=(*scores[1:], scores[0]),
    )
