/* Made by `python3 run.py protocol` out of docs/schema. */

/**
 * What a voter says.
 */
export type Voice = ("no" | "yes")
/**
 * Where a card lies: row and column. Places sort in reading order.
 * 
 * @minItems 2
 * @maxItems 2
 */
export type Place = [number, number]
/**
 * What the field is taken apart into: a card may go out of each (FO-27).
 */
export type Line = ("columns" | "rows")
/**
 * Why a spelling is or is not a word here; the most specific true one (WD-12).
 */
export type WordReason = ("abbreviation" | "banned" | "empty" | "hyphenated" | "latin_lookalike" | "legal" | "misspelt" | "not_a_noun" | "not_cyrillic" | "oblique" | "plural" | "proper_name" | "several_words" | "slang" | "too_long" | "too_short" | "unknown" | "voted_down" | "vulgar" | "word_part")
/**
 * How well known a legal word is (WD-15).
 */
export type Tier = ("core" | "rare")
/**
 * Why a shown word is not taken; all but the last are no question of a dictionary (WD-13).
 */
export type Fault = ("illegal" | "letters_missing" | "nothing_written" | "too_few_cubes" | "too_many_of_front" | "used_before")
/**
 * Where the card laid face down comes from (FO-21, FO-22).
 */
export type Source = ("deck" | "discard")

export interface Room {
act: (Write | Ready | Accept | Doubt | Appeal | Vote | PlaceCubes | Mark | Guard | NoGuard | Elder | NoElder | Grow | Prune | NoPrune)
view: View
seen: (OpenedSeen | RoundBegun | Awaited | TimeRanOut | WrittenSeen | Readied | WordsRevealed | Accepted | Doubted | Appealed | VoteBegunSeen | VotedSeen | VoteEnded | WordsTaken | Placed | Marked | CardWonSeen | CardTurned | Guarded | LeftUnguarded | ElderPaidSeen | ElderStayed | CardsDrawnSeen | GrownSeen | Pruned | LeftUnpruned | Over)
menu: Menu
options: ForestOptions
}
/**
 * Write a word, or another one instead (FO-8).
 */
export interface Write {
type: "write"
word: string
}
/**
 * Say «готово» (FO-8).
 */
export interface Ready {
type: "ready"
}
/**
 * Let a doubtful word stand.
 */
export interface Accept {
type: "accept"
}
/**
 * Doubt the word that another player has shown (WD-17).
 */
export interface Doubt {
type: "doubt"
of: number
}
/**
 * Put the own word, which the dictionary refused, to the vote (WD-18).
 */
export interface Appeal {
type: "appeal"
}
/**
 * Give one's voice on a doubted word.
 */
export interface Vote {
type: "vote"
voice: Voice
}
/**
 * Mark the letters of the own word (FO-13…FO-16).
 */
export interface PlaceCubes {
type: "place"
/**
 * For each letter the place of its card; None: a card of the own front.
 * 
 * @maxItems 60
 */
cards: (Place | null)[]
/**
 * Used cards with an own cube that get one more.
 * 
 * @maxItems 60
 */
add?: Place[]
/**
 * @maxItems 60
 */
from?: Place[]
}
/**
 * Put one cube on any face-up card instead of marking a word (FO-17).
 */
export interface Mark {
type: "mark"
at: Place
from?: (Place | null)
}
/**
 * Put a cube on the card laid down in place of the one won (FO-21).
 */
export interface Guard {
type: "guard"
}
/**
 * Put no cube there.
 */
export interface NoGuard {
type: "no_guard"
}
/**
 * Give up three face-down cards that hang together for a card of the deck (FO-24).
 */
export interface Elder {
type: "elder"
/**
 * @maxItems 60
 */
places: Place[]
}
/**
 * Leave the cubes where they stand.
 */
export interface NoElder {
type: "no_elder"
}
/**
 * Lay one of the cards drawn on an empty place that touches the field (FO-26).
 */
export interface Grow {
type: "grow"
/**
 * Which of the cards drawn, counted from 0.
 */
card: number
at: Place
}
/**
 * Take a face-down card without a cube out of every row, or every column (FO-27).
 */
