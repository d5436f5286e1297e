"""Referees a finished game again: the promised shuffles, and every act as it follows."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from bukvitsa.kernel.chance import Seed, SeededChance, keeps_promise
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Accepted, Table, open_table
from bukvitsa.kernel.words import Lexicon, Verdict, WordPolicy
from bukvitsa.kernel.world import World

from .record import Codec, Entry, Head, JournalError, Line

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any, Any]


class Doubt(msgspec.Struct, frozen=True):
    """The first thing in a journal that does not follow."""

    line: int
    code: str
    expected: str = ""
    got: str = ""


class Witness:
    """The lexicon of the game's day: what it said then stands in the journal.

    If today's lexicon has the same contents it is asked itself; else a word is judged as it was
    judged in the act at hand, and only a word that the journal does not judge is asked of today's.
    """

    def __init__(self, today: Lexicon, edition: str) -> None:
        """Take today's lexicon and the edition that judged the game."""
        self._today = today
        self.edition = edition
        self._said: dict[str, Verdict] = {}

    @property
    def same(self) -> bool:
        """Tell whether today's lexicon is the one that judged the game."""
        return self._today.edition == self.edition

    def hear(self, events: Sequence[Any]) -> None:
        """Listen to what was said in the act at hand."""
        self._said = {verdict.word: verdict for verdict in _verdicts(events)}

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Judge as it was judged, or as today."""
        verdict = self._today.judge(text, policy)
        return verdict if self.same else self._said.get(verdict.word, verdict)

    def any_left(self, middle: str, table: Sequence[str], policy: WordPolicy) -> bool:
        """Ask today's lexicon."""
        return self._today.any_left(middle, table, policy)


class _Audit:
    """A game being refereed again, line by line."""

    def __init__(self, game: AnyGame, head: Head, lexicon: Lexicon) -> None:
        self._game, self._head, self._codec = game, head, Codec(game)
        self._seed = Seed(bytes.fromhex(head.seed))
        self._witness = Witness(lexicon, head.edition)
        self._table: AnyTable | None = None

    @property
    def promised(self) -> bool:
        return keeps_promise(self._seed, self._head.promise)

    def check(self, number: int, line: Line) -> Doubt | None:
        entry = self._codec.entry(line)
        seq = 0 if self._table is None else self._table.seq
        if entry.seq != seq:
            return Doubt(number, "hole", expected=str(seq), got=str(entry.seq))
        self._witness.hear(entry.events)
        result = self._again(entry, World(entry.at, SeededChance(self._seed, seq), self._witness))
        if isinstance(result, Refusal):
            return Doubt(number, "refused", got=result.code)
        self._table = result.table
        return (
            None if result.events == entry.events else _unlike(number, result.events, entry.events)
        )

    def _again(self, entry: Entry, world: World) -> Accepted[AnyTable, Any] | Refusal:
        if self._table is None:
            options = self._codec.options(self._head.options)
            return open_table(self._game, options, len(self._head.names), world)
        if entry.by is None:
            return Refusal("opened_twice")
        return self._table.submit(entry.by, entry.act, world)


def verify(game: AnyGame, head: Head, lines: Sequence[Line], lexicon: Lexicon) -> Doubt | None:
    """Name the first line that does not follow, if one does not."""
    if not head.seed:
        raise JournalError("в журнале нет зерна: партия ещё не окончена")
    if not lines:
        raise JournalError("в журнале нет ни одного действия")
    audit = _Audit(game, head, lexicon)
    if not audit.promised:
        return Doubt(1, "broken_promise", expected=head.promise)
    doubts = (audit.check(number, line) for number, line in enumerate(lines, 2))
    return next((doubt for doubt in doubts if doubt is not None), None)


def _unlike(number: int, expected: Sequence[Any], got: Sequence[Any]) -> Doubt:
    for ours, theirs in zip(expected, got, strict=False):
        if ours != theirs:
            return Doubt(number, "unlike", expected=_text(ours), got=_text(theirs))
    return Doubt(number, "unlike", expected=str(len(expected)), got=str(len(got)))


def _text(event: Any) -> str:
    return msgspec.json.encode(event).decode()


def _verdicts(value: Any) -> Iterator[Verdict]:
    if isinstance(value, Verdict):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _verdicts(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _verdicts(part)
