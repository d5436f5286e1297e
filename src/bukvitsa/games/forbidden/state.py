"""The state of a table of «Запретные слова», its phases, and how each event changes it."""

from typing import TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Ticket
from bukvitsa.kernel.once import keep, once
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat, everyone, left_of
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .cards import Card, Face
from .events import (
    Accepted,
    Appealed,
    CallFailed,
    Claim,
    Claimed,
    Clocks,
    Dealt,
    Doubted,
    Event,
    GameEnded,
    Hushed,
    Laid,
    MoverChosen,
    Opened,
    Over,
    RedLaid,
    Renewed,
    Rested,
    Taken,
    TimeRanOut,
    Voted,
    VoteEnded,
    WindowClosed,
)
from .options import ForbiddenOptions

HAND = 3
"""How many cards a hand holds (FW-4, FW-8)."""

OPENING = 2
"""How many red cards open a conversation, and the fewest that keep it up (FW-3, FW-13)."""

REMEMBERED = 8
"""How many of a player's refused words are kept for an appeal, so that no state grows for ever."""


class Laying(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """A card is to be laid; a word may be called against who laid last (FW-6, FW-10)."""

    turn: Seat
    last: Seat | None
    opens: Instant | None
    until: Instant | None
    hushed: tuple[Seat, ...] = ()


class Answering(msgspec.Struct, frozen=True, tag="answer"):
    """Who laid last is asked for a doubt; all other clocks stand still (FW-19, WD-14)."""

    turn: Seat
    claim: Claim
    until: Instant
    held: Laying
    since: Instant


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """The table votes on a called word; all other clocks stand still (WD-14)."""

    claim: Claim
    ballot: Ballot
    held: Laying
    since: Instant


class Choosing(msgspec.Struct, frozen=True, tag="choose"):
    """Who took the penalty says who moves next (FW-14)."""

    turn: Seat
    claim: Claim
    until: Instant


class Ended(msgspec.Struct, frozen=True, tag="over"):
    """The series is over."""

    outcome: Outcome


Phase: TypeAlias = Laying | Answering | Voting | Choosing | Ended


class Series(msgspec.Struct, frozen=True):
    """What stays as it is while cards are laid (FW-23)."""

    options: ForbiddenOptions
    seats: int
    game: int
    """Which game of the series this is, from 1."""
    first: Seat
    totals: tuple[int, ...]
    rulings: Rulings
    refused: tuple[tuple[str, ...], ...]
    """Per seat the words that the dictionary alone refused, for an appeal (WD-18)."""


class State(msgspec.Struct, frozen=True, dict=True):
    """A table; what all its viewers see alike is made once."""

    series: Series
    cards: tuple[Card, ...]
    """Every card by its number: the red ones first."""
    conversation: tuple[CardId, ...]
    showcase: tuple[CardId, ...]
    deck: int
    """The number of the next card to draw; all that follow are in the deck."""
    hands: tuple[tuple[CardId, ...], ...]
    """The card held longest first."""
    penalties: tuple[tuple[CardId, ...], ...]
    discard: tuple[CardId, ...]
    rests: tuple[Instant | None, ...]
    phase: Phase
    ticket: Ticket

    @once
    def faces(self) -> tuple[Face, ...]:
        """Say what lies in the conversation, the oldest first."""
        cards = self.cards
        return tuple([cards[card].face for card in self.conversation])

    @once
    def reds(self) -> tuple[Card, ...]:
        """Say what lies in the showcase."""
        return tuple([self.cards[card] for card in self.showcase])

    @once
    def taken(self) -> tuple[tuple[Letter, ...], ...]:
        """Say which letters each player has taken as a penalty."""
        cards = self.cards
        return tuple([tuple([cards[card].face.letter for card in pile]) for pile in self.penalties])

    def points(self) -> tuple[int, ...]:
        """Count the penalty points of the game under way (FW-22)."""
        return tuple(map(len, self.penalties))


def evolve(state: State | None, event: Event) -> State:  # noqa: C901 - flat: a line an event
    """Let one event happen."""
    if state is None:
        assert isinstance(event, Opened)
        return _opened(event)
    match event:
        case Laid():
            return _laid(state, event)
        case RedLaid():
            return _red_laid(state, event)
        case Taken():
            return _taken(state, event)
        case Renewed():
            return _renewed(state, event)
        case MoverChosen(_, turn, until):
            return _waiting(state, Laying(turn, None, None, until))
        case Hushed(by):
            laying = _laying(state)
            return replace(state, phase=replace(laying, hushed=(*laying.hushed, by)))
        case WindowClosed(until):
            return _waiting(state, replace(_laying(state), opens=None, until=until, hushed=()))
        case CallFailed():
            return _call_failed(state, event)
        case Rested(by):
            return _resting(state, by, None)
        case Claimed(claim, at, until):
            held = _laying(state)
            assert held.last is not None
            return _waiting(state, Answering(held.last, claim, until, held, at))
        case Appealed(claim, at, until):
            ballot = Ballot(everyone(state.series.seats), until)
            return _waiting(state, Voting(claim, ballot, _laying(state), at))
        case Doubted(_, until):
            asked = state.phase
            assert isinstance(asked, Answering)
            ballot = Ballot(everyone(state.series.seats), until)
            return _waiting(state, Voting(asked.claim, ballot, asked.held, asked.since))
        case Accepted(_, clocks):
            return _resumed(state, clocks)
        case Voted(by, voice):
            voting = state.phase
            assert isinstance(voting, Voting)
            return replace(state, phase=replace(voting, ballot=voting.ballot.cast(by, voice)))
        case VoteEnded(word, _, passed, clocks):
            rulings = state.series.rulings.after(word, passed=passed)
            series = replace(state.series, rulings=rulings)
            return _resumed(replace(state, series=series), clocks)
        case TimeRanOut():
            return state
        case GameEnded(_, points):
            totals = added(state.series.totals, points)
            return replace(state, series=replace(state.series, totals=totals))
        case Dealt():
            return _dealt(state, event)
        case Over(outcome):
            return _waiting(state, Ended(outcome))
        case Opened():
            raise AssertionError(event)
        case _:
            assert_never(event)


def added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Add a game's points to those of the series (FW-23)."""
    return tuple(map(int.__add__, totals, points))


def _opened(event: Opened) -> State:
    """Seat the players before the first deal (FW-23)."""
    seats = event.seats
    nothing: tuple[tuple[CardId, ...], ...] = ((),) * seats
    return State(
        series=Series(
            options=event.options,
            seats=seats,
            game=0,
            first=Seat(0),
            totals=(0,) * seats,
            rulings=Rulings(),
            refused=((),) * seats,
        ),
        cards=(),
        conversation=(),
        showcase=(),
        deck=0,
        hands=nothing,
        penalties=nothing,
        discard=(),
        rests=(None,) * seats,
        phase=Laying(Seat(0), None, None, None),
        ticket=Ticket(0),
    )


def _dealt(state: State, event: Dealt) -> State:
    """Open the conversation, lay the showcase out and deal (FW-3…FW-5)."""
    series, reds = state.series, len(event.red)
    faces = [Face(letter, red=True) for letter in event.red]
    faces += [Face(letter, red=False) for letter in event.black]
    return State(
        series=replace(series, game=series.game + 1, first=event.first),
        cards=tuple(Card(CardId(number), face) for number, face in enumerate(faces)),
        conversation=_numbers(0, OPENING),
        showcase=_numbers(OPENING, reds),
        deck=reds + HAND * series.seats,
        hands=event.hands,
        penalties=((),) * series.seats,
        discard=(),
        rests=state.rests,
        phase=Laying(event.first, None, None, event.until),
        ticket=Ticket(state.ticket + 1),
    )


def _laid(state: State, event: Laid) -> State:
    """Move a black card to the conversation and draw another (FW-6, FW-8, FW-9)."""
    by, card, hands = event.by, event.card.id, state.hands
    hand, deck = hands[by], state.deck
    place = hand.index(card)
    hand = hand[:place] + hand[place + 1 :]
    if event.drawn is not None:
        hand = (*hand, event.drawn.id)
        deck += 1
    after = replace(
        state,
        conversation=(*state.conversation, card),
        deck=deck,
        hands=(*hands[:by], hand, *hands[by + 1 :]),
        phase=Laying(left_of(by, len(hands)), by, event.opens, event.until),
        ticket=state.ticket + 1,
    )
    return _one_more(state, keep(state, after, "reds", "taken"), card)


def _red_laid(state: State, event: RedLaid) -> State:
    """Move a red card from the showcase to the conversation (FW-6, FW-9)."""
    by, card = event.by, event.card.id
    after = replace(
        state,
        conversation=(*state.conversation, card),
        showcase=tuple([other for other in state.showcase if other != card]),
        phase=Laying(left_of(by, len(state.hands)), by, event.opens, event.until),
        ticket=state.ticket + 1,
    )
    return _one_more(state, keep(state, after, "taken"), card)


def _one_more(before: State, after: State, card: CardId) -> State:
    """Add a card to the faces of the conversation, if they have been found."""
    faces: tuple[Face, ...] | None = before.__dict__.get("faces")
    if faces is not None:
        after.__dict__["faces"] = (*faces, before.cards[card].face)
    return after


def _call_failed(state: State, event: CallFailed) -> State:
    """Let the caller rest, and keep the word where it may be appealed (FW-17, WD-18)."""
    by, word = event.by, event.verdict.word
    refused = state.series.refused
    if event.appealable and word not in refused[by]:
        kept = (*refused[by], word)[-REMEMBERED:]
        refused = (*refused[:by], kept, *refused[by + 1 :])
        state = replace(state, series=replace(state.series, refused=refused))
    return _resting(state, by, event.rests)


def _taken(state: State, event: Taken) -> State:
    """Part the cards of a called word: black to the payer, red to the showcase (FW-12)."""
    payer, places = event.payer, event.claim.places
    word = [state.conversation[place] for place in places]
    black = [card for card in word if not state.cards[card].face.red]
    pile = (*state.penalties[payer], *black)
    return replace(
        state,
        conversation=tuple(card for card in state.conversation if card not in word),
        showcase=(*state.showcase, *(card for card in word if card not in black)),
        penalties=(*state.penalties[:payer], pile, *state.penalties[payer + 1 :]),
        phase=Choosing(payer, event.claim, event.until),
        ticket=Ticket(state.ticket + 1),
    )


def _renewed(state: State, event: Renewed) -> State:
    """Begin a new conversation with two of all red cards, numbered anew (FW-13)."""
    reds = len(event.red)
    red = [Card(CardId(number), Face(letter, red=True)) for number, letter in enumerate(event.red)]
    gone = (card for card in state.conversation if not state.cards[card].face.red)
    return replace(
        state,
        cards=(*red, *state.cards[reds:]),
        conversation=_numbers(0, min(OPENING, reds)),
        showcase=_numbers(OPENING, reds),
        discard=(*state.discard, *gone),
    )


def _resumed(state: State, clocks: Clocks) -> State:
    """Go on with the laying that an answer or a vote has held up (WD-14)."""
    phase = state.phase
    assert isinstance(phase, Answering | Voting)
    laying = replace(phase.held, opens=clocks.opens, until=clocks.until)
    return _waiting(replace(state, rests=clocks.rests), laying)


def _resting(state: State, by: Seat, until: Instant | None) -> State:
    rests = (*state.rests[:by], until, *state.rests[by + 1 :])
    return replace(state, rests=rests, ticket=Ticket(state.ticket + 1))


def _waiting(state: State, phase: Phase) -> State:
    after = replace(state, phase=phase, ticket=Ticket(state.ticket + 1))
    return keep(state, after, "faces", "reds", "taken")


def _laying(state: State) -> Laying:
    assert isinstance(state.phase, Laying)
    return state.phase


def _numbers(start: int, stop: int) -> tuple[CardId, ...]:
    return tuple(map(CardId, range(start, stop)))
