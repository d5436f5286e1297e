"""FO-3, FO-26: what each viewer hears of the events that hold something hidden."""

import msgspec
import pytest

from bukvitsa.games.forest.drafts import Draft
from bukvitsa.games.forest.events import (
    CardsDrawn,
    CardWon,
    ElderPaid,
    Event,
    Grown,
    Opened,
    Readied,
    Source,
    VoteBegun,
    Voted,
    Written,
)
from bukvitsa.games.forest.field import Place
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.seen import (
    CardsDrawnSeen,
    CardWonSeen,
    ElderPaidSeen,
    GrownSeen,
    OpenedSeen,
    Seen,
    VoteBegunSeen,
    VotedSeen,
    WrittenSeen,
)
from bukvitsa.games.forest.veil import veil
from bukvitsa.kernel.ballot import Ballot, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import WATCHER, Viewer, everyone
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

ANYA, BORYA = everyone(2)
AT = Place(1, 2)
THREE = (Place(0, 0), Place(0, 1), Place(1, 1))
LETTER_A, LETTER_ZH = Letter("а"), Letter("ж")
DRAFT = Draft("ёж", "еж")
OPTIONS = ForestOptions()
OPENED = Opened(
    OPTIONS, 2, ANYA, "жащу", {LETTER_A: 1}, 1, (CardId(1),), (CardId(2),), (CardId(0),)
)

TOLD: list[tuple[Event, Viewer, Seen]] = [
    (OPENED, ANYA, OpenedSeen(OPTIONS, 2, ANYA, {LETTER_A: 1}, 1, "а", 1)),
    (Written(ANYA, DRAFT), ANYA, WrittenSeen(ANYA, DRAFT)),
    (Written(ANYA, DRAFT), BORYA, WrittenSeen(ANYA, None)),
    (Written(ANYA, DRAFT), WATCHER, WrittenSeen(ANYA, None)),
    (
        VoteBegun(ANYA, "еж", (BORYA,), Ballot((ANYA, BORYA), Instant(9))),
        BORYA,
        VoteBegunSeen(ANYA, "еж", (BORYA,), Instant(9)),
    ),
    (Voted(ANYA, Voice.YES), ANYA, VotedSeen(ANYA)),
    (
        CardWon(ANYA, AT, LETTER_A, CardId(3), Source.DECK),
        ANYA,
        CardWonSeen(ANYA, AT, LETTER_A, Source.DECK),
    ),
    (ElderPaid(ANYA, THREE, CardId(3)), ANYA, ElderPaidSeen(ANYA, THREE)),
    (CardsDrawn(ANYA, (CardId(0), CardId(3)), "жу"), ANYA, CardsDrawnSeen(ANYA, 2, "жу")),
    (CardsDrawn(ANYA, (CardId(0), CardId(3)), "жу"), BORYA, CardsDrawnSeen(ANYA, 2, "")),
    (CardsDrawn(ANYA, (CardId(0), CardId(3)), "жу"), WATCHER, CardsDrawnSeen(ANYA, 2, "")),
    (Grown(ANYA, AT, CardId(0), LETTER_ZH, (CardId(3),)), BORYA, GrownSeen(ANYA, AT, LETTER_ZH, 1)),
    (Readied(ANYA), BORYA, Readied(ANYA)),
]


@pytest.mark.parametrize(("event", "viewer", "seen"), TOLD)
def test_nobody_hears_more_than_is_shown(event: Event, viewer: Viewer, seen: Seen) -> None:
    assert veil(event, viewer) == seen


def test_no_card_id_is_ever_told() -> None:
    """FO-3: by an id one could follow a face-down card."""
    for event, viewer, _ in TOLD:
        told = msgspec.to_builtins(veil(event, viewer))
        assert not {"card", "cards", "instead", "field", "cut", "faces"} & set(told)
