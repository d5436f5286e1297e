"""The same questions asked of a single word, letter by letter: for the few words without a code."""

from collections.abc import Iterator, Sequence

from bukvitsa.letters.multiset import Letters


def makes(word: str, letters: str) -> bool:
    """Tell whether a word can be made of letters.

    >>> makes("кот", "окот"), makes("окот", "кот")
    (True, False)
    """
    return all(word.count(letter) <= letters.count(letter) for letter in set(word))


def ways(word: str, loose: str, table: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Go through the choices of table words that, with loose letters, make up a word (AN-6).

    >>> list(ways("окот", "отк", ["кот", "ток"]))
    [(0,), (1,)]
    """
    hand = Letters.of(loose)
    lying = [Letters.of(each) for each in table]

    def go_on(rest: Letters, used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if rest and used and rest <= hand:
            yield used
        for place in range(used[-1] + 1 if used else 0, len(lying)):
            if lying[place] <= rest:
                yield from go_on(rest - lying[place], (*used, place))

    yield from go_on(Letters.of(word), ())
