"""A server under fire: malformed and hostile messages by the hundred thousand, and its memory.

`python3 run.py bench hostile [--messages N] [--seed S] [--save]`
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence

from bench._table import Row, at_most, save_section, text_table
from tests.kit.beside import Beside, faults_of, memory_of, playing_beside
from tests.kit.hostility import Attack
from tests.kit.processes import Serving, serving

OPEN_DOORS = {
    "messages": "1000000", "joins_minutely": "1000000", "tables_hourly": "1000000",
    "words_minutely": "1000000", "codes_hourly": "1000000",
}  # fmt: skip
"""Without limits everything is read and judged; the limits have a round of their own."""
ROUNDS = 10
"""Memory is looked at after each; the first warms up."""


class Fire:
    """What a round, or many, came to."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.complaints: list[str] = []
        self.memory: list[float] = []
        self.waits: list[float] = []
        self.games = 0

    def add(self, attack: Attack, beside: Beside) -> None:
        """Take in what one round came to."""
        self.sent += attack.sent
        self.answers += attack.answers
        self.complaints += attack.complaints
        self.waits += beside.waits
        self.games += beside.games


async def fired_at(host: Serving, messages: int, seed: int, rounds: int) -> Fire:
    """Fire at a server in so many rounds, while people play."""
    fire = Fire()
    assert host.process.stderr is not None
    said = asyncio.create_task(host.process.stderr.read())  # a full pipe would hold the server up
    for number in range(rounds):
        attack, part = Attack(host.address, seed + number), messages // rounds
        async with playing_beside(host.address, seed) as beside:
            await asyncio.gather(
                attack.sockets(part * 17 // 20), attack.requests(part // 10),
                attack.bytes(part // 20),
            )  # fmt: skip
        fire.add(attack, beside)
        await asyncio.sleep(2)
        fire.memory.append(memory_of(host.process.pid) / 1024)
        print(f"{sum(fire.sent.values())} sent, {fire.memory[-1]:.0f} MiB", flush=True)
    assert await host.stop() == 0
    fire.complaints += faults_of((await said).decode())
    return fire


async def rounds_of(messages: int, seed: int) -> tuple[Fire, Fire]:
    """Fire with open doors, then a tenth of it at the usual limits."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving("--port=0", data=folder, **OPEN_DOORS) as host:
            wide = await fired_at(host, messages, seed, ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        lenient = {"joins_minutely": "1000000", "tables_hourly": "1000000"}
        async with serving("--port=0", data=folder, **lenient) as host:
            usual = await fired_at(host, messages // 10, seed, 1)
    return wide, usual


def rows_of(how: str, fire: Fire) -> list[Row]:
    """Tell how the server stood it."""
    sent = ", ".join(f"{count} {what}" for what, count in fire.sent.items())
    often = ", ".join(f"{what} {count}" for what, count in fire.answers.most_common(14))
    waits = sorted(fire.waits)
    middle, late = waits[len(waits) // 2] * 1e3, waits[int(len(waits) * 0.99)] * 1e3
    beside = f"{fire.games} games, {len(waits)} acts, answered in {middle:.0f} ms, p99 {late:.0f}"
    rows = [
        Row(f"{how}: sent", sent, "", None),
        Row(f"{how}: answered", often, "", None),
        Row(f"{how}: faults, leaks", str(len(fire.complaints)), "0", not fire.complaints),
        Row(f"{how}: beside", beside, "plays on", fire.games > 0),
    ]
    if len(fire.memory) > 1:
        half = fire.memory[len(fire.memory) // 2]
        note = f" (MiB after each round: {' '.join(f'{each:.0f}' for each in fire.memory)})"
        rows.append(at_most(f"{how}: memory, end / middle", fire.memory[-1] / half, 1.05, note))
    return rows


def main(argv: Sequence[str] | None = None) -> int:
    """Print how the server stood it; exit 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="bench hostile", description=main.__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    wide, usual = asyncio.run(rounds_of(options.messages, options.seed))
    for complaint in (*wide.complaints, *usual.complaints):
        print(complaint[:2000])
    rows = [*rows_of("open doors", wide), *rows_of("usual limits", usual)]
    print(text_table(rows))
    if options.save:
        command = f"python3 run.py bench hostile --messages {options.messages}"
        save_section("hostile", command, rows)
    return 0 if all(row.holds is not False for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
