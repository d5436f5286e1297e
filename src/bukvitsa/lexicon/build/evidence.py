"""What all the sources say about one spelling."""

from collections.abc import Mapping

import msgspec
import pymorphy3

from bukvitsa.lexicon.build.hunspell import Case, Headword
from bukvitsa.lexicon.build.opencorpora import Reading
from bukvitsa.lexicon.markup import Sense

NOT_COMMON = frozenset({"Abbr", "Erro", "ADJF", "PRTF"})


class Evidence(msgspec.Struct, frozen=True):
    """The testimony about one spelling, ё read as е."""

    word: str
    readings: tuple[Reading, ...] = ()
    heads: tuple[Headword, ...] = ()
    senses: tuple[Sense, ...] = ()
    named: tuple[Sense, ...] = ()
    """Wiktionary's senses of the spelling with a capital."""
    initials: tuple[Sense, ...] = ()
    """Wiktionary's senses of the spelling in capitals only."""
    shown: tuple[str, ...] = ()
    """The spellings of Wiktionary's lower-case headwords."""
    share: float = 0.0

    @property
    def common(self) -> tuple[Reading, ...]:
        """OpenCorpora's common nouns in their dictionary form."""
        return tuple(
            reading
            for reading in self.readings
            if not reading.proper and reading.citation and not reading.tags & NOT_COMMON
        )

    @property
    def proper(self) -> tuple[Reading, ...]:
        """OpenCorpora's names in their dictionary form."""
        return tuple(r for r in self.readings if r.proper and r.citation)

    @property
    def lower(self) -> tuple[Headword, ...]:
        """Hunspell's lower-case headwords."""
        return tuple(head for head in self.heads if head.case is Case.LOWER)

    @property
    def lower_noun(self) -> bool:
        """Tell whether hunspell inflects it as a lower-case noun."""
        return any(head.noun for head in self.lower)

    @property
    def capital(self) -> bool:
        """Tell whether hunspell knows it as a capitalised name."""
        return any(head.case is Case.CAPITAL for head in self.heads)

    @property
    def upper(self) -> bool:
        """Tell whether hunspell knows it as a row of capitals."""
        return any(head.case is Case.UPPER for head in self.heads)

    def tagged(self, tag: str) -> bool:
        """Tell whether any reading bears a tag of OpenCorpora's."""
        return any(tag in reading.tags for reading in self.readings)

    def labelled(self, *labels: str) -> bool:
        """Tell whether any sense bears one of these labels of Wiktionary's."""
        return any(label in sense.labels for sense in self.senses for label in labels)


class Sources(msgspec.Struct, frozen=True):
    """The four sources, read."""

    morph: pymorphy3.MorphAnalyzer
    nominatives: Mapping[str, tuple[Reading, ...]]
    hunspell: Mapping[str, tuple[Headword, ...]]
    wiktionary: Mapping[str, tuple[Sense, ...]]
    frequency: Mapping[str, float]

    def gather(self) -> dict[str, Evidence]:
        """Collect the evidence on every spelling that any dictionary has."""
        senses: dict[str, list[Sense]] = {}
        named: dict[str, list[Sense]] = {}
        initials: dict[str, list[Sense]] = {}
        shown: dict[str, list[str]] = {}
        for lemma, found in self.wiktionary.items():
            word = lemma.lower().replace("ё", "е")
            if lemma == lemma.lower():
                senses.setdefault(word, []).extend(found)
                shown.setdefault(word, []).append(lemma)
            elif lemma == lemma.upper():
                initials.setdefault(word, []).extend(found)
            else:
                named.setdefault(word, []).extend(found)
        words = sorted({*self.nominatives, *self.hunspell, *senses, *named, *initials})
        return {
            word: Evidence(
                word=word,
                readings=self.nominatives.get(word, ()),
                heads=self.hunspell.get(word, ()),
                senses=tuple(senses.get(word, ())),
                named=tuple(named.get(word, ())),
                initials=tuple(initials.get(word, ())),
                shown=tuple(sorted(shown.get(word, ()))),
                share=self.frequency.get(word, 0.0),
            )
            for word in words
            if is_cyrillic(word)
        }


def is_cyrillic(word: str) -> bool:
    """Tell whether a word is made of Russian letters, two or more, none of them ё.

    >>> is_cyrillic("еж"), is_cyrillic("ёж"), is_cyrillic("i")
    (True, False, False)
    """
    return len(word) > 1 and all("а" <= letter <= "я" for letter in word)
