"""Doubts, appeals and votes (WD-13, WD-14, WD-17, WD-18)."""

from bukvitsa.games.court import may_doubt
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.moments import later, seconds
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import Doubt
from .calls import rested
from .course import Story, held, released, take
from .events import Accepted, Appealed, Claimed, Doubted, Stood, Voted, VoteEnded
from .phases import Answer, Claim, LastCall, Play, Voting


def let_be_doubted(story: Story, phase: Play | LastCall, claim: Claim, world: World) -> None:
    """Lay a legal word, unless the others may doubt it first (WD-17)."""
    state, options = story.state, story.state.options
    if not may_doubt(claim.verdict, options.referee, state.rulings):
        take(story, claim, world)
        return
    asked = tuple(seat for seat in everyone(state.seats) if seat != claim.word.owner)
    until = later(world.now, seconds(options.doubt))
    story.emit(Claimed(claim, asked, until, held(state, phase, world.now)))


def put_to_the_vote(story: Story, phase: Play | LastCall, claim: Claim, world: World) -> None:
    """Let the table vote on a word that the dictionary refused (WD-18)."""
    until = later(world.now, seconds(story.state.options.vote))
    story.emit(Appealed(claim, until, held(story.state, phase, world.now)))


def answer(story: Story, by: Seat, act: Accept | Doubt, world: World) -> Refusal | None:
    """Let a called word stand or doubt it; one doubt leads to the vote (WD-17)."""
    phase = story.state.phase
    if not isinstance(phase, Answer):
        return Refusal("nothing_to_answer")
    if by == phase.claim.word.owner:
        return Refusal("own_word")
    if not phase.answers.awaits(by):
        return Refusal("already_answered")
    if isinstance(act, Doubt):
        story.emit(Doubted(by, later(world.now, seconds(story.state.options.vote))))
        return None
    story.emit(Accepted(by))
    if phase.answers.accepted_by(by).complete:
        stand(story, phase, world)
    return None


def stand(story: Story, phase: Answer, world: World) -> None:
    """Let a word stand that nobody has doubted (WD-17)."""
    story.emit(Stood(*released(phase.held, world.now)))
    take(story, phase.claim, world)


def vote(story: Story, by: Seat, act: Vote, world: World) -> Refusal | None:
    """Take a voice; the vote ends as soon as all have voted (WD-14)."""
    phase = story.state.phase
    if not isinstance(phase, Voting):
        return Refusal("no_vote")
    if not phase.ballot.may_vote(by):
        return Refusal("already_voted")
    state = story.emit(Voted(by, act.voice))
    assert isinstance(state.phase, Voting)
    if state.phase.ballot.complete:
        count(story, state.phase, world)
    return None


def count(story: Story, phase: Voting, world: World) -> None:
    """Count the voices: a word passed is taken, one voted down is a failed call (WD-14, WD-17)."""
    until, rests = released(phase.held, world.now)
    word, ballot = phase.claim.word, phase.ballot
    if not ballot.passed:
        rest = rested(story.state, world.now)
        rests = (*rests[: word.owner], rest, *rests[word.owner + 1 :])
    story.emit(VoteEnded(word.word, word.shown, ballot.passed, ballot.voices, until, rests))
    if ballot.passed:
        take(story, phase.claim, world)
