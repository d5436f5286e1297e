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
 * Why a round ended.
 */
export type Ending = ("blocked" | "out")

export interface Room {
act: (Exchange | Lay | Feed | Finish | Accept | Doubt | Vote | Appeal)
view: View
seen: (Begun | DealtSeen | TurnSeen | ExchangedSeen | Claimed | Accepted | Doubted | Appealed | VotedSeen | VoteEnded | Laid | Fed | Finished | RoundEnded | MatchEnded)
menu: Menu
options: UnderwoodOptions
}
/**
 * Put unwanted prize cards out and draw as many (UN-7).
 */
export interface Exchange {
type: "exchange"
/**
 * @maxItems 128
 */
cards: number[]
}
/**
 * Lay a word (UN-8, UN-10…17): all of it is one act, done or refused as a whole.
 * 
 *     `cards` names, letter by letter, the card that serves it: a card of the hand, a card of the
 *     ribbon, or the wild card that a swap frees. What is torn off follows from that (UN-11).
 */
export interface Lay {
type: "lay"
word: string
/**
 * @maxItems 128
 */
cards: number[]
/**
 * @maxItems 128
 */
swaps?: Swap[]
prize?: (number | null)
/**
 * Surplus cards in place of one letter; a card that stands in `cards` more than once serves
 *     several equal letters (both PR-8 only).
 * 
 * @maxItems 128
 */
extra?: number[]
}
/**
 * Put a letter card in the place of a wild card of a laid word (UN-14).
 */
export interface Swap {
owner: number
/**
 * Which of the owner's words, from 0, the oldest first.
 */
word: number
/**
 * Which letter of that word, from 0.
 */
letter: number
/**
 * The letter card that is put in: of the hand, or torn off along with an older one.
 */
card: number
}
/**
 * Put a letter card at the end of the ribbon, which ends the turn (UN-9).
 */
export interface Feed {
type: "feed"
card: number
}
/**
 * End the turn without a card for the ribbon, for want of a letter card (UN-9).
 */
export interface Finish {
type: "finish"
}
/**
 * Let a doubtful word stand.
 */
export interface Accept {
type: "accept"
}
/**
 * Put the word that is being laid to the vote (WD-17).
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
 * Put a word to the vote that the dictionary refuses, laid just so (WD-18).
 */
export interface Appeal {
type: "appeal"
lay: Lay
}
/**
 * The table as one viewer sees it.
 */
export interface View {
you: (number | null)
options: UnderwoodOptions
seats: number
/**
 * Which round it is, from 1.
 */
round: number
dealer: number
/**
 * Whose turn it is, also while the others answer or vote.
 */
turn: number
phase: (Exchanging | Second | Feeding | Answering | VotingSeen | Over)
deck: number
hands: number[]
/**
 * The own hand, the cards held longest first.
 */
own: Card[]
/**
 * From the oldest card to the newest.
 */
ribbon: Card[]
/**
 * By seat, the oldest first.
 */
words: LaidWord[][]
out: Card[]
/**
 * Points of the rounds that have ended.
 */
totals: number[]
/**
 * Points of the round that ended last.
 */
scores: number[]
/**
 * What each round that has ended brought everybody, the first round first.
 */
sheet: Reckoning[][]
/**
 * How many of each card this match is played with.
 */
counts: {
[k: string]: number | undefined
}
/**
 * What is printed on the letter cards.
 */
prices: {
[k: string]: number | undefined
}
/**
 * Words that a vote has passed: legal at this table, and not to be doubted (WD-13, WD-17).
 */
ruled_in: string[]
/**
 * Words that a vote has turned down.
 */
ruled_out: string[]
}
/**
 * The options of all tables, and this game's own.
 */
