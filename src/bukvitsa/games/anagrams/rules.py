"""What is allowed in Анаграммы, and what follows."""

from typing import assert_never

from bukvitsa.games.court import may_appeal
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.moments import Instant, TimeUp
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import CLOCK, Actor, Seat, everyone
from bukvitsa.kernel.refusal import ONLY_THE_CLOCK, OVER, Refusal
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import fold

from .acts import Act, Appeal, Call, Done, Doubt, Flip
from .calls import examined, refused_by_the_dictionary, spelt, written
from .cards import letter_cards
from .course import Story, end, flip_until, open_card, take
from .events import Event, Failed, NoMore, Opened
from .options import AnagramsOptions
from .phases import Answer, LastCall, Over, Phase, Play, Voting
from .state import State, evolve
from .votes import answer, count, let_be_doubted, put_to_the_vote, stand, vote


def open_anagrams(
    options: AnagramsOptions, seats: int, world: World
) -> tuple[Event, ...] | Refusal:
    """Shuffle the letter cards to one closed deck, and say who opens the first (AN-1, AN-2)."""
    pile = letter_cards(options)
    if isinstance(pile, Refusal):
        return pile
    first = options.first
    if first is None:
        first = world.chance.shuffled(everyone(seats))[0]
    faces = "".join(world.chance.shuffled(pile.letters()))
    return (Opened(options, seats, first, faces, flip_until(options, world.now)),)


def decide(state: State, by: Actor, act: Act | TimeUp, world: World) -> tuple[Event, ...] | Refusal:
    """Judge an act: what follows from it, or why it could not be done."""
    story: Story = Unfolding(evolve, state)
    if isinstance(act, TimeUp):
        _time_up(story, world)
        return story.events
    if by is CLOCK:
        return Refusal(ONLY_THE_CLOCK)
    refusal = _act(story, by, act, world)
    return story.events if refusal is None else refusal


def _act(story: Story, by: Seat, act: Act, world: World) -> Refusal | None:
    match act:
        case Flip():
            return _flip(story, by, world)
        case Call():
            return _call(story, by, act, world)
        case Appeal():
            return _appeal(story, by, act, world)
        case Done():
            return _done(story, by)
        case Accept() | Doubt():
            return answer(story, by, act, world)
        case Vote():
            return vote(story, by, act, world)
        case _:
            assert_never(act)


def _flip(story: Story, by: Seat, world: World) -> Refusal | None:
    """Let the player whose turn it is open a card, now or later (AN-2, AN-3)."""
    phase = _going(story.state.phase)
    if isinstance(phase, Refusal):
        return phase
    if isinstance(phase, LastCall):
        return Refusal("deck_empty")
    if by != phase.turn:
        return Refusal("not_your_turn")
    open_card(story, by, world, by_itself=False)
    return None


def _call(story: Story, by: Seat, act: Call, world: World) -> Refusal | None:
    """Let anybody call a word at any time; what fails is told to all (AN-4, AN-10, AN-11)."""
    state = story.state
    phase = _going(state.phase)
    if isinstance(phase, Refusal):
        return phase
    if world.now < state.rests[by]:
        return _resting(state.rests[by], world.now)
    word = spelt(act.word, state, world)
    if isinstance(word, Refusal):
        return word
    found = examined(state, by, word, act, world)
    if isinstance(found, Refusal):
        return found
    if isinstance(found, Failed):
        story.emit(found)
    elif found.verdict.legal:
        let_be_doubted(story, phase, found, world)
    else:
        story.emit(refused_by_the_dictionary(state, found, world))
    return None


def _appeal(story: Story, by: Seat, act: Appeal, world: World) -> Refusal | None:
    """Repeat a call that failed by the dictionary only, and let the table vote (WD-18)."""
    state = story.state
    phase = _going(state.phase)
    if isinstance(phase, Refusal):
        return phase
    if state.options.referee is not Referee.APPEAL:
        return Refusal("no_appeals")
    word = spelt(act.word, state, world)
    if isinstance(word, Refusal):
        return word
    if word not in map(fold, state.appealable[by]):
        return Refusal("nothing_to_appeal", {"word": written(act.word)})
    found = examined(state, by, word, act, world)
    if isinstance(found, Refusal):
        return found
    if isinstance(found, Failed):
        story.emit(found)
    elif may_appeal(found.verdict, state.options.referee):
        put_to_the_vote(story, phase, found, world)
    else:
        take(story, found, world)
    return None


def _done(story: Story, by: Seat) -> Refusal | None:
    """Say that one sees no more words; when all have said so the game ends (AN-12)."""
    phase = _going(story.state.phase)
    if isinstance(phase, Refusal):
        return phase
    if isinstance(phase, Play):
        return Refusal("not_last_call")
    if by in phase.done:
        return Refusal("already_done")
    story.emit(NoMore(by))
    if len(phase.done) + 1 == story.state.seats:
        end(story, "all_done")
    return None


def _time_up(story: Story, world: World) -> None:
    """Do what happens when nobody did anything in time (AN-3, AN-12, WD-14, WD-17)."""
    phase = story.state.phase
    match phase:
        case Play(turn):
            open_card(story, turn, world, by_itself=True)
        case LastCall():
            end(story, "time_up")
        case Answer():
            stand(story, phase, world)
        case Voting():
            count(story, phase, world)
        case Over():
            raise AssertionError(phase)
        case _:
            assert_never(phase)


def _going(phase: Phase) -> Play | LastCall | Refusal:
    """Refuse all else while an answer or a vote is awaited (WD-14)."""
    match phase:
        case Play() | LastCall():
            return phase
        case Answer():
            return Refusal("answer_first")
        case Voting():
            return Refusal("vote_first")
        case Over():
            return Refusal(OVER)
        case _:
            assert_never(phase)


def _resting(until: Instant, now: Instant) -> Refusal:
    return Refusal("cooldown", {"seconds": -((now - until) // 1000)})
