"""What a bot knows of the words at a table, and what they cost."""

from bukvitsa.games.forbidden.seen import View
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import CORE_ONLY


class Words:
    """The words that a bot plays with at one table: those that people know (WD-15)."""

    def __init__(self, book: Book, view: View) -> None:
        """Look at a table's agreement, and at what its votes have said (WD-13)."""
        self._vocabulary = book.vocabulary(view.options.words, CORE_ONLY)
        self._failed = view.rulings.failed

    def within(self, letters: str) -> list[str]:
        """Find the words that can be called where these letters lie."""
        if not self._vocabulary.any_within(letters):
            return []
        words = self._vocabulary.words(letters)
        return [word for word in words if word not in self._failed]

    def deadly(self, letters: str) -> str:
        """Say after which letters a word could be called."""
        return self._vocabulary.next_letters(letters)


def letters_of(view: View) -> str:
    """Write the letters of the conversation."""
    return "".join([face.letter for face in view.conversation])


def black_of(view: View) -> str:
    """Write the black letters of the conversation."""
    return "".join([face.letter for face in view.conversation if not face.red])


def cost(word: str, black: str) -> int:
    """Count the black cards that a word takes, where they are taken first (FW-12, FW-16).

    >>> cost("молоко", "млк"), cost("молоко", "млкоо")
    (3, 5)
    """
    return sum([min(word.count(letter), black.count(letter)) for letter in set(word)])