export interface UnderwoodOptions {
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
 * Кто наберёт столько, завершает партию.
 */
target?: number
/**
 * После стольких конов партия кончается, даже если до цели никто не дошёл.
 */
rounds?: number
/**
 * Сколько секунд длится ход; потом самая дешёвая буква уходит в ленту сама. Можно играть и без часов.
 */
turn?: (number | null)
/**
 * Когда слова судит стол: сколько секунд можно усомниться в слове.
 */
doubt?: number
/**
 * Играть с четырнадцатью призовыми картами.
 */
prizes?: boolean
/**
 * Годится всякая часть речи в любой форме, а не только существительное.
 */
extended?: boolean
/**
 * Буквы с ценами, число «Ундервудов» и призовых карт; обычно — наша колода.
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
 * Cards are drawn; prizes may be exchanged, a word laid, or the turn ended (UN-7…9).
 */
export interface Exchanging {
type: "exchange"
until: (number | null)
}
/**
 * A second word may be laid, or the turn ended (PR-9, UN-26).
 */
export interface Second {
type: "second"
until: (number | null)
}
/**
 * A word is laid; the turn is to be ended (UN-9).
 */
export interface Feeding {
type: "feed"
until: (number | null)
}
/**
 * A word is on trial: the others may doubt it (WD-17).
 */
export interface Answering {
type: "answer"
claim: Claim
answers: Answers
/**
 * What the turn has left when this is over.
 */
left: (number | null)
/**
 * Where the turn stood.
 */
back: (Exchanging | Second)
}
/**
 * A word laid on trial: its cards stay where they were until the table has answered.
 */
export interface Claim {
by: number
placement: Placement
verdict: Verdict
}
/**
 * All that laying a word moves, checked.
 */
export interface Placement {
word: LaidWord
/**
 * The end of the ribbon that was taken, the oldest card first (UN-11).
 */
torn?: Card[]
/**
 * Torn cards that nothing used: they go to the hand (UN-11).
 */
kept?: Card[]
swaps?: Swapped[]
/**
 * A second word may follow (PR-9).
 */
again?: boolean
}
/**
 * A word that lies before its owner.
 */
export interface LaidWord {
word: string
shown: string
cards: Card[]
points: number
prize?: (Card | null)
extra?: Card[]
}
/**
 * One card: its place in the last shuffle, and its face.
 */
export interface Card {
id: number
face: string
}
/**
 * A letter card came into the place of a wild card (UN-14).
 */
export interface Swapped {
owner: number
word: number
letter: number
card: Card
wild: Card
after: LaidWord
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
 * A word is put to the vote (WD-14); voices stay closed until it ends.
 */
export interface VotingSeen {
type: "vote"
claim: Claim
ballot: BallotSeen
/**
 * Who doubted the word; nobody where its player appealed.
 */
doubter: (number | null)
left: (number | null)
back: (Exchanging | Second)
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
 * The match has ended.
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
 * What a round brought one player (UN-20).
 */
export interface Reckoning {
words: number
/**
 * What the cards left in the hand cost.
 */
hand: number
}
/**
 * A match begins; with what cards it is played to its end (UN-1, UN-3).
 */
export interface Begun {
type: "begun"
options: UnderwoodOptions
seats: number
/**
 * How many of each card there are, in the order in which they are brought to a shuffle.
 */
counts: {
[k: string]: number | undefined
}
prices: {
[k: string]: number | undefined
}
}
/**
 * A round was dealt: the own cards, and what was turned up for the ribbon.
 */
export interface DealtSeen {
type: "dealt"
dealer: number
own: Card[]
opened: Card[]
deck: number
}
/**
 * A turn began: how many cards were drawn, and the own ones.
 */
export interface TurnSeen {
type: "turn"
by: number
drawn: number
own: Card[]
until: (number | null)
}
/**
 * Prize cards were put out, open to all; what came for them is seen by who drew it.
 */
export interface ExchangedSeen {
type: "exchanged"
by: number
out: Card[]
drawn: number
own: Card[]
}
/**
 * A word is laid that the others may doubt (WD-17).
 */
export interface Claimed {
type: "claimed"
claim: Claim
asked: number[]
until: number
left: (number | null)
}
/**
 * Somebody lets the word stand (WD-17).
 */
export interface Accepted {
type: "accepted"
by: number
}
/**
 * Somebody doubts the word: it goes to the vote (WD-17).
 */
export interface Doubted {
type: "doubted"
by: number
until: number
}
/**
 * A word that the dictionary refuses goes to the vote (WD-18).
 */
export interface Appealed {
type: "appealed"
claim: Claim
until: number
left: (number | null)
}
/**
 * Somebody has voted; how, only that one knows as yet.
 */
export interface VotedSeen {
type: "voted"
by: number
voice: (Voice | null)
}
/**
 * A vote is counted; who voted how is shown now (WD-14).
 */
export interface VoteEnded {
type: "vote_ended"
word: string
passed: boolean
voices: {
[k: string]: Voice | undefined
}
until: (number | null)
}
/**
 * A word lies on the table (UN-8, UN-10…17).
 */
export interface Laid {
type: "laid"
by: number
placement: Placement
verdict: Verdict
until: (number | null)
}
/**
 * A letter card went to the end of the ribbon, by hand or because time was up (UN-9, UN-24).
 */
export interface Fed {
type: "fed"
by: number
card: Card
overdue?: boolean
}
/**
 * A turn ended with nothing for the ribbon, there being no letter card (UN-9).
 */
export interface Finished {
type: "finished"
by: number
overdue?: boolean
}
/**
 * A round is over and counted (UN-19…22).
 */
export interface RoundEnded {
type: "round_ended"
ending: Ending
/**
 * Who took the last turn, and so deals the next round (UN-23).
 */
last: number
reckonings: Reckoning[]
/**
 * What was left in the hands, shown for the counting.
 */
hands: Card[][]
}
/**
 * The match is over (UN-22, UN-25).
 */
export interface MatchEnded {
type: "over"
outcome: Outcome
}
/**
 * What the viewer may do now.
 */
export interface Menu {
/**
 * Prize cards that may be put out (UN-7)…
 */
exchange?: number[]
/**
 * … and how many of them at most: the deck holds no more.
 */
exchange_most?: number
/**
 * A word may be laid (UN-8, UN-26).
 */
lay?: boolean
/**
 * A word that the dictionary refuses may be put to the vote (WD-18).
 */
appeal?: boolean
/**
 * Letter cards, any of which may end the turn in the ribbon (UN-9).
 */
feed?: number[]
/**
 * The turn may be ended with nothing, there being no letter card (UN-9).
 */
finish?: boolean
/**
 * The word on trial may be accepted or doubted (WD-17).
 */
answer?: boolean
/**
 * A voice may be given (WD-14).
 */
vote?: boolean
}