export interface Prune {
type: "prune"
line: Line
/**
 * @maxItems 60
 */
places: Place[]
}
/**
 * Leave the field as it is.
 */
export interface NoPrune {
type: "no_prune"
}
/**
 * The table as one viewer sees it.
 */
export interface View {
you: (number | null)
seats: number
options: ForestOptions
prices: {
[k: string]: number | undefined
}
round: number
first: number
phase: (Writing | Answering | Voting | Placing | Leading | Electing | Growing | Pruning | Ended)
field: Field
fronts: Front[]
supply: number[]
deck: number
discard: number
/**
 * Who has written a word in this round.
 */
written: number[]
ready: number[]
/**
 * The own word, before the reveal.
 */
draft: (Draft | null)
/**
 * The words of this round by seat, from the reveal on; before it nothing.
 */
words: Shown[]
/**
 * Words that were taken, and may not be written again: ё read as е.
 */
used: string[]
/**
 * The same words as people write them.
 */
taken: string[]
/**
 * How many cards the first player has drawn to lay one of them.
 */
drawn: number
/**
 * Their letters, for that player alone.
 */
drawn_letters: string
ballot: (BallotSeen | null)
rulings: Rulings
scores: number[]
outcome: (Outcome | null)
/**
 * Who would lead on each tree of the field, were it judged now (FO-20).
 */
leaders: (number | null)[]
/**
 * So many cards of the own front may serve a word (FO-10).
 */
most_of_front: number
}
/**
 * The options of Шёпот леса; seconds that may be switched off are None then.
 */
