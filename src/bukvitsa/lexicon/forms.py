"""Which forms of which words a spelling can be: pymorphy3's dictionary, asked without guessing."""

import threading
from enum import StrEnum
from typing import Any, Protocol

import msgspec

PROPER_TAGS = frozenset({"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"})


class Kind(StrEnum):
    """The part of speech, as far as a player cares; a code of `Verdict.form`."""

    NOUN = "noun"
    ADJECTIVE = "adjective"
    PARTICIPLE = "participle"
    VERB = "verb"
    GERUND = "gerund"
    ADVERB = "adverb"
    COMPARATIVE = "comparative"
    NUMERAL = "numeral"
    PRONOUN = "pronoun"
    PREDICATIVE = "predicative"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    PARTICLE = "particle"
    INTERJECTION = "interjection"


class Case(StrEnum):
    """The case of a noun; a code of `Verdict.form`, with `plural_` before it in the plural."""

    NOMINATIVE = "nominative"
    GENITIVE = "genitive"
    DATIVE = "dative"
    ACCUSATIVE = "accusative"
    INSTRUMENTAL = "instrumental"
    PREPOSITIONAL = "prepositional"
    VOCATIVE = "vocative"


_KINDS = {
    "NOUN": Kind.NOUN, "ADJF": Kind.ADJECTIVE, "ADJS": Kind.ADJECTIVE, "PRTF": Kind.PARTICIPLE,
    "PRTS": Kind.PARTICIPLE, "VERB": Kind.VERB, "INFN": Kind.VERB, "GRND": Kind.GERUND,
    "ADVB": Kind.ADVERB, "COMP": Kind.COMPARATIVE, "NUMR": Kind.NUMERAL, "NPRO": Kind.PRONOUN,
    "PRED": Kind.PREDICATIVE, "PREP": Kind.PREPOSITION, "CONJ": Kind.CONJUNCTION,
    "PRCL": Kind.PARTICLE, "INTJ": Kind.INTERJECTION,
}  # fmt: skip
_CASES = {
    "nomn": Case.NOMINATIVE, "gent": Case.GENITIVE, "gen2": Case.GENITIVE, "datv": Case.DATIVE,
    "accs": Case.ACCUSATIVE, "ablt": Case.INSTRUMENTAL, "loct": Case.PREPOSITIONAL,
    "loc2": Case.PREPOSITIONAL, "voct": Case.VOCATIVE,
}  # fmt: skip


class Form(msgspec.Struct, frozen=True):
    """One way to read a spelling."""

    lemma: str
    kind: Kind
    tags: frozenset[str]
    weight: float
    """How often the spelling is read so; all readings together make one."""

    @property
    def proper(self) -> bool:
        """Tell whether it is a name."""
        return bool(self.tags & PROPER_TAGS)

    @property
    def abbreviation(self) -> bool:
        """Tell whether it is an abbreviation."""
        return "Abbr" in self.tags

    @property
    def misspelt(self) -> bool:
        """Tell whether OpenCorpora lists it as an error."""
        return "Erro" in self.tags

    @property
    def case(self) -> Case:
        """Name the case; what has none counts as a nominative."""
        return next((_CASES[tag] for tag in sorted(self.tags) if tag in _CASES), Case.NOMINATIVE)

    @property
    def plural(self) -> bool:
        """Tell whether it is the plural of a noun that has a singular."""
        return "plur" in self.tags and "Pltm" not in self.tags

    @property
    def code(self) -> str:
        """Name the form in one word, for `Verdict.form`.

        >>> Form("стол", Kind.NOUN, frozenset({"plur", "gent"}), 1.0).code
        'plural_genitive'
        """
        if self.kind is not Kind.NOUN:
            return self.kind
        return f"plural_{self.case}" if self.plural else self.case


class Forms(Protocol):
    """A dictionary of forms."""

    def forms(self, word: str) -> tuple[Form, ...]:
        """Give every way to read a spelling, the likeliest first; nothing for an unknown one."""
        ...


class NoForms:
    """A dictionary that knows nothing, where none is needed."""

    def forms(self, word: str) -> tuple[Form, ...]:
        """Give nothing.

        >>> NoForms().forms("столы")
        ()
        """
        del word
        return ()


class Morphology:
    """OpenCorpora's dictionary, loaded when it is first asked."""

    def __init__(self) -> None:
        """Load nothing yet."""
        self._lock = threading.Lock()
        self._analyzer: Any = None

    def forms(self, word: str) -> tuple[Form, ...]:
        """Look a spelling up; never guess at one that is not listed.

        >>> [form.code for form in Morphology().forms("столы")]
        ['plural_accusative', 'plural_nominative']
        """
        return tuple(map(_form, self._loaded().parse(word)))

    def _loaded(self) -> Any:
        """Load the dictionary once, whichever thread asks first."""
        with self._lock:
            if self._analyzer is None:
                self._analyzer = _load()
            return self._analyzer


def _load() -> Any:
    """Make an analyzer of the dictionary alone, without the guessers."""
    import pymorphy3  # noqa: PLC0415
    from pymorphy3.units import DictionaryAnalyzer  # noqa: PLC0415

    return pymorphy3.MorphAnalyzer(units=[DictionaryAnalyzer()], result_type=None)


def _form(parse: tuple[str, object, str, float, object]) -> Form:
    """Put a parse of pymorphy's into our words."""
    _, tag, lemma, weight, _ = parse
    tags = str(tag).replace(" ", ",").split(",")
    return Form(lemma, _KINDS.get(tags[0], Kind.PARTICLE), frozenset(tags), weight)
