"""What a table may agree on is described for a page, and read with a word for every slip."""

from typing import Annotated, Any

import pytest
from msgspec import Meta

from bukvitsa.games.agreement import Group, Kind, Offer, agreed, offers, scene_options
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee, TableOptions
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.deck import Deck


class SomeOptions(TableOptions, frozen=True, kw_only=True):
    turn: Annotated[
        Annotated[int, Meta(ge=5, le=60)] | None,
        Meta(title="Ход", description="Секунды.", extra_json_schema={"unit": "s"}),
    ] = 20
    deck: Annotated[Deck | None, Meta(title="Колода", description="Своя.")] = None


def offered(name: str) -> Offer:
    return next(offer for offer in offers(SomeOptions) if offer.name == name)


def test_a_games_own_options_come_first() -> None:
    assert [offer.name for offer in offers(SomeOptions)][:3] == ["turn", "deck", "referee"]


def test_every_kind_is_told_with_its_bounds() -> None:
    assert offered("turn") == Offer(
        name="turn",
        kind=Kind.NUMBER,
        title="Ход",
        help="Секунды.",
        group=Group.TIME,
        usual=20,
        least=5,
        most=60,
        unit="s",
        may_be_off=True,
    )
    kinds = {name: offered(name).kind for name in ("deck", "slang", "allow", "first", "referee")}
    assert list(kinds.values()) == [Kind.DECK, Kind.TOGGLE, Kind.WORDS, Kind.SEAT, Kind.CHOICE]
    assert offered("referee").usual == "dictionary"
    assert [choice.value for choice in offered("referee").choices] == list(Referee)


def test_what_was_agreed_is_read() -> None:
    """WD-16: the table's own list comes with the rest."""
    read = agreed(SomeOptions, {"turn": None, "referee": "vote", "ban": ["кот"]})
    assert read == SomeOptions(turn=None, referee=Referee.VOTE, ban=("кот",))


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"turn": 61}, "«Ход»: нужно число от 5 до 60, или можно выключить."),
        ({"turn": "да"}, "«Ход»: нужно число от 5 до 60, или можно выключить."),
        ({"vote": None}, "«Время на голосование»: нужно число от 5 до 120."),
        ({"referee": "судья"}, "можно выбрать dictionary, appeal, vote."),
        ({"slang": 3}, "«Сленг»: такого ответа здесь не ждут."),
        ({"deck": "моя"}, "«Колода»: такого ответа здесь не ждут."),
        ({"allow": ["kot"]}, "В списке стола не слово: «kot»."),
        ({"ban": ["кот пёс"]}, "В списке стола не слово: «кот пёс»."),
        ({"speed": 1}, "О «speed» здесь не договариваются."),
    ],
)
def test_what_cannot_be_agreed_is_told(raw: dict[str, Any], said: str) -> None:
    refusal = agreed(SomeOptions, raw)
    assert isinstance(refusal, Refusal)
    assert said in explain(refusal, read_sayings("bukvitsa.games"))


def test_options_are_read_as_people_write_them() -> None:
    """In a scene a clock is `off`, a toggle `yes`, and who begins has a name."""
    names = Names(("Аня", "Боря"))
    for off in ("off", False, None, "No"):
        assert scene_options(SomeOptions, {"turn": off}, names).turn is None
    raw = {"slang": "yes", "family": True, "first": "Боря", "referee": "vote", "deck": None}
    read = scene_options(SomeOptions, raw, names)
    assert (read.slang, read.family, read.first, read.referee) == (True, True, 1, Referee.VOTE)
    assert scene_options(SomeOptions, {"first": "off"}, names).first is None
    with pytest.raises(ValueError, match="от 5 до 120"):
        scene_options(SomeOptions, {"vote": "off"}, names)
    with pytest.raises(ValueError, match="О «speed» здесь"):
        scene_options(SomeOptions, {"speed": 1}, names)


def test_options_stand_in_groups_and_few_are_shown_at_first() -> None:
    """A length of time among the times, what asks something of words among the words."""
    groups = {name: offered(name).group for name in ("turn", "vote", "family", "referee", "first")}
    assert list(groups.values()) == ["time", "time", "words", "words", "game"]
    for room in ROOMS.values():
        shown = [each for each in offers(room.game.kinds.options) if not each.advanced]
        assert 3 <= len(shown) <= 7, [each.name for each in shown]
        assert {"referee", "family"} <= {each.name for each in shown}


def test_every_option_of_every_game_can_be_drawn() -> None:
    """Title and help for all, bounds for numbers, a Russian word for every choice."""
    for room in ROOMS.values():
        for offer in offers(room.game.kinds.options):
            assert offer.title, offer
            assert offer.help.endswith("."), offer
            if offer.kind is Kind.NUMBER:
                assert offer.least is not None, offer
                assert offer.most is not None, offer
            if offer.kind is Kind.CHOICE:
                assert len(offer.choices) > 1, offer
                for choice in offer.choices:
                    given = agreed(room.game.kinds.options, {offer.name: choice.value})
                    assert not isinstance(given, Refusal), offer
