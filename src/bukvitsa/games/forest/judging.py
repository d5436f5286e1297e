"""Writing, showing and judging the words: phase 1 and the reveal (FO-8…FO-12, WD-13…WD-18)."""

import unicodedata

from msgspec.structs import replace

from bukvitsa.games.court import judge, unspelt
from bukvitsa.kernel.acts import Vote
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, later, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, clockwise, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Verdict
from bukvitsa.kernel.world import World

from .acts import Doubt, Write
from .answers import Hearing
from .drafts import MOST_OF_FRONT, Draft, Fault, Shown, fewest_field_cards, need_of
from .events import (
    Accepted,
    Appealed,
    Awaited,
    Doubted,
    Readied,
    VoteBegun,
    Voted,
    VoteEnded,
    WordsRevealed,
    WordsTaken,
    Written,
)
from .phases import Answering, Voting
from .placing import begin_placing
from .state import State
from .story import Story

APPEAL_SECONDS = 15
"""For so long a refused word may be appealed after the reveal (WD-18)."""


def write(story: Story, by: Seat, act: Write, world: World) -> Refusal | None:
    """Write a word, or another one; whether it is a word is told at the reveal (FO-8, FO-12)."""
    state = story.state
    verdict = _judged(state, act.word, world)
    refusal = unspelt(verdict)
    if refusal is not None:
        return refusal
    draft = draft_of(state, by, act.word, verdict.word)
    if state.options.spellcheck:
        draft = replace(draft, verdict=verdict)
    story.emit(Written(by, draft))
    return None


def draft_of(state: State, by: Seat, text: str, word: str) -> Draft:
    """Hold a word against the cards and the words used (FO-10, FO-11)."""
    return Draft(
        text=unicodedata.normalize("NFC", text.strip()).lower(),
        word=word,
        need=need_of(word, state.field.letters, state.fronts[by].letters),
        used=word in state.used,
    )


def ready(story: Story, by: Seat, world: World) -> Refusal | None:
    """Say «готово»; the last one to say so stops the hourglass (FO-8)."""
    if by in story.state.ready:
        return Refusal("already_ready")
    if len(story.emit(Readied(by)).ready) == story.state.seats:
        reveal(story, world)
    return None


def reveal(story: Story, world: World) -> None:
    """Show all words with what is wrong with them, and hear who has something to say (FO-13)."""
    state = story.state
    state = story.emit(WordsRevealed(shown_words(state, world)))
    phase = answering(state, world.now)
    if _heard(state, phase):
        take_words(story, world)
    else:
        story.emit(Awaited(phase))


def shown_words(state: State, world: World) -> tuple[Shown, ...]:
    """Say of every word, by seat, whether it stands (FO-9…FO-11, FO-18)."""
    return tuple(_shown(state, seat, world) for seat in everyone(state.seats))


def answering(state: State, now: Instant) -> Answering:
    """Say how long there is to doubt words, or to appeal (WD-17, WD-18)."""
    by_vote = state.options.referee is Referee.VOTE
    return Answering(later(now, seconds(state.options.doubt if by_vote else APPEAL_SECONDS)))


def _shown(state: State, seat: Seat, world: World) -> Shown:
    draft = state.drafts[seat]
    if draft is None:
        return Shown()
    fault = fault_of(state, seat, draft)
    if fault is not None:
        return Shown(draft.text, draft.word, fault, draft.need)
    verdict = _judged(state, draft.text, world)
    if not verdict.legal:
        return Shown(draft.text, draft.word, Fault.ILLEGAL, draft.need, verdict)
    # The dictionary knows where a ё belongs; where the table judges, the writer does (WD-7).
    text = verdict.shown if verdict.edition else draft.text
    return Shown(text, draft.word, None, draft.need, verdict)


def fault_of(state: State, seat: Seat, draft: Draft) -> Fault | None:
    """Say what is wrong with a word that no dictionary is asked about (FO-10, FO-11, FO-18)."""
    if draft.need.missing:
        return Fault.LETTERS_MISSING
    if draft.need.front > MOST_OF_FRONT:
        return Fault.TOO_MANY_OF_FRONT
    if draft.used:
        return Fault.USED_BEFORE
    cubes = state.field.cubes_of(seat) + state.supply[seat]
    if fewest_field_cards(draft.word, state.fronts[seat].letters) > cubes:
        return Fault.TOO_FEW_CUBES
    return None


