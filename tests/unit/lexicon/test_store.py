"""A file of compiled lists is read back whole, or known for damaged; it never breaks a start."""

import os
import time
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

from bukvitsa.kernel.words import Tier, WordPolicy
from bukvitsa.lexicon import shelf as shelf_module
from bukvitsa.lexicon.compile import Arrays, compile_index
from bukvitsa.lexicon.edition import current_edition, data_files, edition_of
from bukvitsa.lexicon.entry import Entry
from bukvitsa.lexicon.shelf import cache_folder, open_shelf
from bukvitsa.lexicon.store import Damaged, Stored, save
from bukvitsa.lexicon.vocabulary import Vocabulary

WORDS = b"\n".join(
    f"{word}\t{shown}\tcore\t\t300".encode()
    for word, shown in (("еж", "ёж"), ("кот", ""), ("окот", ""), ("ток", ""))
)
NAMES = "анна\t\tcore\tproper\t300".encode()
REJECTED = "нии\tabbreviation\t\t".encode()


@pytest.fixture
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put small lists in the place of the real ones, and give a folder for the cache."""
    files = []
    for name, text in (("names", NAMES), ("rejected", REJECTED), ("words", WORDS)):
        files.append(tmp_path / name)
        files[-1].write_bytes(text)
    monkeypatch.setattr(shelf_module, "data_files", lambda: tuple(files))
    monkeypatch.setattr(
        shelf_module, "current_edition", lambda: edition_of(file.read_bytes() for file in files)
    )
    return tmp_path / "cache"


def small() -> Arrays:
    return compile_index([Entry("кот", "кот", Tier.CORE, frozenset(), 300)])


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_arrays_come_back_as_they_went(tmp_path: Path) -> None:
    arrays = small()
    save(tmp_path / "deep" / "file", "edition", {"one": arrays, "two": arrays})
    stored = Stored(tmp_path / "deep" / "file", "edition")
    for index in ("one", "two"):
        back = stored.arrays(index)
        assert list(back) == list(arrays)
        for name, array in arrays.items():
            assert back[name].dtype == array.dtype
            assert np.array_equal(back[name], array)
            assert not back[name].flags.writeable or not back[name].size


def test_a_file_of_another_edition_is_not_taken(tmp_path: Path) -> None:
    save(tmp_path / "file", "old", {"one": small()})
    with pytest.raises(Damaged):
        Stored(tmp_path / "file", "new")


@pytest.mark.parametrize("length", [0, 5, 15, 40, 900, -1])
def test_a_file_cut_short_is_known_for_damaged(tmp_path: Path, length: int) -> None:
    file = tmp_path / "file"
    save(file, "edition", {"one": small()})
    file.write_bytes(file.read_bytes()[:length])
    with pytest.raises(Damaged):
        Stored(file, "edition").arrays("one")


def test_any_changed_byte_that_matters_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "file"
    save(file, "edition", {"one": small()})
    whole = file.read_bytes()
    stored = Stored(file, "edition")
    arrays = stored.arrays("one")
    for place in range(0, len(whole), 61):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        try:
            back = Stored(file, "edition").arrays("one")
        except Damaged:
            continue
        assert all(np.array_equal(back[name], array) for name, array in arrays.items())


def test_a_failed_write_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        save(tmp_path / "file", "edition", {"one": small()})
    assert list(tmp_path.iterdir()) == []


def test_lists_are_compiled_once_and_mapped_afterwards(lists: Path) -> None:
    done: list[float] = []
    first = open_shelf(lists, done.append)
    written = only_file(lists).stat().st_mtime_ns
    second = open_shelf(lists, lambda _: pytest.fail("compiled again"))
    assert only_file(lists).stat().st_mtime_ns == written
    assert done == sorted(done)
    assert done
    for shelf in (first, second):
        entry = shelf.entry("еж")
        assert entry is not None
        assert entry.shown == "ёж"
        assert shelf.entry("анна") is not None
        assert shelf.entry("нии") is None
        refusal = shelf.rejected("нии")
        assert refusal is not None
        assert refusal.reason == "abbreviation"
        assert shelf.rejected("кот") is None
        assert Vocabulary([shelf.words], WordPolicy()).words("окот")


@pytest.mark.parametrize("share", [0, 0.3, 0.6, 0.999])
def test_a_damaged_file_is_made_anew(lists: Path, share: float) -> None:
    open_shelf(lists)
    file = only_file(lists)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    assert open_shelf(lists).entry("кот") is not None
    assert file.read_bytes() == whole


def test_damage_among_the_names_alone_is_repaired_in_memory(lists: Path) -> None:
    open_shelf(lists)
    file = only_file(lists)
    whole = file.read_bytes()
    place = whole.rindex("анна".encode("cp1251"))
    file.write_bytes(whole[:place] + b"?" + whole[place + 1 :])
    shelf = open_shelf(lists)
    assert shelf.entry("анна") is not None


def test_changed_lists_are_another_edition(lists: Path) -> None:
    before = open_shelf(lists).edition
    (lists.parent / "words").write_bytes(WORDS + "\nлес\t\tcore\t\t300".encode())
    shelf = open_shelf(lists)
    assert shelf.edition != before
    assert shelf.entry("лес") is not None


def test_lists_of_editions_long_gone_are_cleared_away(lists: Path) -> None:
    lists.mkdir()
    for name, age in (("lexicon-old-1.bin", 40), ("lexicon-recent-1.bin", 5), ("other.bin", 90)):
        (lists / name).write_bytes(b"")
        then = time.time() - age * 24 * 3600
        os.utime(lists / name, (then, then))
    open_shelf(lists)
    left = {file.name for file in lists.iterdir()}
    assert len(left) == 3
    assert left >= {"lexicon-recent-1.bin", "other.bin"}


def test_without_a_place_to_write_the_lists_work_in_memory(lists: Path) -> None:
    lists.write_text("a file where the folder should be")
    troubles: list[OSError] = []
    shelf = open_shelf(lists, trouble=troubles.append)
    assert len(troubles) == 1
    assert open_shelf(lists).edition == shelf.edition
    assert shelf.entry("кот") is not None
    assert shelf.entry("анна") is not None


def test_a_write_that_does_not_last_is_no_reason_to_stop(
    lists: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(path: Path, *_: object) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")

    monkeypatch.setattr(shelf_module, "save", forgetful)
    shelf = open_shelf(lists, trouble=lambda _: pytest.fail("no trouble of the disk"))
    assert shelf.entry("кот") is not None


def test_lists_that_came_with_the_package_are_not_made_again(
    lists: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUKVITSA_CACHE", str(lists))
    monkeypatch.setattr(shelf_module, "BESIDE", lists.parent / "package")
    open_shelf(lists.parent / "package")
    shelf = open_shelf(progress=lambda _: pytest.fail("compiled again"))
    assert shelf.entry("кот") is not None
    assert not lists.exists()


def _save_often(path: str) -> None:
    for _ in range(20):
        save(Path(path), "edition", {"one": small()})


def test_several_writers_never_leave_half_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    save(file, "edition", {"one": small()})
    context = get_context("spawn")
    writers = [context.Process(target=_save_often, args=(str(file),)) for _ in range(2)]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        assert Stored(file, "edition").arrays("one")
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    assert list(tmp_path.iterdir()) == [file]


def test_the_cache_can_be_put_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BUKVITSA_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("BUKVITSA_CACHE")
    assert cache_folder().name == "bukvitsa"


def test_the_edition_read_in_pieces_is_that_of_the_whole() -> None:
    assert current_edition() == edition_of(file.read_bytes() for file in data_files())
