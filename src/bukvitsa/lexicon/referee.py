"""The referee: a spelling and a table's policy in, a verdict with its reason out (WD-1…WD-16)."""

from collections.abc import Callable
from functools import cache

import msgspec

from bukvitsa.kernel.words import Forms as Accepted
from bukvitsa.kernel.words import Verdict, WordPolicy, WordReason
from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.word import Misread, Word, read_word
from bukvitsa.lexicon.entry import Entry, Flag, Words
from bukvitsa.lexicon.forms import Form, Forms
from bukvitsa.lexicon.near import meant, near
from bukvitsa.lexicon.policy import objection
from bukvitsa.lexicon.reasons import Reason, plural_of, proper_reason, reason_of
from bukvitsa.lexicon.rejected import Refusals

TOLD = 80
"""How much of an unreadable input a verdict repeats."""


class Referee:
    """Judges spellings by the lists first, by the dictionary of forms then."""

    def __init__(self, words: Words, refusals: Refusals, forms: Forms, edition: str) -> None:
        """Take the lists, the forms and the name of the edition."""
        self._words = words
        self._refusals = refusals
        self._forms = forms
        self.edition = edition

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Say whether a spelling is legal at a table, and why (WD-9, WD-11, WD-16)."""
        word = read_word(text)
        if isinstance(word, Misread):
            return Verdict(text[:TOLD], word.reason, self.edition, form=word.signs)
        entry = self._words.entry(word)
        shown = entry.shown if entry else word
        tier = entry.tier if entry else None
        answer = Verdict(word, WordReason.LEGAL, self.edition, shown=shown, tier=tier)
        if word in map(fold, policy.banned):
            return _refused(answer, Reason(WordReason.BANNED))
        if len(word) < policy.shortest:
            return _refused(answer, Reason(WordReason.TOO_SHORT))
        if word in map(fold, policy.allowed):
            return answer
        if policy.forms is Accepted.ANY:
            return self._any_form(answer, entry, policy)
        return self._noun(answer, entry, policy)

    def _noun(self, answer: Verdict, entry: Entry | None, policy: WordPolicy) -> Verdict:
        """Judge a noun in its dictionary form (WD-1…WD-8)."""
        if entry is not None:
            against = objection(entry, policy)
            return answer if against is None else self._objected(answer, against)
        return self._unlisted(answer, policy)

    def _objected(self, answer: Verdict, against: WordReason) -> Verdict:
        """Explain why a listed word is not legal here.

        A name that could also be another word is called what it oftener is, unless the list of
        refusals says that it is a name.
        """
        if against is WordReason.PLURAL:
            return _refused(answer, plural_of(self._forms.forms(answer.word)))
        if against is WordReason.PROPER_NAME and self._refusals.rejected(answer.word) is None:
            return _refused(answer, proper_reason(answer.word, self._forms.forms(answer.word)))
        return _refused(answer, Reason(against, answer.shown))

    def _unlisted(self, answer: Verdict, policy: WordPolicy) -> Verdict:
        """Explain a spelling that no policy allows as a noun (WD-12)."""
        word = answer.word
        refusal = self._refusals.rejected(word)
        if refusal is not None:
            found = Reason(refusal.reason, refusal.lemma, refusal.form)
        else:
            found = reason_of(word, self._forms.forms(word))
        if found.reason not in {WordReason.UNKNOWN, WordReason.MISSPELT}:
            return _refused(answer, found)
        legal = self._legal(policy)
        if not found.lemma:
            found = _guessed(found, word, legal)
        return msgspec.structs.replace(_refused(answer, found), near=near(word, legal))

    def _any_form(self, answer: Verdict, entry: Entry | None, policy: WordPolicy) -> Verdict:
        """Judge any form of any word but abbreviations, and names where they are barred (WD-10)."""
        forms = self._forms.forms(answer.word)
        if entry is not None and _standing(entry, policy) is None:
            return answer
        for form in forms:
            if self._accepts(form, policy):
                return msgspec.structs.replace(answer, lemma=form.lemma, form=form.code)
        return self._noun(answer, entry, policy)

    def _accepts(self, form: Form, policy: WordPolicy) -> bool:
        """Tell whether a form may be played where any form may (WD-3, WD-4, WD-10)."""
        if form.abbreviation or form.misspelt or (form.proper and not policy.proper_names):
            return False
        lemma = self._words.entry(fold(form.lemma))
        return form.proper or lemma is None or _standing(lemma, policy) is None

    def _legal(self, policy: WordPolicy) -> Callable[[str], Entry | None]:
        """Make a lookup of the words that a policy allows."""
        banned = frozenset(map(fold, policy.banned))

        @cache  # the neighbours of a spelling overlap, and each is asked about once
        def lookup(word: str) -> Entry | None:
            if len(word) < policy.shortest or word in banned:
                return None
            entry = self._words.entry(word)
            return entry if entry is not None and objection(entry, policy) is None else None

        return lookup


def _standing(entry: Entry, policy: WordPolicy) -> WordReason | None:
    """Say what a policy has against a word in any of its forms: plurals are forms, too."""
    flags = entry.flags - {Flag.MOSTLY_PLURAL}
    return objection(msgspec.structs.replace(entry, flags=flags), policy)


def _guessed(found: Reason, word: Word | str, legal: Callable[[str], Entry | None]) -> Reason:
    """Take a spelling that sounds like a common word for a misspelling of it."""
    lemma = meant(word, legal)
    return Reason(WordReason.MISSPELT, lemma) if lemma else found


def _refused(answer: Verdict, found: Reason) -> Verdict:
    """Turn an answer into a refusal."""
    return msgspec.structs.replace(
        answer, reason=found.reason, lemma=found.lemma, form=found.form, tier=None
    )
