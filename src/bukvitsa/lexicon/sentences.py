"""What the referee's verdicts say in Russian: one place for every reason."""

from collections.abc import Callable, Mapping

from bukvitsa.kernel.words import Verdict, WordReason

_CASES = {
    "genitive": "родительный падеж",
    "dative": "дательный падеж",
    "accusative": "винительный падеж",
    "instrumental": "творительный падеж",
    "prepositional": "предложный падеж",
    "vocative": "звательная форма",
    "nominative": "именительный падеж",
    "plural_genitive": "родительный падеж множественного числа",
    "plural_dative": "дательный падеж множественного числа",
    "plural_accusative": "винительный падеж множественного числа",
    "plural_instrumental": "творительный падеж множественного числа",
    "plural_prepositional": "предложный падеж множественного числа",
    "plural_nominative": "множественное число",
}
_PARTS = {
    "adjective": "прилагательное",
    "participle": "причастие",
    "verb": "глагол",
    "gerund": "деепричастие",
    "adverb": "наречие",
    "comparative": "сравнительная степень",
    "numeral": "числительное",
    "pronoun": "местоимение",
    "predicative": "слово категории состояния",
    "preposition": "предлог",
    "conjunction": "союз",
    "particle": "частица",
    "interjection": "междометие",
    "noun": "существительное",
}


def explain(verdict: Verdict) -> str:
    """Say a verdict in one or two Russian sentences.

    >>> explain(Verdict("столы", WordReason.PLURAL, "x", lemma="стол"))
    '«Столы» — множественное число. Подойдёт «стол».'
    """
    told = _TOLD[verdict.reason]
    word = _quoted(verdict.shown or verdict.word)
    return told.format(word=word) if isinstance(told, str) else told(verdict, word)


def _misspelt(verdict: Verdict, word: str) -> str:
    """Give the right spelling."""
    right = verdict.lemma or next(iter(verdict.near), "")
    return f"{word} пишется иначе{f': «{right}»' if right else ''}."


def _plural(verdict: Verdict, word: str) -> str:
    """Offer the singular."""
    singular = f" Подойдёт «{verdict.lemma}»." if verdict.lemma else ""
    return f"{word} — множественное число.{singular}"


def _oblique(verdict: Verdict, word: str) -> str:
    """Name the case and the word."""
    case = _CASES.get(verdict.form, "косвенный падеж")
    of = f" слова «{verdict.lemma}»" if verdict.lemma else ""
    return f"{word} — {case}{of}. Нужен именительный."


def _unknown(verdict: Verdict, word: str) -> str:
    """Say that a word is not known, and what may have been meant."""
    if verdict.form == "variant":
        return f"{word}: словари знают только «{verdict.lemma}»."
    told = f"{word} нет в словаре."
    if not verdict.near:
        return told
    return f"{told} Может быть, {_either([f'«{near}»' for near in verdict.near])}?"


def _not_a_noun(verdict: Verdict, word: str) -> str:
    """Say what part of speech a word is."""
    part = _PARTS.get(verdict.form, "другая часть речи")
    same = verdict.lemma.replace("ё", "е") == verdict.word
    of = "" if same or not verdict.lemma else f" (от «{verdict.lemma}»)"
    return f"{word} — {part}{of}, а нужно существительное."


def _latin(verdict: Verdict, word: str) -> str:
    """Name the Latin letters typed by mistake."""
    del word
    if not verdict.form:
        return "Здесь есть латинские буквы. Наберите слово русскими."
    letters = ", ".join(f"«{sign}»" for sign in verdict.form)
    if len(verdict.form) == 1:
        return f"Буква {letters} здесь латинская. Наберите её русской."
    return f"Буквы {letters} здесь латинские. Наберите их русскими."


def _signs(verdict: Verdict, word: str) -> str:
    """Name the signs that are no Russian letters, those that can be seen."""
    del word
    seen = [f"«{sign}»" for sign in verdict.form if sign.isprintable() and not sign.isspace()]
    return f"Годятся только русские буквы, а здесь есть {', '.join(seen) or 'невидимые знаки'}."


def _either(items: list[str]) -> str:
    """Join alternatives.

    >>> _either(["а", "б", "в"])
    'а, б или в'
    """
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} или {items[-1]}"


def _quoted(word: str) -> str:
    """Put a word at the head of a sentence."""
    return f"«{word[:1].upper()}{word[1:]}»"


_TOLD: Mapping[WordReason, str | Callable[[Verdict, str], str]] = {
    WordReason.LEGAL: "{word} — есть такое слово.",
    WordReason.EMPTY: "Здесь пусто. Напишите слово русскими буквами.",
    WordReason.LATIN_LOOKALIKE: _latin,
    WordReason.NOT_CYRILLIC: _signs,
    WordReason.HYPHENATED: "Слова с дефисом или апострофом не годятся. Попробуйте другое.",
    WordReason.SEVERAL_WORDS: "Здесь несколько слов, а нужно одно.",
    WordReason.TOO_LONG: "Таких длинных слов не бывает. Проверьте, не слиплось ли несколько.",
    WordReason.TOO_SHORT: "{word} — слишком коротко для этой игры.",
    WordReason.BANNED: "{word} — за этим столом договорились не брать.",
    WordReason.UNKNOWN: _unknown,
    WordReason.MISSPELT: _misspelt,
    WordReason.PLURAL: _plural,
    WordReason.OBLIQUE: _oblique,
    WordReason.NOT_A_NOUN: _not_a_noun,
    WordReason.PROPER_NAME: "{word} — имя собственное. За этим столом их не берут.",
    WordReason.SLANG: "{word} — жаргон. За этим столом его не берут.",
    WordReason.VULGAR: "{word} — грубое слово. За этим столом таких не берут.",
    WordReason.ABBREVIATION: "{word} — сокращение, а нужно целое слово.",
    WordReason.WORD_PART: "{word} — только часть слова, а нужно целое.",
    WordReason.VOTED_DOWN: "{word} — стол уже проголосовал против этого слова.",
}
"""What is said for each reason: a sentence, or how to make one."""
