"""A sound player of Шёпот леса who looks one move ahead, at every decision the game asks."""

from random import Random
from typing import assert_never

from bukvitsa.games.forest.acts import (
    Act,
    Doubt,
    Elder,
    Grow,
    Guard,
    NoElder,
    NoGuard,
    NoPrune,
    Ready,
    Write,
)
from bukvitsa.games.forest.seen import (
    Answering,
    Electing,
    Ended,
    Growing,
    Leading,
    Placing,
    Pruning,
    View,
    Voting,
    Writing,
    menu,
)
from bukvitsa.games.forest.ways import best_mark, best_way
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import CORE_ONLY

from .closed import best_edge, best_pruning, best_three, guards
from .search import best_word

USUAL = "аоиернтклспвмдугбзяьчйыжхцшщюфэъ"
"""Letters as often as nouns ask for them, the most usual first."""

ONE_MORE = 8
"""A letter that lies open once already is as little wanted as one that is so much less usual."""


class GreedyMind:
    """Takes what wins most now; writes words of the core tier only (WD-15)."""

    def __init__(self, book: Book) -> None:
        """Know the words of a lexicon."""
        self._book = book

    def think(self, view: View, dice: Random) -> Act | None:
        """Name the best act that is awaited now."""
        you, phase = view.you, view.phase
        if you is None:
            return None
        match phase:
            case Writing():
                return self._write(view, you, dice)
            case Answering():
                return self._answer(view)
            case Voting():
                return self._vote(view, phase) if menu(view).vote else None
            case Ended():
                return None
            case Placing() | Leading() | Electing() | Growing() | Pruning():
                return _decision(view, you, phase) if phase.turn == you else None
            case _:
                assert_never(phase)

    def _write(self, view: View, you: Seat, dice: Random) -> Act | None:
        """Write the best word, then say «готово»; without a word say so at once (FO-8)."""
        if you in view.ready:
            return None
        if view.draft is not None:
            return Ready()
        vocabulary = self._book.vocabulary(view.options.words(), CORE_ONLY)
        word = best_word(view, vocabulary, dice)
        return Ready() if word is None else Write(word)

    def _answer(self, view: View) -> Act | None:
        """Doubt what the dictionary does not know (WD-14, WD-17)."""
        offered = menu(view)
        for seat in offered.doubt:
            if not self._known(view, view.words[seat].word):
                return Doubt(seat)
        return Accept() if offered.accept else None

    def _vote(self, view: View, phase: Voting) -> Vote:
        """Vote by the dictionary (WD-14)."""
        return Vote(Voice.YES if self._known(view, phase.word) else Voice.NO)

    def _known(self, view: View, word: str) -> bool:
        return self._book.judge(word, view.options.words()).legal


def _decision(
    view: View, you: Seat, phase: Placing | Leading | Electing | Growing | Pruning
) -> Act | None:
    match phase:
        case Placing():
            return _mark(view, you)
        case Leading():
            return Guard() if guards(view, phase.at) else NoGuard()
        case Electing():
            return NoElder() if _lost_by_the_end(view, you) else _elder(view, you)
        case Growing():
            return _grow(view)
        case Pruning():
            return _prune(view)
        case _:
            assert_never(phase)


def _mark(view: View, you: Seat) -> Act:
    """Mark the own word in the best way, or a card instead (FO-13, FO-17)."""
    shown = view.words[you]
    return best_way(view, shown.word) if shown.stands else best_mark(view)


def _elder(view: View, you: Seat) -> Elder:
    """Take a card for three cubes that come home (FO-24)."""
    return Elder(best_three(tuple(view.field.threes(you))))


def _lost_by_the_end(view: View, you: Seat) -> bool:
    """Tell whether taking the deck's last card would end the game before it is won (FO-25)."""
    gained = 2 if view.options.prices else 1
    own = view.scores[you] + gained
    return view.deck == 1 and own < max(view.scores)


def _grow(view: View) -> Grow:
    """Lay the card that will be in most words, where it helps own cubes (FO-26)."""
    letters, there = view.drawn_letters, view.field.letters

    def wanted(card: int) -> int:
        return USUAL.index(letters[card]) + ONE_MORE * there.count(letters[card])

    return Grow(min(range(len(letters)), key=wanted), best_edge(view))


def _prune(view: View) -> Act:
    """Thin the field out if that helps own cubes more than others' (FO-27)."""
    offered = menu(view).prune
    assert offered is not None
    return best_pruning(view, offered) or NoPrune()
