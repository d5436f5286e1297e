"""A scene's position as a state: what is written, and lawful defaults for what is not."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import START, Instant, Ticket, later, seconds
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, clockwise, everyone
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter, fold
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import tokens

from .drafts import Draft, Fault, Need, Shown
from .field import Field, Front, Place, Tree
from .judging import answering, draft_of, fault_of, shown_words
from .listing import Cell, place_told, read_listing
from .options import ForestOptions
from .phases import (
    Answering,
    Electing,
    Ended,
    Growing,
    Leading,
    Phase,
    Placing,
    Pruning,
    Voting,
    Writing,
)
from .setup import DECK, SIZES, TREES, cards_of
from .state import CUBES, State, with_taken
from .updating import DRAWN, end_reason, outcome_of

KEYS = frozenset(
    {
        "field", "fronts", "supply", "deck", "discard", "first", "drafts", "ready", "used",
        "drawn", "at", "phase", "turn", "winners", "scores", "totals",
    }
)  # fmt: skip
"""What a position may say; winners and points follow from the rest."""

AFTER_PLACING = frozenset({"lead", "elder", "grow", "prune", "over"})
"""Phases in which cards of the round's words may have left the field."""

Raw = Mapping[str, Any]


class Printer:
    """Gives each card of a position its id, and faces that nobody wrote to the cards unseen."""

    def __init__(self, options: ForestOptions, written: Sequence[str]) -> None:
        """Take the letters that a position writes."""
        left: Counter[str] = Counter(card.letter for card in cards_of(options.deck or DECK))
        left.subtract(Counter(written))
        self._unseen = [letter for letter in left for _ in range(left[letter])]
        self.faces: list[str] = []

    def card(self, letter: str) -> CardId:
        """Print a card; without a letter one that is not seen elsewhere."""
        self.faces.append(letter or (self._unseen.pop(0) if self._unseen else "а"))
        return CardId(len(self.faces) - 1)

    def cards(self, letters: Sequence[str]) -> tuple[CardId, ...]:
        """Print a pile."""
        return tuple(self.card(letter) for letter in letters)

    def unseen(self, count: int) -> tuple[CardId, ...]:
        """Print so many cards that are not seen elsewhere, if there are so many."""
        return self.cards([""] * min(count, len(self._unseen)))


def placed(raw: Raw, options: ForestOptions, names: Names) -> State:
    """Build the state that a position describes."""
    strange = sorted(set(raw) - KEYS)
    if strange:
        raise ValueError(f"в положении не бывает ключа «{strange[0]}»")
    state = _laid(raw, options, names)
    phase = str(raw.get("phase") or "write")
    state = replace(state, first=_first(raw, options, names, phase))
    state = with_taken(state, (word.lower() for word in _listed(raw, "used")))
    drafts = tuple(_drafts(raw, state, names))
    if phase in AFTER_PLACING:
        drafts = tuple(draft and replace(draft, need=Need()) for draft in drafts)
    state = replace(state, drafts=drafts)
    if phase == "write":
        return replace(state, phase=Writing(_later(options.hourglass)))
    return _in_phase(_shown(state, phase), raw, names, phase)


def judged(state: State, world: World) -> State:
    """Judge the words that a position shows, by the rules of their reveal.

    What `used` names was accepted in earlier rounds, so a word named there is refused (FO-11).
    """
    if not state.words:
        return state
    words = shown_words(state, world)
    state = replace(state, words=words)
    match state.phase:
        case Answering():
            return state
        case Voting():
            return _at_the_vote(state)
        case _:
            return _taken_anew(state)


def _taken_anew(state: State) -> State:
    """Keep the words of earlier rounds, and those of this round that stand."""
    new = {draft.word for draft in state.drafts if draft is not None and not draft.used}
    before = [word for word in state.taken if fold(word) not in new]
    stand = [shown.text for shown in state.words if shown.stands]
    return with_taken(replace(state, used=(), taken=()), [*before, *stand])


