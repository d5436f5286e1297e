"""The state of a table of Шёпот леса, and what each event makes of it."""

from collections.abc import Iterable
from typing import TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Ticket
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter, fold
from bukvitsa.letters.cards import CardId

from .cubes import added, counted, put
from .drafts import Draft, Shown
from .events import (
    Accepted,
    Appealed,
    Awaited,
    CardsDrawn,
    CardTurned,
    CardWon,
    Doubted,
    ElderPaid,
    ElderStayed,
    Event,
    Grown,
    Guarded,
    LeftUnguarded,
    LeftUnpruned,
    Marked,
    Opened,
    Over,
    Placed,
    Pruned,
    Readied,
    RoundBegun,
    Source,
    TimeRanOut,
    VoteBegun,
    Voted,
    VoteEnded,
    WordsRevealed,
    WordsTaken,
    Written,
)
from .field import Field, Front, Place, Tree
from .options import ForestOptions
from .phases import Answering, Ended, Phase, Voting, Writing

T = TypeVar("T")

CUBES = {2: 14, 3: 16, 4: 18, 5: 18}
"""How many cubes each player owns, by the number of players (FO-2)."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is so; what lies open is kept as it is seen, the cards' ids beside it."""

    options: ForestOptions
    seats: int
    faces: str
    """The letter of every card, by its id."""
    prices: dict[Letter, int]
    first: Seat
    round: int = 0
    phase: Phase
    ticket: Ticket = Ticket(0)
    field: Field
    lying: tuple[CardId, ...]
    """Which card each tree of the field is."""
    deck: tuple[CardId, ...]
    """The top first."""
    discard: tuple[CardId, ...] = ()
    """The top first."""
    cut: tuple[CardId, ...] = ()
    """Out of the game."""
    drawn: tuple[CardId, ...] = ()
    fronts: tuple[Front, ...]
    won: tuple[tuple[CardId, ...], ...]
    """The face-up cards of each front."""
    hidden: tuple[tuple[CardId, ...], ...]
    """The face-down cards of each front."""
    supply: tuple[int, ...]
    drafts: tuple[Draft | None, ...]
    ready: tuple[Seat, ...] = ()
    words: tuple[Shown, ...] = ()
    """Shown in this round; nothing before the reveal."""
    used: tuple[str, ...] = ()
    """Spellings of words that were taken, ё read as е."""
    taken: tuple[str, ...] = ()
    """The same words as people write them (WD-7)."""
    ballot: Ballot | None = None
    rulings: Rulings = Rulings()
    outcome: Outcome | None = None


def evolve(state: State | None, event: Event) -> State:
    """Let one event happen."""
    if isinstance(event, Opened):
        return _opened(event)
    assert state is not None
    match event:
        case Awaited(phase):
            return replace(state, phase=phase, ticket=Ticket(state.ticket + 1))
        case TimeRanOut() | LeftUnguarded() | ElderStayed() | LeftUnpruned():
            return state
        case RoundBegun() | Written() | Readied() | WordsRevealed() | WordsTaken():
            return _writing(state, event)
        case Accepted() | Doubted() | Appealed() | VoteBegun() | Voted() | VoteEnded():
            return _judging(state, event)
        case Placed() | Marked() | CardWon() | CardTurned() | Guarded() | ElderPaid():
            return _cubes(state, event)
        case CardsDrawn() | Grown() | Pruned():
            return _field(state, event)
        case Over(outcome):
            return replace(state, phase=Ended(), outcome=outcome, ticket=Ticket(state.ticket + 1))
        case _:
            assert_never(event)


def _opened(event: Opened) -> State:
    trees = tuple(
        Tree(Place(*divmod(number, event.columns)), Letter(event.faces[card]), (0,) * event.seats)
        for number, card in enumerate(event.field)
    )
    return State(
        options=event.options,
        seats=event.seats,
        faces=event.faces,
        prices=event.prices,
        first=event.first,
        phase=Writing(Instant(0)),
        field=Field(trees),
        lying=event.field,
        deck=event.deck,
        cut=event.cut,
        fronts=(Front(),) * event.seats,
        won=((),) * event.seats,
        hidden=((),) * event.seats,
        supply=(CUBES[event.seats],) * event.seats,
        drafts=(None,) * event.seats,
    )


def _writing(
    state: State, event: RoundBegun | Written | Readied | WordsRevealed | WordsTaken
) -> State:
    match event:
        case RoundBegun(number, first, until):
            return replace(
                state,
                round=number,
                first=first,
                phase=Writing(until),
                ticket=Ticket(state.ticket + 1),
                drafts=(None,) * state.seats,
                ready=(),
                words=(),
            )
        case Written(by, draft):
            ready = tuple(seat for seat in state.ready if seat != by)
            return replace(state, drafts=_changed(state.drafts, by, draft), ready=ready)
        case Readied(by):
            return replace(state, ready=(*state.ready, by))
        case WordsRevealed(words):
            return replace(state, words=words, ready=())
        case WordsTaken(words):
            return with_taken(state, words)
        case _:
            assert_never(event)


def with_taken(state: State, words: Iterable[str]) -> State:
    """Remember words that stand, each spelling once (FO-11)."""
    new = {fold(word): word for word in words if fold(word) not in state.used}
    return replace(state, used=(*state.used, *new), taken=(*state.taken, *new.values()))


