"""Who may do what around the game: a command is judged, and what follows is facts or a refusal."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.agreement import agreed
from bukvitsa.kernel.chance import SEED_BYTES, Seed, SeededChance
from bukvitsa.kernel.moments import START, Instant
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import NO_SUCH_SEAT, Refusal
from bukvitsa.kernel.table import Accepted, open_table
from bukvitsa.kernel.words import Lexicon
from bukvitsa.kernel.world import World

from .facts import (
    Arranged,
    Begun,
    BotPut,
    Chair,
    Fact,
    GuestId,
    HostPassed,
    Left,
    PauseAsked,
    Paused,
    Readied,
    RematchAsked,
    Resumed,
    Returned,
    Sat,
    Stood,
    Why,
)
from .history import TableState
from .names import alike, read_name
from .rooms import codec_of, levels_of, room
from .sayings import bot_names
from .wire import Arrange, Kick, Pause, PutBot, Ready, Rematch, Sit, Stand, Start, Status

Luck: TypeAlias = Callable[[int], bytes]
Command: TypeAlias = Sit | Stand | Ready | Start | Kick | PutBot | Arrange | Pause | Rematch
Answer: TypeAlias = tuple[Fact, ...] | Refusal


class Around(msgspec.Struct, frozen=True):
    """What a judge of the lobby must know besides the table."""

    here: frozenset[GuestId]
    """Who is connected, here or at another process."""
    now: Instant
    """What the game's clock says."""
    luck: Luck
    lexicon: Lexicon


def judge(state: TableState, guest: GuestId, command: Command, around: Around) -> Answer:
    """Judge a command of somebody: what follows from it, or why it cannot be."""
    if state.status is Status.CLOSED:
        return Refusal("closed")
    match command:
        case Sit():
            return _then_start(state, _sit(state, guest, command), around)
        case Stand():
            return _stand(state, guest, around)
        case Ready(_, ready):
            return _then_start(state, _ready(state, guest, ready=ready), around)
        case Start():
            return _start(state, guest, around)
        case Kick(_, seat):
            return _kick(state, guest, seat)
        case PutBot(_, seat, level):
            return _then_start(state, _put_bot(state, guest, seat, level), around)
        case Arrange():
            return _arrange(state, guest, command, around)
        case Pause(_, pause):
            return _pause(state, guest, around, pause=pause)
        case Rematch():
            return _rematch(state, guest)
        case _:
            assert_never(command)


def arrived(state: TableState, guest: GuestId, around: Around) -> tuple[Fact, ...]:
    """Say what follows when somebody comes in: a lonely game goes on, a full table begins."""
    seat = state.seat_of(guest)
    if state.alone and (counts(state, guest)):
        return (Resumed(),)
    return gathered(state, around) if seat is not None else ()


def gathered(state: TableState, around: Around) -> tuple[Fact, ...]:
    """Say what follows when everybody may be here: a full table whose people are ready begins."""
    if state.status is not Status.LOBBY:
        return ()
    begun = _then_start(state, (), around)
    return () if isinstance(begun, Refusal) else begun


def counts(state: TableState, guest: GuestId) -> bool:
    """Tell whether somebody's being here keeps the game going: a player, or, of bots, a watcher."""
    people = state.playing_people()
    if people:
        return any(state.chairs[seat].guest == guest for seat in people)
    return not any(chair.guest for chair in state.chairs)


# --- sitting down and getting up -----------------------------------------------------------------


def _sit(state: TableState, guest: GuestId, command: Sit) -> Answer:
    """Sit down on a free seat, change seats, or come back to one's own."""
    own = state.seat_of(guest)
    if state.status is not Status.LOBBY:
        if own is not None and state.chairs[own].left:
            return (Returned(own), Resumed()) if state.alone else (Returned(own),)
        return Refusal("already_begun")
    if guest in state.kicked:
        return Refusal("kicked")
    name = _own_name(state, guest, command.name)
    if isinstance(name, Refusal):
        return name
    seat = _wanted(state, command.seat, own)
    if isinstance(seat, Refusal):
        return seat
    got_up: tuple[Fact, ...] = () if own is None else (Stood(own),)
    return (*got_up, Sat(seat, guest, name))


def _own_name(state: TableState, guest: GuestId, text: str) -> str | Refusal:
    name = read_name(text)
    if isinstance(name, Refusal):
        return name
    for chair in state.chairs:
        if not chair.free and chair.guest != guest and alike(chair.name, name):
            return Refusal("name_taken", {"name": chair.name})
    return name


def _wanted(state: TableState, seat: Seat | None, own: Seat | None) -> Seat | Refusal:
    if seat is None:
        if own is not None:
            return own
        free = (Seat(each) for each, chair in enumerate(state.chairs) if chair.free)
        return next(free, Refusal("no_free_seat"))
    if not 0 <= seat < len(state.chairs):
        return Refusal(NO_SUCH_SEAT)
    return seat if seat == own or state.chairs[seat].free else Refusal("seat_taken")


