"""The table judges manners before the game judges acts, and changes only by events."""

import pytest

from bukvitsa.kernel.moments import Deadline, Instant, Ticket, TimeUp
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import CLOCK, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Accepted, Table, open_table, replayed
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import AnyTable, Unshuffled
from tests.kit.toy.game import Toy
from tests.kit.toy.values import Event, Lay, Note, ToyOptions


def world(now: int = 0) -> World:
    """Make a world in which nothing surprises."""
    return World(Instant(now), Unshuffled(), ListedLexicon(["кот"]))


def opened(seats: int = 2, options: ToyOptions | None = None) -> Accepted[AnyTable, Event]:
    """Open a table that must open."""
    accepted = open_table(Toy(), options or ToyOptions(first=Seat(0)), seats, world())
    assert isinstance(accepted, Accepted)
    return accepted


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_has_its_number_of_players(seats: int) -> None:
    """Too few or too many are told how many it takes."""
    refusal = open_table(Toy(), ToyOptions(), seats, world())
    assert refusal == Refusal("wrong_number_of_players", {"fewest": 2, "most": 4})


@pytest.mark.parametrize("first", [-1, 2])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    """The host cannot let an empty chair begin."""
    refusal = open_table(Toy(), ToyOptions(first=Seat(first)), 2, world())
    assert refusal == Refusal("no_such_seat")


def test_a_game_may_refuse_its_options() -> None:
    """What the game says of its options reaches the host."""

    class Picky(Toy):
        def open(self, options: TableOptions, seats: int, world: World) -> Refusal:
            return Refusal("bad_deck")

    assert open_table(Picky(), ToyOptions(), 2, world()) == Refusal("bad_deck")


def test_every_event_is_counted() -> None:
    """The sequence number is the number of events since the beginning."""
    accepted = opened()
    table: AnyTable = accepted.table
    assert table.seq == len(accepted.events) == 2
    result = table.submit(Seat(0), Note("раз"), world())
    assert isinstance(result, Accepted)
    assert result.table.seq == 3
    assert table.seq == 2


def test_a_journal_leads_to_the_same_table() -> None:
    """Replaying the opening gives the opened table."""
    accepted = opened(seats=3)
    assert replayed(accepted.table.game, 3, accepted.events) == accepted.table


def test_nothing_can_be_done_after_the_end() -> None:
    """A finished game refuses players and clock alike."""

    class Finished(Toy):
        def outcome(self, state: object) -> Outcome:
            return Outcome("over", ((Seat(0),),), (0, 0))

    table: AnyTable = Table(Finished(), 2, opened().table.state, 2)
    assert table.submit(Seat(0), Note("раз"), world()) == Refusal("over")
    assert table.submit(CLOCK, TimeUp(Ticket(1)), world()) == Refusal("over")


def test_the_alarm_rings_once_and_in_time() -> None:
    """An alarm is taken at its time and not before; its ticket is good for one waiting."""
    table: AnyTable = opened().table
    deadline = table.game.deadline(table.state)
    assert deadline == Deadline(Instant(10_000), Ticket(1))
    ring = TimeUp(Ticket(1))
    assert table.submit(CLOCK, ring, world(9_999)) == Refusal("too_early")
    rung = table.submit(CLOCK, ring, world(10_000))
    assert isinstance(rung, Accepted)
    assert rung.table.submit(CLOCK, ring, world(99_999)) == Refusal("stale_ticket")


def test_without_an_alarm_every_ticket_is_stale() -> None:
    """A game that waits for nobody takes no alarm."""

    class Timeless(Toy):
        def deadline(self, state: object) -> None:
            return None

    table: AnyTable = Table(Timeless(), 2, opened().table.state, 2)
    assert table.submit(CLOCK, TimeUp(Ticket(1)), world()) == Refusal("stale_ticket")


def test_clock_and_players_keep_to_their_own_acts() -> None:
    """Nobody but the clock says that time is up, and the clock says nothing else."""
    table: AnyTable = opened().table
    assert table.submit(Seat(0), TimeUp(Ticket(1)), world(10_000)) == Refusal("only_the_clock")
    assert table.submit(CLOCK, Note("раз"), world()) == Refusal("only_the_clock")
    assert table.submit(Seat(7), Note("раз"), world()) == Refusal("no_such_seat")


def test_the_games_own_refusal_comes_through() -> None:
    """What the game refuses, the table refuses in the game's words."""
    table: AnyTable = opened().table
    assert table.submit(Seat(1), Lay(table.state.hands[1][0]), world()) == Refusal("not_your_turn")


def test_equal_keys_share_a_place() -> None:
    """Places are ranked by all parts of the key, and who is equal stands together."""
    places = ranked({Seat(0): (3, -1), Seat(1): (3, -2), Seat(2): (3, -1)})
    assert places == ((0, 2), (1,))
    assert Outcome("over", places, (3, 3, 3)).winners == (0, 2)
