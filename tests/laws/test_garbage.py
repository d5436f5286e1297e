"""A million acts that should not be: each is refused with a code and a sentence, or was lawful."""

from collections import Counter
from random import Random

import msgspec
import pytest

from bukvitsa.games.refusals import explain
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.record import Codec
from bukvitsa.kernel.moments import TimeUp
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from tests.kit.garbage import Tables, bent
from tests.kit.laws import now_of
from tests.kit.play import world_of
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject

ACTS = 1_000_000 // 4
"""So many for each of the four games."""
VARIETY = 10
"""If fewer different refusals came, the garbage would not be worth the name."""

games = pytest.mark.parametrize(
    "subject",
    [subject for subject in SUBJECTS if subject.game.facts.id in ROOMS],
    ids=lambda it: it.game.facts.id,
)


@games
def test_garbage_changes_nothing_and_is_told_why(subject: Subject) -> None:
    """No exception, no change of the table, and a Russian sentence for every refusal."""
    game, sayings = subject.game, ROOMS[subject.game.facts.id].sayings
    codec, dice, codes = Codec(game), Random(2026), Counter[str]()
    pool = Tables(subject, games=25, seed=7)
    before = [msgspec.json.encode(table.state) for table in pool.tables]
    worlds = [world_of(subject, 7, table.seq, now_of(table) - 1) for table in pool.tables]
    encode = msgspec.json.Encoder().encode
    for number in range(ACTS):
        place = number % len(pool.tables)
        table = pool.tables[place]
        raw = encode(bent(dice.choice(pool.acts), pool.acts, dice))
        try:
            act = codec.act(raw)
        except msgspec.MsgspecError:
            codes["wrong_act"] += 1
            continue
        seat = Seat(dice.randrange(-1, table.seats + 1))
        result = table.submit(seat, act, worlds[place])
        if isinstance(result, Refusal):
            codes[result.code] += 1
            if codes[result.code] == 1:
                assert "…" not in explain(result, sayings), result
        else:
            assert not isinstance(act, TimeUp)
    assert [msgspec.json.encode(table.state) for table in pool.tables] == before
    assert set(codes) <= set(sayings)
    assert len(codes) >= VARIETY, codes
