"""Speak to the person at the terminal: one line for what is being done, one for what is wrong."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Trouble(Exception):  # noqa: N818 - not an error of ours: what stands in the person's way
    """Say in plain Russian what is wrong and what to do about it."""

    status = 1


def say(line: str) -> None:
    """Say one line, at once."""
    print(line, flush=True)


def soften() -> None:
    """Show a letter that the terminal lacks as a question mark instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@contextmanager
def taking_long(line: str) -> Iterator[None]:
    """Say what is being done, and on a terminal for how long already."""
    began = time.monotonic()
    if not sys.stdout.isatty():
        say(f"{line}…")
        yield
        return
    done = threading.Event()

    def tick() -> None:
        while True:
            print(f"\r{line}… {time.monotonic() - began:.0f} с", end="", flush=True)
            if done.wait(0.5):
                return

    ticking = threading.Thread(target=tick, daemon=True)
    ticking.start()
    try:
        yield
    finally:
        done.set()
        ticking.join()
        print(flush=True)
