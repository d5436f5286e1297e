"""What the laws need to know of Ундервуд."""

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain
from random import Random

from msgspec.structs import replace

from bukvitsa.games.underwood.acts import Act, Appeal, Doubt, Exchange, Feed, Finish, Lay, Swap
from bukvitsa.games.underwood.cards import Card, Cards
from bukvitsa.games.underwood.events import (
    Accepted,
    Begun,
    Doubted,
    Event,
    TurnBegun,
    Voted,
)
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.pack import STANDARD
from bukvitsa.games.underwood.phases import Answering
from bukvitsa.games.underwood.seen import Menu, View
from bukvitsa.games.underwood.state import State, Voting
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Ballot, Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, Viewer
from bukvitsa.kernel.words import Lexicon
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.deck import Deck, read_deck
from bukvitsa.lexicon.listed import ListedLexicon

from .layings import any_lay, held_longest, possible_lay, settled, spellable

WORDS = (
    "кот", "ток", "рот", "сок", "нос", "сон", "окно", "роса", "коса", "нота", "трата", "кокос",
    "соната", "корсар", "тарарам", "ракита", "остров", "аксиома", "отара", "ар", "ом", "иса",
    "атака", "старт", "каратист", "антракт", "косинор", "ёкнот",
)  # fmt: skip
"""Words and rows of letters that few letters make, of every length that a prize asks for."""

FEW = read_deck(
    'title = "Малая"\n[letters]\ntotal = 72\ncards = "А14/1 О12/1 К10/2 Т10/2 Р8/3 С8/3 Н6/2 И4/5"'
    "\n[counts]\nwild = 12\nPR-8 = 4\nPR-9 = 3\nPR-6 = 4"
)
"""So few letters that words come by themselves, and so many wild cards that they are swapped."""

THIN = read_deck('title = "Тонкая"\n[letters]\ntotal = 71\ncards = "А30/1 О20/1 К11/2 Т10/9"')
"""Just enough for ten players: the deck runs out at once."""


