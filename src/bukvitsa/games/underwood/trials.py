"""Words laid, judged by whoever judges at this table (UN-10, WD-13, WD-14, WD-17, WD-18)."""

import unicodedata

from msgspec.structs import replace

from bukvitsa.games.court import illegal, judge, may_appeal, may_doubt
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant, Span, later, remaining, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Verdict
from bukvitsa.kernel.world import World
from bukvitsa.letters.word import Misread, read_word

from .acts import Lay
from .events import Accepted, Appealed, Claimed, Doubted, Laid, Voted, VoteEnded
from .laid import Claim
from .laying import Spread, placed
from .phases import Answering, Exchanging, Feeding, Second
from .rounds import Story
from .state import State, Voting


def lay(story: Story, by: Seat, act: Lay, world: World) -> Refusal | None:
    """Lay a word: a legal one lies, or is open to doubt; any other is refused (UN-10, WD-17)."""
    state = story.state
    claim = _claim(state, by, act, world)
    if isinstance(claim, Refusal):
        return claim
    if not claim.verdict.legal:
        return illegal(claim.verdict)
    if not may_doubt(claim.verdict, state.options.referee, state.rulings):
        story.emit(Laid(by, claim.placement, claim.verdict, _turn(state).until))
        return None
    asked = tuple(seat for seat in everyone(state.seats) if seat != by)
    until = later(world.now, seconds(state.options.doubt))
    story.emit(Claimed(claim, asked, until, _left(state, world)))
    return None


def appeal(story: Story, by: Seat, act: Lay, world: World) -> Refusal | None:
    """Put a laying to the vote that only the dictionary is against (WD-18)."""
    state = story.state
    if state.options.referee is not Referee.APPEAL:
        return Refusal("no_appeals_here")
    claim = _claim(state, by, act, world)
    if isinstance(claim, Refusal):
        return claim
    if claim.verdict.legal:
        return Refusal("nothing_to_appeal", {"word": claim.verdict.shown})
    if not may_appeal(claim.verdict, state.options.referee):
        return illegal(claim.verdict)
    story.emit(Appealed(claim, _vote_ends(state, world), _left(state, world)))
    return None


def accept(story: Story, by: Seat, world: World) -> Refusal | None:
    """Let a word stand; it lies when all the others have (WD-17)."""
    refusal = _not_asked(story.state, by)
    if refusal is not None:
        return refusal
    state = story.emit(Accepted(by))
    assert isinstance(state.phase, Answering)
    if state.phase.answers.complete:
        stand(story, world)
    return None


def doubt(story: Story, by: Seat, world: World) -> Refusal | None:
    """Put the word on trial to the vote (WD-17)."""
    refusal = _not_asked(story.state, by)
    if refusal is not None:
        return refusal
    story.emit(Doubted(by, _vote_ends(story.state, world)))
    return None


def stand(story: Story, world: World) -> None:
    """Let a word lie that nobody has doubted; the turn goes on where it stood (WD-17)."""
    phase = story.state.phase
    assert isinstance(phase, Answering)
    claim = phase.claim
    story.emit(Laid(claim.by, claim.placement, claim.verdict, _resumed(phase.left, world)))


def vote(story: Story, by: Seat, voice: Voice, world: World) -> Refusal | None:
    """Give a voice; the vote ends as soon as all have (WD-14)."""
    phase = story.state.phase
    if not isinstance(phase, Voting):
        return Refusal("no_vote_now")
    if not phase.ballot.may_vote(by):
        return Refusal("already_voted")
    state = story.emit(Voted(by, voice))
    assert isinstance(state.phase, Voting)
    if state.phase.ballot.complete:
        count(story, world)
    return None


def count(story: Story, world: World) -> None:
    """End a vote: a word that passed lies, else nothing has moved (WD-13, WD-14, WD-17)."""
    phase = story.state.phase
    assert isinstance(phase, Voting)
    claim, ballot, until = phase.claim, phase.ballot, _resumed(phase.left, world)
    word = claim.verdict.word
    state = story.emit(VoteEnded(word, ballot.passed, ballot.voices, until))
    if ballot.passed:
        story.emit(Laid(claim.by, claim.placement, _judged(state, word, world), until))


def _claim(state: State, by: Seat, act: Lay, world: World) -> Claim | Refusal:
    """Read a word and check its cards; the dictionary is asked last."""
    if isinstance(state.phase, Feeding):
        return Refusal("one_word_a_turn")
    word = read_word(act.word)
    if isinstance(word, Misread):
        return illegal(_judged(state, act.word, world))
    spread = Spread(state.hands[by], state.ribbon, state.words, state.prices)
    placement = placed(spread, act, word)
    if isinstance(placement, Refusal):
        return placement
    if placement.again and isinstance(state.phase, Second):
        placement = replace(placement, again=False)
    verdict = _judged(state, word, world)
    shown = _shown(verdict, act.word)
    if shown != word:
        placement = replace(placement, word=replace(placement.word, shown=shown))
    return Claim(by, placement, verdict)


def _shown(verdict: Verdict, text: str) -> str:
    """Say how a word is written: the dictionary knows where a ё belongs, or its player (WD-7)."""
    known = verdict.shown if verdict.edition else ""
    return known or unicodedata.normalize("NFC", text.strip()).lower()


def _judged(state: State, word: str, world: World) -> Verdict:
    options = state.options
    return judge(word, options.words(), options.referee, state.rulings, world.lexicon)


def _not_asked(state: State, by: Seat) -> Refusal | None:
    if not isinstance(state.phase, Answering):
        return Refusal("nothing_to_answer")
    if by == state.phase.claim.by:
        return Refusal("own_word")
    return None if state.phase.answers.awaits(by) else Refusal("already_answered")


def _turn(state: State) -> Exchanging | Second:
    assert isinstance(state.phase, Exchanging | Second)
    return state.phase


def _left(state: State, world: World) -> Span | None:
    """Say what the turn has left: its clock stands still while a word is on trial (WD-14)."""
    until = _turn(state).until
    return None if until is None else remaining(until, world.now)


def _resumed(left: Span | None, world: World) -> Instant | None:
    """Let the turn's clock go on."""
    return None if left is None else later(world.now, left)


def _vote_ends(state: State, world: World) -> Instant:
    return later(world.now, seconds(state.options.vote))
