/* Made by `python3 run.py protocol` out of docs/schema. */

/**
 * What becomes of a seat whose player left in the middle of a game.
 */
export type Leaving = ("bot" | "wait")
/**
 * How far a table has come.
 */
export type Status = ("closed" | "lobby" | "over" | "playing")

export interface Wire {
client: (Hello | Act | Sit | Stand | Ready | Start | Kick | PutBot | Arrange | Pause | Rematch | Say | AskWays | Look | Pong)
server: (Welcome | Changed | TableChanged | Done | Refused | Ways | Said | Ping | Replaced)
}
/**
 * Come to the table, or come back; `seq` is the number that was told last, if any was.
 */
export interface Hello {
type: "hello"
seq?: (number | null)
}
/**
 * Try an act of the game, having seen so many events.
 */
export interface Act {
type: "act"
id: string
act: unknown
seq: number
}
/**
 * Take a free seat (any, if none is named) under a name; or take back a seat that was left.
 */
export interface Sit {
type: "sit"
id: string
name: string
seat?: (number | null)
}
/**
 * Get up: before the start the seat is free again, later the table's agreement decides.
 */
export interface Stand {
type: "stand"
id: string
}
/**
 * Say that one is ready, or not yet.
 */
export interface Ready {
type: "ready"
id: string
ready: boolean
}
/**
 * Begin the game (the host).
 */
export interface Start {
type: "start"
id: string
}
/**
 * Free somebody's seat before the start (the host).
 */
export interface Kick {
type: "kick"
id: string
seat: number
}
/**
 * Put a bot on a free seat before the start, or take it away with no level (the host).
 */
export interface PutBot {
type: "put_bot"
id: string
seat: number
level: (string | null)
}
/**
 * Change what the table agrees on before the start (the host); nobody stays ready.
 */
export interface Arrange {
type: "arrange"
id: string
options: unknown
seats: number
/**
 * Null, here and below: as before.
 */
public?: (boolean | null)
leaving?: (Leaving | null)
talk?: (boolean | null)
}
/**
 * Agree to a pause, or to its end; it begins and ends when all people at the table agree.
 */
export interface Pause {
type: "pause"
id: string
pause: boolean
}
/**
 * After the end: play again with the same people and options, seats rotated.
 */
export interface Rematch {
type: "rematch"
id: string
}
/**
 * Say something at the table, or one of the set phrases by its code.
 */
export interface Say {
type: "say"
id: string
text?: string
phrase?: string
}
/**
 * Ask how a word could be made of what one sees; says nothing of whether it is legal.
 */
export interface AskWays {
type: "ask_ways"
id: string
word: string
}
/**
 * Say whether one is looking at the table just now (its tab may be hidden).
 */
export interface Look {
type: "look"
here: boolean
}
/**
 * Send a ping's number back, so that the server measures the way.
 */
export interface Pong {
type: "pong"
number: number
}
/**
 * The table as it is for you now, and what you missed of the game (up to a limit).
 */
export interface Welcome {
type: "welcome"
table: TableView
/**
 * How many events of the game have happened that all may hear of.
 */
seq: number
/**
 * The table's clock at this moment; it stands still while the table is paused.
 */
now: number
view?: unknown
menu?: unknown
/**
 * What was seen since the `seq` of your hello, the oldest first.
 */
missed?: unknown[]
/**
 * Whether there was more than that.
 */
cut?: boolean
/**
 * The same in Russian sentences.
 */
tale?: string[]
}
/**
 * The table around the game, the same for all but for `you`.
 */
export interface TableView {
id: string
code: string
game: string
status: Status
public: boolean
options: unknown
leaving: Leaving
talk: boolean
seats: SeatView[]
you: (number | null)
watchers: number
paused?: boolean
/**
 * Who wants the pause to begin, or to end, while not all agree.
 */
pause_asked?: number[]
/**
 * The hash of the seed, from the start on.
 */
promise?: string
/**
 * The seed, once the game is over.
 */
seed?: string
outcome?: (Outcome | null)
/**
 * The table of the rematch.
 */
next?: string
/**
 * The table of which this is the rematch.
 */
previous?: string
/**
 * Games won by each seat's player in a row of rematches.
 */
score?: number[]
}
/**
 * Who sits on a seat.
 */
export interface SeatView {
/**
 * Empty where the seat is free.
 */
name?: string
/**
 * The bot's level, where a bot sits; beside a name of a person who left, who plays for them.
 */
level?: string
/**
 * Whether a bot acts for this seat now.
 */
bot?: boolean
host?: boolean
ready?: boolean
/**
 * Whether a person is at the table.
 */
presence?: ("away" | "here" | "lost")
/**
 * Milliseconds from here to the player and back, as the server measured them.
 */
delay?: (number | null)
/**
 * A person of this name left in the middle of the game and may come back.
 */
left?: boolean
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
 * Something happened in the game: what you saw of it, and what you see and may do now.
 */
export interface Changed {
type: "changed"
seq: number
now: number
events: unknown[]
view: unknown
menu: unknown
/**
 * The same in Russian sentences, for the line of events and for screen readers.
 */
tale?: string[]
}
/**
 * Something happened around the game.
 */
export interface TableChanged {
type: "table"
table: TableView
now: number
/**
 * What, in a Russian sentence; empty where it is not worth a word.
 */
told?: string
}
/**
 * Your command was done; a repeat of it is answered so, too.
 */
export interface Done {
type: "done"
id: string
seq: number
/**
 * Where your call failed since somebody else was quicker; told once.
 */
first?: (First | null)
}
/**
 * Who was quicker, and by how much.
 */
export interface First {
seat: number
ms: number
}
/**
 * Your command was not possible; nobody else hears of it.
 */
export interface Refused {
type: "refused"
id: string
code: string
text: string
clause?: string
about?: {
[k: string]: string | number | (string | number)[] | undefined
}
/**
 * Where somebody else was quicker.
 */
first?: (First | null)
}
/**
 * How a word could be made, best first: acts that can be submitted as they are.
 */
export interface Ways {
type: "ways"
id: string
ways: unknown[]
/**
 * What each of them would bring, in a game whose words count points.
 */
points?: number[]
}
/**
 * Somebody said something at the table.
 */
export interface Said {
type: "said"
name: string
seat?: (number | null)
text?: string
phrase?: string
}
/**
 * Measure the way: send the number back at once.
 */
export interface Ping {
type: "ping"
number: number
}
/**
 * You opened this table in another tab, which plays on; this one will only be closed.
 */
export interface Replaced {
type: "replaced"
}
