"""The best that plain Python does: a trie of the words' letters, the rarest letter first."""

from typing import Any

from bench.peers.reference import LETTERS, Reference

Node = dict[str, Any]
END = ""


class SignatureTrie:
    """Words under their letters in a fixed order; a node is a dict, END holds its words."""

    def __init__(self, reference: Reference) -> None:
        """Grow the trie."""
        order = sorted(LETTERS, key=lambda letter: reference.share[LETTERS.index(letter)])
        self._rank = {letter: place for place, letter in enumerate(order)}
        self._root: Node = {}
        for word in reference.words:
            node = self._root
            for letter in sorted(word, key=self._rank.__getitem__):
                node = node.setdefault(letter, {})
            node.setdefault(END, []).append(word)

    def words(self, rack: str) -> list[str]:
        """Walk down with the rack's letters in their order, equal ones once."""
        letters = sorted(rack, key=self._rank.__getitem__)
        size = len(letters)
        after = [0] * size
        for place in range(size - 1, -1, -1):
            same = place + 1 < size and letters[place + 1] == letters[place]
            after[place] = after[place + 1] if same else place + 1
        found: list[str] = []

        def go(node: Node, place: int) -> None:
            words = node.get(END)
            if words:
                found.extend(words)
                if len(node) == 1:
                    return
            while place < size:
                child = node.get(letters[place])
                if child is not None:
                    go(child, place + 1)
                place = after[place]

        go(self._root, 0)
        return found
