"""A called word, checked against the table as it is (AN-4…AN-9, AN-11)."""

import unicodedata
from collections.abc import Sequence

import msgspec

from bukvitsa.games.court import illegal, judge, may_appeal
from bukvitsa.kernel.moments import Instant, later, seconds
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Verdict
from bukvitsa.kernel.world import World
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.word import Misread, Word, read_word

from .acts import Appeal, Call
from .best import best_way, lacking, made_of_words_alone
from .events import Failed, Fault
from .lying import OpenCard, TableWord, WordId
from .phases import Claim
from .state import State


class Lack(msgspec.Struct, frozen=True):
    """Why a word cannot be made, and of which letters that is true."""

    fault: Fault
    letters: str = ""


def spelt(text: str, state: State, world: World) -> Word | Refusal:
    """Read what was typed, or refuse what is no Cyrillic spelling (WD-11)."""
    word = read_word(text)
    if isinstance(word, Misread):
        return illegal(world.lexicon.judge(text, state.options.words))
    return word


def written(text: str) -> str:
    """Take off what is forgiven, but leave the ё: so a caller wrote the word (WD-7, WD-11).

    >>> written(" ЁЛКА "), written("е\u0308лка")
    ('ёлка', 'ёлка')
    """
    return unicodedata.normalize("NFC", text.strip()).lower()


def examined(
    state: State, by: Seat, word: Word, act: Call | Appeal, world: World
) -> Claim | Failed | Refusal:
    """Find out of what a word is made, and only then ask whether it is legal (AN-4, AN-5)."""
    used = _used(state, by, word, act.take)
    if isinstance(used, Refusal):
        return used
    if isinstance(used, Lack):
        return Failed(
            by=by,
            word=word,
            shown=written(act.word),
            fault=used.fault,
            rest=rested(state, world.now),
            letters=used.letters,
        )
    options = state.options
    verdict = judge(word, options.words, options.referee, state.rulings, world.lexicon)
    cards = _cards(word, used, state.middle)
    shown = _shown(verdict, act.word)
    return Claim(TableWord(WordId(state.made), by, word, shown, cards), used, verdict)


def _shown(verdict: Verdict, text: str) -> str:
    """Write a word as its lists do; where none has it, the caller knows where its ё is (WD-7)."""
    return written(text) if verdict.tier is None else verdict.shown


def refused_by_the_dictionary(state: State, claim: Claim, world: World) -> Failed:
    """Judge a call wrong by its word alone, which the caller may appeal against (AN-5, WD-18)."""
    return Failed(
        by=claim.word.owner,
        word=claim.word.word,
        shown=claim.word.shown,
        fault=Fault.ILLEGAL,
        rest=rested(state, world.now),
        verdict=claim.verdict,
        appealable=may_appeal(claim.verdict, state.options.referee),
    )


def rested(state: State, now: Instant) -> Instant:
    """Say from when a player may call again whose call fails now (AN-11)."""
    return later(now, seconds(state.options.cooldown))


def _used(
    state: State, by: Seat, word: str, take: tuple[WordId, ...] | None
) -> tuple[TableWord, ...] | Lack | Refusal:
    middle = "".join([card.face for card in state.middle])
    if take is not None:
        return _named(state, word, take, middle)
    way = best_way(word, by, middle, state.words, state.seats)
    return _lack(word, middle, state.words) if way is None else way


def _named(
    state: State, word: str, take: tuple[WordId, ...], middle: str
) -> tuple[TableWord, ...] | Lack | Refusal:
    """Use the words that the caller named, whole, and at least one middle card (AN-6, AN-9)."""
    if len(set(take)) < len(take):
        return Refusal("word_twice")
    if not all(0 <= each < state.made for each in take):
        return Refusal("no_such_word")
    lying = {each.id: each for each in state.words}
    if not all(each in lying for each in take):
        return Lack(Fault.WORD_GONE)
    used = tuple(lying[each] for each in take)
    letters = "".join([each.word for each in used])
    surplus = lacking(letters, word)
    if surplus:
        return Lack(Fault.NOT_WHOLE, surplus)
    if len(letters) == len(word):
        return Lack(Fault.NO_MIDDLE_CARD)
    missing = lacking(word, middle + letters)
    return _missing(missing, word, middle, state.words) if missing else used


def _lack(word: str, middle: str, words: Sequence[TableWord]) -> Lack:
    """Say why no way leads to a word (AN-4, AN-6)."""
    if made_of_words_alone(word, words):
        return Lack(Fault.NO_MIDDLE_CARD)
    return _missing(lacking(word, middle), word, middle, words)


def _missing(missing: str, word: str, middle: str, words: Sequence[TableWord]) -> Lack:
    """Tell letters that are not open from those bound in words (AN-6)."""
    nowhere = lacking(word, middle + "".join([each.word for each in words]))
    if nowhere:
        return Lack(Fault.LETTERS_MISSING, nowhere)
    return Lack(Fault.LETTERS_BOUND, missing)


def _cards(word: str, used: Sequence[TableWord], middle: Sequence[OpenCard]) -> tuple[CardId, ...]:
    """Put the cards of the words used in order, and of the middle those open longest (AN-6)."""
    piles: dict[str, list[CardId]] = {letter: [] for letter in word}
    for each in used:
        for letter, card in zip(each.word, each.cards, strict=True):
            piles[letter].append(card)
    for lying in middle:
        if lying.face in piles:
            piles[lying.face].append(lying.card)
    return tuple(piles[letter].pop(0) for letter in word)
