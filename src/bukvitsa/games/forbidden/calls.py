"""A called word: judged, doubted, appealed, voted on, and paid for."""

from collections.abc import Sequence
from typing import assert_never

from bukvitsa.games.court import Rulings, judge, may_appeal, may_doubt, unspelt
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Span, later, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import OVER, Refusal
from bukvitsa.kernel.words import Verdict
from bukvitsa.kernel.world import World

from .acts import Appeal, Call, Doubt
from .cards import Face, lacking, places_of
from .clocks import resumed
from .dealing import LOST, end_game, renew
from .events import (
    Accepted,
    Appealed,
    CallFailed,
    Claim,
    Claimed,
    Doubted,
    Event,
    Taken,
    TimeRanOut,
    Voted,
    VoteEnded,
)
from .state import OPENING, Answering, Choosing, Ended, Laying, State, Voting

ANSWER: Span = seconds(20)
"""How long who laid may think about a doubt (FW-19)."""

CHOICE: Span = seconds(20)
"""How long who paid may think about who moves next (FW-25)."""

Result = tuple[Event, ...] | Refusal


def call(state: State, by: Seat, act: Call, world: World) -> Result:
    """Call a word against who laid last (FW-10, FW-11, FW-15…FW-17)."""
    laying = _open_to_calls(state, by)
    if isinstance(laying, Refusal):
        return laying
    if state.rests[by] is not None:
        return Refusal("resting")
    verdict = _judged(state, act.word, world, state.series.rulings)
    refusal = unspelt(verdict) or _misnamed(verdict.word, act.red)
    if refusal is not None:
        return refusal
    faces = state.faces
    missing = lacking(faces, verdict.word)
    if missing or not verdict.legal:
        return (_failed(state, by, verdict, missing, world.now),)
    claim = _claim(faces, by, verdict, act.red)
    if isinstance(claim, Refusal):
        return claim
    if may_doubt(verdict, state.series.options.referee, state.series.rulings):
        return (Claimed(claim, world.now, later(world.now, ANSWER)),)
    return _taken(state, laying, claim, world)


def appeal(state: State, by: Seat, act: Appeal, world: World) -> Result:
    """Put a word that the dictionary alone has refused to the vote (WD-18)."""
    laying = _open_to_calls(state, by)
    if isinstance(laying, Refusal):
        return laying
    options = state.series.options
    if options.referee is not Referee.APPEAL:
        return Refusal("no_appeals")
    verdict = _judged(state, act.word, world, state.series.rulings)
    refusal = unspelt(verdict) or _misnamed(verdict.word, act.red)
    if refusal is not None:
        return refusal
    if verdict.word not in state.series.refused[by]:
        return Refusal("nothing_to_appeal", {"word": verdict.word})
    if not may_appeal(verdict, options.referee):
        return Refusal("already_ruled", {"word": verdict.word})
    faces = state.faces
    missing = lacking(faces, verdict.word)
    if missing:
        return Refusal("letters_missing", {"letters": missing})
    claim = _claim(faces, by, verdict, act.red)
    if isinstance(claim, Refusal):
        return claim
    return (Appealed(claim, world.now, later(world.now, seconds(options.vote))),)


def accept(state: State, by: Seat, _act: Accept, world: World) -> Result:
    """Let a called word stand and pay for it (FW-19)."""
    phase = _asked(state, by)
    if isinstance(phase, Refusal):
        return phase
    return _accepted(state, phase, world)


def silence_accepts(state: State, phase: Answering, world: World) -> tuple[Event, ...]:
    """Let a called word stand because nobody doubted it in time (FW-19)."""
    return TimeRanOut(phase.turn), *_accepted(state, phase, world)


def doubt(state: State, by: Seat, _act: Doubt, world: World) -> Result:
    """Put a called word to the vote (FW-19)."""
    phase = _asked(state, by)
    if isinstance(phase, Refusal):
        return phase
    return (Doubted(by, later(world.now, seconds(state.series.options.vote))),)


def vote(state: State, by: Seat, act: Vote, world: World) -> Result:
    """Give one's voice; when all have, they are counted (WD-14)."""
    phase = state.phase
    if not isinstance(phase, Voting):
        return Refusal("no_vote")
    if not phase.ballot.may_vote(by):
        return Refusal("already_voted")
    voted, ballot = Voted(by, act.voice), phase.ballot.cast(by, act.voice)
    if not ballot.complete:
        return (voted,)
    return voted, *count(state, phase, ballot, world)


