"""One start of the lexicon in a fresh interpreter: its CPU milliseconds and private KiB as JSON."""

import json
import re
import sys
import time
from pathlib import Path

RACK = "абракадабра"
SMAPS = Path("/proc/self/smaps")
LISTS = re.compile(r"/lexicon-\w+-\d+\.bin$")


def private() -> tuple[int, int] | None:
    """Give the KiB that this process shares with nobody, and those of the lists' mapped file."""
    if not SMAPS.exists():
        return None
    own = mapped = 0
    in_lists = False
    for line in SMAPS.read_text(encoding="utf-8").splitlines():
        name, *values = line.split()
        if not name.endswith(":"):
            in_lists = LISTS.search(line) is not None
        elif name in {"Private_Clean:", "Private_Dirty:"} and not in_lists:
            own += int(values[0])
        elif name == "Rss:" and in_lists:
            mapped += int(values[0])
    return own, mapped


def mapped() -> dict[str, object]:
    """Map the compiled lists and answer."""
    before = private()
    start = time.process_time()
    import numpy as np  # noqa: F401, PLC0415

    numpy_done = time.process_time()
    from bukvitsa.kernel.words import WordPolicy  # noqa: PLC0415
    from bukvitsa.lexicon.book import open_lexicon  # noqa: PLC0415

    imported = time.process_time()
    vocabulary = open_lexicon().vocabulary(WordPolicy())
    found = sum(len(ids) for _, ids in vocabulary.found(RACK))
    answered = time.process_time()
    spelt = sorted(vocabulary.words(RACK))
    done = time.process_time()
    after = private()
    return {
        "numpy": (numpy_done - start) * 1000,
        "imports": (imported - numpy_done) * 1000,
        "answer": (answered - imported) * 1000,
        "spelt": (done - imported) * 1000,
        "private": None if before is None or after is None else after[0] - before[0],
        "mapped": None if after is None else after[1],
        "found": [found, len(spelt)],
    }


def from_text() -> dict[str, object]:
    """Build the same from the committed text and answer."""
    import numpy as np  # noqa: F401, PLC0415

    from bukvitsa.kernel.words import WordPolicy  # noqa: PLC0415
    from bukvitsa.lexicon.edition import data_files  # noqa: PLC0415
    from bukvitsa.lexicon.entry import read_entry  # noqa: PLC0415
    from bukvitsa.lexicon.index import Index  # noqa: PLC0415
    from bukvitsa.lexicon.vocabulary import Vocabulary  # noqa: PLC0415

    start = time.process_time()
    lines = data_files()[2].read_text(encoding="utf-8").splitlines()
    vocabulary = Vocabulary([Index.of(map(read_entry, lines))], WordPolicy())
    found = sum(len(ids) for _, ids in vocabulary.found(RACK))
    return {"answer": (time.process_time() - start) * 1000, "found": [found]}


if __name__ == "__main__":
    print(json.dumps(mapped() if sys.argv[1] == "mapped" else from_text()))
