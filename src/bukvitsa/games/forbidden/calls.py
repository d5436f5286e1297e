"""A called word: judged, doubted, appealed, voted on, and paid for."""

from collections.abc import Sequence

from bukvitsa.games.court import judge, may_appeal, may_doubt, unspelt
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Span, later, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import OVER, Refusal
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.words import Verdict
from bukvitsa.kernel.world import World

from .acts import Appeal, Call, Doubt
from .cards import lacking, places_of
from .clocks import resumed
from .dealing import LOST, Story, end_game, renew
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
from .state import OPENING, Answering, Choosing, Ended, Laying, State, Voting, evolve

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
    verdict = _judged(state, act.word, world)
    refusal = unspelt(verdict) or _misnamed(verdict.word, act.red)
    if refusal is not None:
        return refusal
    missing = lacking(state.faces(), verdict.word)
    if missing or not verdict.legal:
        return (_failed(state, by, verdict, missing, world.now),)
    claim = _claim(state, by, verdict, act)
    if isinstance(claim, Refusal):
        return claim
    story: Story = Unfolding(evolve, state)
    if may_doubt(verdict, state.series.options.referee, state.series.rulings):
        story.emit(Claimed(claim, world.now, later(world.now, ANSWER)))
    else:
        _take(story, claim, world)
    return story.events


def appeal(state: State, by: Seat, act: Appeal, world: World) -> Result:
    """Put a word that the dictionary alone has refused to the vote (WD-18)."""
    laying = _open_to_calls(state, by)
    if isinstance(laying, Refusal):
        return laying
    options = state.series.options
    if options.referee is not Referee.APPEAL:
        return Refusal("no_appeals")
    verdict = _judged(state, act.word, world)
    refusal = unspelt(verdict) or _misnamed(verdict.word, act.red)
    if refusal is not None:
        return refusal
    if verdict.word not in state.series.refused[by]:
        return Refusal("nothing_to_appeal", {"word": verdict.word})
    if not may_appeal(verdict, options.referee):
        return Refusal("already_ruled", {"word": verdict.word})
    missing = lacking(state.faces(), verdict.word)
    if missing:
        return Refusal("letters_missing", {"letters": missing})
    claim = _claim(state, by, verdict, act)
    if isinstance(claim, Refusal):
        return claim
    return (Appealed(claim, world.now, later(world.now, seconds(options.vote))),)


def accept(state: State, by: Seat, _act: Accept, world: World) -> Result:
    """Let a called word stand and pay for it (FW-19)."""
    phase = _asked(state, by)
    if isinstance(phase, Refusal):
        return phase
    story: Story = Unfolding(evolve, state)
    _stand(story, phase, world)
    return story.events


def silence_accepts(state: State, phase: Answering, world: World) -> tuple[Event, ...]:
    """Let a called word stand because nobody doubted it in time (FW-19)."""
    story: Story = Unfolding(evolve, state)
    story.emit(TimeRanOut(phase.turn))
    _stand(story, phase, world)
    return story.events


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
    story: Story = Unfolding(evolve, state)
    story.emit(Voted(by, act.voice))
    ballot = phase.ballot.cast(by, act.voice)
    if ballot.complete:
        _count(story, phase, ballot, world)
    return story.events


def count(state: State, phase: Voting, world: World) -> tuple[Event, ...]:
    """Count the voices given when the time for them is up (WD-14)."""
    story: Story = Unfolding(evolve, state)
    _count(story, phase, phase.ballot, world)
    return story.events


def _count(story: Story, phase: Voting, ballot: Ballot, world: World) -> None:
    """Let a word stand, or fail like any wrong call (WD-13, WD-14, WD-17)."""
    claim, word = phase.claim, phase.claim.verdict.word
    clocks = resumed(story.state, phase, world.now)
    story.emit(VoteEnded(word, ballot.voices, ballot.passed, clocks))
    if ballot.passed:
        _take(story, claim, world)
        return
    verdict = _judged(story.state, word, world)
    story.emit(_failed(story.state, claim.by, verdict, "", world.now))


def _stand(story: Story, phase: Answering, world: World) -> None:
    story.emit(Accepted(phase.turn, resumed(story.state, phase, world.now)))
    _take(story, phase.claim, world)


def _take(story: Story, claim: Claim, world: World) -> None:
    """Make who laid last pay, and see what becomes of game and conversation (FW-12, FW-20, FW-13).

    The end comes first: a full penalty pile leaves no time for a new conversation.
    """
    state = story.state
    assert isinstance(state.phase, Laying)
    payer = state.phase.last
    assert payer is not None
    faces = state.faces()
    black = tuple(faces[place].letter for place in claim.places if not faces[place].red)
    state = story.emit(Taken(payer, claim, black, later(world.now, CHOICE)))
    if len(state.penalties[payer]) >= LOST:
        end_game(story, "penalty_full", world)
    elif sum(face.red for face in state.faces()) < OPENING:
        story.emit(renew(state, world))


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


def _asked(state: State, by: Seat) -> Answering | Refusal:
    """Say why a player has nothing to accept or to doubt, if so (FW-19)."""
    phase = state.phase
    if not isinstance(phase, Answering):
        return Refusal("nothing_to_answer")
    return phase if by == phase.turn else Refusal("not_asked")


def _judged(state: State, word: str, world: World) -> Verdict:
    """Ask this table's referee (WD-13)."""
    series = state.series
    options = series.options
    return judge(word, options.words, options.referee, series.rulings, world.lexicon)


def _misnamed(word: str, red: Sequence[int]) -> Refusal | None:
    """Refuse to name letters that the word has not, or one letter twice (FW-16)."""
    if len(set(red)) == len(red) and all(0 <= place < len(word) for place in red):
        return None
    return Refusal("wrong_red", {"word": word})


def _claim(state: State, by: Seat, verdict: Verdict, act: Call | Appeal) -> Claim | Refusal:
    """Find the cards that make the word, red ones where they are named (FW-16)."""
    places = places_of(state.faces(), verdict.word, act.red)
    if isinstance(places, int):
        return Refusal("no_red_card", {"letter": verdict.word[places]})
    return Claim(by, verdict, places)


def _failed(state: State, by: Seat, verdict: Verdict, missing: str, now: Instant) -> CallFailed:
    """Tell everybody why a call fails, and let the caller rest (FW-17)."""
    options = state.series.options
    appealable = not missing and may_appeal(verdict, options.referee)
    rests = later(now, seconds(options.cooldown)) if options.cooldown else None
    return CallFailed(by, verdict, missing, appealable, rests)
