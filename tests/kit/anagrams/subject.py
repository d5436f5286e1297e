"""What the laws need to know of Анаграммы."""

from collections.abc import Hashable, Sequence
from random import Random

from msgspec.structs import replace

from bukvitsa.games.anagrams.acts import Act, Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.events import Event, Flipped, VoteEnded
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.games.anagrams.lying import WordId
from bukvitsa.games.anagrams.options import AnagramsOptions, Layout
from bukvitsa.games.anagrams.phases import LastCall, Play, Voting
from bukvitsa.games.anagrams.seen import Menu, View
from bukvitsa.games.anagrams.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, Viewer
from bukvitsa.kernel.words import Lexicon
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId, Pile, Stack
from bukvitsa.letters.deck import Deck
from bukvitsa.letters.word import read_word
from bukvitsa.lexicon.listed import ListedLexicon

WORDS = (
    "кот", "ток", "окот", "котёл", "рот", "крот", "корт", "ком", "мак", "рак", "карта", "тракт",
    "акт", "такт", "каток", "молоко", "комок", "мрак", "марка", "рама", "арка", "отара", "окорок",
    "ёлка", "лето", "тело", "клей", "лом", "мол", "мел", "ром", "мор", "кома", "рота",
)  # fmt: skip
"""Words that hold one another, of few letters."""

ODD = ("", "кoт", "кот кот", "к1т", "ъъъ", "ка", "ромок", "токат", "карам", "отк", "рамак")


def small_deck(dice: Random) -> Deck:
    """Draw a deck that is soon empty."""
    letters = dice.sample("акотрмел", dice.randint(3, 8))
    stacks = tuple(Stack(Letter(letter), dice.randint(1, 4)) for letter in sorted(letters))
    return Deck("Горсть", {"letters": Pile(stacks)}, dice.choice(({}, {"wild": 4})))


def earliest(view: View) -> int:
    """Say what the clock shows at least, by the time that a player to move or the table has."""
    match view.phase:
        case Play(_, until) if until is not None and view.options.flip_after is not None:
            return until - 1000 * view.options.flip_after
        case LastCall(until):
            return until - 1000 * view.options.last_call
        case _:
            return 0


class AnagramsSubject:
    def __init__(self, game: AnyGame | None = None) -> None:
        self.game: AnyGame = game or Anagrams()
        self.lexicon: Lexicon = ListedLexicon(WORDS)

    def options(self, dice: Random) -> AnagramsOptions:
        return AnagramsOptions(
            referee=dice.choice(list(Referee)),
            vote=dice.randint(5, 40),
            proper_names=dice.random() < 0.2,
            slang=dice.random() < 0.2,
            family=dice.random() < 0.2,
            allow=dice.choice(((), ("токат", "ромок"))),
            ban=dice.choice(((), ("кот", "ром"))),
            first=dice.choice((None, Seat(0), Seat(1))),
            min_length=dice.choice((3, 3, 3, 4, 5, 6)),
            extended=dice.random() < 0.2,
            flip_after=dice.choice((None, 5, 20, 120)),
            cooldown=dice.choice((0, 0, 2, 30)),
            last_call=dice.choice((10, 60, 300)),
            doubt=dice.randint(3, 30),
            layout=dice.choice(list(Layout)),
            deck=dice.choice((None, small_deck(dice), small_deck(dice), small_deck(dice))),
        )

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        acts: list[Act] = [Flip()] if menu.flip else []
        if menu.call is not None and menu.call <= earliest(view):
            acts += [Call(dice.choice(WORDS)) for _ in range(2)]
            acts += [Call(word, take) for word, take in self._steals(view, dice)]
        acts += [Appeal(word) for word in menu.appeal]
        acts += [Done()] if menu.done else []
        acts += [Accept(), Doubt()] if menu.answer else []
        acts += [Vote(dice.choice(list(Voice)))] if menu.vote else []
        return acts

    def _steals(self, view: View, dice: Random) -> list[tuple[str, tuple[WordId, ...] | None]]:
        """Mix some letters of the middle with some words: it is a word now and then."""
        if not view.middle:
            return []
        some = dice.sample(view.words, min(len(view.words), dice.randint(0, 2)))
        loose = dice.sample(view.middle, min(len(view.middle), dice.randint(1, 3)))
        letters = [*"".join(word.word for word in some), *(card.face for card in loose)]
        heard = "".join(dice.sample(letters, len(letters)))
        return [
            (heard, None),
            (heard, tuple(word.id for word in some)),
            (dice.choice(WORDS), tuple(word.id for word in some)),
        ]

    def wild(self, view: View, dice: Random) -> Act:
        word = dice.choice((*WORDS, *ODD))
        ids = [WordId(each) for each in (-1, 0, 0, 1, 2, 3, 99)]
        take = dice.choice((None, (), tuple(dice.sample(ids, dice.randint(1, 2)))))
        return dice.choice(
            (
                Flip(),
                Call(word, take),
                Call(word),
                Appeal(word, take),
                Done(),
                Accept(),
                Doubt(),
                Vote(dice.choice(list(Voice))),
            )
        )

    def permits(self, menu: Menu, act: Act) -> bool:
        match act:
            case Flip():
                return menu.flip
            case Call():
                return menu.call is not None
            case Appeal(word):
                return read_word(word) in menu.appeal
            case Done():
                return menu.done
            case Accept() | Doubt():
                return menu.answer
            case Vote():
                return menu.vote

    def zones(self, state: State) -> Sequence[Sequence[Hashable]]:
        deck = [CardId(card) for card in range(state.opened, len(state.faces))]
        middle = [card.card for card in state.middle]
        return [deck, middle, *(word.cards for word in state.words)]

    def everything(self, state: State) -> frozenset[Hashable]:
        return frozenset(range(len(state.faces)))

    def faces(self, state: State) -> Sequence[Hashable]:
        return state.faces

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        """Change the order of the deck, and what others have voted."""
        closed = state.faces[state.opened :]
        faces = state.faces[: state.opened] + "".join(dice.sample(closed, len(closed)))
        phase = state.phase
        if isinstance(phase, Voting):
            voices = {
                seat: voice if seat == viewer else dice.choice(list(Voice))
                for seat, voice in phase.ballot.voices.items()
            }
            phase = replace(phase, ballot=replace(phase.ballot, voices=voices))
        return replace(state, faces=faces, phase=phase)

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        return isinstance(event, Flipped | VoteEnded)
