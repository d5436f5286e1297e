"""The client in a real browser: what it weighs, when it is seen, whether it ever stands still.

`python3 run.py bench client [--rounds N] [--seconds S] [--save]`
"""

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from bench._table import Row, at_least, at_most, save_section, text_table
from bukvitsa.games.shelf import ROOMS
from tests.browser.kit.launch import launched
from tests.browser.kit.looks import PHONE
from tests.browser.kit.seeing import settled
from tests.browser.kit.serve import Order
from tests.browser.kit.server import Server, serving
from tests.browser.kit.stage import Stage
from tools.sizes import FIRST, GAME, KB, weights
from tools.web import STATIC

ROUNDS = 9
SECONDS = 10.0
SLOWED = 4
"""A phone of the middle sort is so many times slower than a desk's machine."""
SEEN_MS = 1_000
STILL_MS = 50
"""No task of the page is longer, or a finger feels it."""
RATE = 10
LIVELY = 0.02
"""Bots of this pace make more events than a person can follow."""
TASKS = """() => {
    window.tasks = [];
    const note = (list) => window.tasks.push(...list.getEntries().map((each) => each.duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
}"""
BEGIN = """(table) => new Promise((done, failed) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (words) => line.send(JSON.stringify(words));
    line.onopen = () => say({ type: 'hello' });
    line.onmessage = ({ data }) => data.split('\\n').forEach((each) => {
        const said = JSON.parse(each);
        if (said.type === 'welcome') say({ type: 'start', id: 'start' });
        if (said.type === 'done') done();
        if (said.type === 'refused') failed(new Error(said.text));
    });
})"""
"""Begins a game, as the host of a table who does not play."""


def slowed(page: Page, times: int) -> Page:
    """Let the page's processor be slower."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return page


def worked(counting: CDPSession) -> float:
    """Tell how many seconds of CPU the page's own thread has taken so far."""
    told = counting.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in told if each["name"] == "TaskDuration")


def weighed() -> Iterator[Row]:
    """Weigh the script of the first screen, and what each game adds."""
    for name, weight in weights(STATIC).items():
        most = FIRST if name == "index.html" else GAME
        if weight >= KB:
            yield at_most(f"script, KB gzip: {name}", weight / KB, most / KB)


def first_seen(browser: Browser, server: Server, rounds: int) -> Row:
    """Open the first page as somebody new, and see when something is painted."""
    times = []
    for _ in range(rounds):
        stage = Stage(browser, server)
        page = slowed(stage.guest(PHONE, stranger=True), SLOWED)
        page.goto("/")
        settled(page)
        painted: list[dict[str, Any]] = page.evaluate(
            "performance.getEntriesByName('first-contentful-paint').map((each) => each.toJSON())"
        )
        times.append(painted[0]["startTime"])
        stage.leave()
    figure = f"first screen painted, ms, processor slowed {SLOWED}×, median of {rounds}"
    return at_most(figure, statistics.median(times), SEEN_MS, f" (worst {max(times):.0f})")


def stillness(
    browser: Browser, server: Server, game: str, times: int, seconds: float
) -> Iterator[Row]:
    """Watch bots play faster than anybody could, and see how long the page ever stands still."""
    stage = Stage(browser, server)
    host, watcher = stage.guest(PHONE), slowed(stage.guest(PHONE), times)
    told: list[int] = []
    watcher.on(
        "websocket",
        lambda line: line.on("framereceived", lambda said: told.append(str(said).count("changed"))),
    )
    watcher.add_init_script(f"({TASKS})()")
    counting = watcher.context.new_cdp_session(watcher)
    counting.send("Performance.enable", {"timeDomain": "threadTicks"})
    host.goto("/")
    seats = max(ROOMS[game].game.facts.fewest, 3)
    table = stage.open_table(host, game, seats, *["greedy"] * seats)
    watcher.goto(f"/table/{table}")
    settled(watcher)
    host.evaluate(BEGIN, table)
    watcher.evaluate("() => { window.tasks.length = 0; }")
    told.clear()
    before = worked(counting)
    watcher.wait_for_timeout(1000 * seconds)
    spent = worked(counting) - before
    longest: list[float] = watcher.evaluate("window.tasks")
    stage.leave()
    name = f"{game}, processor slowed {times}×" if times > 1 else game
    rate = sum(told) / seconds
    yield at_least(f"{name}: changes told a second", rate, RATE)
    worst, note = max(longest, default=0), f" ({len(longest)} over {STILL_MS})"
    yield at_most(f"{name}: longest task, ms", worst, STILL_MS, note)
    if times == 1:
        # Unlike a task's length this is true of a busy machine, too.
        yield at_most(f"{game}: CPU a change, ms", 1000 * spent / sum(told), STILL_MS / SLOWED)


def main(argv: Sequence[str] | None = None) -> int:
    """Print every figure against its bar; exit 1 if one fails."""
    parser = argparse.ArgumentParser(prog="bench client", description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    rows: list[Row] = []
    home = tempfile.TemporaryDirectory(prefix="bukvitsa-")
    with (
        home as folder,
        launched() as browser,
        serving(Order(folder=Path(folder), pace=LIVELY)) as server,
    ):
        rows += weighed()
        rows.append(first_seen(browser, server, options.rounds))
        for game in ROOMS:
            for times in (1, SLOWED):
                rows += stillness(browser, server, game, times, options.seconds)
    print(text_table(rows))
    if options.save:
        save_section("client", f"python3 run.py bench client --rounds {options.rounds}", rows)
    return int(any(row.holds is False for row in rows))


if __name__ == "__main__":
    sys.exit(main())
