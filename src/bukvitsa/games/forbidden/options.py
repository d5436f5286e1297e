"""What a table of «Запретные слова» agrees on before the game."""

from typing import Annotated

from msgspec import Meta

from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.words import Plurals, WordPolicy
from bukvitsa.letters.deck import Deck

SHORTEST = 3
"""No shorter word can be called (FW-10, WD-9)."""


class ForbiddenOptions(TableOptions, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of every game, and those of this one."""

    call_window: Annotated[
        int,
        Meta(
            ge=0,
            le=30,
            title="Время на слово",
            description="Сколько секунд после карты следующий игрок ждёт, не назовёт ли кто слово. "
            "0 — ждать не нужно.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 5
    cooldown: Annotated[
        int,
        Meta(
            ge=0,
            le=30,
            title="Передышка",
            description="Сколько секунд молчит тот, чьё слово не подошло.",
            extra_json_schema={"unit": "s", "advanced": True},
        ),
    ] = 3
    turn: Annotated[
        Annotated[int, Meta(ge=20, le=600)] | None,
        Meta(
            title="Время на ход",
            description="Сколько секунд думать; потом ляжет карта, что дольше всех на руке.",
            extra_json_schema={"unit": "s"},
        ),
    ] = 90
    games: Annotated[
        int,
        Meta(
            ge=1,
            le=10,
            title="Партий в серии",
            description="Очки всех партий складываются; меньше всех — победа.",
        ),
    ] = 1
    deck: Annotated[
        Deck | None,
        Meta(
            title="Своя колода",
            description="Чёрные и красные буквы вашего набора; иначе играем колодой «Буквицы».",
            extra_json_schema={"advanced": True},
        ),
    ] = None

    @property
    def words(self) -> WordPolicy:
        """Say which words may be called at this table (WD-2, WD-9)."""
        return self.policy(SHORTEST, Plurals.NO_SINGULAR)
