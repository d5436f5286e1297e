/* Made by `python3 run.py protocol` out of docs/schema. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * BotOffer
         * @description A level of bots as a page offers it.
         */
        BotOffer: {
            level: string;
            title: string;
            about: string;
        };
        /**
         * Checked
         * @description A verdict with its sentence and the word's meaning.
         */
        Checked: {
            word: string;
            shown: string;
            legal: boolean;
            reason: components["schemas"]["WordReason"];
            text: string;
            lemma: string;
            tier: components["schemas"]["Tier"] | null;
            near: string[];
            definitions: string[];
            games: components["schemas"]["InGame"][];
        };
        /**
         * Choice
         * @description One of the things that can be chosen.
         */
        Choice: {
            value: string;
            title: string;
        };
        /**
         * Found
         * @description The table that is called so.
         */
        Found: {
            id: string;
        };
        /**
         * GameOffer
         * @description A game as a page offers it.
         */
        GameOffer: {
            id: string;
            title: string;
            gist: string;
            minutes: [
                number,
                number
            ];
            fewest: number;
            most: number;
            groups: components["schemas"]["GroupOffer"][];
            options: components["schemas"]["Offer"][];
            levels: string[];
            bots: components["schemas"]["BotOffer"][];
        };
        /**
         * Group
         * @description Among what an option stands on the page where a table is set up.
         * @enum {unknown}
         */
        Group: "game" | "time" | "words";
        /**
         * GroupOffer
         * @description A heading under which options stand.
         */
        GroupOffer: {
            group: components["schemas"]["Group"];
            title: string;
        };
        /**
         * Health
         * @description What a watchdog gets to read.
         */
        Health: {
            status: string;
            version: string;
        };
        /**
         * InGame
         * @description What the referee of one game says of a word.
         */
        InGame: {
            game: string;
            title: string;
            legal: boolean;
            reason: components["schemas"]["WordReason"];
            text: string;
        };
        /**
         * Kind
         * @description What sort of thing an option is, and so how it is asked for.
         * @enum {unknown}
         */
        Kind: "choice" | "deck" | "number" | "seat" | "toggle" | "words";
        /**
         * Leaving
         * @description What becomes of a seat whose player left in the middle of a game.
         * @enum {unknown}
         */
        Leaving: "bot" | "wait";
        /**
         * MadeTable
         * @description The table that was opened.
         */
        MadeTable: {
            id: string;
            code: string;
            link: string;
            short: string;
        };
        /**
         * Me
         * @description The guest who asks.
         */
        Me: {
            name: string;
            token: string;
        };
        /**
         * NewBot
         * @description A bot that is to sit at the new table.
         */
        NewBot: {
            seat: number;
            level: string;
        };
        /**
         * NewName
         * @description What the guest would be called.
         */
        NewName: {
            name: string;
        };
        /**
         * NewTable
         * @description The table that is wanted.
         */
        NewTable: {
            game: string;
            seats: number;
            /** @default {} */
            options: Record<string, never>;
            /** @default false */
            public: boolean;
            /** @default bot */
            leaving: components["schemas"]["Leaving"];
            /** @default true */
            talk: boolean;
            /** @default [] */
            bots: components["schemas"]["NewBot"][];
            /** @default  */
            name: string;
        };
        /**
         * Offer
         * @description One option as a page asks for it.
         */
        Offer: {
            name: string;
            kind: components["schemas"]["Kind"];
            title: string;
            help: string;
            group: components["schemas"]["Group"];
            /** @default false */
            advanced: boolean;
            /** @default null */
            usual: unknown;
            /** @default null */
            least: number | null;
            /** @default null */
            most: number | null;
            /** @default  */
            unit: string;
            /** @default false */
            may_be_off: boolean;
            /** @default [] */
            choices: components["schemas"]["Choice"][];
        };
        /**
         * Outcome
         * @description Why it ended, who stands where, and each seat's points in the game's own currency.
         *
         *         >>> Outcome("deck_empty", places=((Seat(1),), (Seat(0), Seat(2))), points=(4, 9, 4)).winners
         *         (1,)
         */
        Outcome: {
            reason: string;
            places: number[][];
            points: number[];
        };
        /**
         * Phrase
         * @description A set phrase that can be said at a table with one tap.
         */
        Phrase: {
            phrase: string;
            text: string;
        };
        /**
         * Presence
         * @description Whether a person is at the table.
         * @enum {unknown}
         */
        Presence: "away" | "here" | "lost";
        /**
         * Problem
         * @description Why there is no answer: `code` for programs, `text` for people.
         */
        Problem: {
            code: string;
            text: string;
            /** @default  */
            clause: string;
            /** @default {} */
            about: {
                [key: string]: string | number | (string | number)[];
            };
        };
        /**
         * SeatListed
         * @description Who sits on a seat, as a list shows it; nobody, if there is no name.
         */
        SeatListed: {
            /** @default  */
            name: string;
            /** @default  */
            level: string;
            /** @default false */
            left: boolean;
        };
        /**
         * SeatView
         * @description Who sits on a seat.
         */
        SeatView: {
            /**
             * @description Empty where the seat is free.
             * @default
             */
            name: string;
            /**
             * @description The bot's level, where a bot sits; beside a name of a person who left, who plays for them.
             * @default
             */
            level: string;
            /**
             * @description Whether a bot acts for this seat now.
             * @default false
             */
            bot: boolean;
            /** @default false */
            host: boolean;
            /** @default false */
            ready: boolean;
            /** @default lost */
            presence: components["schemas"]["Presence"];
            /**
             * @description Milliseconds from here to the player and back, as the server measured them.
             * @default null
             */
            delay: number | null;
            /**
             * @description A person of this name left in the middle of the game and may come back.
             * @default false
             */
            left: boolean;
        };
        /**
         * Status
         * @description How far a table has come.
         * @enum {unknown}
         */
        Status: "closed" | "lobby" | "over" | "playing";
        /**
         * TableListed
         * @description A table in a list.
         */
        TableListed: {
            id: string;
            game: string;
            status: components["schemas"]["Status"];
            public: boolean;
            created: number;
            touched: number;
            seats: components["schemas"]["SeatListed"][];
            host: string;
            options: unknown;
            /** @default  */
            code: string;
            /** @default [] */
            winners: string[];
            /** @default [] */
            chips: string[];
            /** @default null */
            you: number | null;
        };
        /**
         * TableView
         * @description The table around the game, the same for all but for `you`.
         */
        TableView: {
            id: string;
            code: string;
            game: string;
            status: components["schemas"]["Status"];
            public: boolean;
            options: unknown;
            leaving: components["schemas"]["Leaving"];
            talk: boolean;
            seats: components["schemas"]["SeatView"][];
            you: number | null;
            watchers: number;
            /** @default false */
            paused: boolean;
            /**
             * @description Who wants the pause to begin, or to end, while not all agree.
             * @default []
             */
            pause_asked: number[];
            /**
             * @description The hash of the seed, from the start on.
             * @default
             */
            promise: string;
            /**
             * @description The seed, once the game is over.
             * @default
             */
            seed: string;
            /** @default null */
            outcome: components["schemas"]["Outcome"] | null;
            /**
             * @description The table of the rematch.
             * @default
             */
            next: string;
            /**
             * @description The table of which this is the rematch.
             * @default
             */
            previous: string;
            /**
             * @description Games won by each seat's player in a row of rematches.
             * @default []
             */
            score: number[];
        };
        /**
         * Tier
         * @description How well known a legal word is (WD-15).
         * @enum {unknown}
         */
        Tier: "core" | "rare";
        /**
         * WordReason
         * @description Why a spelling is or is not a word here; the most specific true one (WD-12).
         * @enum {unknown}
         */
        WordReason: "abbreviation" | "banned" | "empty" | "hyphenated" | "latin_lookalike" | "legal" | "misspelt" | "not_a_noun" | "not_cyrillic" | "oblique" | "plural" | "proper_name" | "several_words" | "slang" | "too_long" | "too_short" | "unknown" | "voted_down" | "vulgar" | "word_part";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
