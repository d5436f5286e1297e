"""What one viewer knows of a table of Ундервуд, and what that viewer may do."""

from typing import TypeAlias

import msgspec

from bukvitsa.kernel.ballot import BallotSeen, Voice
from bukvitsa.kernel.moments import Instant, Span
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId

from .cards import Cards, Face, letter_cards, prize_cards
from .events import (
    Accepted,
    Appealed,
    Begun,
    Claimed,
    Doubted,
    Fed,
    Finished,
    Laid,
    MatchEnded,
    Reckoning,
    RoundEnded,
    VoteEnded,
)
from .laid import Claim, Words
from .options import UnderwoodOptions
from .phases import Answering, Exchanging, Feeding, Over, Second


class VotingSeen(msgspec.Struct, frozen=True, tag="vote"):
    """A word is put to the vote (WD-14); voices stay closed until it ends."""

    claim: Claim
    ballot: BallotSeen
    doubter: Seat | None
    """Who doubted the word; nobody where its player appealed."""
    left: Span | None
    back: Exchanging | Second


PhaseSeen: TypeAlias = Exchanging | Second | Feeding | Answering | VotingSeen | Over


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    you: Seat | None
    options: UnderwoodOptions
    seats: int
    round: int
    """Which round it is, from 1."""
    dealer: Seat
    turn: Seat
    """Whose turn it is, also while the others answer or vote."""
    phase: PhaseSeen
    deck: int
    hands: tuple[int, ...]
    own: Cards
    """The own hand, the cards held longest first."""
    ribbon: Cards
    """From the oldest card to the newest."""
    words: tuple[Words, ...]
    """By seat, the oldest first."""
    out: Cards
    totals: tuple[int, ...]
    """Points of the rounds that have ended."""
    scores: tuple[int, ...]
    """Points of the round that ended last."""
    sheet: tuple[tuple[Reckoning, ...], ...]
    """What each round that has ended brought everybody, the first round first."""
    counts: dict[Face, int]
    """How many of each card this match is played with."""
    prices: dict[Face, int]
    """What is printed on the letter cards."""
    ruled_in: tuple[str, ...]
    """Words that a vote has passed: legal at this table, and not to be doubted (WD-13, WD-17)."""
    ruled_out: tuple[str, ...]
    """Words that a vote has turned down."""


class DealtSeen(msgspec.Struct, frozen=True, tag="dealt"):
    """A round was dealt: the own cards, and what was turned up for the ribbon."""

    dealer: Seat
    own: Cards
    opened: Cards
    deck: int


class TurnSeen(msgspec.Struct, frozen=True, tag="turn"):
    """A turn began: how many cards were drawn, and the own ones."""

    by: Seat
    drawn: int
    own: Cards
    until: Instant | None


class ExchangedSeen(msgspec.Struct, frozen=True, tag="exchanged"):
    """Prize cards were put out, open to all; what came for them is seen by who drew it."""

    by: Seat
    out: Cards
    drawn: int
    own: Cards


class VotedSeen(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted; how, only that one knows as yet."""

    by: Seat
    voice: Voice | None


Seen: TypeAlias = (
    Begun | DealtSeen | TurnSeen | ExchangedSeen | Claimed | Accepted | Doubted | Appealed
    | VotedSeen | VoteEnded | Laid | Fed | Finished | RoundEnded | MatchEnded
)  # fmt: skip


class Menu(msgspec.Struct, frozen=True):
    """What the viewer may do now."""

    exchange: tuple[CardId, ...] = ()
    """Prize cards that may be put out (UN-7)…"""
    exchange_most: int = 0
    """… and how many of them at most: the deck holds no more."""
    lay: bool = False
    """A word may be laid (UN-8, UN-26)."""
    appeal: bool = False
    """A word that the dictionary refuses may be put to the vote (WD-18)."""
    feed: tuple[CardId, ...] = ()
    """Letter cards, any of which may end the turn in the ribbon (UN-9)."""
    finish: bool = False
    """The turn may be ended with nothing, there being no letter card (UN-9)."""
    answer: bool = False
    """The word on trial may be accepted or doubted (WD-17)."""
    vote: bool = False
    """A voice may be given (WD-14)."""


NOTHING = Menu()


def menu(view: View) -> Menu:
    """Say what may be done now; what the rules refuse by phase and seat is not in it."""
    you, phase = view.you, view.phase
    if you is None or isinstance(phase, Over):
        return NOTHING
    if isinstance(phase, Answering):
        return Menu(answer=phase.answers.awaits(you))
    if isinstance(phase, VotingSeen):
        return Menu(vote=you in phase.ballot.voters and phase.ballot.own is None)
    if you != view.turn:
        return NOTHING
    letters = tuple([card.id for card in letter_cards(view.own)])
    prizes: tuple[CardId, ...] = ()
    if isinstance(phase, Exchanging) and view.deck:
        prizes = tuple([card.id for card in prize_cards(view.own)])
    lay = not isinstance(phase, Feeding)
    return Menu(
        exchange=prizes,
        exchange_most=min(view.deck, len(prizes)),
        lay=lay,
        appeal=lay and view.options.referee is Referee.APPEAL,
        feed=letters,
        finish=not letters,
    )


def word_on_trial(view: View) -> str | None:
    """Name the word that the table is asked about (WD-14, WD-17)."""
    phase = view.phase
    if isinstance(phase, Answering | VotingSeen):
        return phase.claim.placement.word.word
    return None
