/* Made by `python3 run.py protocol` out of docs/schema. */

/**
 * What a voter says.
 */
export type Voice = ("no" | "yes")
/**
 * Who may be named as the next to move.
 */
export type Mover = ("left" | "self")
/**
 * Why a spelling is or is not a word here; the most specific true one (WD-12).
 */
export type WordReason = ("abbreviation" | "banned" | "empty" | "hyphenated" | "latin_lookalike" | "legal" | "misspelt" | "not_a_noun" | "not_cyrillic" | "oblique" | "plural" | "proper_name" | "several_words" | "slang" | "too_long" | "too_short" | "unknown" | "voted_down" | "vulgar" | "word_part")
/**
 * How well known a legal word is (WD-15).
 */
export type Tier = ("core" | "rare")

export interface Room {
act: (Lay | Open | Call | Hush | Accept | Doubt | Appeal | Vote | Next)
view: View
seen: (Opened | DealtSeen | LaidSeen | RedLaid | Hushed | WindowClosed | CallFailed | Rested | Claimed | Accepted | Doubted | Appealed | VotedSeen | VoteEnded | Taken | Renewed | MoverChosen | TimeRanOut | GameEnded | Over)
menu: Menu
options: ForbiddenOptions
}
/**
 * Lay a black card of the own hand into the conversation (FW-6).
 */
export interface Lay {
type: "lay"
card: number
}
/**
 * Lay a red card of the showcase into the conversation (FW-6, FW-7).
 */
export interface Open {
type: "open"
card: number
}
/**
 * Call a word: «Не говори …!» (FW-10).
 */
export interface Call {
type: "call"
word: string
/**
 * @maxItems 40
 */
red?: number[]
}
/**
 * Say «молчу»: for now I shall call nothing (FW-18).
 */
export interface Hush {
type: "hush"
}
/**
 * Let a doubtful word stand.
 */
export interface Accept {
type: "accept"
}
/**
 * Put the word that one shall pay for to the vote (FW-19).
 */
export interface Doubt {
type: "doubt"
}
/**
 * Call a word again that the dictionary refused, and put it to the vote (WD-18).
 */
export interface Appeal {
type: "appeal"
word: string
/**
 * @maxItems 40
 */
red?: number[]
}
/**
 * Give one's voice on a doubted word.
 */
export interface Vote {
type: "vote"
voice: Voice
}
/**
 * Say who moves next, having taken a penalty (FW-14).
 */
export interface Next {
type: "next"
mover: Mover
}
/**
 * What one viewer sees of the table.
 */
export interface View {
you: (number | null)
options: ForbiddenOptions
/**
 * Which game of the series this is, from 1.
 */
game: number
/**
 * Who moved first in this game.
 */
first: number
phase: (LaySeen | AnswerSeen | VoteSeen | ChooseSeen | OverSeen)
/**
 * As laid, the oldest first.
 */
conversation: Face[]
showcase: Card[]
/**
 * The viewer's hand, the card held longest first.
 */
own: Card[]
hands: number[]
deck: number
discard: number
penalties: string[][]
/**
 * Points of the ended games of the series.
 */
totals: number[]
/**
 * Until when each player may not call; None: no rest (FW-17). A held phase holds these, too.
 */
rests: (number | null)[]
rulings: Rulings
/**
 * Per player the words that may be appealed once the conversation holds them (WD-18).
 */
refused: string[][]
}
/**
 * The options of every game, and those of this one.
 */
