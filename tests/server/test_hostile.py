"""A server under fire: nothing breaks, nothing is given away, and those beside play on."""

import asyncio
from pathlib import Path

import pytest

from tests.kit.beside import faults_of, playing_beside
from tests.kit.hostility import Attack
from tests.kit.processes import serving

pytestmark = pytest.mark.anyio

OPEN_DOORS = {
    "messages": "1000000", "joins_minutely": "100000", "tables_hourly": "100000",
    "words_minutely": "100000", "codes_hourly": "100000",
}  # fmt: skip


@pytest.fixture(autouse=True)
def toy() -> None:
    """Here the shelves are as they are."""


async def test_whatever_is_sent_nothing_breaks_and_others_play_on(tmp_path: Path) -> None:
    async with serving("--port=0", data=str(tmp_path), **OPEN_DOORS) as host:
        attack = Attack(host.address, 1)
        async with playing_beside(host.address, 2) as beside:
            await asyncio.gather(attack.sockets(1500), attack.requests(300), attack.bytes(100))
        assert await host.stop() == 0
        assert host.process.stderr is not None
        said = (await host.process.stderr.read()).decode()
    assert attack.complaints == []
    assert attack.sent == {"messages": 1500, "requests": 300, "broken connections": 100}
    assert attack.answers["socket wrong_message"] > 100
    assert beside.games > 0
    assert faults_of(said) == []
