"""What a table of Анаграммы agrees on before the game."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from bukvitsa.kernel.options import TableOptions, Toggle
from bukvitsa.kernel.words import Forms, Plurals, WordPolicy
from bukvitsa.letters.deck import Deck


class Layout(StrEnum):
    """How the open letters lie in the middle (AN-14)."""

    ROW = "row"
    HEAP = "heap"


class AnagramsOptions(TableOptions, frozen=True, kw_only=True):
    """The options of Анаграммы besides those of every game."""

    min_length: Annotated[
        int,
        Meta(
            ge=3,
            le=6,
            title="Самое короткое слово",
            description="Сколько букв должно быть в слове, не меньше.",
            extra_json_schema={"group": "words"},
        ),
    ] = 3
    extended: Annotated[
        Toggle,
        Meta(
            title="Любые формы слов",
            description="Годится любая часть речи в любом падеже, числе и лице.",
            extra_json_schema={"group": "words"},
        ),
    ] = False
    flip_after: Annotated[
        Annotated[int, Meta(ge=5, le=120)] | None,
        Meta(
            title="Время на открытие буквы",
            description="Через сколько секунд буква откроется сама; можно и не торопить.",
            extra_json_schema={"unit": "s"},
        ),
    ] = 20
    cooldown: Annotated[
        int,
        Meta(
            ge=0,
            le=30,
            title="Передышка после ошибки",
            description="Сколько секунд нельзя называть слово, если предыдущее не подошло.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 2
    last_call: Annotated[
        int,
        Meta(
            ge=10,
            le=300,
            title="Последний срок",
            description="Сколько секунд ищем слова, когда колода кончилась; слово даёт их заново.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 60
    doubt: Annotated[
        int,
        Meta(
            ge=3,
            le=30,
            title="Время усомниться",
            description="Сколько секунд можно оспорить слово, если судит голосование.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 10
    layout: Annotated[
        Layout,
        Meta(
            title="Как лежат буквы",
            description="Ровным рядом или кучей; брать можно любую открытую.",
            extra_json_schema={"labels": {"row": "рядом", "heap": "кучей"}},
        ),
    ] = Layout.ROW
    deck: Annotated[
        Deck | None,
        Meta(
            title="Своя колода",
            description="Карты с буквами из вашей коробки.",
            extra_json_schema={"advanced": True},
        ),
    ] = None

    @property
    def words(self) -> WordPolicy:
        """Say which words this table takes (AN-5, WD-2, WD-9, WD-10)."""
        forms = Forms.ANY if self.extended else Forms.NOUN
        return self.policy(self.min_length, Plurals.MOSTLY, forms)
