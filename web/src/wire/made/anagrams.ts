/* Made by `python3 run.py protocol` out of docs/schema. */

/**
 * What a voter says.
 */
export type Voice = ("no" | "yes")
/**
 * Why a spelling is or is not a word here; the most specific true one (WD-12).
 */
export type WordReason = ("abbreviation" | "banned" | "empty" | "hyphenated" | "latin_lookalike" | "legal" | "misspelt" | "not_a_noun" | "not_cyrillic" | "oblique" | "plural" | "proper_name" | "several_words" | "slang" | "too_long" | "too_short" | "unknown" | "voted_down" | "vulgar" | "word_part")
/**
 * How well known a legal word is (WD-15).
 */
export type Tier = ("core" | "rare")
/**
 * Why a call failed (AN-4).
 */
export type Fault = ("illegal" | "letters_bound" | "letters_missing" | "no_middle_card" | "not_whole" | "word_gone")

export interface Room {
act: (Flip | Call | Appeal | Done | Accept | Doubt | Vote)
view: View
seen: (OpenedSeen | Flipped | LastCallStarted | Made | Failed | Claimed | Accepted | Stood | Doubted | Appealed | VotedSeen | VoteEnded | NoMore | Ended)
menu: Menu
options: AnagramsOptions
}
/**
 * Open the deck's top card (AN-2).
 */
export interface Flip {
type: "flip"
}
/**
 * Name a word that can be made of open cards (AN-4).
 */
export interface Call {
type: "call"
word: string
/**
 * Which words are used (AN-6); unsaid, the game takes the way best for the caller (AN-9).
 */
take?: (number[] | null)
}
/**
 * Put a call that failed by the dictionary to the vote (WD-18).
 */
export interface Appeal {
type: "appeal"
word: string
take?: (number[] | null)
}
/**
 * Say «больше не вижу» (AN-12).
 */
export interface Done {
type: "done"
}
/**
 * Let a doubtful word stand.
 */
export interface Accept {
type: "accept"
}
/**
 * Doubt the word that was called (WD-17).
 */
export interface Doubt {
type: "doubt"
}
/**
 * Give one's voice on a doubted word.
 */
export interface Vote {
type: "vote"
voice: Voice
}
/**
 * The table as one viewer sees it: all but the order of the deck is open.
 */
export interface View {
you: (number | null)
options: AnagramsOptions
seats: number
phase: (Play | LastCall | Answer | VotingSeen | Over)
/**
 * How many cards are still closed.
 */
deck: number
/**
 * In the order in which they were opened, so that in a heap later ones lie on top (AN-14).
 */
middle: OpenCard[]
/**
 * Everybody's words, the oldest first.
 */
words: TableWord[]
/**
 * How many letters lie before each player (AN-13).
 */
letters: number[]
/**
 * From when each player may call; while a phase holds the clocks, it says what is left.
 */
rests: number[]
/**
 * Words of the viewer's own calls that may be put to the vote (WD-18).
 */
appealable: string[]
rulings: Rulings
}
/**
 * The options of Анаграммы besides those of every game.
 */
export interface AnagramsOptions {
/**
 * Словарь; словарь с правом обжаловать; или голосование стола.
 */
referee?: ("appeal" | "dictionary" | "vote")
/**
 * Сколько секунд ждём голоса; кто промолчал, воздержался.
 */
vote?: number
/**
 * Разрешить имена, города, реки, марки.
 */
proper_names?: boolean
/**
 * Разрешить жаргонные и сленговые слова.
 */
slang?: boolean
/**
 * Не принимать бранные и грубые слова.
 */
family?: boolean
/**
 * Слова, которые за этим столом можно, что бы ни говорил словарь.
 * 
 * @maxItems 200
 */
allow?: string[]
/**
 * Слова, которых за этим столом нельзя.
 * 
 * @maxItems 200
 */
ban?: string[]
/**
 * Место первого игрока; без указания решает жребий.
 */
first?: (number | null)
/**
 * Сколько букв должно быть в слове, не меньше.
 */
min_length?: number
/**
 * Годится любая часть речи в любом падеже, числе и лице.
 */
extended?: boolean
/**
 * Через сколько секунд буква откроется сама; можно и не торопить.
 */
flip_after?: (number | null)
/**
 * Сколько секунд нельзя называть слово, если предыдущее не подошло.
 */
cooldown?: number
/**
 * Сколько секунд ищем слова, когда колода кончилась; слово даёт их заново.
 */
last_call?: number
/**
 * Сколько секунд можно оспорить слово, если судит голосование.
 */
doubt?: number
/**
 * Ровным рядом или кучей; брать можно любую открытую.
 */
layout?: ("heap" | "row")
/**
 * Карты с буквами из вашей коробки.
 */
deck?: (Deck | null)
}
/**
 * The cards of a game: piles of letters, and numbers of other cards.
 */
