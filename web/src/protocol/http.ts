/* Made by `npm run types` from web/schema; not to be edited. */
export interface paths {
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Table
         * @description Open a table. The answer has the tokens to it.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table that a token leads to, from outside: enough to choose a chair.
         */
        get: operations["look_api_tables_mine_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine/chairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take a free chair by an invitation, or one more; the answer has the token for it.
         */
        post: operations["join_api_tables_mine_chairs_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/mine/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Save
         * @description The game as a save file, hidden cards and all: for whoever plays alone, or at the end.
         */
        get: operations["save_api_tables_mine_save_get"];
        put?: never;
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
         * ChairSeen
         * @description A chair from outside.
         */
        ChairSeen: {
            /** Name */
            name: string;
            /** Bot */
            bot: string;
            /** Taken */
            taken: boolean;
            /** Deck */
            deck: boolean;
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Join
         * @description Take a free chair, or a bot's.
         */
        Join: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
        };
        /**
         * Joined
         * @description A place at a table.
         */
        Joined: {
            /** Table */
            table: string;
            /** Token */
            token: string;
            /** Seat */
            seat: number;
        };
        /**
         * NewChair
         * @description A chair of a new table: who sits there, and with which deck.
         */
        NewChair: {
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * By
             * @default open
             * @enum {string}
             */
            by: "me" | "open" | "random" | "scout" | "strider";
            /** Deck */
            deck?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * NewTable
         * @description What is to be played, and by whom.
         */
        NewTable: {
            /**
             * Game
             * @default cardgame
             * @constant
             */
            game: "cardgame";
            /** Wishes */
            wishes: {
                [key: string]: unknown;
            };
            /** Chairs */
            chairs: components["schemas"]["NewChair"][];
            /**
             * Casual
             * @default false
             */
            casual: boolean;
            /**
             * Start
             * @default true
             */
            start: boolean;
        };
        /**
         * Opened
         * @description A new table, with the tokens that lead to it: keep them.
         */
        Opened: {
            /** Table */
            table: string;
            /** Token */
            token: string;
            /** Invite */
            invite: string;
            /** Watch */
            watch: string;
        };
        /**
         * TableSeen
         * @description A table from outside.
         */
        TableSeen: {
            /** Table */
            table: string;
            /** Game */
            game: string;
            /** Wishes */
            wishes: {
                [key: string]: unknown;
            };
            /** Status */
            status: string;
            /** Chairs */
            chairs: components["schemas"]["ChairSeen"][];
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    open_table_api_tables_post: {
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
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    look_api_tables_mine_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSeen"];
                };
            };
        };
    };
    join_api_tables_mine_chairs_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    save_api_tables_mine_save_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