def _stand(state: TableState, guest: GuestId, around: Around) -> Answer:
    """Get up; from a game that runs, leave it."""
    seat = state.seat_of(guest)
    if seat is None or state.chairs[seat].left:
        return Refusal("not_seated")
    if state.status is Status.LOBBY:
        return (Stood(seat), *_host_after(state, guest))
    facts: tuple[Fact, ...] = (Left(seat),)
    if state.status is not Status.PLAYING:
        return facts
    others = [each for each in state.playing_people() if each != seat]
    if state.running and not others:
        return (*facts, Paused(around.now, Why.ALONE))
    asked = set(state.pause_asked) - {seat}
    if asked and asked >= _asked_for_pause(state, around) - {seat}:
        return (*facts, Resumed() if state.paused else Paused(around.now, Why.AGREED))
    return facts


def _host_after(state: TableState, guest: GuestId) -> tuple[Fact, ...]:
    """Pass the host's role on when its holder gets up and others sit."""
    if guest != state.host:
        return ()
    heir = next((chair.guest for chair in state.chairs if chair.guest not in {"", guest}), None)
    return () if heir is None else (HostPassed(heir),)


def heir(state: TableState, here: frozenset[GuestId]) -> GuestId | None:
    """Name who is host when the host is gone: the first who sits there and is here."""
    return next((chair.guest for chair in state.chairs if chair.guest in here), None)


# --- before the start ----------------------------------------------------------------------------


def _ready(state: TableState, guest: GuestId, *, ready: bool) -> Answer:
    seat = state.seat_of(guest)
    if seat is None:
        return Refusal("not_seated")
    if state.status is not Status.LOBBY:
        return Refusal("already_begun")
    return (Readied(seat, ready),) if state.chairs[seat].ready != ready else ()


def _kick(state: TableState, guest: GuestId, seat: Seat) -> Answer:
    """Free somebody's seat; whoever sat there may watch."""
    refusal = _no_host(state, guest)
    if refusal is not None:
        return refusal
    if not 0 <= seat < len(state.chairs):
        return Refusal(NO_SUCH_SEAT)
    chair = state.chairs[seat]
    if chair.guest == guest:
        return Refusal("not_yourself")
    if chair.free:
        return Refusal("free_already")
    return (Stood(seat, kicked=bool(chair.guest)),)


def _put_bot(state: TableState, guest: GuestId, seat: Seat, level: str | None) -> Answer:
    """Seat a bot, change its level, or send it away."""
    refusal = _no_host(state, guest)
    if refusal is not None:
        return refusal
    if not 0 <= seat < len(state.chairs):
        return Refusal(NO_SUCH_SEAT)
    chair = state.chairs[seat]
    if chair.guest:
        return Refusal("seat_taken")
    if level is None:
        return (Stood(seat),) if chair.level else Refusal("no_bot_there")
    if level not in levels_of(state.made.game):
        return Refusal("no_such_level", {"level": level[:40]})
    name = chair.name or bot_name(str(state.id), seat, [each.name for each in state.chairs])
    return (BotPut(seat, level, name),)


def bot_name(table: str, seat: int, taken: list[str]) -> str:
    """Name a bot, the same way at the same seat of a table, unlike all who sit there."""
    names = list(bot_names())
    Random(f"{table}/{seat}").shuffle(names)
    return next(
        (name for name in names if not any(alike(name, other) for other in taken)),
        f"Бот {seat + 1}",
    )


def _arrange(state: TableState, guest: GuestId, wish: Arrange, around: Around) -> Answer:
    """Change what the table agrees on, in the game and around it, and the number of its seats."""
    refusal = _no_host(state, guest)
    if refusal is not None:
        return refusal
    game = state.made.game
    options = read_options(game, wish.options)
    if isinstance(options, Refusal):
        return options
    fault = unplayable(game, options, wish.seats, around.lexicon)
    if fault is not None:
        return fault
    if not all(chair.free for chair in state.chairs[wish.seats :]):
        return Refusal("seats_in_use")
    raw = codec_of(game).raw(options)
    return (Arranged(raw, wish.seats, wish.public, wish.leaving, wish.talk),)


