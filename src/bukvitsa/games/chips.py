"""What a table has agreed on otherwise than usual, in a few short Russian words each."""

from typing import Any, assert_never

import msgspec

from bukvitsa.kernel.options import TableOptions

from .agreement import Kind, Offer, offers


def chips(options: TableOptions) -> tuple[str, ...]:
    """Say what is not as usual, in the order of the set-up page.

    >>> chips(TableOptions(vote=30, slang=True, ban=("кот",)))
    ('Время на голосование: 30 с', 'Сленг', 'Запрещённые слова: 1')
    """
    agreed = msgspec.to_builtins(options)
    return tuple(
        _said(offer, agreed[offer.name])
        for offer in offers(type(options))
        if agreed[offer.name] != offer.usual
    )


def _said(offer: Offer, value: Any) -> str:
    if value is None:
        return f"{offer.title}: {'без срока' if offer.unit else 'нет'}"
    match offer.kind:
        case Kind.TOGGLE:
            return offer.title if value else f"{offer.title}: нет"
        case Kind.CHOICE:
            titles = {choice.value: choice.title for choice in offer.choices}
            return f"{offer.title}: {titles[value]}"
        case Kind.WORDS:
            return f"{offer.title}: {len(value)}"
        case Kind.SEAT:
            return f"{offer.title}: место {value + 1}"
        case Kind.DECK:
            return offer.title
        case Kind.NUMBER:
            return f"{offer.title}: {value}{' с' if offer.unit else ''}"
        case _:
            assert_never(offer.kind)
