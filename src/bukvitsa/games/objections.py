"""Why a word is not legal, in the few words of a protocol; the referee's own sentence says more."""

from collections.abc import Mapping
from types import MappingProxyType

from bukvitsa.kernel.words import WordReason

OBJECTIONS: Mapping[WordReason, str] = MappingProxyType(
    {
        WordReason.TOO_SHORT: "слово слишком короткое",
        WordReason.BANNED: "за этим столом его не берут",
        WordReason.UNKNOWN: "в словаре такого нет",
        WordReason.MISSPELT: "пишется иначе",
        WordReason.PLURAL: "это множественное число",
        WordReason.OBLIQUE: "это не именительный падеж",
        WordReason.NOT_A_NOUN: "это не существительное",
        WordReason.PROPER_NAME: "это имя собственное",
        WordReason.SLANG: "это жаргон",
        WordReason.VULGAR: "это грубое слово",
        WordReason.ABBREVIATION: "это сокращение",
        WordReason.WORD_PART: "это только часть слова",
        WordReason.VOTED_DOWN: "стол проголосовал против",
    }
)
"""What is judged before the table; input that is no spelling at all never comes so far."""
