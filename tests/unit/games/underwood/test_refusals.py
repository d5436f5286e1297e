"""Every refusal of the game has its sentence, and every sentence its refusal."""

import re
import tomllib
from pathlib import Path

import bukvitsa.games.underwood as room
from bukvitsa.games.refusals import explain, read_sayings
from bukvitsa.kernel.refusal import Refusal

HERE = Path(room.__file__).parent
CODES = {
    code
    for path in HERE.glob("*.py")
    for code in re.findall(r'Refusal\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
}
OWN = tomllib.loads((HERE / "refusals.toml").read_text(encoding="utf-8"))


def test_every_code_has_a_sentence_and_is_used() -> None:
    assert set(OWN) == CODES


def test_every_sentence_can_be_said() -> None:
    sayings = read_sayings("bukvitsa.games.underwood")
    for code in CODES:
        said = explain(Refusal(code), sayings)
        assert said[-1] in ".!"
        assert said[0].isupper()