export interface ForestOptions {
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
 * Сколько секунд все пишут своё слово.
 */
hourglass?: number
/**
 * Сколько секунд думает тот, кто решает один; потом выберем за него самое простое. Можно и без срока.
 */
decide?: (number | null)
/**
 * Сколько секунд после показа можно усомниться в слове, если судит стол.
 */
doubt?: number
/**
 * Сразу говорить пишущему, есть ли его слово в словаре, а не только при показе.
 */
spellcheck?: boolean
/**
 * Открытые деревья приносят свою цену, закрытые по 2, а не каждое по очку.
 */
prices?: boolean
/**
 * Сколько начальных деревьев войдёт в поле. Если не указать, вдвоём 8, иначе 12.
 */
starting_cards?: (number | null)
/**
 * Сколько деревьев в колоде. Если не указать, вдвоём 36, втроём 46, вчетвером 56, впятером 66.
 */
deck_size?: (number | null)
/**
 * Деревья и цены из вашей коробки вместо наших.
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
 * The sand runs; everybody writes (FO-8).
 */
export interface Writing {
type: "write"
until: number
}
/**
 * Shown words may be doubted, refused ones appealed (WD-17, WD-18).
 */
export interface Answering {
type: "answer"
until: number
/**
 * Who has nothing more to say.
 */
accepted?: number[]
/**
 * Whose words go to the vote.
 */
contested?: number[]
}
/**
 * One contested word is voted on; the ballot lies beside the phase (WD-14).
 */
export interface Voting {
type: "vote"
of: number
/**
 * As its writer wrote it.
 */
word: string
/**
 * Whose words are voted on afterwards, in this order.
 */
waiting?: number[]
}
/**
 * One player marks the own word, or a card instead (FO-13, FO-17).
 */
export interface Placing {
type: "place"
turn: number
until: (number | null)
}
/**
 * A leader decides whether to put a cube on the card laid down in place (FO-21, FO-23).
 */
export interface Leading {
type: "lead"
turn: number
at: Place
until: (number | null)
}
/**
 * A player with three face-down cards that hang together may give them up (FO-24).
 */
export interface Electing {
type: "elder"
turn: number
until: (number | null)
}
/**
 * The first player lays one of the cards drawn (FO-26).
 */
export interface Growing {
type: "grow"
turn: number
until: (number | null)
}
/**
 * The first player may thin out the field (FO-27).
 */
export interface Pruning {
type: "prune"
turn: number
until: (number | null)
}
/**
 * The game is over (FO-25).
 */
export interface Ended {
type: "over"
}
/**
 * All trees in reading order.
 * 
 *     >>> field = Field((Tree(Place(0, 0), Letter("а"), (1, 0)), Tree(Place(0, 1), None, (0, 2))))
 *     >>> field.letters, field.at(Place(0, 1)).cubes, field.at(Place(5, 5)), field.cubes_of(Seat(1))
 *     ('а', (0, 2), None, 2)
 */
export interface Field {
trees: Tree[]
}
/**
 * A card of the field: its letter if it lies face up, and each seat's number of cubes.
 */
export interface Tree {
place: Place
letter: (string | null)
cubes: number[]
}
/**
 * The cards a player has won: letters face up, oldest first, and how many face down (FO-3).
 */
export interface Front {
letters?: string
closed?: number
}
/**
 * A word written in secret, with what its writer is told of it (FO-12).
 */
export interface Draft {
/**
 * As it was typed, in lower case, with its ё.
 */
text: string
word: string
need?: Need
used?: boolean
/**
 * Only where the table agreed on `spellcheck`.
 */
verdict?: (Verdict | null)
}
/**
 * What a word asks of the cards: letters that are nowhere, cards of the own front (FO-10).
 */
export interface Need {
missing?: string[]
front?: number
}
/**
 * The referee's answer about one spelling, complete enough for a journal's reader.
 */
export interface Verdict {
word: string
reason: WordReason
edition: string
shown?: string
lemma?: string
form?: string
tier?: (Tier | null)
near?: string[]
}
/**
 * A word as all see it at the reveal; without a fault it stands and its letters are marked.
 */
export interface Shown {
text?: string
word?: string
fault?: (Fault | null)
need?: Need1
/**
 * The referee's, where nothing else was wrong with the word.
 */
verdict?: (Verdict | null)
}
/**
 * What a word asks of the cards: letters that are nowhere, cards of the own front (FO-10).
 */
export interface Need1 {
missing?: string[]
front?: number
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
 * The table is laid.
 */
export interface OpenedSeen {
type: "opened"
options: ForestOptions
seats: number
first: number
prices: {
[k: string]: number | undefined
}
columns: number
/**
 * The field's letters in reading order.
 */
letters: string
deck: number
}
/**
 * The hourglass is turned over by its new owner (FO-8, FO-29).
 */
export interface RoundBegun {
type: "round_begun"
number: number
first: number
until: number
}
/**
 * The table now waits for something else.
 */
export interface Awaited {
type: "awaited"
phase: (Writing | Answering | Voting | Placing | Leading | Electing | Growing | Pruning | Ended)
}
/**
 * A player's time to decide is over: the simplest decision follows (FO-32).
 */
export interface TimeRanOut {
type: "time_ran_out"
by: number
}
/**
 * Somebody has written; what, only the writer is told.
 */
export interface WrittenSeen {
type: "written"
by: number
draft: (Draft | null)
}
/**
 * A player says «готово» (FO-8).
 */
export interface Readied {
type: "readied"
by: number
}
/**
 * All words are shown and judged, by seat (FO-13).
 */
export interface WordsRevealed {
type: "words_revealed"
words: Shown[]
}
/**
 * A player has nothing more to say to the shown words (WD-17, WD-18).
 */
export interface Accepted {
type: "accepted"
by: number
}
/**
 * A player doubts the word of another (WD-17).
 */
export interface Doubted {
type: "doubted"
by: number
of: number
}
/**
 * A player puts the own refused word to the vote (WD-18).
 */
export interface Appealed {
type: "appealed"
by: number
}
/**
 * The table votes on a word.
 */
export interface VoteBegunSeen {
type: "vote_begun"
of: number
word: string
waiting: number[]
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
 * The voices are counted and shown; the word is shown anew for each who wrote it (WD-13).
 */
export interface VoteEnded {
type: "vote_ended"
of: number
word: string
voices: {
[k: string]: Voice | undefined
}
passed: boolean
words: Shown[]
}
/**
 * These words stand and may not be used in a later round (FO-11).
 */
export interface WordsTaken {
type: "words_taken"
words: string[]
}
/**
 * A player has marked the own word (FO-13…FO-16).
 */
export interface Placed {
type: "placed"
by: number
/**
 * For each letter its card; None: of the own front.
 */
cards: (Place | null)[]
/**
 * Where a cube was put.
 */
cubes: Place[]
/**
 * Where a cube was taken away for it.
 */
moved: Place[]
}
/**
 * A player without a word has put one cube (FO-17).
 */
export interface Marked {
type: "marked"
by: number
at: Place
moved: (Place | null)
}
/**
 * A leader takes a card; what is laid face down instead, nobody sees.
 */
export interface CardWonSeen {
type: "card_won"
by: number
at: Place
letter: string
source: (Source | null)
}
/**
 * Several players have five cubes: all go home and the card is turned face down (FO-19).
 */
export interface CardTurned {
type: "card_turned"
at: Place
letter: string
}
/**
 * The leader puts a cube on the card laid face down (FO-21).
 */
export interface Guarded {
type: "guarded"
by: number
at: Place
}
/**
 * The leader puts none.
 */
export interface LeftUnguarded {
type: "left_unguarded"
by: number
at: Place
}
/**
 * An elder takes the own cubes off three cards, and a card that nobody sees.
 */
export interface ElderPaidSeen {
type: "elder_paid"
by: number
/**
 * @minItems 3
 * @maxItems 3
 */
places: [Place, Place, Place]
}
/**
 * An elder leaves the cubes where they stand.
 */
export interface ElderStayed {
type: "elder_stayed"
by: number
}
/**
 * The first player looks at the deck's top cards; only that player is told their letters.
 */
export interface CardsDrawnSeen {
type: "cards_drawn"
by: number
count: number
letters: string
}
/**
 * A card is laid face up; so many others go to the discard.
 */
export interface GrownSeen {
type: "grown"
by: number
at: Place
letter: string
others: number
}
/**
 * A card of each row or column goes to the discard; the field closes up (FO-27, FO-28).
 */
export interface Pruned {
type: "pruned"
by: number
line: Line
places: Place[]
/**
 * Every card that changes its place: from where to where.
 */
moves: [Place, Place][]
}
/**
 * The first player leaves the field as it is.
 */
export interface LeftUnpruned {
type: "left_unpruned"
by: number
}
/**
 * The game is over (FO-25, FO-30, FO-31).
 */
export interface Over {
type: "over"
outcome: Outcome
}
/**
 * What may be done now; what is None or empty may not.
 */
export interface Menu {
write?: boolean
ready?: boolean
accept?: boolean
doubt?: number[]
appeal?: boolean
vote?: boolean
place?: (PlaceMenu | null)
mark?: (MarkMenu | null)
/**
 * Where cubes may be put: what they would bring.
 */
outlook?: (Outlook | null)
guard?: (Place | null)
elder?: ([Place, Place, Place][] | null)
grow?: (Place[] | null)
prune?: (PruneMenu | null)
}
/**
 * How the own word may be marked (FO-13…FO-16).
 */
export interface PlaceMenu {
letters: LetterMenu[]
supply: number
/**
 * Cards with own cubes: those that may be moved when the supply is empty are among them.
 */
spare: Place[]
}
/**
 * Where the card of one letter may come from.
 */
export interface LetterMenu {
places: Place[]
front: boolean
}
/**
 * Which cards may get a cube instead of a word's (FO-17).
 */
export interface MarkMenu {
at: Place[]
/**
 * With an empty supply: the cards that the cube may be moved from.
 */
spare: Place[]
}
/**
 * Who would lead on each tree of the field, were it judged after one more act (FO-20).
 */
export interface Outlook {
/**
 * With one more cube of the viewer's on it.
 */
more: (number | null)[]
/**
 * With one cube of the viewer's less; as it is where there is none.
 */
fewer: (number | null)[]
}
/**
 * For each row, and for each column, the cards of which one may go; () if it cannot (FO-27).
 */
export interface PruneMenu {
rows: Place[][]
columns: Place[][]
}
