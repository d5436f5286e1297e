"""The page and the schemas of the protocol say what the code does."""

import shutil
from pathlib import Path

import pytest

from bukvitsa.games.shelf import ROOMS
from bukvitsa.server import protocol
from bukvitsa.tables import wire

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    return tmp_path


def test_what_is_committed_is_what_the_code_says() -> None:
    assert protocol.main(["--check", f"--root={ROOT}"]) == 0


def test_a_document_out_of_step_is_found_and_mended(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    schema = copy / protocol.SCHEMAS / "wire.json"
    schema.write_text("{}")
    (copy / protocol.SCHEMAS / "openapi.json").unlink()
    page = copy / protocol.PAGE
    page.write_text(page.read_text(encoding="utf-8").replace("### `hello`", "### `hullo`"), "utf-8")
    assert protocol.main(["--check", f"--root={copy}"]) == 1
    told = capsys.readouterr().out
    for name in ("wire.json", "openapi.json", "protocol.md"):
        assert name in told
    assert schema.read_text() == "{}", "a check changes nothing"
    assert protocol.main([f"--root={copy}"]) == 0
    assert protocol.main(["--check", f"--root={copy}"]) == 0


def test_what_people_wrote_around_the_made_part_stays(copy: Path) -> None:
    page = copy / protocol.PAGE
    page.write_text(f"before\n{protocol.BEGIN}\nstale words\n{protocol.END}\nafter\n", "utf-8")
    assert protocol.main([f"--root={copy}"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "stale words" not in text


def test_every_message_has_a_place_under_the_root_and_on_the_page() -> None:
    schema = protocol.wire_schema()
    page = (ROOT / protocol.PAGE).read_text(encoding="utf-8")
    for side, union in (("client", wire.FromClient), ("server", wire.FromServer)):
        named = {each["$ref"].rpartition("/")[2] for each in schema["properties"][side]["anyOf"]}
        assert named == {kind.__name__ for kind in union.__args__}
        for kind in union.__args__:
            assert f"### `{kind.__struct_config__.tag}`" in page
            assert schema["$defs"][kind.__name__]["properties"]["type"]["enum"] == [
                kind.__struct_config__.tag
            ]


@pytest.mark.parametrize("game", ROOMS)
def test_a_games_schema_tells_no_event_of_the_journal(game: str) -> None:
    schema = protocol.game_schema(game, ROOMS[game].game.kinds)
    assert set(schema["properties"]) == {"act", "view", "seen", "menu", "options"}


def test_what_is_said_of_a_field_stands_in_the_schema() -> None:
    view = protocol.wire_schema()["$defs"]["TableView"]["properties"]
    assert view["seed"]["description"] == "The seed, once the game is over."
