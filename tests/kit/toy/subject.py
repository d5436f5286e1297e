"""What the laws need to know of the toy."""

from collections.abc import Hashable, Sequence
from random import Random

from msgspec.structs import replace

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Viewer, everyone
from bukvitsa.kernel.words import Lexicon
from bukvitsa.letters.cards import CardId
from bukvitsa.lexicon.listed import ListedLexicon

from .game import Toy
from .rules import CARDS
from .values import (
    Act,
    Call,
    Dealt,
    Drawn,
    Event,
    Laid,
    Lay,
    Menu,
    Note,
    RoundEnded,
    State,
    ToyOptions,
    View,
    Vote,
)

WORDS = ("кот", "ток", "рот", "том", "мак", "рак", "от", "ат", "ком")


class ToySubject:
    def __init__(self, game: AnyGame | None = None) -> None:
        self.game: AnyGame = game or Toy()
        self.lexicon: Lexicon = ListedLexicon(WORDS)

    def options(self, dice: Random) -> ToyOptions:
        return ToyOptions(
            referee=dice.choice(list(Referee)),
            rounds=dice.randint(1, 3),
            turn=dice.randint(5, 60),
            ban=dice.choice(((), ("кот",))),
        )

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        acts: list[Act] = [Lay(card) for card in menu.lay]
        acts += [Note(dice.choice(("", "а", "тайна")))] if menu.note else []
        acts += [Vote(dice.choice(list(Voice)))] if menu.vote else []
        heap = [face for _, face in view.heap]
        if menu.call and len(heap) >= 2:
            acts.append(Call("".join(dice.sample(heap, dice.randint(2, min(4, len(heap)))))))
        return acts

    def wild(self, view: View, dice: Random) -> Act:
        held = [card for card, _ in view.own]
        return dice.choice(
            (
                Lay(dice.choice((*held, CardId(-1), CardId(3), CardId(len(CARDS))))),
                Call(dice.choice((*WORDS, "", "a", "ъъъ", "кот кот"))),
                Vote(dice.choice(list(Voice))),
                Note("проба"),
            )
        )

    def permits(self, menu: Menu, act: Act) -> bool:
        match act:
            case Lay(card):
                return card in menu.lay
            case Call():
                return menu.call
            case Vote():
                return menu.vote
            case Note():
                return menu.note

    def zones(self, state: State) -> Sequence[Sequence[Hashable]]:
        return [state.deck, state.heap, *state.hands, *state.taken]

    def everything(self, state: State) -> frozenset[Hashable]:
        return frozenset(range(len(state.faces)))

    def faces(self, state: State) -> Sequence[Hashable]:
        return state.faces

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        hidden = list(state.deck)
        for seat in everyone(state.seats):
            hidden += [] if seat == viewer else state.hands[seat]
        moved = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
        faces = tuple(
            state.faces[moved.get(CardId(card), CardId(card))] for card in range(len(state.faces))
        )
        notes = tuple(
            note if seat == viewer else dice.choice(("", "другое"))
            for seat, note in enumerate(state.notes)
        )
        return replace(state, faces=faces, notes=notes)

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        match event:
            case Laid() | RoundEnded():
                return True
            case Drawn(by):
                return by == viewer
            case Dealt():
                return isinstance(viewer, int)
            case _:
                return False
