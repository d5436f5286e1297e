"""Word lists written in a test, and a referee that reads them."""

from collections.abc import Iterable

from bukvitsa.kernel.words import WordReason
from bukvitsa.lexicon.entry import Entry, read_entry
from bukvitsa.lexicon.forms import Forms, NoForms
from bukvitsa.lexicon.referee import Referee
from bukvitsa.lexicon.rejected import Rejected

EDITION = "test"


def entry(word: str, flags: str = "", zipf: int = 300, tier: str = "core") -> Entry:
    """Write an entry shortly; ё in the word makes it shown so."""
    plain = word.replace("ё", "е")
    return read_entry(f"{plain}\t{word}\t{tier}\t{flags}\t{zipf}")


class Lists:
    """Both lists in memory."""

    def __init__(
        self, entries: Iterable[Entry], refused: Iterable[tuple[str, WordReason, str]] = ()
    ) -> None:
        self._entries = {item.word: item for item in entries}
        self._refused = {
            word: Rejected(word=word, reason=reason, lemma=lemma, form="")
            for word, reason, lemma in refused
        }

    def entry(self, word: str) -> Entry | None:
        return self._entries.get(word)

    def rejected(self, word: str) -> Rejected | None:
        return self._refused.get(word)


def referee(lists: Lists, forms: Forms | None = None) -> Referee:
    """Seat a referee over lists, with no dictionary of forms unless one is given."""
    return Referee(lists, lists, forms or NoForms(), EDITION)
