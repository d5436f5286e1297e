/* Made by `python3 run.py protocol` out of docs/schema. */

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Say that all is well; only while the store answers.
         */
        get: operations["HealthzHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Tell what is counted, to whoever has the pass, or else to this machine alone.
         */
        get: operations["MetricsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every
         * @description Show all games in their order.
         */
        get: operations["ApiGamesEvery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One
         * @description Show one game.
         */
        get: operations["ApiGamesOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * SetPhrases
         * @description Show the set phrases in the order in which a page offers them.
         */
        get: operations["ApiPhrasesSetPhrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Called
         * @description Find the table that is called so.
         */
        get: operations["ApiCodesCalled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description List public tables that wait for players, or all where the guest sits and may go on.
         *
         *     Those that were touched last come first among the own ones, else those that were opened
         *     last; with a status only those of that status.
         */
        get: operations["ApiTablesListed"];
        put?: never;
        /**
         * Create
         * @description Open a table; the guest is its host and sits down.
         */
        post: operations["ApiTablesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show a table as a watcher sees what is around the game.
         */
        get: operations["ApiTablesShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finished/{table}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journal
         * @description Hand out a game's journal, seed and all; `bukvitsa verify` referees it again.
         */
        get: operations["ApiFinishedTableJournalJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description List games that are over, the newest first: the public ones, or the guest's own.
         */
        get: operations["ApiFinishedListed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check
         * @description Judge a word as a game would, and explain it; and say what the other games would.
         */
        get: operations["ApiWordsCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Say who asks; whoever is new is given a cookie.
         */
        get: operations["ApiMeShow"];
        /**
         * Rename
         * @description Be called otherwise from now on.
         */
        put: operations["ApiMeRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
export interface operations {
    HealthzHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MetricsMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Another page asked, or nobody we know. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesEvery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOffer"][];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiGamesOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameOffer"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiPhrasesSetPhrases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phrase"][];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiCodesCalled: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesListed: {
        parameters: {
            query?: {
                game?: string;
                status?: components["schemas"]["Status"] | null;
                mine?: boolean;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableListed"][];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another page asked, or nobody we know. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for cannot be had so. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesShow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiFinishedTableJournalJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A line for every act. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiFinishedListed: {
        parameters: {
            query?: {
                game?: string;
                mine?: boolean;
                most?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableListed"][];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiWordsCheck: {
        parameters: {
            query: {
                word: string;
                game?: string;
                extended?: boolean;
                proper_names?: boolean;
                slang?: boolean;
                family?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checked"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often; Retry-After says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMeShow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMeRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Another page asked, or nobody we know. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for cannot be had so. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The store does not answer; nothing is lost. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