def _judging(
    state: State, event: Accepted | Doubted | Appealed | VoteBegun | Voted | VoteEnded
) -> State:
    match event:
        case Accepted(by):
            phase = _answering(state)
            return replace(state, phase=replace(phase, accepted=(*phase.accepted, by)))
        case Doubted(of=of) | Appealed(by=of):
            phase = _answering(state)
            return replace(state, phase=replace(phase, contested=(*phase.contested, of)))
        case VoteBegun(of, word, waiting, ballot):
            ticket = Ticket(state.ticket + 1)
            return replace(state, phase=Voting(of, word, waiting), ballot=ballot, ticket=ticket)
        case Voted(by, voice):
            assert state.ballot is not None
            return replace(state, ballot=state.ballot.cast(by, voice))
        case VoteEnded(word=word, passed=passed, words=words):
            rulings = state.rulings.after(fold(word), passed=passed)
            return replace(state, words=words, ballot=None, rulings=rulings)
        case _:
            assert_never(event)


def _answering(state: State) -> Answering:
    assert isinstance(state.phase, Answering)
    return state.phase


def _cubes(
    state: State, event: Placed | Marked | CardWon | CardTurned | Guarded | ElderPaid
) -> State:
    match event:
        case Placed(by=by, cubes=cubes, moved=moved):
            supply = counted(state.supply, by, len(moved) - len(cubes))
            return replace(state, field=put(state.field, by, cubes, moved), supply=supply)
        case Marked(by, at, moved):
            taken = () if moved is None else (moved,)
            supply = counted(state.supply, by, len(taken) - 1)
            return replace(state, field=put(state.field, by, (at,), taken), supply=supply)
        case Guarded(by, at):
            supply = counted(state.supply, by, -1)
            return replace(state, field=put(state.field, by, (at,)), supply=supply)
        case CardTurned(at):
            return replace(_cleared(state, at), field=state.field.redrawn({at: _closed(state, at)}))
        case CardWon():
            return _won(state, event)
        case ElderPaid(by, places, card):
            return _elder(state, by, places, card)
        case _:
            assert_never(event)


def _closed(state: State, at: Place) -> Tree:
    return Tree(at, None, (0,) * state.seats)


def _cleared(state: State, at: Place) -> State:
    """Let all cubes of a card go home."""
    cubes = state.field.trees[state.field.index[at]].cubes
    return replace(state, supply=added(state.supply, cubes))


def _won(state: State, event: CardWon) -> State:
    by, at = event.by, event.at
    number = state.field.index[at]
    front = state.fronts[by]
    after = replace(
        _cleared(state, at),
        fronts=_changed(state.fronts, by, Front(front.letters + event.letter, front.closed)),
        won=_changed(state.won, by, (*state.won[by], state.lying[number])),
    )
    if event.instead is None:
        trees, lying = state.field.trees, state.lying
        return replace(
            after,
            field=Field((*trees[:number], *trees[number + 1 :])),
            lying=(*lying[:number], *lying[number + 1 :]),
        )
    from_deck = event.source is Source.DECK
    return replace(
        after,
        field=state.field.redrawn({at: _closed(state, at)}),
        lying=(*state.lying[:number], event.instead, *state.lying[number + 1 :]),
        deck=state.deck[1:] if from_deck else state.deck,
        discard=state.discard if from_deck else state.discard[1:],
    )


def _elder(state: State, by: Seat, places: tuple[Place, ...], card: CardId) -> State:
    changes, home = {}, 0
    for place in places:
        tree = state.field.trees[state.field.index[place]]
        home += tree.cubes[by]
        changes[place] = Tree(place, None, counted(tree.cubes, by, -tree.cubes[by]))
    front = state.fronts[by]
    return replace(
        state,
        field=state.field.redrawn(changes),
        supply=counted(state.supply, by, home),
        deck=state.deck[1:],
        fronts=_changed(state.fronts, by, Front(front.letters, front.closed + 1)),
        hidden=_changed(state.hidden, by, (*state.hidden[by], card)),
    )


def _field(state: State, event: CardsDrawn | Grown | Pruned) -> State:
    match event:
        case CardsDrawn(cards=cards):
            return replace(state, deck=state.deck[len(cards) :], drawn=cards)
        case Grown(at=at, card=card, letter=letter, others=others):
            field, lying = _laid(state, Tree(at, letter, (0,) * state.seats), card)
            discard = (*reversed(others), *state.discard)
            return replace(state, field=field, lying=lying, discard=discard, drawn=())
        case Pruned():
            return _pruned(state, event)
        case _:
            assert_never(event)


def _laid(state: State, tree: Tree, card: CardId) -> tuple[Field, tuple[CardId, ...]]:
    trees, lying = state.field.trees, state.lying
    number = sum(other.place < tree.place for other in trees)
    return (
        Field((*trees[:number], tree, *trees[number:])),
        (*lying[:number], card, *lying[number:]),
    )


def _pruned(state: State, event: Pruned) -> State:
    index, moves = state.field.index, dict(event.moves)
    gone = [state.lying[index[place]] for place in event.places]
    kept = sorted(
        (moves.get(tree.place, tree.place), tree, card)
        for tree, card in zip(state.field.trees, state.lying, strict=True)
        if tree.place not in event.places
    )
    return replace(
        state,
        field=Field(tuple(Tree(place, tree.letter, tree.cubes) for place, tree, _ in kept)),
        lying=tuple(card for _, _, card in kept),
        discard=(*reversed(gone), *state.discard),
    )


def _changed(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