class UnderwoodSubject:
    def __init__(self, game: AnyGame | None = None) -> None:
        self.game: AnyGame = game or Underwood()
        self.lexicon: Lexicon = ListedLexicon(WORDS)

    def options(self, dice: Random) -> UnderwoodOptions:
        return UnderwoodOptions(
            referee=dice.choice(list(Referee)),
            vote=dice.choice((5, 20)),
            doubt=dice.choice((3, 10)),
            turn=dice.choice((20, 90, 90, None)),
            target=dice.choice((30, 60, 100)),
            rounds=dice.choice((1, 2, 3)),
            prizes=dice.random() < 0.8,
            extended=dice.random() < 0.2,
            proper_names=dice.random() < 0.2,
            slang=dice.random() < 0.2,
            family=dice.random() < 0.2,
            allow=dice.choice(((), ("аа", "окот"))),
            ban=dice.choice(((), ("кот", "сон"))),
            first=dice.choice((None, Seat(0), Seat(1))),
            deck=self.deck(dice),
        )

    def deck(self, dice: Random) -> Deck | None:
        return dice.choice((None, STANDARD, FEW, FEW, FEW, THIN))

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        letters = dice.sample(menu.feed, min(2, len(menu.feed)))
        acts: list[Act] = [Feed(held_longest(view, card)) for card in letters]
        acts += [Finish()] if menu.finish else []
        acts += [Accept(), Doubt()] if menu.answer else []
        acts += [Vote(voice) for voice in Voice] if menu.vote else []
        if menu.exchange_most:
            count = dice.randint(1, menu.exchange_most)
            acts.append(Exchange(tuple(dice.sample(menu.exchange, count))))
        if menu.lay:
            acts += self._layings(view, dice)
        if menu.appeal:
            acts += self._appeals(view, dice)
        return acts

    def _layings(self, view: View, dice: Random) -> list[Lay]:
        words = [*dice.sample(WORDS, 5), *view.options.allow]
        if view.options.referee is Referee.VOTE:
            words.append(spellable(view, dice))
        out = {*view.options.ban, *view.ruled_out}
        words = [fold for word in words if len(fold := word.replace("ё", "е")) > 1]
        found = (possible_lay(view, word, dice) for word in words if word not in out)
        return [lay for lay in found if lay is not None][:2]

    def _appeals(self, view: View, dice: Random) -> list[Appeal]:
        word = spellable(view, dice)
        legal = {*WORDS, *view.options.allow, *view.options.ban, *view.ruled_in, *view.ruled_out}
        if len(word) < 2 or word in legal:
            return []
        lay = possible_lay(view, word, dice)
        return [] if lay is None else [Appeal(lay)]

    def wild(self, view: View, dice: Random) -> Act:
        cards = [card.id for card in (*view.own, *view.ribbon)]
        cards += [CardId(-1), CardId(3), CardId(70), CardId(10_000)]
        word = dice.choice((*WORDS, "", "a", "ъъъ", "кот кот", "я", "к", "ро-т"))
        some = tuple(dice.choices(cards, k=len(word)))
        swaps = (Swap(Seat(dice.randint(-1, 3)), dice.randint(-1, 2), 0, dice.choice(cards)),)
        lay = dice.choice(
            (
                any_lay(view, word, dice) if word.isalpha() else Lay(word, ()),
                any_lay(view, dice.choice(WORDS), dice),
                Lay(word, some),
                Lay(word, some, swaps, dice.choice(cards), tuple(dice.choices(cards, k=2))),
            )
        )
        lay = settled(view, lay)
        return dice.choice(
            (
                lay,
                lay,
                Appeal(lay),
                Exchange(tuple(dice.choices(cards, k=dice.randint(0, 3)))),
                Feed(held_longest(view, dice.choice(cards))),
                Finish(),
                Accept(),
                Doubt(),
                Vote(dice.choice(list(Voice))),
            )
        )

    def permits(self, menu: Menu, act: Act) -> bool:
        match act:
            case Exchange(cards):
                fit = 1 <= len(cards) <= menu.exchange_most and len(set(cards)) == len(cards)
                return fit and set(cards) <= set(menu.exchange)
            case Lay():
                return menu.lay
            case Appeal():
                return menu.appeal
            case Feed(card):
                return card in menu.feed
            case Finish():
                return menu.finish
            case Accept() | Doubt():
                return menu.answer
            case Vote():
                return menu.vote

    def zones(self, state: State) -> Sequence[Sequence[Hashable]]:
        return [[card.id for card in zone] for zone in zones_of(state)]

    def everything(self, state: State) -> frozenset[Hashable]:
        return frozenset(range(sum(state.counts.values())))

    def faces(self, state: State) -> Sequence[Hashable]:
        cards = {card.id: card.face for card in chain(*zones_of(state))}
        return [cards[number] for number in sorted(cards)]

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        phase = state.phase
        shown: set[CardId] = set()
        if isinstance(phase, Answering | Voting):
            shown = {card.id for card in phase.claim.placement.spent()}
        zones = [state.deck, *(hand for seat, hand in enumerate(state.hands) if seat != viewer)]
        hidden = [card for card in chain(*zones) if card.id not in shown]
        faces = dice.sample([card.face for card in hidden], len(hidden))
        moved = {card.id: Card(card.id, face) for card, face in zip(hidden, faces, strict=True)}

        def turned(zone: Cards) -> Cards:
            return tuple(moved.get(card.id, card) for card in zone)

        if isinstance(phase, Voting):
            phase = replace(phase, ballot=other_voices(phase.ballot, viewer, dice))
        return replace(
            state, deck=turned(state.deck), hands=tuple(map(turned, state.hands)), phase=phase
        )

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        match event:
            case Begun() | Accepted() | Doubted() | Voted():
                return False
            case TurnBegun(by):
                return by == viewer
            case _:
                return True


def zones_of(state: State) -> Iterable[Cards]:
    """List every place where cards lie; a card that serves several letters lies there once."""
    yield from (state.deck, state.ribbon, state.out, *state.hands)
    for word in chain(*state.words):
        yield tuple(dict.fromkeys(word.cards))
        yield word.extra
        yield () if word.prize is None else (word.prize,)


def other_voices(ballot: Ballot, viewer: Viewer, dice: Random) -> Ballot:
    """Let those who have voted have voted otherwise."""
    voices = {
        seat: voice if seat == viewer else dice.choice(list(Voice))
        for seat, voice in ballot.voices.items()
    }
    return replace(ballot, voices=voices)
