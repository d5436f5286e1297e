"""`bukvitsa export`, `backup` and `restore`, with what each complains of."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bukvitsa.cli.main import main
from bukvitsa.journal.record import read
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import TableId
from bukvitsa.journal.verify import verify
from bukvitsa.server.opening import sole
from bukvitsa.tables.facts import GuestId
from bukvitsa.tables.house import House
from bukvitsa.tables.making import Wanted
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.wire import Status
from tests.kit.books import book_of
from tests.kit.clocks import FastClock
from tests.kit.houses import until
from tests.kit.toy.room import ROOM, put_on_the_shelves

BOOK = book_of(("кот", "том"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    put_on_the_shelves(monkeypatch)
    monkeypatch.delenv("BUKVITSA_DATABASE", raising=False)
    monkeypatch.setenv("BUKVITSA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def table(folder: Path) -> TableId:
    """A table whose game two bots have played to the end."""
    return asyncio.run(played(folder, "random"))


async def played(folder: Path, level: str) -> TableId:
    store = SqliteStore(folder / FILE)
    settings = HouseSettings(bot_pace=0.01)
    house = House(store, BOOK, clock=FastClock(100), settings=settings)
    await house.open()
    bots = {0: level, 1: level}
    made = await house.create(GuestId("аня"), Wanted(game="toy", seats=2, bots=bots))  # type: ignore[arg-type]
    assert isinstance(made, str)
    visit = await house.enter(made, GuestId("аня"), Nowhere())
    assert visit is not None
    visit.heard(b'{"type":"hello"}')
    visit.heard(b'{"type":"start","id":"1"}')
    if level == "random":
        while (await status(house, made)) is not Status.OVER:
            await asyncio.sleep(0.01)
    else:
        await until(lambda: house.quiet)
    await house.close()
    await store.close()
    return made


async def status(house: House, table: TableId) -> Status:
    shown = await house.table(table)
    assert shown is not None
    return shown.status


class Nowhere:
    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def code_of(folder: Path, table: TableId) -> str:
    with sqlite3.connect(folder / FILE) as connection:
        found = connection.execute("select code from tables where id = ?", (table,)).fetchone()
    connection.close()
    return str(found[0])


@pytest.mark.parametrize("form", ["{table}", "http://localhost:8000/table/{table}", "{code}"])
def test_a_finished_game_is_written_by_its_link_its_name_or_its_code(
    folder: Path, table: TableId, tmp_path: Path, form: str
) -> None:
    asked = form.format(table=table, code=code_of(folder, table).replace("-", " "))
    file = tmp_path / "game.jsonl"
    assert main(["export", asked, str(file)]) == 0
    head, lines = read(file.read_bytes())
    assert head.game == "toy"
    assert verify(ROOM.game, head, lines, BOOK) is None


def test_without_a_file_the_journal_goes_to_the_screen(
    table: TableId, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["export", table]) == 0
    head, _ = read(capfdbinary.readouterr().out)
    assert head.seed


def test_nobody_reads_the_journal_of_a_game_under_way(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = asyncio.run(played(folder, "sleepy"))
    assert main(["export", table]) == 2
    assert "не окончена" in capsys.readouterr().err


def test_what_is_not_there_is_complained_of(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "nowhere"]) == 2
    assert "столов ещё нет" in capsys.readouterr().err
    assert not folder.exists(), "asking makes nothing"
    assert main(["backup", "copy"]) == 2
    assert "столов ещё нет" in capsys.readouterr().err


def test_a_table_that_is_not_there_is_complained_of(
    table: TableId, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["export", "nowhere"]) == 2
    assert "Стола «nowhere» здесь нет" in capsys.readouterr().err
    assert main(["export", table, str(tmp_path)]) == 2
    assert "не записать" in capsys.readouterr().err


def test_a_copy_is_made_while_the_tables_are_served_and_put_back_when_they_are_not(
    folder: Path, table: TableId, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    with sole(folder):
        assert main(["backup", str(copy)]) == 0
        assert main(["restore", str(copy)]) == 2
        assert "уже открыты" in capsys.readouterr().err
    second = asyncio.run(played(folder, "random"))
    assert main(["restore", str(copy)]) == 0
    assert "before-" in capsys.readouterr().out
    assert main(["export", table, str(tmp_path / "one")]) == 0
    assert main(["export", second, str(tmp_path / "two")]) == 2
    (aside,) = folder.glob(f"{FILE}.before-*")
    aside.replace(tmp_path / "aside.sqlite")
    assert main(["restore", str(tmp_path / "aside.sqlite")]) == 0
    assert main(["export", second, str(tmp_path / "two")]) == 0


def test_a_copy_goes_to_an_empty_folder_too(
    table: TableId,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy)]) == 0
    monkeypatch.setenv("BUKVITSA_DATA", str(tmp_path / "other"))
    assert main(["restore", str(copy)]) == 0
    assert "before-" not in capsys.readouterr().out
    assert main(["export", table, str(tmp_path / "one")]) == 0


@pytest.mark.usefixtures("table")
def test_an_older_copy_is_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_text("precious")
    assert main(["backup", str(copy)]) == 2
    assert "уже есть" in capsys.readouterr().err
    assert copy.read_text() == "precious"
    assert main(["backup", str(tmp_path / "no" / "copy")]) == 2


@pytest.mark.parametrize(
    "content", [b"", b"not a database at all", b"SQLite format 3\0" + b"x" * 99]
)
def test_what_is_no_copy_is_not_put_in_the_place_of_the_tables(
    table: TableId,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    content: bytes,
) -> None:
    other = tmp_path / "other"
    other.write_bytes(content)
    assert main(["restore", str(other)]) == 2
    assert "не копия столов" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "missing")]) == 2
    assert "такого файла нет" in capsys.readouterr().err
    assert main(["export", table, str(tmp_path / "one")]) == 0


@pytest.mark.usefixtures("table")
def test_a_copy_of_a_newer_program_is_not_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy)]) == 0
    connection = sqlite3.connect(copy)
    connection.execute("pragma user_version = 1000")
    connection.close()
    assert main(["restore", str(copy)]) == 2
    assert "более новая" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["backup", "x"], ["restore", "x"]])
def test_a_host_of_postgres_is_sent_to_its_own_tools(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BUKVITSA_DATABASE", "postgresql://127.0.0.1:1/x")
    assert main(command) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_a_database_that_does_not_answer_is_complained_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BUKVITSA_DATABASE", "postgresql://127.0.0.1:1/x")
    assert main(["export", "table"]) == 2
    assert "не отвечает" in capsys.readouterr().err