def _laid(raw: Raw, options: ForestOptions, names: Names) -> State:
    """Lay all cards and cubes."""
    seats = everyone(len(names.players))
    cells = read_listing(raw["field"]) if "field" in raw else _usual_field(options, len(seats))
    fronts = [_front(raw, name) for name in names.players]
    piles = {key: _letters(raw, key) for key in ("deck", "discard", "drawn")}
    zones = [*(row + closed for row, closed in fronts), *piles.values()]
    written = [cell.letter for cell in cells] + [letter for zone in zones for letter in zone]
    printer = Printer(options, written)
    trees = tuple(_tree(cell, names) for cell in cells)
    lying = printer.cards([cell.letter for cell in cells])
    won = tuple(printer.cards(row) for row, _ in fronts)
    hidden = tuple(printer.cards(closed) for _, closed in fronts)
    drawn = printer.cards(piles["drawn"])
    if raw.get("phase") == "grow" and not drawn:
        drawn = printer.unseen(DRAWN)
    discard, deck = printer.cards(piles["discard"]), printer.cards(piles["deck"])
    if "deck" not in raw:
        length = SIZES[len(seats)].deck if options.deck_size is None else options.deck_size
        deck = printer.unseen(length)
    field = Field(trees)
    supply = raw.get("supply") or {}
    return State(
        options=options,
        seats=len(seats),
        faces="".join(printer.faces),
        prices=(options.deck or DECK).piles[TREES].prices(),
        first=Seat(0),
        round=1,
        phase=Writing(START),
        ticket=Ticket(1),
        field=field,
        lying=lying,
        deck=deck,
        discard=discard,
        drawn=drawn,
        fronts=tuple(Front("".join(row), len(closed)) for row, closed in fronts),
        won=won,
        hidden=hidden,
        supply=tuple(
            int(supply.get(name, max(0, CUBES[len(seats)] - field.cubes_of(Seat(seat)))))
            for seat, name in enumerate(names.players)
        ),
        drafts=(None,) * len(seats),
        ready=tuple(names.seat(name) for name in _listed(raw, "ready")),
    )


def _usual_field(options: ForestOptions, seats: int) -> list[Cell]:
    """Lay the first cards of the box face up."""
    size = SIZES[seats]
    cards = cards_of(options.deck or DECK)[: size.rows * size.columns]
    places = (Place(*divmod(number, size.columns)) for number in range(len(cards)))
    return [
        Cell(place, closed=False, letter=card.letter, cubes="")
        for place, card in zip(places, cards, strict=True)
    ]


def _tree(cell: Cell, names: Names) -> Tree:
    signs = Counter(names.by_sign(sign) for sign in cell.cubes)
    cubes = tuple(signs[seat] for seat in everyone(len(names.players)))
    return Tree(cell.place, None if cell.closed else Letter(cell.letter), cubes)


def _front(raw: Raw, name: str) -> tuple[list[str], list[str]]:
    """Read a front: its letters face up, and those face down, `""` where unknown."""
    row = tokens(fold(str((raw.get("fronts") or {}).get(name) or "")))
    opened = [token for token in row if not token.startswith("#")]
    return opened, [token[1:] for token in row if token.startswith("#")]


def _listed(raw: Raw, key: str) -> list[str]:
    """Read a list, or the one thing that it would hold."""
    told = raw.get(key) or []
    return [told] if isinstance(told, str) else [str(each) for each in told]


def _letters(raw: Raw, key: str) -> tuple[str, ...]:
    return tokens(fold(str(raw.get(key) or "")))


def _first(raw: Raw, options: ForestOptions, names: Names, phase: str) -> Seat:
    """Say who holds the hourglass: whoever decides in phase 4, if nothing is said (FO-26)."""
    if raw.get("first") is not None:
        return names.seat(raw["first"])
    if options.first is not None:
        return options.first
    decides = phase in {"grow", "prune"} and raw.get("turn") is not None
    return names.seat(raw["turn"]) if decides else Seat(0)


