"""What a table of Ундервуд agrees on."""

from typing import Annotated

from msgspec import Meta

from bukvitsa.kernel.options import TableOptions, Toggle
from bukvitsa.kernel.words import Forms, Plurals, WordPolicy
from bukvitsa.letters.deck import Deck

SHORTEST = 2
"""The shortest word (WD-9)."""


class UnderwoodOptions(TableOptions, frozen=True, kw_only=True):
    """The options of all tables, and this game's own."""

    target: Annotated[
        int,
        Meta(
            ge=30,
            le=500,
            title="До скольких очков",
            description="Кто наберёт столько, завершает партию.",
        ),
    ] = 100
    rounds: Annotated[
        int,
        Meta(
            ge=1,
            le=50,
            title="Не больше конов",
            description="После стольких конов партия кончается, даже если до цели никто не дошёл.",
            extra_json_schema={"advanced": True},
        ),
    ] = 20
    turn: Annotated[
        Annotated[int, Meta(ge=20, le=600)] | None,
        Meta(
            title="Время на ход",
            description=(
                "Сколько секунд длится ход; потом самая дешёвая буква уходит в ленту сама. "
                "Можно играть и без часов."
            ),
            extra_json_schema={"unit": "s"},
        ),
    ] = 90
    doubt: Annotated[
        int,
        Meta(
            ge=3,
            le=30,
            title="Время на сомнение",
            description="Когда слова судит стол: сколько секунд можно усомниться в слове.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 10
    prizes: Annotated[
        Toggle,
        Meta(title="Призовые карты", description="Играть с четырнадцатью призовыми картами."),
    ] = True
    extended: Annotated[
        Toggle,
        Meta(
            title="Любые формы слов",
            description="Годится всякая часть речи в любой форме, а не только существительное.",
            extra_json_schema={"group": "words"},
        ),
    ] = False
    deck: Annotated[
        Deck | None,
        Meta(
            title="Своя колода",
            description="Буквы с ценами, число «Ундервудов» и призовых карт; обычно — наша колода.",
            extra_json_schema={"advanced": True},
        ),
    ] = None

    def words(self) -> WordPolicy:
        """Say which words this table takes (UN-10)."""
        forms = Forms.ANY if self.extended else Forms.NOUN
        return self.policy(SHORTEST, Plurals.MOSTLY, forms)
