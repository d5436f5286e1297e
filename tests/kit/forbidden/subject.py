"""What the laws need to know of «Запретные слова»."""

from collections.abc import Hashable, Sequence
from random import Random

from msgspec.structs import replace

from bukvitsa.games.forbidden.acts import Act, Appeal, Call, Doubt, Hush, Lay, Mover, Next, Open
from bukvitsa.games.forbidden.cards import Card, Face
from bukvitsa.games.forbidden.events import Dealt, Event, Laid, VoteEnded, WindowClosed
from bukvitsa.games.forbidden.game import Forbidden
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.seen import Menu, View
from bukvitsa.games.forbidden.state import Answering, Laying, Phase, State, Voting
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Viewer, everyone
from bukvitsa.kernel.words import Lexicon
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId, Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.lexicon.listed import ListedLexicon

WORDS = ("кот", "ток", "рот", "тоска", "сор", "сок", "рис", "кит", "тик", "репа", "пир", "пар",
         "рак", "карп", "апорт", "оса", "коса", "треск", "иск", "ар", "кир", "окорок")  # fmt: skip


def small_deck(dice: Random, seats: int = 6) -> Deck:
    """Draw a deck of few letters, black vowels among them, that is soon over."""
    extra = dice.randint(1, 12)
    letters = dice.choices("кортспиа", k=3 * seats + extra)
    black = tuple(
        Stack(Letter(letter), letters.count(letter)) for letter in sorted(dict.fromkeys(letters))
    )
    red = tuple(Stack(Letter(letter), 2) for letter in "аеио")
    return Deck("Проба", {"black": Pile(black), "red": Pile(red)})


class ForbiddenSubject:
    def __init__(self, game: AnyGame | None = None) -> None:
        self.game: AnyGame = game or Forbidden()
        self.lexicon: Lexicon = ListedLexicon(WORDS)

    def options(self, dice: Random) -> ForbiddenOptions:
        return ForbiddenOptions(
            referee=dice.choice(list(Referee)),
            vote=dice.choice((5, 20, 60)),
            proper_names=dice.random() < 0.2,
            slang=dice.random() < 0.2,
            family=dice.random() < 0.2,
            allow=dice.choice(((), ("ткс",), ("ёкр",))),
            ban=dice.choice(((), ("кот", "оса"))),
            first=dice.choice((None, *everyone(2))),
            call_window=dice.choice((0, 2, 5, 30)),
            cooldown=dice.choice((0, 3, 30)),
            turn=dice.choice((None, 20, 90, 90)),
            games=dice.choice((1, 1, 2, 3)),
            deck=dice.choice((None, small_deck(dice))),
        )

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        acts: list[Act] = [Lay(card) for card in _told_apart(view) if card in menu.lay]
        acts += [Open(card) for card in dice.sample(menu.open, min(1, len(menu.open)))]
        acts += [Hush()] if menu.hush else []
        acts += [Accept(), Doubt()] if menu.answer else []
        acts += [Vote(dice.choice(list(Voice)))] if menu.vote else []
        acts += [Appeal(word) for word in menu.appeal]
        acts += [Next(mover) for mover in menu.next]
        if menu.call:
            acts.append(self._call(view, dice))
        return acts

    def _call(self, view: View, dice: Random) -> Call:
        """Draw a word, mostly of letters that lie there, with a red card named if there is one."""
        letters = [face.letter for face in view.conversation]
        words = [
            word for word in WORDS if all(word.count(x) <= letters.count(Letter(x)) for x in word)
        ]
        if words and dice.random() < 0.7:
            word = dice.choice(words)
            reds = [
                place
                for place, x in enumerate(word)
                if Face(Letter(x), red=True) in view.conversation
            ]
            return Call(word, tuple(reds[:1])) if dice.random() < 0.5 else Call(word)
        if len(letters) >= 3 and dice.random() < 0.7:
            return Call("".join(dice.sample(letters, 3)))
        return Call(dice.choice((*WORDS, "да", "ткс")))

    def wild(self, view: View, dice: Random) -> Act:
        cards = [*_told_apart(view), *(card.id for card in view.showcase)]
        word = dice.choice((*WORDS, "", "a", "kот", "кот кот", "ъъъ", "ы", "к" * 50, "оа", "ркт"))
        red = dice.choice(((), (), (0,), (1,), (0, 0), (-1,), (7,)))
        held = {card.id for card in view.own}
        foreign = next(number for number in range(9, 13) if number not in held)
        card = dice.choice((*cards, CardId(-1), CardId(0), CardId(foreign), CardId(500)))
        return dice.choice(
            (
                Lay(card), Open(card), Call(word, red), Appeal(word, red), Hush(), Accept(),
                Doubt(), Vote(dice.choice(list(Voice))), Next(dice.choice(list(Mover))),
            )
        )  # fmt: skip

    def permits(self, menu: Menu, act: Act) -> bool:
        match act:
            case Lay(card):
                return card in menu.lay
            case Open(card):
                return card in menu.open
            case Call():
                return menu.call
            case Appeal(word):
                return word in menu.appeal
            case Hush():
                return menu.hush
            case Accept() | Doubt():
                return menu.answer
            case Vote():
                return menu.vote
            case Next(mover):
                return mover in menu.next

    def zones(self, state: State) -> Sequence[Sequence[Hashable]]:
        deck = range(state.deck, len(state.cards))
        return [
            state.conversation,
            state.showcase,
            deck,
            state.discard,
            *state.hands,
            *state.penalties,
        ]

    def everything(self, state: State) -> frozenset[Hashable]:
        return frozenset(range(len(state.cards)))

    def faces(self, state: State) -> Sequence[Hashable]:
        """List the black letters: the red ones lie open, and are shuffled by themselves."""
        return [card.face.letter for card in state.cards if not card.face.red]

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        hidden: list[int] = [*range(state.deck, len(state.cards)), *state.discard]
        for seat in everyone(state.series.seats):
            hidden += [] if seat == viewer else state.hands[seat]
        moved = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
        cards = tuple(
            Card(card.id, state.cards[moved.get(card.id, card.id)].face) for card in state.cards
        )
        return replace(state, cards=cards, phase=_other(state, viewer, dice))

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        match event:
            case Laid() | WindowClosed() | VoteEnded():
                return True
            case Dealt():
                return isinstance(viewer, int)
            case _:
                return False


