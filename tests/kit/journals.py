"""Finished games written as journals, for whatever reads them."""

from random import Random
from typing import Any

import msgspec

from bukvitsa.journal.record import Codec, Entry, Head, Line
from bukvitsa.kernel.chance import Seed, SeededChance, commitment
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import open_table
from bukvitsa.kernel.world import World

from .play import next_act
from .subject import Subject


def journal_of(subject: Subject, number: int, most: int = 3000) -> tuple[Head, list[Line]]:
    """Play a game at random to its end and write its journal."""
    dice, seed = Random(number), Seed(number.to_bytes(32, "big"))
    game, codec = subject.game, Codec(subject.game)
    options: Any = subject.options(dice)
    seats = game.facts.fewest
    world = World(Instant(0), SeededChance(seed, 0), subject.lexicon)
    opened = open_table(game, options, seats, world)
    assert not isinstance(opened, Refusal), opened
    table, now = opened.table, 0
    entries = [Entry(seq=0, at=Instant(0), by=None, act=None, events=opened.events)]
    for _ in range(most):
        if game.outcome(table.state) is not None:
            break
        by, act, now = next_act(subject, table, dice, now)
        world = World(Instant(now), SeededChance(seed, table.seq), subject.lexicon)
        result = table.submit(by, act, world)
        if not isinstance(result, Refusal):
            entries.append(
                Entry(seq=table.seq, at=Instant(now), by=by, act=act, events=result.events)
            )
            table = result.table
    head = Head(
        game=game.facts.id,
        names=("Аня", "Боря", "Вера", "Гоша")[:seats],
        options=msgspec.Raw(msgspec.json.encode(options)),
        edition=subject.lexicon.edition,
        promise=commitment(seed),
        seed=seed.hex(),
    )
    return head, [codec.line(entry) for entry in entries]