def count(state: State, phase: Voting, ballot: Ballot, world: World) -> tuple[Event, ...]:
    """Let a word stand, or fail like any wrong call (WD-13, WD-14, WD-17)."""
    claim, word = phase.claim, phase.claim.verdict.word
    clocks = resumed(state, phase, world.now)
    ended = VoteEnded(word, ballot.voices, ballot.passed, clocks)
    if ballot.passed:
        return ended, *_taken(state, phase.held, claim, world)
    verdict = _judged(state, word, world, state.series.rulings.after(word, passed=False))
    return ended, _failed(state, claim.by, verdict, "", world.now)


def _accepted(state: State, phase: Answering, world: World) -> tuple[Event, ...]:
    accepted = Accepted(phase.turn, resumed(state, phase, world.now))
    return accepted, *_taken(state, phase.held, phase.claim, world)


def _taken(state: State, laying: Laying, claim: Claim, world: World) -> tuple[Event, ...]:
    """Make who laid last pay, and see what becomes of game and conversation (FW-12, FW-20, FW-13).

    The end comes first: a full penalty pile leaves no time for a new conversation.
    """
    payer, faces = laying.last, state.faces
    assert payer is not None
    word = [faces[place] for place in claim.places]
    penalty = tuple([face.letter for face in word if not face.red])
    taken = Taken(payer, claim, penalty, later(world.now, CHOICE))
    points = state.points()
    paid = points[payer] + len(penalty)
    if paid >= LOST:
        points = (*points[:payer], paid, *points[payer + 1 :])
        return taken, *end_game(state.series, "penalty_full", points, world)
    reds_left = sum([face.red for face in faces]) - len(word) + len(penalty)
    if reds_left < OPENING:
        return taken, renew(state, world)
    return (taken,)


def _open_to_calls(state: State, by: Seat) -> Laying | Refusal:
    """Say why no word may be called by a player now, if so (FW-10, FW-15, FW-18)."""
    phase = state.phase
    match phase:
        case Laying(last=last):
            if last is None:
                return Refusal("nothing_to_call")
            return Refusal("own_letter") if last == by else phase
        case Answering(claim=claim) | Voting(claim=claim) | Choosing(claim=claim):
            return Refusal("too_late", {"word": claim.verdict.word, "by": claim.by})
        case Ended():
            return Refusal(OVER)
        case _:
            assert_never(phase)


def _asked(state: State, by: Seat) -> Answering | Refusal:
    """Say why a player has nothing to accept or to doubt, if so (FW-19)."""
    phase = state.phase
    if not isinstance(phase, Answering):
        return Refusal("nothing_to_answer")
    return phase if by == phase.turn else Refusal("not_asked")


def _judged(state: State, word: str, world: World, rulings: Rulings) -> Verdict:
    """Ask this table's referee (WD-13)."""
    options = state.series.options
    return judge(word, options.words, options.referee, rulings, world.lexicon)


def _misnamed(word: str, red: Sequence[int]) -> Refusal | None:
    """Refuse to name letters that the word has not, or one letter twice (FW-16)."""
    if len(set(red)) == len(red) and all(0 <= place < len(word) for place in red):
        return None
    return Refusal("wrong_red", {"word": word})


def _claim(
    faces: Sequence[Face], by: Seat, verdict: Verdict, red: Sequence[int]
) -> Claim | Refusal:
    """Find the cards that make the word, red ones where they are named (FW-16)."""
    places = places_of(faces, verdict.word, red)
    if isinstance(places, int):
        return Refusal("no_red_card", {"letter": verdict.word[places]})
    return Claim(by, verdict, places)


def _failed(state: State, by: Seat, verdict: Verdict, missing: str, now: Instant) -> CallFailed:
    """Tell everybody why a call fails, and let the caller rest (FW-17)."""
    options = state.series.options
    appealable = not missing and may_appeal(verdict, options.referee)
    rests = later(now, seconds(options.cooldown)) if options.cooldown else None
    return CallFailed(by, verdict, missing, appealable, rests)
