"""Tables of Анаграммы put together by hand, for whoever looks at one."""

from collections.abc import Sequence

from msgspec.structs import replace

from bukvitsa.games.anagrams.lying import OpenCard, TableWord, WordId, letters_by_seat
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.games.anagrams.phases import Claim, Held, LastCall, Play
from bukvitsa.games.anagrams.seen import PhaseSeen, View
from bukvitsa.games.court import Rulings
from bukvitsa.kernel.moments import START, Instant, Span
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

HELD = Held(Span(0), (Span(0), Span(0)))


def view_of(
    middle: str,
    words: Sequence[tuple[int, str]] = (),
    seats: int = 2,
    you: int | None = 0,
    phase: PhaseSeen | None = None,
) -> View:
    """Lay letters into the middle and words before their owners, the oldest first."""
    lying = tuple(
        TableWord(WordId(age), Seat(owner), word, word, tuple(map(CardId, range(len(word)))))
        for age, (owner, word) in enumerate(words)
    )
    return View(
        you=None if you is None else Seat(you),
        options=AnagramsOptions(),
        seats=seats,
        phase=phase or Play(Seat(0), None),
        deck=10,
        middle=tuple(OpenCard(CardId(at), Letter(face)) for at, face in enumerate(middle)),
        words=lying,
        letters=letters_by_seat(lying, seats),
        rests=(START,) * seats,
        appealable=(),
        rulings=Rulings(),
    )


def with_options(view: View, **changed: object) -> View:
    """Agree on something else."""
    return replace(view, options=replace(view.options, **changed))


def claim_of(word: str, by: int = 1, used: Sequence[TableWord] = ()) -> Claim:
    """Call a word."""
    cards = tuple(map(CardId, range(len(word))))
    lying = TableWord(WordId(9), Seat(by), word, word, cards)
    return Claim(lying, tuple(used), Verdict(word, WordReason.LEGAL, edition=""))


def last_call(*done: int) -> LastCall:
    """Empty the deck; these see no more."""
    return LastCall(Instant(60_000), tuple(map(Seat, done)))
