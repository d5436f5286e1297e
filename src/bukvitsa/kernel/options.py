"""What a table agrees on before the game, as far as all games share it.

An option is a field of a frozen struct: its type and bounds are checked when it is read, its
`title` and `description` are what people read on the page where a table is set up; a choice names
its `labels`, a length of time its `unit`. `group` says among what it stands there (a length of time
among the times by itself), and `advanced` that few ever touch it.
"""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from .people import Seat
from .words import Forms, Plurals, WordPolicy


class Referee(StrEnum):
    """Who says whether a word is legal (WD-13)."""

    DICTIONARY = "dictionary"
    APPEAL = "appeal"
    VOTE = "vote"


Toggle = bool
ListedWord = Annotated[str, Meta(min_length=2, max_length=32)]


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of every game; each game adds its own."""

    referee: Annotated[
        Referee,
        Meta(
            title="Кто судит слова",
            description="Словарь; словарь с правом обжаловать; или голосование стола.",
            extra_json_schema={
                "group": "words",
                "labels": {
                    "dictionary": "словарь",
                    "appeal": "словарь, но можно обжаловать",
                    "vote": "голосование стола",
                },
            },
        ),
    ] = Referee.DICTIONARY
    vote: Annotated[
        int,
        Meta(
            ge=5,
            le=120,
            title="Время на голосование",
            description="Сколько секунд ждём голоса; кто промолчал, воздержался.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 20
    proper_names: Annotated[
        Toggle,
        Meta(
            title="Имена собственные",
            description="Разрешить имена, города, реки, марки.",
            extra_json_schema={"group": "words", "advanced": True},
        ),
    ] = False
    slang: Annotated[
        Toggle,
        Meta(
            title="Сленг",
            description="Разрешить жаргонные и сленговые слова.",
            extra_json_schema={"group": "words", "advanced": True},
        ),
    ] = False
    family: Annotated[
        Toggle,
        Meta(
            title="Семейный стол",
            description="Не принимать бранные и грубые слова.",
            extra_json_schema={"group": "words"},
        ),
    ] = False
    allow: Annotated[
        tuple[ListedWord, ...],
        Meta(
            max_length=200,
            title="Свои слова",
            description="Слова, которые за этим столом можно, что бы ни говорил словарь.",
            extra_json_schema={"group": "words", "advanced": True},
        ),
    ] = ()
    ban: Annotated[
        tuple[ListedWord, ...],
        Meta(
            max_length=200,
            title="Запрещённые слова",
            description="Слова, которых за этим столом нельзя.",
            extra_json_schema={"group": "words", "advanced": True},
        ),
    ] = ()
    first: Annotated[
        Seat | None,
        Meta(
            title="Кто начинает",
            description="Место первого игрока; без указания решает жребий.",
            extra_json_schema={"advanced": True},
        ),
    ] = None

    def policy(self, shortest: int, plurals: Plurals, forms: Forms = Forms.NOUN) -> WordPolicy:
        """Say which words this table takes, given what its game asks for."""
        return WordPolicy(
            shortest=shortest,
            plurals=plurals,
            forms=forms,
            proper_names=self.proper_names,
            slang=self.slang,
            family=self.family,
            allowed=self.allow,
            banned=self.ban,
        )