export interface Deck {
title: string
piles: {
[k: string]: Pile | undefined
}
counts?: {
[k: string]: number | undefined
}
}
/**
 * One kind of letter cards in a deck.
 * 
 *     >>> pile = Pile((Stack(Letter("а"), 2, 1), Stack(Letter("щ"), 1, 10)))
 *     >>> "".join(pile.letters()), len(pile), pile.price_of(Letter("щ"))
 *     ('аащ', 3, 10)
 */
export interface Pile {
stacks: Stack[]
}
/**
 * Equal letter cards of a deck: the letter, how many there are, the printed price.
 */
export interface Stack {
letter: string
count: number
price?: number
}
/**
 * Somebody is to open a card (AN-2); it opens by itself at `until` (AN-3).
 */
export interface Play {
type: "play"
turn: number
until: (number | null)
}
/**
 * The deck is empty; who sees no more words says so (AN-12).
 */
export interface LastCall {
type: "last_call"
until: number
done?: number[]
}
/**
 * A called word may be doubted (WD-17); then the game goes on as it was.
 */
export interface Answer {
type: "answer"
claim: Claim
answers: Answers
then: (Play | LastCall)
held: Held
}
/**
 * A word as it will lie before its caller, the words used up in it, and what was judged.
 */
export interface Claim {
word: TableWord
used: TableWord[]
verdict: Verdict
}
/**
 * A word before its owner, with its cards in the order of its letters.
 */
export interface TableWord {
id: number
owner: number
/**
 * As it is compared: lower case, ё read as е.
 */
word: string
/**
 * As people write it, with its ё.
 */
shown: string
cards: number[]
}
/**
 * The referee's answer about one spelling, complete enough for a journal's reader.
 */
export interface Verdict {
/**
 * The spelling judged: lower case, ё read as е.
 */
word: string
reason: WordReason
/**
 * The hash of the lexicon that was asked.
 */
edition: string
/**
 * The spelling as people write it, with its ё.
 */
shown?: string
/**
 * The dictionary form that this is a form of, where that is known.
 */
lemma?: string
/**
 * Which form it is, or what part of speech (a code, as in `lexicon.forms`).
 */
form?: string
tier?: (Tier | null)
/**
 * Up to three legal words spelt nearly so.
 */
near?: string[]
}
/**
 * Who is asked whether a word may stand, who has let it, and until when (WD-17).
 * 
 *     >>> asked = Answers((Seat(0), Seat(2)), Instant(10_000))
 *     >>> asked.accepted_by(Seat(0)).awaits(Seat(0)), asked.accepted_by(Seat(0)).complete
 *     (False, False)
 */
export interface Answers {
asked: number[]
until: number
accepted?: number[]
}
/**
 * What was left on the game's clocks when a doubt or a vote stopped them (WD-14).
 */
export interface Held {
/**
 * Of the time to open a card or of the last call; None where that clock is off.
 */
left: (number | null)
/**
 * Of each player's cooldown.
 */
rests: number[]
}
/**
 * A called word is voted on; others' voices stay closed (WD-14).
 */
export interface VotingSeen {
type: "vote"
claim: Claim
ballot: BallotSeen
then: (Play | LastCall)
held: Held
}
/**
 * A ballot under way, as one viewer sees it.
 */
export interface BallotSeen {
voters: number[]
voted: number[]
own: (Voice | null)
until: number
}
/**
 * The game has ended (AN-12).
 */
