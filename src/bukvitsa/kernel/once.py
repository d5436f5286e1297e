"""A value that is found once for each thing it belongs to."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
V = TypeVar("V")


class once(Generic[T, V]):  # noqa: N801 - reads as the decorator it is
    """A property that is kept where it was found; without a lock, which costs more than most finds.

    >>> class Word:
    ...     @once
    ...     def letters(self) -> list[str]:
    ...         return list("дом")
    >>> word = Word()
    >>> word.letters is word.letters
    True
    >>> type(Word.letters).__name__
    'once'
    """

    def __init__(self, find: Callable[[T], V]) -> None:
        """Take what finds the value."""
        self._find, self._name = find, find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, thing: None, owner: type[T]) -> "once[T, V]": ...
    @overload
    def __get__(self, thing: T, owner: type[T]) -> V: ...
    def __get__(self, thing: T | None, owner: type[T]) -> "once[T, V] | V":
        """Find the value, and put it where it is found first from now on."""
        if thing is None:
            return self
        value = thing.__dict__[self._name] = self._find(thing)
        return value


def keep(before: Any, after: T, *names: str) -> T:
    """Keep what was found of a thing for its successor, which is the same in that.

    >>> class Word:
    ...     @once
    ...     def letters(self) -> list[str]:
    ...         return list("дом")
    >>> word = Word()
    >>> word.letters is keep(word, Word(), "letters").letters
    True
    """
    found, kept = before.__dict__, after.__dict__
    for name in names:
        if name in found:
            kept[name] = found[name]
    return after
