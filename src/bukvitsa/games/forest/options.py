"""What a table of Шёпот леса agrees on before the game."""

from typing import Annotated

from msgspec import Meta

from bukvitsa.kernel.options import TableOptions, Toggle
from bukvitsa.kernel.words import Plurals, WordPolicy
from bukvitsa.letters.deck import Deck


class ForestOptions(TableOptions, frozen=True, kw_only=True):
    """The options of Шёпот леса; seconds that may be switched off are None then."""

    hourglass: Annotated[
        int,
        Meta(
            ge=30,
            le=300,
            title="Песочные часы",
            description="Сколько секунд все пишут своё слово.",
            extra_json_schema={"unit": "s"},
        ),
    ] = 60
    decide: Annotated[
        Annotated[int, Meta(ge=10, le=300)] | None,
        Meta(
            title="Время на решение",
            description="Сколько секунд думает тот, кто решает один; потом выберем за него самое "
            "простое. Можно и без срока.",
            extra_json_schema={"unit": "s"},
        ),
    ] = 45
    doubt: Annotated[
        int,
        Meta(
            ge=3,
            le=30,
            title="Время на сомнения",
            description="Сколько секунд после показа можно усомниться в слове, если судит стол.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 20
    spellcheck: Annotated[
        Toggle,
        Meta(
            title="Подсказка словаря",
            description="Сразу говорить пишущему, есть ли его слово в словаре, а не только "
            "при показе.",
            extra_json_schema={"group": "words"},
        ),
    ] = False
    prices: Annotated[
        Toggle,
        Meta(
            title="Счёт по ценам",
            description="Открытые деревья приносят свою цену, закрытые по 2, а не каждое по очку.",
        ),
    ] = False
    starting_cards: Annotated[
        Annotated[int, Meta(ge=0, le=12)] | None,
        Meta(
            title="Начальные деревья",
            description="Сколько начальных деревьев войдёт в поле. Если не указать, "
            "вдвоём 8, иначе 12.",
            extra_json_schema={"advanced": True},
        ),
    ] = None
    deck_size: Annotated[
        Annotated[int, Meta(ge=1, le=98)] | None,
        Meta(
            title="Длина колоды",
            description="Сколько деревьев в колоде. Если не указать, вдвоём 36, втроём 46, "
            "вчетвером 56, впятером 66.",
            extra_json_schema={"advanced": True},
        ),
    ] = None
    deck: Annotated[
        Deck | None,
        Meta(
            title="Своя колода",
            description="Деревья и цены из вашей коробки вместо наших.",
            extra_json_schema={"advanced": True},
        ),
    ] = None

    def words(self) -> WordPolicy:
        """Say which words this table takes (WD-2, WD-9)."""
        return self.policy(shortest=2, plurals=Plurals.NO_SINGULAR)