def _drafts(raw: Raw, state: State, names: Names) -> Iterator[Draft | None]:
    said = raw.get("drafts") or {}
    for seat, name in enumerate(names.players):
        text = str(said.get(name) or "")
        yield draft_of(state, Seat(seat), text, fold(text.strip())) if text else None


def _shown(state: State, phase: str) -> State:
    """Show all words, as long as no dictionary is at hand: those that can be made of cards stand.

    Where the dictionary's refusals are being appealed, it has refused them.
    """
    refused = state.options.referee is Referee.APPEAL and phase in {"answer", "vote"}
    reason = WordReason.UNKNOWN if refused else WordReason.LEGAL
    words = []
    for seat, draft in enumerate(state.drafts):
        if draft is None:
            words.append(Shown())
            continue
        fault = fault_of(state, Seat(seat), replace(draft, used=False))
        verdict = None
        if fault is None:
            verdict = Verdict(draft.word, reason, edition="", shown=draft.text)
            fault = Fault.ILLEGAL if refused else None
        words.append(Shown(draft.text, draft.word, fault, draft.need, verdict))
    state = replace(state, words=tuple(words), ready=())
    if phase in {"answer", "vote"}:
        return state
    return with_taken(state, (shown.text for shown in words if shown.stands))


def _in_phase(state: State, raw: Raw, names: Names, phase: str) -> State:
    """Begin a phase after the reveal; who is to decide has the whole time."""
    match phase:
        case "answer":
            return replace(state, phase=answering(state, START))
        case "vote":
            return _at_the_vote(state)
        case "over":
            outcome = outcome_of(state, end_reason(state) or "deck_empty")
            return replace(state, phase=Ended(), outcome=outcome)
        case _:
            return replace(state, phase=_decision(state, raw, names, phase))


def _at_the_vote(state: State) -> State:
    """Vote on the first player's word that can be contested, or on the first that is written."""
    stands = state.options.referee is Referee.VOTE
    order = tuple(clockwise(state.first, state.seats))
    written = [seat for seat in order if state.words[seat].word]
    if not written:
        raise ValueError("drafts: голосовать не о чем, слов никто не написал")
    judged = (seat for seat in written if state.words[seat].verdict is not None)
    of = next((seat for seat in judged if state.words[seat].stands is stands), written[0])
    ballot = Ballot(everyone(state.seats), _later(state.options.vote))
    return replace(state, phase=Voting(of, state.words[of].text), ballot=ballot)


def _decision(state: State, raw: Raw, names: Names, phase: str) -> Phase:
    decide = state.options.decide
    until = None if decide is None else _later(decide)
    turn = _turn(state, phase) if raw.get("turn") is None else names.seat(raw["turn"])
    match phase:
        case "place":
            return Placing(turn, until)
        case "lead":
            return Leading(turn, _at(state, raw), until)
        case "elder":
            return Electing(turn, until)
        case "grow":
            return Growing(turn, until)
        case "prune":
            return Pruning(turn, until)
        case _:
            raise ValueError(f"нет такой фазы: {phase}")


def _turn(state: State, phase: str) -> Seat:
    """Say who decides where nothing is said: the first player, or the first who is an elder."""
    order = clockwise(state.first, state.seats)
    elders = (seat for seat in order if any(state.field.threes(seat)))
    return next(elders, state.first) if phase == "elder" else state.first


def _at(state: State, raw: Raw) -> Place:
    """Say which card was won: the first face-down one without a cube, if nothing is said."""
    if raw.get("at") is not None:
        return place_told(state.field, raw["at"])
    bare = (tree for tree in state.field.trees if tree.letter is None and not any(tree.cubes))
    tree = next(bare, None)
    if tree is None:
        raise ValueError("at: на поле нет закрытой карты без кубов, о которой можно спросить")
    return tree.place


def _later(span: int) -> Instant:
    return later(START, seconds(span))
