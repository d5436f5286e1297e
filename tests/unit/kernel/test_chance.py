"""A shuffle can be made again by anybody who has the seed, from the documentation alone."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bukvitsa.kernel.chance import SEED_BYTES, Seed, SeededChance, commitment, keeps_promise

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES).map(Seed)


def shuffled_by_the_book(things: str, seed: bytes, moment: int, place: int) -> tuple[str, ...]:
    """Make a shuffle as the module's docstring tells it, in the plainest way."""
    stream = b""
    for block in range(len(things) * 8):
        numbers = b"".join(number.to_bytes(8, "big") for number in (moment, place, block))
        stream += hashlib.sha256(b"bukvitsa shuffle 1\0" + seed + numbers).digest()
    order, at = list(things), 0
    for i in range(len(order) - 1, 0, -1):
        k = i + 1
        while True:
            x = int.from_bytes(stream[at : at + 8], "big")
            at += 8
            if x < 2**64 - 2**64 % k:
                break
        j = x % k
        order[i], order[j] = order[j], order[i]
    return tuple(order)


@given(seeds, st.text(max_size=130), st.integers(0, 2**40))
def test_the_shuffle_is_the_documented_one(seed: Seed, things: str, moment: int) -> None:
    """Two shuffles of one act agree with the slow twin written from the description."""
    chance = SeededChance(seed, moment)
    assert chance.shuffled(things) == shuffled_by_the_book(things, seed, moment, 0)
    assert chance.shuffled(things) == shuffled_by_the_book(things, seed, moment, 1)


def test_a_number_that_would_favour_a_card_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2**64 numbers one is too many for three cards, and none for two."""
    numbers = iter([2**64 - 1, 2, 2**64 - 1])
    monkeypatch.setattr("bukvitsa.kernel.chance._numbers", lambda _: numbers)
    assert SeededChance(Seed(bytes(SEED_BYTES)), 0).shuffled("абв") == ("а", "б", "в")
    assert not [*numbers]


@given(seeds, st.text(max_size=40), st.integers(0, 2**40))
def test_a_shuffle_keeps_every_thing(seed: Seed, things: str, moment: int) -> None:
    """Nothing is lost, nothing doubled."""
    assert Counter(SeededChance(seed, moment).shuffled(things)) == Counter(things)


def test_every_order_is_about_equally_likely() -> None:
    """Of 6,000 fixed shuffles of three things each order comes about a thousand times."""
    seed = Seed(bytes(SEED_BYTES))
    seen = Counter(SeededChance(seed, moment).shuffled("абв") for moment in range(6000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@given(seeds, seeds)
def test_a_commitment_binds(seed: Seed, other: Seed) -> None:
    """The published hash fits its own seed and no other."""
    assert keeps_promise(seed, commitment(seed))
    assert keeps_promise(other, commitment(seed)) == (other == seed)
