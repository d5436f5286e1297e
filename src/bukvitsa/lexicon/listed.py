"""A lexicon of exactly the words listed, for scenes and for tests."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bukvitsa.kernel.words import Tier, Verdict, WordPolicy, WordReason
from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.word import Misread, read_word


class ListedLexicon:
    """Every listed word is legal everywhere, none else is; a table's own list and lengths hold."""

    def __init__(self, words: Iterable[str]) -> None:
        """Take the words as people write them; ё is kept for showing."""
        self._shown = {fold(word): word.lower() for word in words}
        listing = " ".join(sorted(self._shown))
        self.edition = hashlib.sha256(listing.encode()).hexdigest()[:12]

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Say whether a spelling is listed.

        >>> lexicon = ListedLexicon(["ёж"])
        >>> lexicon.judge("ЕЖ", WordPolicy(shortest=2)).shown
        'ёж'
        >>> lexicon.judge("уж", WordPolicy(shortest=2)).reason
        <WordReason.UNKNOWN: 'unknown'>
        """
        word = read_word(text)
        if isinstance(word, Misread):
            return Verdict(text, word.reason, self.edition)
        reason = self._reason(word, policy)
        shown = self._shown.get(word, word)
        tier = Tier.CORE if reason is WordReason.LEGAL else None
        return Verdict(word, reason, self.edition, shown=shown, tier=tier)

    def any_left(self, middle: str, table: Sequence[str], policy: WordPolicy) -> bool:
        """Try every legal word against every choice of table words.

        >>> ListedLexicon(["кот", "кто", "окот"]).any_left("о", ["кот"], WordPolicy())
        True
        >>> ListedLexicon(["кот", "кто", "окот"]).any_left("а", ["кот"], WordPolicy())
        False
        """
        listed = [*self._shown, *policy.allowed]
        words = [word for word in listed if self._reason(fold(word), policy) is WordReason.LEGAL]
        letters = Counter(fold(middle))
        return any(
            _makes(Counter(fold(word)), letters, used)
            for word in words
            for used in _choices(_fitting(table, Counter(fold(word))))
        )

    def _reason(self, word: str, policy: WordPolicy) -> WordReason:
        if word in map(fold, policy.banned):
            return WordReason.BANNED
        if len(word) < policy.shortest:
            return WordReason.TOO_SHORT
        if word in self._shown or word in map(fold, policy.allowed):
            return WordReason.LEGAL
        return WordReason.UNKNOWN


def _fitting(table: Sequence[str], word: Counter[str]) -> tuple[str, ...]:
    return tuple(each for each in table if Counter(fold(each)) <= word)


def _choices(table: tuple[str, ...]) -> Iterator[Counter[str]]:
    if not table:
        yield Counter()
        return
    for rest in _choices(table[1:]):
        yield rest
        yield rest + Counter(fold(table[0]))


def _makes(word: Counter[str], middle: Counter[str], used: Counter[str]) -> bool:
    rest = word - used
    return used <= word and bool(rest) and rest <= middle
