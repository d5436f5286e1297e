"""The edition changes whenever any list does."""

from bukvitsa.lexicon.edition import DATA_FILES, current_edition, data_files, edition_of


def test_it_is_short_and_depends_on_every_byte() -> None:
    one = edition_of([b"a", b"b", b"c"])
    assert len(one) == 12
    assert one != edition_of([b"a", b"b", b"d"])
    assert one != edition_of([b"ab", b"", b"c"])
    assert one == edition_of([b"a", b"b", b"c"])


def test_the_installed_lists_are_three_and_not_empty() -> None:
    found = data_files()
    assert tuple(file.name for file in found) == DATA_FILES
    assert all(file.is_file() for file in found)


def test_reading_in_pieces_hashes_the_same() -> None:
    assert current_edition() == edition_of(file.read_bytes() for file in data_files())