export interface Over {
type: "over"
outcome: Outcome
}
/**
 * Why it ended, who stands where, and each seat's points in the game's own currency.
 * 
 *     >>> Outcome("deck_empty", places=((Seat(1),), (Seat(0), Seat(2))), points=(4, 9, 4)).winners
 *     (1,)
 */
export interface Outcome {
reason: string
places: number[][]
points: number[]
}
/**
 * A letter that is nobody's.
 */
export interface OpenCard {
card: number
face: string
}
/**
 * What the votes of this table have said, valid until the end of the match (WD-13).
 * 
 *     >>> Rulings().after("кварк", passed=True).passed
 *     ('кварк',)
 */
export interface Rulings {
passed?: string[]
failed?: string[]
}
/**
 * The table is set; of the deck only the number of cards is known (AN-1).
 */
export interface OpenedSeen {
type: "opened"
options: AnagramsOptions
seats: number
first: number
deck: number
until: (number | null)
}
/**
 * A card went face up to the middle, and the turn passed (AN-2).
 */
export interface Flipped {
type: "flipped"
by: number
card: number
face: string
/**
 * Whether the time to open it had run out (AN-3).
 */
by_itself: boolean
/**
 * When the next card opens by itself.
 */
until: (number | null)
}
/**
 * The time of the last call runs from now, and nobody has said «больше не вижу» (AN-12).
 */
export interface LastCallStarted {
type: "last_call_started"
until: number
}
/**
 * A word was taken and lies before its caller; the words used are gone (AN-4, AN-7).
 */
export interface Made {
type: "made"
claim: Claim
}
/**
 * A call was judged wrong; nothing moves, and all are told why (AN-4).
 */
export interface Failed {
type: "failed"
by: number
/**
 * As it is compared: lower case, ё read as е.
 */
word: string
/**
 * As people write it, with its ё.
 */
shown: string
fault: Fault
/**
 * From when the caller may call again (AN-11).
 */
rest: number
/**
 * Which letters are missing or bound, or which the named word has too many.
 */
letters?: string
/**
 * What the referee said, where the word was illegal.
 */
verdict?: (Verdict | null)
/**
 * Whether the caller may put it to the vote (WD-18).
 */
appealable?: boolean
}
/**
 * A word was called at a table that votes: the others may doubt it (WD-17).
 */
export interface Claimed {
type: "claimed"
claim: Claim
asked: number[]
until: number
held: Held
}
/**
 * Somebody lets the called word stand (WD-17).
 */
export interface Accepted {
type: "accepted"
by: number
}
/**
 * Nobody doubted the called word; the clocks go on (WD-17).
 */
export interface Stood {
type: "stood"
until: (number | null)
rests: number[]
}
/**
 * Somebody doubts the called word: the table votes (WD-17).
 */
export interface Doubted {
type: "doubted"
by: number
until: number
}
/**
 * A word that the dictionary refused was put to the vote (WD-18).
 */
export interface Appealed {
type: "appealed"
claim: Claim
until: number
held: Held
}
/**
 * Somebody has voted, and how is not shown yet (WD-14).
 */
export interface VotedSeen {
type: "voted"
by: number
}
/**
 * The vote is over, and all see who voted how; the clocks go on (WD-14).
 */
export interface VoteEnded {
type: "vote_ended"
/**
 * As it is compared: lower case, ё read as е.
 */
word: string
/**
 * As people write it, with its ё.
 */
shown: string
passed: boolean
voices: {
[k: string]: Voice | undefined
}
until: (number | null)
rests: number[]
}
/**
 * Somebody said «больше не вижу» (AN-12).
 */
export interface NoMore {
type: "no_more"
by: number
}
/**
 * The game is over (AN-12, AN-13).
 */
export interface Ended {
type: "ended"
outcome: Outcome
}
/**
 * What a viewer may do now.
 */
export interface Menu {
/**
 * Open the top card (AN-2).
 */
flip?: boolean
/**
 * From when a word may be called (AN-11); None: not while the table waits for something.
 */
call?: (number | null)
/**
 * Words that may be put to the vote (WD-18).
 */
appeal?: string[]
/**
 * Say «больше не вижу» (AN-12).
 */
done?: boolean
/**
 * Accept or doubt the called word (WD-17).
 */
answer?: boolean
/**
 * Vote on the called word (WD-14).
 */
vote?: boolean
}