def read_options(game: str, raw: msgspec.Raw | Mapping[str, Any]) -> TableOptions | Refusal:
    """Read a table's options, as JSON or read already."""
    if not isinstance(raw, Mapping):
        try:
            raw = msgspec.json.decode(raw, type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return Refusal("options_unread")
    options: TableOptions | Refusal = agreed(room(game).game.kinds.options, raw)
    return options


def unplayable(game: str, options: TableOptions, seats: int, lexicon: Lexicon) -> Refusal | None:
    """Say why a game could not begin so, by trying it."""
    chance = SeededChance(Seed(bytes(SEED_BYTES)), 0)
    tried = open_table(room(game).game, options, seats, World(START, chance, lexicon))
    return tried if isinstance(tried, Refusal) else None


def _no_host(state: TableState, guest: GuestId) -> Refusal | None:
    if guest != state.host:
        return Refusal("only_the_host")
    return None if state.status is Status.LOBBY else Refusal("already_begun")


# --- the start -----------------------------------------------------------------------------------


def _start(state: TableState, guest: GuestId, around: Around) -> Answer:
    """Begin, with those who are there; free seats are put away."""
    refusal = _no_host(state, guest)
    if refusal is not None:
        return refusal
    taken = tuple(Seat(seat) for seat, chair in enumerate(state.chairs) if not chair.free)
    fewest = room(state.made.game).game.facts.fewest
    if len(taken) < fewest:
        return Refusal("too_few", {"fewest": fewest})
    return _begin(state, taken, around)


def _then_start(state: TableState, facts: Answer, around: Around) -> Answer:
    """Begin too if by these facts all seats are taken, and all who sit there are ready and here."""
    if isinstance(facts, Refusal) or state.status is not Status.LOBBY:
        return facts
    chairs = list(state.chairs)
    for fact in facts:
        match fact:
            case Sat(seat, guest, name):
                chairs[seat] = Chair(guest=guest, name=name)
            case Stood(seat):
                chairs[seat] = Chair()
            case BotPut(seat, level, name):
                chairs[seat] = Chair(level=level, name=name)
            case Readied(seat, ready):
                chairs[seat] = replace(chairs[seat], ready=ready)
            case _:
                pass
    if not all(chair.level or (chair.ready and chair.guest in around.here) for chair in chairs):
        return facts
    if not any(chair.guest for chair in chairs):
        return facts
    after = replace(state, chairs=tuple(chairs))
    begun = _begin(after, tuple(Seat(seat) for seat in range(len(chairs))), around)
    return facts if isinstance(begun, Refusal) else (*facts, *begun)


def _begin(state: TableState, seats: tuple[Seat, ...], around: Around) -> Answer:
    """Open the game by a fresh seed, whose hash is public from now on."""
    game, codec = room(state.made.game).game, codec_of(state.made.game)
    options = codec.options(state.options)
    facts: tuple[Fact, ...] = ()
    if len(seats) < len(state.chairs) and options.first is not None:
        first = seats.index(options.first) if options.first in seats else None
        options = replace(options, first=first)
        facts = (Arranged(codec.raw(options), len(state.chairs)),)
    seed = Seed(around.luck(SEED_BYTES))
    world = World(START, SeededChance(seed, 0), around.lexicon)
    result = open_table(game, options, len(seats), world)
    if not isinstance(result, Accepted):
        return result
    events = tuple(codec.raw(event) for event in result.events)
    kept = () if len(seats) == len(state.chairs) else seats
    return (*facts, Begun(seed.hex(), around.lexicon.edition, events, kept))


# --- during and after the game -------------------------------------------------------------------


def _pause(state: TableState, guest: GuestId, around: Around, *, pause: bool) -> Answer:
    """Agree to a pause or to its end; it comes when all people who are here agree."""
    if state.status is not Status.PLAYING:
        return Refusal("not_playing")
    seat = state.seat_of(guest)
    if seat is None:
        return Refusal("not_seated")
    if state.chairs[seat].left:
        return Refusal("you_left")
    asked = PauseAsked(seat, pause)
    if pause == state.paused:
        return (asked,) if seat in state.pause_asked else ()
    if {*state.pause_asked, seat} >= _asked_for_pause(state, around):
        return (asked, Paused(around.now, Why.AGREED) if pause else Resumed())
    return (asked,)


def _asked_for_pause(state: TableState, around: Around) -> set[Seat]:
    """Name whose word counts: people who play and are connected."""
    people = state.playing_people()
    return {seat for seat in people if state.chairs[seat].guest in around.here}


def _rematch(state: TableState, guest: GuestId) -> Answer:
    """Ask to play again; when all who are here have asked, the table sees to it."""
    seat = state.seat_of(guest)
    if seat is None or state.chairs[seat].left:
        return Refusal("not_seated")
    if state.status is not Status.OVER:
        return Refusal("not_over")
    return () if seat in state.rematch_asked else (RematchAsked(seat),)


def wants_rematch(state: TableState, here: frozenset[GuestId]) -> bool:
    """Tell whether all people who are still here want to play again."""
    if state.status is not Status.OVER or state.next or not state.rematch_asked:
        return False
    still = {seat for seat in state.playing_people() if state.chairs[seat].guest in here}
    return set(state.rematch_asked) >= still
