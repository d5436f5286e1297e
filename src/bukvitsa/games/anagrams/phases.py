"""What the table waits for, as a sum type; its tags are the phases that players know."""

from typing import TypeAlias, assert_never

import msgspec

from bukvitsa.games.court import Answers
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Span
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict

from .lying import TableWord


class Claim(msgspec.Struct, frozen=True):
    """A word as it will lie before its caller, the words used up in it, and what was judged."""

    word: TableWord
    used: tuple[TableWord, ...]
    verdict: Verdict


class Held(msgspec.Struct, frozen=True):
    """What was left on the game's clocks when a doubt or a vote stopped them (WD-14)."""

    left: Span | None
    """Of the time to open a card or of the last call; None where that clock is off."""
    rests: tuple[Span, ...]
    """Of each player's cooldown."""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Somebody is to open a card (AN-2); it opens by itself at `until` (AN-3)."""

    turn: Seat
    until: Instant | None


class LastCall(msgspec.Struct, frozen=True, tag="last_call"):
    """The deck is empty; who sees no more words says so (AN-12)."""

    until: Instant
    done: tuple[Seat, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A called word may be doubted (WD-17); then the game goes on as it was."""

    claim: Claim
    answers: Answers
    then: Play | LastCall
    held: Held


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """A called word is voted on (WD-14); then the game goes on as it was."""

    claim: Claim
    ballot: Ballot
    then: Play | LastCall
    held: Held


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The game has ended (AN-12)."""

    outcome: Outcome


Phase: TypeAlias = Play | LastCall | Answer | Voting | Over


def waits_until(phase: Phase) -> Instant | None:
    """Say when a phase ends by itself, if a clock runs for it."""
    match phase:
        case Play(_, until) | LastCall(until):
            return until
        case Answer(_, answers):
            return answers.until
        case Voting(_, ballot):
            return ballot.until
        case Over():
            return None
        case _:
            assert_never(phase)