def _judged(state: State, text: str, world: World) -> Verdict:
    options = state.options
    return judge(text, options.words(), options.referee, state.rulings, world.lexicon)


def hearing(state: State, phase: Answering) -> Hearing:
    """Put together what was shown and said."""
    return Hearing(phase, state.words, state.options.referee, state.rulings)


def _heard(state: State, phase: Answering) -> bool:
    """Tell whether nobody is left who could doubt or appeal."""
    court = hearing(state, phase)
    return not any(court.awaits(seat) for seat in everyone(state.seats))


def accept(story: Story, by: Seat, phase: Answering, world: World) -> Refusal | None:
    """Have nothing more to say to the shown words (WD-17, WD-18)."""
    if not hearing(story.state, phase).awaits(by):
        return Refusal("nothing_to_answer")
    story.emit(Accepted(by))
    _go_on(story, world)
    return None


def doubt(story: Story, by: Seat, act: Doubt, phase: Answering, world: World) -> Refusal | None:
    """Doubt another's word (WD-17)."""
    court = hearing(story.state, phase)
    if not court.awaits(by):
        return Refusal("nothing_to_answer")
    if not 0 <= act.of < story.state.seats:
        return Refusal("no_such_player")
    if act.of == by:
        return Refusal("own_word")
    if not court.may_doubt(by, act.of):
        return Refusal("no_doubt_possible", {"word": story.state.words[act.of].word})
    story.emit(Doubted(by, act.of))
    _go_on(story, world)
    return None


def appeal(story: Story, by: Seat, phase: Answering, world: World) -> Refusal | None:
    """Put the own word, which the dictionary refused, to the vote (WD-18)."""
    court = hearing(story.state, phase)
    if by in phase.accepted or not court.may_appeal(by):
        return Refusal("no_appeal_possible")
    story.emit(Appealed(by))
    _go_on(story, world)
    return None


def _go_on(story: Story, world: World) -> None:
    phase = story.state.phase
    assert isinstance(phase, Answering)
    if _heard(story.state, phase):
        close_answers(story, phase, world)


def close_answers(story: Story, phase: Answering, world: World) -> None:
    """Let the contested words be voted on, from the first player clockwise (WD-17)."""
    order = clockwise(story.state.first, story.state.seats)
    _vote_on(story, tuple(seat for seat in order if seat in phase.contested), world)


def _vote_on(story: Story, waiting: tuple[Seat, ...], world: World) -> None:
    """Begin the next vote, or go on with the words that stand."""
    if not waiting:
        take_words(story, world)
        return
    state, (of, *others) = story.state, waiting
    until = later(world.now, seconds(state.options.vote))
    ballot = Ballot(everyone(state.seats), until)
    story.emit(VoteBegun(of, state.words[of].text, tuple(others), ballot))


def vote(story: Story, by: Seat, act: Vote, phase: Voting, world: World) -> Refusal | None:
    """Vote on a contested word (WD-14)."""
    ballot = story.state.ballot
    assert ballot is not None
    if not ballot.may_vote(by):
        return Refusal("already_voted")
    story.emit(Voted(by, act.voice))
    if ballot.cast(by, act.voice).complete:
        count_votes(story, phase, world)
    return None


def count_votes(story: Story, phase: Voting, world: World) -> None:
    """Let a vote say whether a word stands, for all who wrote it, and remember it (WD-13)."""
    state, ballot = story.state, story.state.ballot
    assert ballot is not None
    word, passed = state.words[phase.of].word, ballot.passed
    rulings = state.rulings.after(word, passed=passed)
    options, lexicon = state.options, world.lexicon
    verdict = judge(word, options.words(), options.referee, rulings, lexicon)
    fault = None if passed else Fault.ILLEGAL
    words = tuple(
        replace(shown, fault=fault, verdict=verdict)
        if shown.word == word and shown.fault in {None, Fault.ILLEGAL}
        else shown
        for shown in state.words
    )
    story.emit(VoteEnded(phase.of, phase.word, ballot.voices, passed, words))
    _vote_on(story, phase.waiting, world)


def take_words(story: Story, world: World) -> None:
    """Remember the words that stand; phase 2 begins (FO-11, FO-13)."""
    words = {shown.word: shown.text for shown in story.state.words if shown.stands}
    if words:
        story.emit(WordsTaken(tuple(words.values())))
    begin_placing(story, world)