export interface ForbiddenOptions {
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
 * Сколько секунд после карты следующий игрок ждёт, не назовёт ли кто слово. 0 — ждать не нужно.
 */
call_window?: number
/**
 * Сколько секунд молчит тот, чьё слово не подошло.
 */
cooldown?: number
/**
 * Сколько секунд думать; потом ляжет карта, что дольше всех на руке.
 */
turn?: (number | null)
/**
 * Очки всех партий складываются; меньше всех — победа.
 */
games?: number
/**
 * Чёрные и красные буквы вашего набора; иначе играем колодой «Буквицы».
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
 * A card is to be laid; a word may be called against who laid last.
 */
export interface LaySeen {
type: "lay"
turn: number
/**
 * Who laid the letter that may be called now; None: nothing may be called.
 */
last: (number | null)
/**
 * Until when the player to move has to wait; None: no longer (FW-18).
 */
opens: (number | null)
/**
 * When the clock lays a card instead; None: never (FW-25).
 */
until: (number | null)
/**
 * Whether the viewer has said «молчу».
 */
hushed: boolean
}
/**
 * Who laid last is asked to accept a called word or to doubt it (FW-19).
 */
export interface AnswerSeen {
type: "answer"
turn: number
claim: Claim
until: number
held: LaySeen1
/**
 * When its clocks were stopped.
 */
since: number
}
/**
 * A word that was called, and the cards of the conversation that make it, letter by letter.
 */
export interface Claim {
by: number
verdict: Verdict
places: number[]
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
 * A card is to be laid; a word may be called against who laid last.
 */
export interface LaySeen1 {
type: "lay"
turn: number
/**
 * Who laid the letter that may be called now; None: nothing may be called.
 */
last: (number | null)
/**
 * Until when the player to move has to wait; None: no longer (FW-18).
 */
opens: (number | null)
/**
 * When the clock lays a card instead; None: never (FW-25).
 */
until: (number | null)
/**
 * Whether the viewer has said «молчу».
 */
hushed: boolean
}
/**
 * The table votes on a called word (WD-14).
 */
export interface VoteSeen {
type: "vote"
claim: Claim
ballot: BallotSeen
held: LaySeen
since: number
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
 * Who took the penalty says who moves next (FW-14).
 */
export interface ChooseSeen {
type: "choose"
turn: number
claim: Claim
until: number
}
/**
 * The series is over.
 */
export interface OverSeen {
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
 * What is printed on a card (FW-1).
 */
export interface Face {
letter: string
red: boolean
}
/**
 * A card that whoever sees it may name.
 */
export interface Card {
id: number
face: Face
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
 * A table begins its series (FW-23).
 */
export interface Opened {
type: "opened"
options: ForbiddenOptions
seats: number
}
/**
 * A game begins: the red cards in order, the first two of them in the conversation.
 */
export interface DealtSeen {
type: "dealt"
first: number
red: string[]
own: Card[]
until: (number | null)
}
/**
 * A black card is laid; its number and what is drawn are shown to who laid it alone.
 */
export interface LaidSeen {
type: "laid"
by: number
letter: string
opens: (number | null)
until: (number | null)
card?: (number | null)
drawn?: (Card | null)
}
/**
 * A red card is laid (FW-6, FW-7).
 */
export interface RedLaid {
type: "red_laid"
by: number
card: Card
opens: (number | null)
until: (number | null)
}
/**
 * A player said «молчу»; nobody else hears of it (FW-18).
 */
export interface Hushed {
type: "hushed"
by: number
}
/**
 * The next player need wait no longer (FW-18).
 */
export interface WindowClosed {
type: "window_closed"
until: (number | null)
}
/**
 * A word was called that is none, or that the conversation does not hold (FW-17).
 */
export interface CallFailed {
type: "call_failed"
by: number
verdict: Verdict
/**
 * The letters of which the conversation holds too few.
 */
lacking: string
/**
 * Whether the dictionary alone is against it, at a table that hears appeals (WD-18).
 */
appealable: boolean
/**
 * Until when this player may not call.
 */
rests: (number | null)
}
/**
 * A player may call again (FW-17).
 */
export interface Rested {
type: "rested"
by: number
}
/**
 * A word was called, and who laid last is asked for a doubt (FW-19); clocks stand still.
 */
export interface Claimed {
type: "claimed"
claim: Claim
at: number
until: number
}
/**
 * The word may stand; clocks go on.
 */
export interface Accepted {
type: "accepted"
by: number
clocks: Clocks
}
/**
 * The clocks of a table as they go on after standing still (WD-14).
 */
export interface Clocks {
opens: (number | null)
until: (number | null)
rests: (number | null)[]
}
/**
 * The word is doubted: the table votes (FW-19).
 */
export interface Doubted {
type: "doubted"
by: number
until: number
}
/**
 * A refused word is put to the vote (WD-18); clocks stand still.
 */
export interface Appealed {
type: "appealed"
claim: Claim
at: number
until: number
}
/**
 * Somebody has voted.
 */
export interface VotedSeen {
type: "voted"
by: number
}
/**
 * The voices are counted (WD-14); clocks go on.
 */
export interface VoteEnded {
type: "vote_ended"
word: string
voices: {
[k: string]: Voice | undefined
}
passed: boolean
clocks: Clocks
}
/**
 * A call stands: black cards to the penalty pile, red ones to the showcase (FW-12).
 */
export interface Taken {
type: "taken"
payer: number
claim: Claim
/**
 * The letters of the black cards.
 */
penalty: string[]
/**
 * Until when the payer says who moves next (FW-14, FW-25).
 */
until: number
}
/**
 * A new conversation: the red letters in their shuffled order (FW-13).
 */
export interface Renewed {
type: "renewed"
red: string[]
}
/**
 * Who took the penalty says who moves next (FW-14).
 */
export interface MoverChosen {
type: "mover_chosen"
by: number
turn: number
until: (number | null)
}
/**
 * A player was waited for in vain; what follows happens without their word (FW-19, FW-25).
 */
export interface TimeRanOut {
type: "time_ran_out"
by: number
}
/**
 * A game of the series is over: why, and its points (FW-20…FW-22).
 */
export interface GameEnded {
type: "game_ended"
reason: string
points: number[]
}
/**
 * The series is over (FW-23).
 */
export interface Over {
type: "over"
outcome: Outcome
}
/**
 * What a viewer may do now; what is left out cannot be done.
 */
export interface Menu {
/**
 * Cards of the hand that may be laid.
 */
lay?: number[]
/**
 * Red cards that may be laid.
 */
open?: number[]
/**
 * From when the viewer may lay a card, having to wait first.
 */
opens?: (number | null)
call?: boolean
/**
 * From when the viewer may call, having to rest first.
 */
rests?: (number | null)
hush?: boolean
/**
 * Words that may be put to the vote.
 */
appeal?: string[]
/**
 * Whether to accept or to doubt.
 */
answer?: boolean
vote?: boolean
next?: Mover[]
}
