"""The referee as a table has seated it: the dictionary, an appeal, or the table's own vote.

All four games ask here whether a word is legal, so that WD-13…18 are said once; which acts and
phases a doubt or an appeal has is told in each game.
"""

import msgspec
from msgspec.structs import replace

from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import About, Refusal
from bukvitsa.kernel.words import Lexicon, Verdict, WordPolicy, WordReason

NO_QUESTION_OF_THE_DICTIONARY = frozenset(
    {
        WordReason.EMPTY,
        WordReason.LATIN_LOOKALIKE,
        WordReason.NOT_CYRILLIC,
        WordReason.HYPHENATED,
        WordReason.SEVERAL_WORDS,
        WordReason.TOO_LONG,
        WordReason.TOO_SHORT,
        WordReason.BANNED,
        WordReason.VOTED_DOWN,
    }
)
"""What the program itself checks whoever judges, and no vote can change (WD-13)."""


NO_SPELLING = frozenset(
    {
        WordReason.EMPTY,
        WordReason.LATIN_LOOKALIKE,
        WordReason.NOT_CYRILLIC,
        WordReason.HYPHENATED,
        WordReason.SEVERAL_WORDS,
        WordReason.TOO_LONG,
    }
)
"""Input that no row of letter cards could spell: refused, never judged in public (WD-11)."""

ILLEGAL_WORD = "illegal_word"


class Rulings(msgspec.Struct, frozen=True):
    """What the votes of this table have said, valid until the end of the match (WD-13).

    >>> Rulings().after("кварк", passed=True).passed
    ('кварк',)
    """

    passed: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()

    def after(self, word: str, *, passed: bool) -> "Rulings":
        """Remember how a vote on a word ended."""
        if passed:
            return replace(self, passed=(*self.passed, word))
        return replace(self, failed=(*self.failed, word))


class Answers(msgspec.Struct, frozen=True):
    """Who is asked whether a word may stand, who has let it, and until when (WD-17).

    >>> asked = Answers((Seat(0), Seat(2)), Instant(10_000))
    >>> asked.accepted_by(Seat(0)).awaits(Seat(0)), asked.accepted_by(Seat(0)).complete
    (False, False)
    """

    asked: tuple[Seat, ...]
    until: Instant
    accepted: tuple[Seat, ...] = ()

    def awaits(self, seat: Seat) -> bool:
        """Tell whether a seat is asked and has not answered."""
        return seat in self.asked and seat not in self.accepted

    def accepted_by(self, seat: Seat) -> "Answers":
        """Let one seat accept."""
        return replace(self, accepted=(*self.accepted, seat))

    @property
    def complete(self) -> bool:
        """Tell whether nobody is left who could doubt."""
        return not any(self.awaits(seat) for seat in self.asked)


def judge(
    text: str, policy: WordPolicy, referee: Referee, rulings: Rulings, lexicon: Lexicon
) -> Verdict:
    """Say whether a word is legal here, by this table's referee and its earlier votes (WD-13)."""
    verdict = lexicon.judge(text, policy)
    if not _questionable(verdict):
        return verdict
    if verdict.word in rulings.failed:
        return _bare(verdict, WordReason.VOTED_DOWN)
    if referee is Referee.VOTE or verdict.word in rulings.passed:
        return verdict if verdict.legal and referee is not Referee.VOTE else _bare(verdict)
    return verdict


def may_appeal(verdict: Verdict, referee: Referee) -> bool:
    """Tell whether a refused word may be put to the vote (WD-13, WD-18)."""
    return referee is Referee.APPEAL and not verdict.legal and _questionable(verdict)


def may_doubt(verdict: Verdict, referee: Referee, rulings: Rulings) -> bool:
    """Tell whether a word may be doubted: not one that a vote has passed (WD-17)."""
    return referee is Referee.VOTE and verdict.legal and verdict.word not in rulings.passed


def unspelt(verdict: Verdict) -> Refusal | None:
    """Refuse what was typed if it is no spelling at all (WD-11)."""
    return illegal(verdict) if verdict.reason in NO_SPELLING else None


def illegal(verdict: Verdict) -> Refusal:
    """Refuse a word to its player alone, with all that the referee's sentence is made of (WD-12).

    >>> refusal = illegal(Verdict("столы", WordReason.PLURAL, "x", lemma="стол"))
    >>> refusal.code, refusal.about["reason"], judged(refusal).lemma
    ('illegal_word', 'plural', 'стол')
    """
    about: dict[str, About] = {"word": verdict.word, "reason": verdict.reason.value}
    said = {name: getattr(verdict, name) for name in ("shown", "lemma", "form", "near")}
    return Refusal(ILLEGAL_WORD, about | {name: value for name, value in said.items() if value})


def judged(refusal: Refusal) -> Verdict:
    """Give back the verdict that an illegal word was refused with, for whoever explains it."""
    return msgspec.convert({"edition": "", **refusal.about}, Verdict)


def _questionable(verdict: Verdict) -> bool:
    return verdict.reason not in NO_QUESTION_OF_THE_DICTIONARY


def _bare(verdict: Verdict, reason: WordReason = WordReason.LEGAL) -> Verdict:
    """Leave out all that the dictionary knows of a word: here it has no say."""
    return Verdict(verdict.word, reason, edition="", shown=verdict.word)