def _told_apart(view: View) -> list[CardId]:
    """Of equal cards in a hand name the one held longest, as a scene does that names a letter."""
    letters = [card.face.letter for card in view.own]
    return [card.id for at, card in enumerate(view.own) if card.face.letter not in letters[:at]]


def _other(state: State, viewer: Viewer, dice: Random) -> Phase:
    """Change who has said «молчу» and how others have voted, as far as the viewer cannot know."""
    phase = state.phase
    match phase:
        case Laying():
            return _hushed_by_others(state, phase, viewer, dice)
        case Answering(held=held):
            return replace(phase, held=_hushed_by_others(state, held, viewer, dice))
        case Voting(held=held, ballot=ballot):
            voices = {
                seat: voice if seat == viewer else dice.choice(list(Voice))
                for seat, voice in ballot.voices.items()
            }
            held = _hushed_by_others(state, held, viewer, dice)
            return replace(phase, held=held, ballot=replace(ballot, voices=voices))
        case _:
            return phase


def _hushed_by_others(state: State, laying: Laying, viewer: Viewer, dice: Random) -> Laying:
    if laying.opens is None:
        return laying
    seats = everyone(state.series.seats)
    asked = [seat for seat in seats if seat not in {laying.turn, laying.last}]
    own = tuple(seat for seat in laying.hushed if seat == viewer)
    others = [seat for seat in asked if seat != viewer]
    room = len(asked) - 1 - len(own)
    return replace(
        laying, hushed=(*own, *dice.sample(others, dice.randint(0, min(room, len(others)))))
    )


class DeckSubject(ForbiddenSubject):
    """Changes the order of the deck alone: a card that was in a hand then is no new sight."""

    def __init__(self, game: AnyGame | None = None) -> None:
        super().__init__(game)
        self._drawn_later = 0

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        self._drawn_later = state.deck
        faces = [card.face for card in state.cards[state.deck :]]
        mixed = dice.sample(faces, len(faces))
        deck = (Card(CardId(state.deck + place), face) for place, face in enumerate(mixed))
        return replace(state, cards=(*state.cards[: state.deck], *deck))

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        if isinstance(event, Laid):
            return event.by == viewer or event.card.id >= self._drawn_later
        return super().discloses(event, viewer)
