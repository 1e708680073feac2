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
    "/api/tables/mine/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Again
         * @description Open a new table for the same game: you, the bots and the decks as they were; chairs of others are open.
         *
         *     Decks that others have brought come along when the game is over; before that they are their secret.
         */
        post: operations["play_again_api_tables_mine_again_post"];
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
    "/api/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards
         * @description All printed cards of the sets we know, with everything that is known of them.
         */
        get: operations["cards_api_cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scenarios
         * @description The scenarios that can be played, with their stages and encounter sets.
         */
        get: operations["scenarios_api_scenarios_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns
         * @description The campaigns that can be played: one for each box that has campaign cards.
         */
        get: operations["campaigns_api_campaigns_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search Rules
         * @description The rules that have all of the words in their id, heading or text; all rules without words.
         */
        get: operations["search_rules_api_rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description The bots that can take a chair; the first is the default.
         */
        get: operations["bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipped
         * @description The decks that come with the program.
         */
        get: operations["shipped_api_decks_shipped_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Formats
         * @description The formats of deck files.
         */
        get: operations["formats_api_decks_formats_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read
         * @description Read a deck file; its format is found out. Names in a list that nobody knows are told, the rest is read.
         */
        post: operations["read_api_decks_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write
         * @description Write a deck as a file of a format.
         */
        post: operations["write_api_decks_write_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check
         * @description Judge a deck by the rules of deckbuilding.
         */
        post: operations["check_api_decks_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand
         * @description Draw an opening hand, and another as after a mulligan.
         */
        post: operations["hand_api_decks_hand_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description Let bots play many games with a deck, one trial at a time for each visitor; closing the connection stops it.
         *
         *     Each line of the answer is a piece of news; empty lines only say that the games go on.
         */
        post: operations["begin_api_trials_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Shelf
         * @description A new shelf; the token that opens it is in this answer and nowhere else.
         */
        post: operations["new_shelf_api_shelf_post"];
        /**
         * Delete Shelf
         * @description Delete a shelf and all that is on it; quests stay with those who shared them.
         */
        delete: operations["delete_shelf_api_shelf_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Decks
         * @description The decks on a shelf, the latest first.
         */
        get: operations["list_decks_api_shelf_decks_get"];
        put?: never;
        /**
         * Add Deck
         * @description Put a deck on a shelf, legal or not.
         */
        post: operations["add_deck_api_shelf_decks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/decks/{kept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Deck
         * @description A deck from a shelf, with what speaks against playing it.
         */
        get: operations["get_deck_api_shelf_decks__kept__get"];
        /**
         * Change Deck
         * @description Put another deck in the place of one.
         */
        put: operations["change_deck_api_shelf_decks__kept__put"];
        post?: never;
        /**
         * Delete Deck
         * @description Throw a deck away.
         */
        delete: operations["delete_deck_api_shelf_decks__kept__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/saves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Saves
         * @description The saves on a shelf, the latest first.
         */
        get: operations["list_saves_api_shelf_saves_get"];
        put?: never;
        /**
         * Add Save
         * @description Put a save file on a shelf, if it can be played again from its beginning.
         */
        post: operations["add_save_api_shelf_saves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/saves/{kept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Save
         * @description A save file from a shelf.
         */
        get: operations["get_save_api_shelf_saves__kept__get"];
        /**
         * Change Save
         * @description Put another save file in the place of one.
         */
        put: operations["change_save_api_shelf_saves__kept__put"];
        post?: never;
        /**
         * Delete Save
         * @description Throw a save file away.
         */
        delete: operations["delete_save_api_shelf_saves__kept__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Campaigns
         * @description The campaigns on a shelf, the latest first.
         */
        get: operations["list_campaigns_api_shelf_campaigns_get"];
        put?: never;
        /**
         * Begin Campaign
         * @description Begin a campaign.
         */
        post: operations["begin_campaign_api_shelf_campaigns_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/campaigns/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Campaign
         * @description Put the text of a campaign log on a shelf, if it makes sense.
         */
        post: operations["add_campaign_api_shelf_campaigns_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/campaigns/{kept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Campaign
         * @description A campaign as it stands.
         */
        get: operations["get_campaign_api_shelf_campaigns__kept__get"];
        /**
         * Change Campaign
         * @description Edit a campaign log; an edit that makes no sense is refused with the line.
         */
        put: operations["change_campaign_api_shelf_campaigns__kept__put"];
        post?: never;
        /**
         * Delete Campaign
         * @description Throw a campaign away.
         */
        delete: operations["delete_campaign_api_shelf_campaigns__kept__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/campaigns/{kept}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare Game
         * @description Go through the eight checks before the next game: what is open, what is not allowed, and the table to open.
         */
        post: operations["prepare_game_api_shelf_campaigns__kept__prepare_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/campaigns/{kept}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record Game
         * @description Enter the finished game of a table: a win with what the campaign card says; a loss changes nothing.
         */
        post: operations["record_game_api_shelf_campaigns__kept__record_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Quests
         * @description The quests on a shelf that fit.
         */
        get: operations["list_quests_api_shelf_quests_get"];
        put?: never;
        /**
         * Add Quest
         * @description Put the finished game of a table on a shelf; the table's token shows that one was there.
         */
        post: operations["add_quest_api_shelf_quests_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/quests/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Quests
         * @description The quests that fit, as a table for a spreadsheet.
         */
        get: operations["export_quests_api_shelf_quests_csv_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Replay
         * @description Everything to step through the game of a save file, but for the table itself in each moment.
         */
        post: operations["read_replay_api_replays_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/moment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read Moment
         * @description The table in one moment of a save file's game.
         */
        post: operations["read_moment_api_replays_moment_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/saves/{kept}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Save
         * @description Everything to step through a save on a shelf.
         */
        get: operations["replay_save_api_shelf_saves__kept__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/saves/{kept}/replay/{moment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Save Moment
         * @description The table in one moment of a save on a shelf.
         */
        get: operations["save_moment_api_shelf_saves__kept__replay__moment__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quests/{quest}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay Quest
         * @description Everything to step through a quest that stands on one's shelf.
         */
        get: operations["replay_quest_api_quests__quest__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quests/{quest}/replay/{moment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quest Moment
         * @description The table in one moment of a quest that stands on one's shelf.
         */
        get: operations["quest_moment_api_quests__quest__replay__moment__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journeys/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Journey Cards
         * @description All printed cards of journeys.
         */
        get: operations["journey_cards_api_journeys_cards_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journeys/adventures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adventures
         * @description The adventures that come with the program.
         */
        get: operations["adventures_api_journeys_adventures_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journeys/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stories
         * @description The campaigns that come with the program.
         */
        get: operations["stories_api_journeys_stories_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journeys/enemies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enemies
         * @description The kinds of enemies, the bonuses of elite groups, and terrain.
         */
        get: operations["enemies_api_journeys_enemies_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/adventures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Adventures
         * @description The adventures on a shelf, the latest first.
         */
        get: operations["list_adventures_api_shelf_adventures_get"];
        put?: never;
        /**
         * Upload
         * @description Upload a .jime file, or a folder as zip, as it is: it is checked, tried out by a bot, and kept if it plays.
         */
        post: operations["upload_api_shelf_adventures_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/adventures/{kept}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Adventure
         * @description An adventure on a shelf, with the checker's report.
         */
        get: operations["get_adventure_api_shelf_adventures__kept__get"];
        /**
         * Rename Adventure
         * @description Call an adventure otherwise.
         */
        put: operations["rename_adventure_api_shelf_adventures__kept__put"];
        post?: never;
        /**
         * Delete Adventure
         * @description Throw an adventure away; games of it go on, because they have it with them.
         */
        delete: operations["delete_adventure_api_shelf_adventures__kept__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Collection
         * @description Which products are there to be played with.
         */
        get: operations["get_collection_api_shelf_collection_get"];
        /**
         * Change Collection
         * @description Enable products, or disable them; saves that need a disabled one cannot be played until it is back.
         */
        put: operations["change_collection_api_shelf_collection_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Parties
         * @description The save slots that are in use.
         */
        get: operations["list_parties_api_shelf_parties_get"];
        put?: never;
        /**
         * Begin Party
         * @description Begin a campaign in a free slot.
         */
        post: operations["begin_party_api_shelf_parties_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Save
         * @description Everything that is wrong with the text of a save, a sentence each, and what looks odd in it.
         */
        post: operations["check_save_api_shelf_parties_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Party
         * @description Put the text of a save into a free slot, if it makes sense.
         */
        post: operations["import_party_api_shelf_parties_read_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Party
         * @description A party as it stands, with camp.
         */
        get: operations["get_party_api_shelf_parties__party__get"];
        /**
         * Edit Party
         * @description Put an edited text in the place of a save; an edit that makes no sense is refused with what is wrong.
         */
        put: operations["edit_party_api_shelf_parties__party__put"];
        post?: never;
        /**
         * Leave Party
         * @description Free the slot; for others who have the party too, it stays.
         */
        delete: operations["leave_party_api_shelf_parties__party__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export Party
         * @description The save as a file, with the game under way.
         */
        get: operations["export_party_api_shelf_parties__party__save_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save Party
         * @description Save by hand: a copy of the party as it stands this moment, in another slot of yours.
         */
        post: operations["save_party_api_shelf_parties__party__copy_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite
         * @description An invitation to the party; an older one is good no longer.
         */
        post: operations["invite_api_shelf_parties__party__invite_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/join": {
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
         * @description Have the party of an invitation in a slot of one's own.
         */
        post: operations["join_api_shelf_parties_join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/camp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do At Camp
         * @description Buy or sell a skill card, or upgrade an item.
         */
        post: operations["do_at_camp_api_shelf_parties__party__camp_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/embark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Out
         * @description Set out on the next adventure: a table is opened for it, and the answer leads there.
         */
        post: operations["set_out_api_shelf_parties__party__embark_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit Down
         * @description The way to the table of the adventure under way; where there is none yet, one is opened from the save.
         */
        post: operations["sit_down_api_shelf_parties__party__table_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelf/parties/{party}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Home
         * @description Enter the finished adventure, won or lost: what was gained, the chronicle, and what comes next.
         */
        post: operations["come_home_api_shelf_parties__party__finish_post"];
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
         * AdventureFacts
         * @description An adventure that comes with the program.
         */
        AdventureFacts: {
            /** Key */
            key: string;
            /** Title */
            title: string;
            /** Summary */
            summary: string;
            /**
             * Kind
             * @description ``journey`` or ``battle``.
             */
            kind: string;
            /** Fewest */
            fewest: number;
            /**
             * Most
             * @description Heroes it is meant for.
             */
            most: number;
            /**
             * Campaign
             * @description The campaign that it belongs to, by key; empty for one that stands alone.
             */
            campaign: string;
        };
        /**
         * AdventureLabel
         * @description An adventure on a shelf, as a list shows it.
         */
        AdventureLabel: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            /** Title */
            title: string;
            /**
             * Campaign
             * @description A campaign is begun by a party; an adventure is for a table of its own.
             */
            campaign: boolean;
            /** Summary */
            summary: string;
            /** Fewest */
            fewest: number;
            /**
             * Most
             * @description Heroes it is meant for.
             */
            most: number;
        };
        /**
         * AnalysisFigures
         * @description What was asked for with ``analyse``.
         */
        AnalysisFigures: {
            /** Cards */
            cards: components["schemas"]["CardFigures"][];
            /** Kept */
            kept: number;
            /** Hands */
            hands: components["schemas"]["HandFigures"][];
            /** Dangers */
            dangers: components["schemas"]["DangerFigures"][];
            /** Spent */
            spent: components["schemas"]["CurvePoint"][];
            /** Raised */
            raised: components["schemas"]["ThreatSource"][];
        };
        /**
         * Bestiary
         * @description Enemies, and what lies on battle maps.
         */
        Bestiary: {
            /** Enemies */
            enemies: components["schemas"]["EnemyFacts"][];
            /** Bonuses */
            bonuses: components["schemas"]["BonusFacts"][];
            /**
             * Terrain
             * @description What each kind of terrain does, in our words.
             */
            terrain: {
                [key: string]: string;
            };
        };
        /**
         * BonusFacts
         * @description What an elite group has more than others.
         */
        BonusFacts: {
            /** Text */
            text: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
        };
        /**
         * BotFacts
         * @description A bot that can take a chair.
         */
        BotFacts: {
            /**
             * Quick
             * @description Whether it chooses at once; the others think.
             */
            quick: boolean;
            /** Name */
            name: string;
            /**
             * About
             * @description One sentence that describes it.
             */
            about: string;
            /**
             * Games
             * @description The games that it plays.
             */
            games: string[];
        };
        /**
         * CampDeed
         * @description Something done at camp.
         */
        CampDeed: {
            /**
             * Do
             * @enum {string}
             */
            do: "buy" | "sell" | "upgrade";
            /**
             * Hero
             * @description Who does it; empty for a trinket of the party.
             * @default
             */
            hero?: string;
            /** Card */
            card: string;
            /**
             * Into
             * @description What an item becomes.
             * @default
             */
            into?: string;
        };
        /**
         * CampSeen
         * @description The party between two adventures.
         */
        CampSeen: {
            /**
             * Why Not
             * @description Why nothing can be bought, sold or upgraded now, if it cannot.
             */
            why_not: string | null;
            /**
             * Words
             * @description What the campaign tells of this camp; empty if nothing.
             */
            words: string;
            /** Heroes */
            heroes: components["schemas"]["HeroAtCamp"][];
            /** Items */
            items: components["schemas"]["ItemAtCamp"][];
        };
        /**
         * CampaignFacts
         * @description A campaign that can be played.
         */
        CampaignFacts: {
            /** Id */
            id: string;
            /**
             * Title
             * @description The title of its box.
             */
            title: string;
            /**
             * Scenarios
             * @description The ids of its scenarios, in the order in which they are played.
             */
            scenarios: string[];
        };
        /**
         * CampaignType
         * @description What campaign mode adds (lcg:campaign.types.1); such a card also plays as one of the nine types.
         * @enum {string}
         */
        CampaignType: "campaign card" | "boon" | "burden";
        /**
         * CardFacts
         * @description A printed card; what it does not have is left out.
         */
        CardFacts: {
            /** Set */
            set: string;
            /**
             * Pack
             * @description The short name of the set; its name if it has none.
             */
            pack: string;
            /**
             * Name
             * @description A player card's title with its set, where others have the title; decks call it by its key then.
             */
            name?: string;
            /**
             * Status
             * @description Whether it can be played here: 'implemented' or 'not implemented yet'.
             */
            status: string;
            /** Rulings */
            rulings?: components["schemas"]["Ruling"][];
            /** Cost */
            cost?: number | "X";
            /** Threat Cost */
            threat_cost?: number | "X";
            /** Willpower */
            willpower?: number | "X";
            /** Attack */
            attack?: number | "X";
            /** Defense */
            defense?: number | "X";
            /** Hit Points */
            hit_points?: number | "X";
            /** Engagement Cost */
            engagement_cost?: number | "X";
            /** Threat */
            threat?: number | "X";
            /** Quest Points */
            quest_points?: number | "X";
            /** Victory */
            victory?: number;
            /** Traits */
            traits?: string[];
            /**
             * Quantity
             * @description Copies in the set.
             */
            quantity?: number;
            /**
             * Reprints
             * @description Copies in the set that prints the card again.
             */
            reprints?: number;
            /**
             * Reprinted In
             * @description That set.
             */
            reprinted_in?: string;
            /**
             * Easy Quantity
             * @description Copies that stay in the encounter deck in easy mode.
             */
            easy_quantity?: number;
            /**
             * Text
             * @description What it does, in our words.
             */
            text?: string;
            /**
             * Key
             * @description Its id, for save files: set and number, ``core:1``; what it can become with a name, ``core:80/attached``.
             */
            key?: string;
            /** Unique */
            unique?: boolean;
            sphere?: components["schemas"]["Sphere"];
            /** Keywords */
            keywords?: {
                [key: string]: number;
            };
            /**
             * Encounter Set
             * @description The encounter set, for cards of the encounter deck; of a burden its burden set (lcg:campaign.burdens.2).
             */
            encounter_set?: string;
            /**
             * Scenario
             * @description The scenario, for objectives and quest cards.
             */
            scenario?: string;
            /**
             * Stage
             * @description Quest cards: the place in the quest deck.
             */
            stage?: number;
            /**
             * Title A
             * @description Quest cards: the title of side A.
             */
            title_a?: string;
            /**
             * Encounter Sets
             * @description Quest cards: what side A says the encounter deck is made of.
             */
            encounter_sets?: string[];
            /** @description For cards of campaign mode: boon, burden or campaign card. */
            campaign?: components["schemas"]["CampaignType"];
            /** Number */
            number: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
            /**
             * Group
             * @description Its sphere, encounter set or scenario; of campaign mode boon, burden or campaign card.
             */
            group: string;
        };
        /**
         * CardFigures
         * @description A card of the decks; null where there are too few games on one side.
         */
        CardFigures: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Copies */
            copies: number;
            opening: components["schemas"]["Difference"] | null;
            by_round_3: components["schemas"]["Difference"] | null;
            by_round_5: components["schemas"]["Difference"] | null;
            played: components["schemas"]["Difference"] | null;
        };
        /**
         * CardName
         * @description A card in a sentence: pages make a link of it.
         */
        CardName: {
            /** Id */
            id: number;
            /** Title */
            title: string;
            /**
             * Key
             * @description Which design it is, in a game that has several with the same title.
             * @default
             */
            key: string;
        };
        /**
         * CardType
         * @description What lies in a play area and may have abilities.
         * @enum {string}
         */
        CardType: "hero" | "skill" | "item" | "damage" | "fear" | "boon";
        /**
         * Cause
         * @description Why games were lost.
         */
        Cause: {
            /** Cause */
            cause: string;
            /** Games */
            games: number;
        };
        /**
         * ChairSeen
         * @description A chair from outside.
         */
        ChairSeen: {
            /** Taken */
            taken: boolean;
            /** Yours */
            yours: boolean;
            deck: components["schemas"]["DeckInfo"] | null;
            /** Name */
            name: string;
            /**
             * Bot
             * @description The bot that chooses here, if one does.
             */
            bot: string;
        };
        /**
         * Check
         * @description One of the eight checks before a game, and what it has done.
         */
        Check: {
            /** About */
            about: string;
            /** Done */
            done: string[];
        };
        /**
         * Choice
         * @description One option of a decision, as a person reads it.
         */
        Choice: {
            /** Option */
            option: number;
            /** Label */
            label: string;
            /**
             * Card
             * @description The card on the table that is chosen with it, if one is.
             */
            card: number | null;
            /** @description What else on the table is chosen with it. */
            spot: components["schemas"]["Spot"] | null;
            /**
             * Seat
             * @description The player who is chosen with it, if one is.
             */
            seat: number | null;
            /**
             * Verb
             * @description What it does, in a word: with the game before it, the id of the message that names the choice.
             * @default
             */
            verb: string;
            /**
             * Subject
             * @description What it is done with: a card, a player, a place, a number; it is put into that message.
             */
            subject: number | string | components["schemas"]["CardName"] | components["schemas"]["Text"] | (number | string | components["schemas"]["CardName"] | components["schemas"]["Text"])[] | null;
            /**
             * Details
             * @description What else there is to know of it: a price, what tells two copies apart, the words of a card.
             * @default []
             */
            details: components["schemas"]["Text"][];
        };
        /**
         * CollectionSeen
         * @description The collection manager.
         */
        CollectionSeen: {
            /** Products */
            products: {
                [key: string]: boolean;
            };
            /** Titles */
            titles: {
                [key: string]: string;
            };
        };
        /**
         * Column
         * @description A player's column of the log.
         */
        Column: {
            /**
             * Total Penalty
             * @description With the group's: what is added to the starting threat.
             */
            total_penalty: number;
            /** Name */
            name: string;
            /**
             * Heroes
             * @description By title, with the set where others have it too; none before the first game (lcg:campaign.heroes.1).
             */
            heroes: string[];
            /**
             * Penalty
             * @description This player's own threat penalty, besides the group's (L31).
             */
            penalty: number;
        };
        /**
         * CurvePoint
         * @description A measure in one round, over the games that had not ended: its mean, and the middle half.
         */
        CurvePoint: {
            /** Round */
            round: number;
            /** Games */
            games: number;
            /** Mean */
            mean: number;
            /** Low */
            low: number;
            /** High */
            high: number;
        };
        /**
         * DangerFigures
         * @description What an encounter card does, per game; the fields after ``ended`` are those of ``DEEDS``.
         */
        DangerFigures: {
            /** Title */
            title: string;
            /** Ended */
            ended: number;
            /** Revealed */
            revealed: number;
            /** Staged Threat */
            staged_threat: number;
            /** Attacks */
            attacks: number;
            /** Attack */
            attack: number;
            /** Damage */
            damage: number;
            /** Destroyed */
            destroyed: number;
            /** Threat Raised */
            threat_raised: number;
        };
        /**
         * DeckFile
         * @description A deck file in any of our formats, as text or as the bytes of a file in base64.
         */
        DeckFile: {
            /** Text */
            text?: string | null;
            /**
             * Data
             * @description Base64.
             */
            data?: string | null;
            /**
             * Name
             * @description For formats that have no name of their own: that of the file.
             * @default
             */
            name?: string;
            /**
             * Casual
             * @description Judge it for a table that minds no limits.
             * @default false
             */
            casual?: boolean;
        };
        /**
         * DeckFormat
         * @description A format that deck files can be read and written in.
         */
        DeckFormat: {
            /**
             * Name
             * @enum {string}
             */
            name: "ringsdb-text" | "ringsdb-json" | "octgn" | "dragncards" | "cardgamedb" | "plain" | "name-first" | "x-first";
            /** Title */
            title: string;
            /**
             * About
             * @description What a card looks like in it, or by what cards are known.
             */
            about: string;
            /** Ending */
            ending: string;
            /** Media Type */
            media_type: string;
        };
        /**
         * DeckInfo
         * @description What a player brings, a deck or heroes, as everybody sees it before the game.
         */
        DeckInfo: {
            /**
             * Name
             * @description What its player calls it; "" if nobody said.
             */
            name: string;
            /** Heroes */
            heroes: string[];
            /**
             * Cards
             * @description How many, without the heroes.
             */
            cards: number;
            /**
             * More
             * @description Whatever else the game wants to be seen.
             */
            more: unknown;
        };
        /**
         * DeckRead
         * @description What a deck file holds.
         */
        DeckRead: {
            /**
             * Format
             * @description One of those that a deck can be written in.
             */
            format: string;
            deck: components["schemas"]["DeckShape"];
            /**
             * Side
             * @description The sideboard: kept, never played.
             */
            side: {
                [key: string]: number;
            };
            verdict: components["schemas"]["Verdict"];
            /**
             * Not Understood
             * @description Lines that were left out.
             */
            not_understood: components["schemas"]["Trouble"][];
            /**
             * Not Implemented
             * @description Cards that were printed but cannot be played here yet.
             */
            not_implemented: components["schemas"]["ListedCard"][];
            /** Name */
            name: string;
            /** Notes */
            notes: string;
        };
        /**
         * DeckShape
         * @description A deck as a game's setup has it: heroes and cards by title.
         */
        DeckShape: {
            /** Heroes */
            heroes: string[];
            /** Cards */
            cards: {
                [key: string]: number;
            };
        };
        /**
         * DeckToCheck
         * @description A deck to be judged.
         */
        DeckToCheck: {
            deck: components["schemas"]["DeckShape"];
            /**
             * Casual
             * @default false
             */
            casual?: boolean;
            /**
             * Campaign
             * @description Boons and burdens are allowed in it.
             * @default false
             */
            campaign?: boolean;
        };
        /**
         * DeckToDeal
         * @description A deck to draw opening hands from.
         */
        DeckToDeal: {
            deck: components["schemas"]["DeckShape"];
            /**
             * Seed
             * @description The same hands for the same seed; any unless said.
             */
            seed?: number | null;
        };
        /**
         * DeckToKeep
         * @description A deck for a shelf.
         */
        DeckToKeep: {
            /** Name */
            name: string;
            deck: components["schemas"]["DeckShape"];
            /** Side */
            side?: {
                [key: string]: number;
            };
            /**
             * Notes
             * @default
             */
            notes?: string;
        };
        /**
         * DeckToWrite
         * @description A deck to be written as a file.
         */
        DeckToWrite: {
            deck: components["schemas"]["DeckShape"];
            /**
             * Format
             * @enum {string}
             */
            format: "ringsdb-text" | "ringsdb-json" | "octgn" | "dragncards" | "cardgamedb" | "plain" | "name-first" | "x-first";
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Notes
             * @default
             */
            notes?: string;
            /** Side */
            side?: {
                [key: string]: number;
            };
        };
        /**
         * DeckWritten
         * @description The text of a deck file, and what to call it.
         */
        DeckWritten: {
            /** Text */
            text: string;
            /** Filename */
            filename: string;
            /** Media Type */
            media_type: string;
        };
        /**
         * Difference
         * @description The share of wins with something less that without it, with its 95 % interval.
         */
        Difference: {
            /** Games */
            games: number;
            /** Difference */
            difference: number;
            /** Low */
            low: number;
            /** High */
            high: number;
        };
        /**
         * Difficulty
         * @description How hard a campaign is (jme:26.0); it stays so to the end (jme:26.1a).
         * @enum {string}
         */
        Difficulty: "normal" | "hard";
        /**
         * Embark
         * @description The party sets out.
         */
        Embark: {
            /**
             * Choices
             * @description A role for each hero, and a trinket for whoever takes one.
             */
            choices: {
                [key: string]: components["schemas"]["Outfit"];
            };
            /**
             * Chairs
             * @description Who plays each seat; you, unless it is said.
             */
            chairs?: components["schemas"]["PartyChair"][];
            /**
             * Mode
             * @description Everything simulated, or the app beside the boxes on the table.
             * @default journeys
             * @enum {string}
             */
            mode?: "journeys" | "companion";
        };
        /**
         * EncounterSet
         * @description A part of the encounter deck, and how many cards it has.
         */
        EncounterSet: {
            /** Name */
            name: string;
            /** Standard */
            standard: number;
            /** Easy */
            easy: number;
        };
        /**
         * Ending
         * @description How a game ended.
         */
        Ending: {
            /** Won */
            won: boolean;
            /** Reason */
            reason: string;
            /** Rounds */
            rounds: number;
            /** Score */
            score: {
                [key: string]: number;
            };
        };
        /**
         * EnemyFacts
         * @description A kind of enemy; the numbers are those of one figure.
         */
        EnemyFacts: {
            /** Traits */
            traits: string[];
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Health */
            health: number;
            /** Armour */
            armour: number;
            /** Sorcery */
            sorcery: number;
            /**
             * Move
             * @description How often it moves at most to get at its target (jme:30.2).
             */
            move: number;
            /**
             * Roam
             * @description How often it moves at most when it has no target (jme:30.6).
             */
            roam: number;
            /** Ranged */
            ranged: boolean;
            /**
             * Largest
             * @description The most figures in a group.
             */
            largest: number;
        };
        /**
         * Entering
         * @description A hero of a new party.
         */
        Entering: {
            /** Hero */
            hero: string;
            /**
             * Items
             * @description Starting items by key; without any, those that go well with the hero.
             */
            items?: string[];
            /**
             * Seat
             * @description Who plays this hero; without it each hero has a seat of their own.
             */
            seat?: number | null;
        };
        /**
         * Faults
         * @description What is wrong with the text of a save.
         */
        Faults: {
            /**
             * Faults
             * @description A sentence each; none if it can be played.
             */
            faults: string[];
            /**
             * Remarks
             * @description What looks odd but does no harm, a sentence each.
             */
            remarks: string[];
        };
        /**
         * FinishedTable
         * @description A table at which a game has ended.
         */
        FinishedTable: {
            /**
             * Token
             * @description Any token that leads to the table.
             */
            token: string;
        };
        /**
         * HandFigures
         * @description Opening hands, kept and not kept on the same seeds.
         */
        HandFigures: {
            /**
             * Of
             * @enum {string}
             */
            of: "" | "kind" | "card";
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Games */
            games: number;
            /** Kept */
            kept: number;
            /** Anew */
            anew: number;
            /** Difference */
            difference: number;
            /** Low */
            low: number;
            /** High */
            high: number;
            /**
             * Advice
             * @enum {string}
             */
            advice: "keep" | "mulligan" | "cannot be told yet";
        };
        /**
         * Hands
         * @description An opening hand, and the one that a mulligan would bring.
         */
        Hands: {
            /** Seed */
            seed: number;
            /** Hand */
            hand: string[];
            /** Mulligan */
            mulligan: string[];
        };
        /**
         * HeroAtCamp
         * @description What a hero can do at camp.
         */
        HeroAtCamp: {
            /** Hero */
            hero: string;
            /** Roles */
            roles: components["schemas"]["RoleSeen"][];
        };
        /**
         * IntoSlot
         * @description A slot that is free.
         */
        IntoSlot: {
            /** Slot */
            slot: number;
        };
        /**
         * Invitation
         * @description An invitation to a party, and the slot that it is to have.
         */
        Invitation: {
            /** Token */
            token: string;
            /** Slot */
            slot: number;
        };
        /**
         * ItemAtCamp
         * @description An item of a hero, or a trinket of the party.
         */
        ItemAtCamp: {
            /**
             * Owner
             * @description A hero, or the party.
             */
            owner: string;
            /** Item */
            item: string;
            /** Upgrades */
            upgrades: string[];
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
         * JourneyCard
         * @description A printed card of journeys.
         */
        JourneyCard: {
            /**
             * Text
             * @description What it does, in our words.
             */
            text: string;
            /** Traits */
            traits: string[];
            /** Keywords */
            keywords: {
                [key: string]: number;
            };
            /** Stats */
            stats: string[];
            /**
             * Values
             * @description Of heroes: stats and limits.
             */
            values: {
                [key: string]: number;
            };
            /**
             * Slot
             * @description Of items: armour, one-handed, two-handed or trinket.
             */
            slot: string;
            /**
             * Upgrades
             * @description Of items: what it may become.
             */
            upgrades: string[];
            /** Lines */
            lines: components["schemas"]["LineFacts"][];
            /**
             * Key
             * @description Stable and unique, for save files: ``aragorn.1``, ``captain.4``, ``item.ring-mail``, ``damage.weariness``.
             */
            key: string;
            /** Title */
            title: string;
            type: components["schemas"]["CardType"];
            /** Copies */
            copies: number;
            /**
             * Owner
             * @description Skill cards: the hero or role, or Basic, Title, Weakness.
             */
            owner: string;
            /** Number */
            number: number;
            /** Success */
            success: number;
            /** Fate */
            fate: number;
            /**
             * Experience
             * @description Skill cards: the price, 0 for what cannot be bought (jme:36.4).
             */
            experience: number;
            /** Tier */
            tier: number;
            /** Ranged */
            ranged: boolean;
            /**
             * Tokens
             * @description Trinkets: the printed number of depletion tokens.
             */
            tokens: number;
            /**
             * Lore
             * @description Items: the party's lore at which an upgrade of this one opens (jme:51.5).
             */
            lore: number;
            /** Race */
            race: string;
            /**
             * Hands
             * @description Heroes: how many hands for items (jme:34.1).
             */
            hands: number;
            /**
             * Suggested
             * @description Heroes: a role, then items to begin with.
             */
            suggested: string[];
        };
        /**
         * KeptAdventure
         * @description An adventure on a shelf.
         */
        KeptAdventure: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            /** Title */
            title: string;
            /**
             * Campaign
             * @description A campaign is begun by a party; an adventure is for a table of its own.
             */
            campaign: boolean;
            /** Summary */
            summary: string;
            /** Fewest */
            fewest: number;
            /**
             * Most
             * @description Heroes it is meant for.
             */
            most: number;
            /** Remarks */
            remarks: components["schemas"]["RemarkSeen"][];
            /**
             * Key
             * @description What the adventure is called in games: a hash of its texts.
             */
            key: string;
        };
        /**
         * KeptCampaign
         * @description A campaign on a shelf.
         */
        KeptCampaign: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            /**
             * Text
             * @description The log for reading and editing.
             */
            text: string;
            log: components["schemas"]["LogSeen"];
            /**
             * Said
             * @description What there is to say about what was just done.
             * @default
             */
            said: string;
        };
        /**
         * KeptDeck
         * @description A deck on a shelf.
         */
        KeptDeck: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            deck: components["schemas"]["DeckShape"];
            /** Side */
            side: {
                [key: string]: number;
            };
            /** Notes */
            notes: string;
            verdict: components["schemas"]["Verdict"];
        };
        /**
         * KeptLabel
         * @description A thing on a shelf, from outside.
         */
        KeptLabel: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
        };
        /**
         * KeptSave
         * @description A save file on a shelf.
         */
        KeptSave: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Changed
             * @description When it was last changed, in seconds since 1970.
             */
            changed: number;
            /** Save */
            save: string;
        };
        /**
         * Length
         * @description How many games took so many rounds.
         */
        Length: {
            /** Rounds */
            rounds: number;
            /** Won */
            won: number;
            /** Lost */
            lost: number;
        };
        /**
         * Line
         * @description A line of the log, by its place in it.
         */
        Line: {
            /** Place */
            place: number;
            /**
             * Kind
             * @description What it tells of: ``damage``, ``threat``, ``revealed`` and so on.
             */
            kind: string;
            /** Words */
            words: (string | components["schemas"]["CardName"])[];
        };
        /**
         * LineFacts
         * @description A line of an item that successes pay for in an attack.
         */
        LineFacts: {
            /** Modifiers */
            modifiers: string[];
            /** Cost */
            cost: number;
            /** Hits */
            hits: number;
            /** Inspiration */
            inspiration: number;
        };
        /**
         * ListedCard
         * @description A card of a deck file, by its first printing.
         */
        ListedCard: {
            /** Count */
            count: number;
            /** Pack */
            pack: string;
            /** Type */
            type: string;
            /** Sphere */
            sphere: string;
            /** Title */
            title: string;
        };
        /**
         * LogSeen
         * @description A campaign as it stands between two games.
         */
        LogSeen: {
            /** Players */
            players: components["schemas"]["Column"][];
            /**
             * Campaign
             * @description The title of the box.
             */
            campaign: string;
            /**
             * Scenarios
             * @description In the order in which they are played.
             */
            scenarios: components["schemas"]["Part"][];
            /**
             * Next
             * @description The scenario to be played now, by its id; null when all are won.
             */
            next: string | null;
            /** Pool */
            pool: components["schemas"]["PoolCard"][];
            /**
             * Remarks
             * @description What is worth knowing before the next game.
             */
            remarks: string[];
            /** Expert */
            expert: boolean;
            /**
             * Penalty
             * @description The group's threat penalty: every player's (L31).
             */
            penalty: number;
            /** Fallen */
            fallen: string[];
            /**
             * Damage
             * @description Expert mode: the damage that heroes carry on (lcg:campaign.expert.3).
             */
            damage: {
                [key: string]: number;
            };
            /**
             * Hero Notes
             * @description Heroes that campaign cards have noted for a later scenario, by what they are, such as ``prisoner``.
             */
            hero_notes: {
                [key: string]: string;
            };
            /** Notes */
            notes: string[];
        };
        /**
         * LogText
         * @description A campaign log as the text that a person can read and edit.
         */
        LogText: {
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * MeasureCurve
         * @description A measure as planning begins, round by round, of games that were won or lost in the end.
         */
        MeasureCurve: {
            /**
             * Measure
             * @enum {string}
             */
            measure: "threat" | "heroes" | "allies" | "willpower" | "staging threat" | "resources" | "hand";
            /** Won */
            won: components["schemas"]["CurvePoint"][];
            /** Lost */
            lost: components["schemas"]["CurvePoint"][];
        };
        /**
         * MomentSeen
         * @description The game after so many answers, in short.
         */
        MomentSeen: {
            /**
             * Asked
             * @description The seat that is asked; null when the game is over.
             */
            asked: number | null;
            /**
             * Lines
             * @description What the log says of the way here from the moment before.
             */
            lines: components["schemas"]["Line"][];
            /** Round */
            round: number;
            /** Phase */
            phase: string;
        };
        /**
         * MomentShown
         * @description A game in one moment, with all hands open.
         */
        MomentShown: {
            /** Moment */
            moment: number;
            /** Asked */
            asked: number | null;
            /**
             * Views
             * @description What each seat knows, by seat.
             */
            views: {
                [key: string]: components["schemas"]["CardGameView"] | components["schemas"]["JourneyView"] | components["schemas"]["CompanionView"];
            };
            question: components["schemas"]["Question"] | null;
            /**
             * Answer
             * @description The option that was chosen then; null at the end.
             */
            answer: number | null;
            /**
             * Label
             * @description The choice in words.
             */
            label: string;
            /** Lines */
            lines: components["schemas"]["Line"][];
        };
        /**
         * MomentWanted
         * @description A moment of a save file's game.
         */
        MomentWanted: {
            /** Save */
            save: string;
            /** Moment */
            moment: number;
        };
        /**
         * NewCampaign
         * @description A campaign that begins.
         */
        NewCampaign: {
            /** Name */
            name: string;
            /** Players */
            players: string[];
            /**
             * Expert
             * @description Heroes carry their damage on.
             * @default false
             */
            expert?: boolean;
            /**
             * Box
             * @description The box whose campaign it is, by its id in GET /api/campaigns.
             * @default core
             */
            box?: string;
            /**
             * After
             * @description An earlier campaign on the same shelf: boons of it may come along.
             */
            after?: string | null;
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
            name?: string;
            /**
             * By
             * @description You (``me``), whoever comes (``open``), or the name of a bot.
             * @default open
             */
            by?: string;
            /**
             * Deck
             * @description As a setup has it; whoever takes the chair can bring one later.
             */
            deck?: {
                [key: string]: unknown;
            } | null;
            /**
             * Deck Name
             * @default
             */
            deck_name?: string;
        };
        /**
         * NewName
         * @description Another name for something on a shelf.
         */
        NewName: {
            /** Name */
            name: string;
        };
        /**
         * NewParty
         * @description A campaign that begins.
         */
        NewParty: {
            /**
             * Story
             * @description The campaign by key, one of those that come with the program.
             * @default
             */
            story?: string;
            /**
             * Own
             * @description Or a campaign on one's shelf that was uploaded, by its id.
             */
            own?: string | null;
            /** @default normal */
            difficulty?: components["schemas"]["Difficulty"];
            /** Slot */
            slot: number;
            /** Name */
            name: string;
            /** Heroes */
            heroes: components["schemas"]["Entering"][];
            /**
             * Freely
             * @description Heroes may be shared out among players otherwise than the rules have it.
             * @default false
             */
            freely?: boolean;
        };
        /**
         * NewTable
         * @description What is to be played, and by whom.
         */
        NewTable: {
            /**
             * Game
             * @default cardgame
             * @enum {string}
             */
            game?: "cardgame" | "journeys" | "companion";
            /**
             * Wishes
             * @description What the game asks for besides decks or heroes: a scenario or an adventure, and a difficulty.
             */
            wishes?: {
                [key: string]: unknown;
            };
            /** Chairs */
            chairs: components["schemas"]["NewChair"][];
            /**
             * Casual
             * @description Decks may break the rules of deckbuilding; heroes of journeys may begin with more than the rules give them.
             * @default false
             */
            casual?: boolean;
            /**
             * Start
             * @description Begin at once if every chair has a deck.
             * @default true
             */
            start?: boolean;
            /**
             * Lesson
             * @description For one who learns alone: the shuffle with this number, so that what is taught is what happens.
             */
            lesson?: number | null;
            /**
             * Own
             * @description Of journeys: an adventure on one's shelf, by its id; the shelf's token is in the header.
             */
            own?: string | null;
            /**
             * Save
             * @description A save file to go on with: the game, the wishes and the decks are then those of the save.
             */
            save?: string | null;
        };
        /**
         * OfferSeen
         * @description A skill card of a role, as a hero at camp sees it.
         */
        OfferSeen: {
            /** Status */
            status: string;
            /** Colour */
            colour: string;
            /** Card */
            card: string;
            /** Price */
            price: number;
            /**
             * Holder
             * @description The other hero who has it.
             */
            holder: string;
            /** Can Be Sold */
            can_be_sold: boolean;
        };
        /**
         * Opened
         * @description A new table, with the tokens that lead to it: keep them.
         */
        Opened: {
            /** Table */
            table: string;
            /**
             * Token
             * @description Yours, as the host; it chooses for all chairs that are yours.
             */
            token: string;
            /**
             * Invite
             * @description For friends: whoever has it can take a free chair.
             */
            invite: string;
            /**
             * Watch
             * @description For spectators.
             */
            watch: string;
        };
        /**
         * Order
         * @description How a quest log is read.
         * @enum {string}
         */
        Order: "newest" | "oldest" | "best" | "longest";
        /**
         * Outfit
         * @description What a hero sets out with.
         */
        Outfit: {
            /** Role */
            role: string;
            /**
             * Trinket
             * @default
             */
            trinket?: string;
        };
        /**
         * Part
         * @description A scenario of the campaign.
         */
        Part: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Won */
            won: boolean;
        };
        /**
         * PartyChair
         * @description A chair of the table to be opened.
         */
        PartyChair: {
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * By
             * @description You (``me``), whoever comes (``open``), or the name of a bot.
             * @default me
             */
            by?: string;
        };
        /**
         * PartyInvitation
         * @description For friends: whoever has it can have the party on their shelf too.
         */
        PartyInvitation: {
            /** Token */
            token: string;
        };
        /**
         * PartyLabel
         * @description A party in its slot, from outside; texts are empty if its save cannot be read.
         */
        PartyLabel: {
            /** Id */
            id: string;
            /** Difficulty */
            difficulty: string;
            /**
             * Stage
             * @description ``beginning``, ``adventure``, ``camp`` or ``over``.
             */
            stage: string;
            /**
             * Title
             * @description Of its campaign; empty if that is not known here.
             */
            title: string;
            /**
             * Next
             * @description The title of the adventure under way, or of the next one.
             */
            next: string;
            /** Heroes */
            heroes: string[];
            /**
             * People
             * @description On how many shelves it stands.
             */
            people: number;
            /** Changed */
            changed: number;
            /**
             * Why Not
             * @description Why it cannot be played as things stand, if it cannot.
             */
            why_not: string | null;
            /**
             * Story
             * @description The key of the campaign that is played.
             */
            story: string;
            /**
             * Name
             * @description What the players call their party (jme:64.2).
             */
            name: string;
            /**
             * Slot
             * @description The save slot that it is tied to (jme:80.0).
             */
            slot: number;
            /**
             * Adventure
             * @description The adventure under way or the next one, by key; empty when the campaign is over.
             */
            adventure: string;
        };
        /**
         * PartySeen
         * @description A party with all that it has.
         */
        PartySeen: {
            /** Id */
            id: string;
            /** Difficulty */
            difficulty: string;
            /**
             * Stage
             * @description ``beginning``, ``adventure``, ``camp`` or ``over``.
             */
            stage: string;
            /**
             * Title
             * @description Of its campaign; empty if that is not known here.
             */
            title: string;
            /**
             * Next
             * @description The title of the adventure under way, or of the next one.
             */
            next: string;
            /** Heroes */
            heroes: string[];
            /**
             * People
             * @description On how many shelves it stands.
             */
            people: number;
            /** Changed */
            changed: number;
            /**
             * Why Not
             * @description Why it cannot be played as things stand, if it cannot.
             */
            why_not: string | null;
            /**
             * Story
             * @description The key of the campaign that is played.
             */
            story: string;
            /**
             * Name
             * @description What the players call their party (jme:64.2).
             */
            name: string;
            /**
             * Slot
             * @description The save slot that it is tied to (jme:80.0).
             */
            slot: number;
            /**
             * Adventure
             * @description The adventure under way or the next one, by key; empty when the campaign is over.
             */
            adventure: string;
            /**
             * Road
             * @description The adventures so far, and the one that comes now; what follows then is not told.
             */
            road: components["schemas"]["Station"][];
            /**
             * Epilogue
             * @description How the campaign ended, if it has.
             */
            epilogue: string;
            /**
             * Campaign
             * @description The save as data; null if it cannot be read.
             */
            campaign: {
                [key: string]: unknown;
            } | null;
            /**
             * Text
             * @description The save for reading and editing, without the game under way.
             */
            text: string;
            camp: components["schemas"]["CampSeen"] | null;
            /**
             * Table
             * @description Is there a table for the adventure under way?
             */
            table: boolean;
            /**
             * Said
             * @description What there is to say about what was just done.
             * @default
             */
            said: string;
        };
        /**
         * PlanShape
         * @description What one player decides while a game is set up.
         */
        PlanShape: {
            /**
             * Replacements
             * @description A new hero for each of theirs that has fallen.
             */
            replacements?: {
                [key: string]: string;
            };
            /**
             * Swap
             * @description A hero of theirs, and the one who comes instead.
             */
            swap?: string[] | null;
            /**
             * Heal
             * @description Heroes whose damage is cleared at a price.
             */
            heal?: string[];
            /**
             * Boons
             * @description What they take from the pool into their deck.
             */
            boons?: {
                [key: string]: number;
            };
            /** Burdens */
            burdens?: {
                [key: string]: number;
            };
        };
        /**
         * PlayedTable
         * @description The table at which a game of the campaign has ended.
         */
        PlayedTable: {
            /** Token */
            token: string;
        };
        /**
         * PoolCard
         * @description A boon or burden in the campaign pool.
         */
        PoolCard: {
            /** Title */
            title: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "boon" | "burden";
            /**
             * Hero
             * @description The hero of a Permanent card; else empty.
             */
            hero: string;
            /**
             * Text
             * @description What it does, in our words.
             */
            text: string;
        };
        /**
         * Prepared
         * @description How far a setup has come.
         */
        Prepared: {
            /** Checks */
            checks: components["schemas"]["Check"][];
            /** Questions */
            questions: components["schemas"]["QuestionSeen"][];
            /**
             * Problems
             * @description What is not allowed as it is.
             */
            problems: string[];
            /** @description With what this setup enters. */
            log: components["schemas"]["LogSeen"];
            /** @description Null while something has to be decided, or is not allowed. */
            table: components["schemas"]["ReadyTable"] | null;
            /**
             * Begun
             * @description Whether the log has been stored.
             */
            begun: boolean;
        };
        /**
         * Products
         * @description The collection manager.
         */
        Products: {
            /**
             * Products
             * @description Which products are there to be played with.
             */
            products: {
                [key: string]: boolean;
            };
        };
        /**
         * QuestPage
         * @description A part of the quests that fit.
         */
        QuestPage: {
            /** Quests */
            quests: components["schemas"]["QuestSeen"][];
            /**
             * Total
             * @description How many fit in all.
             */
            total: number;
        };
        /**
         * QuestSeen
         * @description A finished game in the quest log.
         */
        QuestSeen: {
            /**
             * Decks
             * @description Each seat's heroes and cards.
             */
            decks: {
                [key: string]: unknown;
            }[];
            /** Game */
            game: string;
            /** Scenario */
            scenario: string;
            /** Difficulty */
            difficulty: string;
            /** Won */
            won: boolean;
            /** Reason */
            reason: string;
            /** Rounds */
            rounds: number;
            /**
             * Total
             * @description The score, where there is one: less is better.
             */
            total: number | null;
            /** Players */
            players: string[];
            /**
             * Score
             * @description The parts of the score.
             */
            score: {
                [key: string]: number;
            };
            /**
             * Undone
             * @description How many answers were taken back; none for games of before that was counted.
             */
            undone: number | null;
            /**
             * Finished
             * @description In seconds since 1970.
             */
            finished: number;
            /** Id */
            id: string;
        };
        /**
         * Question
         * @description The pending question, for those who hold the seat that is asked.
         */
        Question: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "ability" | "action" | "activation" | "active location" | "add to hand" | "amount" | "answer" | "attach" | "attack" | "attack pane" | "attackers" | "attacking enemy" | "boon" | "burn" | "button" | "can it attack" | "card type" | "carried out" | "choose card" | "commit" | "commit to test" | "counterattack" | "defend" | "deplete" | "discard" | "discard attachment" | "discard character" | "discard from hand" | "discard prepared" | "effect" | "either" | "enemy target" | "engage" | "engagement check" | "exhaust" | "first player" | "guard" | "has it come to that" | "heal" | "heal up to" | "hero" | "hide" | "is it so" | "items" | "join attack" | "keep" | "last stand" | "line" | "locate" | "lose boon" | "map" | "may" | "may move to the bottom" | "may pay" | "may search" | "modifier" | "move" | "mulligan" | "must either" | "negate" | "next from the top" | "next on the pile" | "number" | "occurrence" | "order" | "path" | "pay" | "pay less" | "pay to ready" | "place" | "player" | "prepare" | "prevent" | "progress share" | "provoke" | "put back" | "remove from quest" | "response" | "restricted" | "return to hand" | "reveal again" | "search" | "shadow order" | "shuffle into deck" | "space" | "start" | "stat" | "successes" | "suffer next" | "take damage" | "target" | "test" | "token" | "travel" | "trinket" | "turn" | "turn down" | "turn end" | "turn order" | "which hero" | "who is there" | "whose last stand" | "wish" | "x";
            /** Seat */
            seat: number;
            /**
             * Text
             * @description The question, and what it is about.
             */
            text: string;
            /**
             * Rule
             * @description The id of the rule behind it.
             */
            rule: string;
            /**
             * Rule Text
             * @description What the rule says, in our words.
             */
            rule_text: string;
            /**
             * About
             * @description The card whose text asks, if one does.
             */
            about: number | null;
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Picked */
            picked: number[];
            /**
             * About Title
             * @description What that card is called, if the player may know: it may lie nowhere that is shown.
             */
            about_title: string;
            /**
             * About Key
             * @description Which design it is, in a game that has several with the same title.
             */
            about_key: string;
            /** @description The question as data. */
            asks: components["schemas"]["Text"] | null;
        };
        /**
         * QuestionKind
         * @description What a player decides while a game is set up.
         * @enum {string}
         */
        QuestionKind: "replace" | "swap" | "heal" | "boon" | "burden";
        /**
         * QuestionSeen
         * @description Something that a player has to decide, or may.
         */
        QuestionSeen: {
            /**
             * Player
             * @description By seat; -1 if it is for anybody.
             */
            player: number;
            /** Text */
            text: string;
            kind: components["schemas"]["QuestionKind"];
            /**
             * About
             * @description The hero or card.
             */
            about: string;
            /** Options */
            options: string[];
            /** Must */
            must: boolean;
            /** Rule */
            rule: string;
        };
        /**
         * ReadyChair
         * @description A chair of the table to be opened.
         */
        ReadyChair: {
            /** Name */
            name: string;
            deck: components["schemas"]["DeckShape"];
        };
        /**
         * ReadyTable
         * @description What to open a table with: the same fields as in POST /api/tables.
         */
        ReadyTable: {
            /** Wishes */
            wishes: {
                [key: string]: unknown;
            };
            /** Casual */
            casual: boolean;
            /** Chairs */
            chairs: components["schemas"]["ReadyChair"][];
        };
        /**
         * Refusal
         * @description Why something was not done; nothing has changed.
         */
        Refusal: {
            /** Detail */
            detail: string;
        };
        /**
         * RemarkSeen
         * @description A sentence of the checker's report.
         */
        RemarkSeen: {
            /**
             * Where
             * @description The file and the line, or the thing that it is about.
             */
            where: string;
            /** Words */
            words: string;
            /**
             * Error
             * @description Can nothing be played as long as it is so?
             */
            error: boolean;
        };
        /**
         * ReplaySeen
         * @description A game to be stepped through.
         */
        ReplaySeen: {
            /** Game */
            game: string;
            /** Easy */
            easy: boolean;
            /** Players */
            players: string[];
            /**
             * Decks
             * @description Each seat's heroes and cards, as the setup had them.
             */
            decks: {
                [key: string]: unknown;
            }[];
            /** @description Null if the game was not over when it was saved. */
            ending: components["schemas"]["Ending"] | null;
            /**
             * Moments
             * @description The first is the game as it begins; each of the others comes after one more answer.
             */
            moments: components["schemas"]["MomentSeen"][];
            /**
             * Stopped
             * @description Why the moments end before the last answer of the save, as a sentence; "" if they do not.
             */
            stopped: string;
            /**
             * Scenario
             * @description By its id.
             */
            scenario: string;
            /** Title */
            title: string;
            /** Difficulty */
            difficulty: string;
            /**
             * Campaign
             * @description Does it belong to one?
             */
            campaign: boolean;
        };
        /**
         * RoleSeen
         * @description A role that a hero has played.
         */
        RoleSeen: {
            /** Role */
            role: string;
            /** Experience */
            experience: number;
            /** Offers */
            offers: components["schemas"]["OfferSeen"][];
        };
        /**
         * RuleFacts
         * @description One statement of a game's rules, in our words.
         */
        RuleFacts: {
            /**
             * Id
             * @description With the game in front: lcg for the card game, jme for journeys.
             */
            id: string;
            /**
             * Entry
             * @description The heading under which the rules say it.
             */
            entry: string;
            /** Summary */
            summary: string;
            /** Kind */
            kind: string;
        };
        /**
         * Ruling
         * @description What was ruled on a card, in our words: by an erratum, the FAQ, a designer or another engine's audit.
         */
        Ruling: {
            /** Id */
            id: string;
            /** Source */
            source: string;
            /** Note */
            note: string;
        };
        /**
         * SaveFile
         * @description The text of a save file.
         */
        SaveFile: {
            /** Save */
            save: string;
        };
        /**
         * SaveIn
         * @description The text of a save, for a slot.
         */
        SaveIn: {
            /** Slot */
            slot: number;
            /** Text */
            text: string;
        };
        /**
         * SaveOver
         * @description The text of a save in place of what is there.
         */
        SaveOver: {
            /** Text */
            text: string;
        };
        /**
         * SaveToKeep
         * @description A save file for a shelf.
         */
        SaveToKeep: {
            /** Name */
            name: string;
            /** Save */
            save: string;
        };
        /**
         * ScenarioFacts
         * @description A scenario that can be played.
         */
        ScenarioFacts: {
            /** Id */
            id: string;
            /** Stages */
            stages: components["schemas"]["Stage"][];
            /** Encounter Sets */
            encounter_sets: components["schemas"]["EncounterSet"][];
            /**
             * Standard
             * @description Cards in the encounter deck.
             */
            standard: number;
            /**
             * Easy
             * @description Cards in the encounter deck in easy mode.
             */
            easy: number;
            /** Title */
            title: string;
            /**
             * About
             * @description What it is about, in our words.
             */
            about: string;
            /**
             * Note
             * @description For whom it is, or what to expect, in a few words.
             */
            note: string;
            /**
             * Difficulty
             * @description The level of difficulty as printed, from 1 to 10; 0 if none is.
             */
            difficulty: number;
            /**
             * Emblem
             * @description What the client shows with it: the name of one of its icons.
             */
            emblem: string;
        };
        /**
         * ScorePart
         * @description A part of the score of won games.
         */
        ScorePart: {
            /** Part */
            part: string;
            /** Mean */
            mean: number;
        };
        /**
         * ShelfToken
         * @description A new shelf: whoever has the token has what is on it, so keep it secret.
         */
        ShelfToken: {
            /** Token */
            token: string;
        };
        /**
         * ShippedDeck
         * @description A deck that comes with the program.
         */
        ShippedDeck: {
            /** Id */
            id: string;
            /**
             * Starter
             * @description One of the four starter decks; no two of them share a hero.
             */
            starter: boolean;
            deck: components["schemas"]["DeckShape"];
            verdict: components["schemas"]["Verdict"];
            /** Name */
            name: string;
            /** Notes */
            notes: string;
        };
        /**
         * Sphere
         * @description The four spheres of influence; neutral cards belong to none (lcg:spheres.3).
         * @enum {string}
         */
        Sphere: "leadership" | "lore" | "spirit" | "tactics" | "neutral";
        /**
         * Spot
         * @description Something on the table that is no card: a space, a token, a figure.
         */
        Spot: {
            /**
             * Kind
             * @description What it is, in the words of the game: *space*, *token*, *group*, *hero*.
             */
            kind: string;
            /**
             * Number
             * @description By which the view has it.
             */
            number: number;
        };
        /**
         * Stage
         * @description A quest card of a scenario; a stage may have several, of which one is drawn.
         */
        Stage: {
            /** Quest Points */
            quest_points: number | "X" | null;
            /**
             * Text
             * @description What it does, in our words.
             */
            text: string;
            /** Title */
            title: string;
            /**
             * Stage
             * @description Quest cards: the place in the quest deck.
             */
            stage: number;
            /**
             * Title A
             * @description Quest cards: the title of side A.
             */
            title_a: string;
        };
        /**
         * Station
         * @description An adventure on the road of a party: behind it, under way, or the next one.
         */
        Station: {
            /** Adventure */
            adventure: string;
            /** Title */
            title: string;
            /** Summary */
            summary: string;
            /**
             * Kind
             * @description ``journey`` or ``battle``; empty if the adventure is not known here.
             */
            kind: string;
            /**
             * State
             * @enum {string}
             */
            state: "won" | "lost" | "under way" | "next";
        };
        /**
         * StoryFacts
         * @description A campaign that comes with the program.
         */
        StoryFacts: {
            /** Chapters */
            chapters: number;
            /** Key */
            key: string;
            /** Title */
            title: string;
            /** Products */
            products: string[];
            /** Introduction */
            introduction: string;
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
            /**
             * Touched
             * @description When something last happened there, in seconds since 1970.
             */
            touched: number;
            /**
             * Round
             * @description Null before the game begins.
             */
            round: number | null;
            /**
             * Asked
             * @description Do all wait for you now?
             */
            asked: boolean;
            /**
             * Won
             * @description Null before the game is over.
             */
            won: boolean | null;
        };
        /**
         * TableToken
         * @description The way to the table of the adventure under way: keep it.
         */
        TableToken: {
            /** Table */
            table: string;
            /**
             * Token
             * @description Yours.
             */
            token: string;
            /**
             * Invite
             * @description For friends who are to take a chair there, whether they have the party on their shelf or not.
             */
            invite: string;
        };
        /**
         * Text
         * @description A message of the catalogue with its arguments.
         */
        Text: {
            /** Id */
            id: string;
            /** Args */
            args: {
                [key: string]: number | string | components["schemas"]["CardName"] | components["schemas"]["Text"] | (number | string | components["schemas"]["CardName"] | components["schemas"]["Text"])[];
            };
        };
        /**
         * ThreatSource
         * @description What raises threat on the dials.
         */
        ThreatSource: {
            /** Source */
            source: string;
            /** Per Game */
            per_game: number;
        };
        /**
         * ToPrepare
         * @description The decks of all players, and what they have decided so far.
         */
        ToPrepare: {
            /** Decks */
            decks: components["schemas"]["DeckShape"][];
            /** Plans */
            plans?: components["schemas"]["PlanShape"][];
            /**
             * Easy
             * @default false
             */
            easy?: boolean;
            /**
             * Casual
             * @description Decks may break the rules of deckbuilding.
             * @default false
             */
            casual?: boolean;
            /**
             * Begin
             * @description If nothing is open, enter it in the log. Without this nothing is stored.
             * @default false
             */
            begin?: boolean;
        };
        /**
         * TrialFigures
         * @description What the games came to so far.
         */
        TrialFigures: {
            /** Rounds */
            rounds: number;
            /** Lengths */
            lengths: components["schemas"]["Length"][];
            /** Causes */
            causes: components["schemas"]["Cause"][];
            /** Score */
            score: components["schemas"]["ScorePart"][];
            /** Curves */
            curves: components["schemas"]["MeasureCurve"][];
            analysis: components["schemas"]["AnalysisFigures"] | null;
        };
        /**
         * TrialNews
         * @description How a trial is going.
         */
        TrialNews: {
            /** Done */
            done: number;
            /** Asked */
            asked: number;
            /** Won */
            won: number;
            /** Low */
            low: number;
            /** High */
            high: number;
            /** Spent */
            spent: number;
            /** Left */
            left: number | null;
            /**
             * Over
             * @default false
             */
            over?: boolean;
            /**
             * Why
             * @default
             */
            why?: string;
            figures?: components["schemas"]["TrialFigures"] | null;
        };
        /**
         * TrialWanted
         * @description What is to be played.
         */
        TrialWanted: {
            /**
             * Scenario
             * @description By its id.
             */
            scenario: string;
            /**
             * Easy
             * @default false
             */
            easy?: boolean;
            /**
             * Decks
             * @description One for each seat. They may break the rules of deckbuilding.
             */
            decks: components["schemas"]["DeckShape"][];
            /**
             * Bot
             * @description Who plays all seats (``GET /api/bots``); empty for the default.
             * @default
             */
            bot?: string;
            /**
             * Playouts
             * @description How far a bot that thinks looks for each decision.
             * @default 20
             */
            playouts?: number;
            /**
             * Games
             * @default 200
             */
            games?: number;
            /**
             * Seed
             * @description Of the first game; they count up. The same seed plays the same games.
             * @default 0
             */
            seed?: number;
            /**
             * Analyse
             * @description Look at cards, opening hands and encounter cards too: every seed is played twice.
             * @default false
             */
            analyse?: boolean;
        };
        /**
         * Trouble
         * @description A line that was not understood.
         */
        Trouble: {
            /**
             * Line
             * @description Counted from 1; 0 where it is not about a line.
             */
            line: number;
            /** Reason */
            reason: string;
            /**
             * Near
             * @description Titles that may have been meant.
             */
            near: string[];
        };
        /**
         * UploadSeen
         * @description What came of an uploaded file.
         */
        UploadSeen: {
            /**
             * Id
             * @description Under which it is kept; null if nothing can be played of it, and it is not kept.
             */
            id: string | null;
            /** Remarks */
            remarks: components["schemas"]["RemarkSeen"][];
            /**
             * Key
             * @description What the adventure is called in games: a hash of its texts.
             */
            key: string;
            /** Title */
            title: string;
            /**
             * Campaign
             * @description A campaign is begun by a party; an adventure is for a table of its own.
             */
            campaign: boolean;
        };
        /**
         * Verdict
         * @description May a deck be played, and why not.
         */
        Verdict: {
            /** Legal */
            legal: boolean;
            /**
             * Size
             * @description Cards that count towards the minimum.
             */
            size: number;
            /**
             * Threat
             * @description What its heroes start with; null if one of them cannot be played here.
             */
            threat: number | null;
            /**
             * Heroes
             * @description What they are called where people read it: with the set where others have the title.
             */
            heroes: string[];
            /** Errors */
            errors: string[];
            /** Warnings */
            warnings: string[];
        };
        /** @description The table; while players are separated, with the viewer's staging area. */
        CardGameView: {
            willpower: number;
            willpower_parts: [
                number,
                string,
                string,
                number
            ][];
            threat: number;
            threat_parts: [
                number,
                string,
                string,
                number
            ][];
            quest: components["schemas"]["SeenCard"][];
            active_locations: components["schemas"]["SeenCard"][];
            staging: components["schemas"]["SeenCard"][];
            scenario: string;
            round: number;
            phase: string;
            first_player: number;
            active_player: number;
            campaign: components["schemas"]["SeenCard"][];
            elsewhere?: components["schemas"]["OtherArea"][];
            encounter_deck: number;
            encounter_discards: [
                number,
                string,
                string
            ][];
            victory_points: number;
            victory_display: [
                number,
                string,
                string
            ][];
            aside: [
                number,
                string,
                string
            ][];
            removed: [
                number,
                string,
                string
            ][];
            stages_left: number;
            looked_at: components["schemas"]["LookedAt"][];
            players: components["schemas"]["SeenPlayer"][];
            attack: components["schemas"]["SeenAttack"] | null;
            side_decks?: components["schemas"]["SeenSideDeck"][];
            test?: components["schemas"]["SeenCardTest"];
            /** @description The player who is asked, until the game is over. */
            asked?: number;
            outcome: components["schemas"]["SeenOutcome"] | null;
        };
        /** @description A card that lies on the table. One that lies face down has only its state; so has a quest card's side A. */
        SeenCard: {
            id: number;
            title: string;
            /** @description The key of its design. */
            key?: string;
            type?: string;
            exhausted?: boolean;
            committed?: boolean;
            facedown?: boolean;
            willpower?: number;
            attack?: number;
            defense?: number;
            hit_points?: number;
            threat?: number;
            quest_points?: number;
            engagement_cost?: number;
            /** @description Where its changed numbers come from. */
            why?: {
                [key: string]: [
                    string,
                    number,
                    string
                ][];
            };
            damage?: number;
            progress?: number;
            resources?: number;
            /** @description The title of the card that serves as this one. */
            printed?: string;
            /** @description Seats with whom an enemy of the staging area counts as engaged. */
            engaged_with?: number[];
            attachments?: components["schemas"]["SeenCard"][];
            /** @description Null: face down. */
            shadow_cards?: ([
                number,
                string,
                string
            ] | null)[];
        };
        /** @description The staging area of players who are separated from the viewer. */
        OtherArea: {
            willpower: number;
            willpower_parts: [
                number,
                string,
                string,
                number
            ][];
            threat: number;
            threat_parts: [
                number,
                string,
                string,
                number
            ][];
            quest: components["schemas"]["SeenCard"][];
            active_locations: components["schemas"]["SeenCard"][];
            staging: components["schemas"]["SeenCard"][];
            seats: number[];
            /** @description Is this the staging area that is being played? */
            playing: boolean;
        };
        /** @description A card that this seat alone, or with others, has looked at; and where it lies. */
        LookedAt: {
            id: number;
            title: string;
            key: string;
            zone: string;
            /** @description Whose zone it is, if it belongs to a player. */
            player?: number;
            /** @description How many cards lie on it, in a deck. */
            from_top?: number;
        };
        /** @description A player with their cards. */
        SeenPlayer: {
            threat: number;
            eliminated: boolean;
            /** @description Null: not for you to see. */
            hand: [
                number,
                string,
                string
            ][] | null;
            hand_size: number;
            deck: number;
            /** @description Cards attached to the deck. */
            on_the_deck: [
                number,
                string,
                string
            ][];
            discards: [
                number,
                string,
                string
            ][];
            area: components["schemas"]["SeenCard"][];
            engaged: components["schemas"]["SeenCard"][];
        };
        /** @description The attack under way. */
        SeenAttack: {
            enemy: [
                number,
                string,
                string
            ];
            player: number;
            by_enemy: boolean;
            defenders: number[];
            attackers: number[];
            /** @description Null: face down. */
            shadow_cards: ([
                number,
                string,
                string
            ] | null)[];
        };
        /** @description A deck beside the encounter deck, or a pool of cards set aside, of which alone the cards are seen. */
        SeenSideDeck: {
            name: string;
            deck: number;
            cards: [
                number,
                string,
                string
            ][];
            discards: [
                number,
                string,
                string
            ][];
        };
        /** @description A test under way that a card calls for: an escape test compares sums, a locate test waits for a marked card. */
        SeenCardTest: {
            /** @enum {unknown} */
            kind: "escape" | "locate";
            /** @enum {unknown} */
            stat: "willpower" | "attack" | "defense" | "";
            about: [
                number,
                string,
                string
            ];
            player: number;
            committed: [
                number,
                string,
                string,
                number
            ][];
            dealt: [
                number,
                string,
                string,
                number
            ][];
            strength: number;
            against: number;
        };
        /** @description How the game ended. */
        SeenOutcome: {
            won: boolean;
            reason: string;
            score: {
                [key: string]: number;
            };
        };
        /** @description A journey in digital mode, as a seat may know it. */
        JourneyView: {
            adventure: string;
            title: string;
            kind: string;
            difficulty: string;
            round: number;
            phase: string;
            threat: number;
            threat_end: number;
            /** @description Those that have not been reached. */
            thresholds: number[];
            /** @description By how much threat rises in the next shadow phase. */
            rise: number;
            objective: string;
            objective_words: string;
            /** @description How many there are and how many are needed of what the objective counts. */
            objective_counts: [
                number,
                number
            ][];
            /** @description The words of the ending that it has come to; empty before. */
            ending: string;
            /** @description What the party has, from earlier adventures too. */
            lore: number;
            gained: components["schemas"]["Gained"];
            /** @description Is the whole map in darkness? */
            dark: boolean;
            /** @description Tile, place and turn, in the order in which they were placed. */
            tiles: [
                string,
                number,
                number,
                number
            ][];
            map: components["schemas"]["MapPicture"] | null;
            /** @description Tiles that have not been explored. */
            unexplored: number[];
            /** @description Spaces with a darkness token. */
            darkness: number[];
            /** @description The kinds of terrain whose cards lie there to be read. */
            terrain: string[];
            /** @description Those of the party that no hero has equipped, by key. */
            trinkets: string[];
            tokens: components["schemas"]["SeenToken"][];
            /** @description Null before the end. */
            won: boolean | null;
            groups: components["schemas"]["SeenGroup"][];
            active: number;
            actions: number;
            moves: number;
            acted: number[];
            activating: number;
            heroes: components["schemas"]["SeenHero"][];
            decks: components["schemas"]["HarmDecks"];
            /** @description Cards seen in decks, by hero or deck: place from the top, key. */
            known: {
                [key: string]: [
                    number,
                    string
                ][];
            };
            /** @description Cards that are scouted, revealed in a test or suffered. */
            turned_up: components["schemas"]["OpenCard"][];
            test: components["schemas"]["SeenSkillTest"] | null;
            chances: components["schemas"]["TestsAhead"] | null;
            /** @description Why it ended; empty before. */
            reason: string;
        };
        /** @description What this adventure has brought. */
        Gained: {
            lore: number;
            experience: number;
        };
        /** @description A board as it is drawn. */
        MapPicture: {
            battle: boolean;
            tiles: components["schemas"]["MapTile"][];
            spaces: components["schemas"]["MapSpace"][];
        };
        /** @description A tile of a board. */
        MapTile: {
            tile: string;
            ground: string;
            turn: number;
            spaces: number[];
            box: [
                number,
                number
            ] | null;
            arrows: boolean;
        };
        /** @description A space of a board. */
        MapSpace: {
            space: number;
            tile: number;
            number: number;
            centre: [
                number,
                number
            ];
            spots: [
                number,
                number
            ][];
            outline: [
                number,
                number
            ][];
            borders: components["schemas"]["MapBorder"][];
            neighbours: number[];
            dark: boolean;
        };
        /** @description A border of a space. */
        MapBorder: {
            /** @description The space beyond; null where the map ends. */
            to: number | null;
            black: boolean;
            crossed: boolean;
            walled: boolean;
            ends: [
                number,
                number
            ][];
        };
        /** @description A token, or terrain, and what selecting it shows. */
        SeenToken: {
            number: number;
            /** @description *search*, *person*, *threat*, or the name of a terrain. */
            kind: string;
            space: number;
            /** @description What the adventure calls it. */
            name: string;
            /** @description Terrain on a border: the space behind it; -1 elsewhere. */
            across: number;
            /** @description The key of its words. */
            text: string;
            words: string;
            /** @description Terrain with rules of its own, not those of its card? */
            own_rules: boolean;
            buttons: components["schemas"]["TokenButton"][];
        };
        /** @description A button of a token that can be pressed now. */
        TokenButton: {
            place: number;
            words: string;
            /** @description Of the test that it asks for, if it does. */
            stats?: string[];
            need?: number;
            /** @description Do the successes of several tries add up? Then what is needed is what is left. */
            adds?: boolean;
        };
        /** @description A group of enemies. */
        SeenGroup: {
            number: number;
            kind: string;
            space: number;
            exhausted: boolean;
            banner: string;
            bonuses: string[];
            figures: [
                number,
                number,
                number
            ][];
        };
        /** @description A hero with their cards. */
        SeenHero: {
            hero: string;
            role: string;
            seat: number;
            space: number;
            defeated: boolean;
            inspiration: number;
            last_stands: number;
            /** @description By stat and limit. */
            values: {
                [key: string]: number;
            };
            deck: number;
            discards: components["schemas"]["OpenCard"][];
            prepared: components["schemas"]["OpenCard"][];
            equipped: components["schemas"]["OpenCard"][];
            boons: components["schemas"]["OpenCard"][];
            aside: components["schemas"]["OpenCard"][];
            harm: components["schemas"]["HarmCard"][];
        };
        /** @description A card that lies open. */
        OpenCard: {
            card: number;
            key: string;
            /** @description Depletion tokens. */
            tokens?: number;
        };
        /** @description A damage or fear card. */
        HarmCard: {
            card: number;
            type: string;
            up: boolean;
            /** @description Only for those who have seen it. */
            key?: string;
        };
        /** @description How many cards are left. */
        HarmDecks: {
            damage: number;
            fear: number;
        };
        /** @description A test under way: the chances before cards are revealed, and after that how it stands. */
        SeenSkillTest: {
            hero: number;
            stat: string;
            /** @enum {unknown} */
            purpose: "test" | "interact" | "terrain" | "negate" | "attack" | "last stand";
            /** @description The successes that pass it; 0 where all are counted. */
            need: number;
            /** @description Do the successes of several tries add up? */
            adds: boolean;
            token: number;
            group: number;
            /** @description Cards of the items chosen for an attack. */
            items: number[];
            more: number;
            /** @description Have cards been revealed? */
            began: boolean;
            /** @description What would be suffered, in a test to negate. */
            damage: number;
            fear: number;
            /** @description Cards whose abilities have brought successes. */
            helped: components["schemas"]["OpenCard"][];
            revealed: components["schemas"]["OpenCard"][];
            used_fate: number;
            success: number;
            /** @description What it came to, once the results are counted; -1 before. */
            total: number;
            spent: number;
            hits: number;
            modifiers: string[];
            successes: number;
            fate: number;
            /** @description Before cards are revealed. */
            chances?: components["schemas"]["Chances"];
            /** @description Of an attack. */
            preview?: components["schemas"]["Preview"];
            /** @description Of an attack. */
            lines?: components["schemas"]["LinePreview"][];
        };
        /** @description The exact chance of each number of successes of a test, from none on. */
        Chances: {
            /** @description How many cards are revealed. */
            cards: number;
            odds: number[];
            /** @description With all of the hero's inspiration spent on fate. */
            inspired: number[];
            inspiration: number;
        };
        /** @description What hits and modifiers would do to a group. */
        Preview: {
            group: number;
            hits: number;
            modifiers: string[];
            /** @description The health bars afterwards, in the order of the figures. */
            bars: [
                number,
                number,
                number
            ][];
            /** @description Places of the figures that would fall. */
            defeated: number[];
            /** @description Places of the figures whose armour would be sundered. */
            sundered: number[];
            stunned: boolean;
        };
        /** @description A line of an item that could be paid for, with what the attack would do with it. */
        LinePreview: {
            group: number;
            hits: number;
            modifiers: string[];
            /** @description The health bars afterwards, in the order of the figures. */
            bars: [
                number,
                number,
                number
            ][];
            /** @description Places of the figures that would fall. */
            defeated: number[];
            /** @description Places of the figures whose armour would be sundered. */
            sundered: number[];
            stunned: boolean;
            /** @description The item's card times eight, plus the line's place. */
            line: number;
        };
        /** @description What a test of each stat would come to for the hero whose turn it is, or who chooses a stat. */
        TestsAhead: {
            hero: number;
            stats: {
                [key: string]: components["schemas"]["Chances"];
            };
            /** @description What the test needs that the hero chooses a stat for. */
            need?: number;
            adds?: boolean;
        };
        /** @description Table mode: all that the app shows, to everybody. */
        CompanionView: {
            adventure: string;
            title: string;
            kind: string;
            difficulty: string;
            round: number;
            phase: string;
            threat: number;
            threat_end: number;
            /** @description Those that have not been reached. */
            thresholds: number[];
            /** @description By how much threat rises in the next shadow phase. */
            rise: number;
            objective: string;
            objective_words: string;
            /** @description How many there are and how many are needed of what the objective counts. */
            objective_counts: [
                number,
                number
            ][];
            /** @description The words of the ending that it has come to; empty before. */
            ending: string;
            /** @description What the party has, from earlier adventures too. */
            lore: number;
            gained: components["schemas"]["Gained"];
            /** @description Is the whole map in darkness? */
            dark: boolean;
            /** @description Tile, place and turn, in the order in which they were placed. */
            tiles: [
                string,
                number,
                number,
                number
            ][];
            map: components["schemas"]["MapPicture"] | null;
            /** @description Tiles that have not been explored. */
            unexplored: number[];
            /** @description Spaces with a darkness token. */
            darkness: number[];
            /** @description The kinds of terrain whose cards lie there to be read. */
            terrain: string[];
            /** @description Those of the party that no hero has equipped, by key. */
            trinkets: string[];
            tokens: components["schemas"]["SeenToken"][];
            /** @description Null before the end. */
            won: boolean | null;
            /** @description The key of its words. */
            objective_text: string;
            groups: components["schemas"]["Portrait"][];
            party: components["schemas"]["AppHero"][];
            experience: number;
            extras: components["schemas"]["MapExtra"][];
            entries: components["schemas"]["MapEntry"][];
            claims: components["schemas"]["MapClaim"][];
            /** @description What has to be so for the objective to be done, where players say that it is. */
            objective_so: components["schemas"]["SeenCondition"][];
            pane: components["schemas"]["AppPane"] | null;
            /** @description The group that activates; -1 if none does. */
            activating: number;
            chronicle: components["schemas"]["AppNote"][];
        };
        /** @description A group on the enemy bar, with its menu. */
        Portrait: {
            number: number;
            kind: string;
            name: string;
            ranged: boolean;
            elite: boolean;
            banner: string;
            exhausted: boolean;
            bonuses: components["schemas"]["SeenBonus"][];
            figures: [
                number,
                number,
                number
            ][];
        };
        /** @description A bonus of an enemy group. */
        SeenBonus: {
            name: string;
            text: string;
        };
        /** @description A hero in the party menu. */
        AppHero: {
            hero: string;
            role: string;
            /** @description Keys of cards. */
            items: string[];
            /** @description Keys of cards; titles are among them. */
            skills: string[];
            last_stands: number;
            defeated: boolean;
        };
        /** @description A button of the adventure on the map. */
        MapExtra: {
            number: number;
            /** @description The key of its words. */
            label: string;
            place: string;
        };
        /** @description A space that heroes can be said to have entered. */
        MapEntry: {
            number: number;
            place: string;
        };
        /** @description Something that players can say has come to pass. */
        MapClaim: {
            number: number;
            so: components["schemas"]["SeenCondition"][];
        };
        /** @description What only the players can see. */
        SeenCondition: {
            what: string;
            name: string;
            compare: string;
            number: number;
        };
        /** @description The open attack pane: what has been entered, and how it would fall. */
        AppPane: {
            group: number;
            hits: number;
            modifiers: string[];
            /** @description Modifiers that have no effect. */
            forbidden: string[];
            /** @description The bonus that forbids a modifier, by its name. */
            because: {
                [key: string]: string;
            };
            preview: [
                number,
                number,
                number
            ][];
            sundered: number[];
            stunned: boolean;
        };
        /** @description Something that the app has said. */
        AppNote: {
            kind: string;
            round: number;
            facts: {
                [key: string]: string | number | number[];
            };
            words: string;
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    play_again_api_tables_mine_again_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    cards_api_cards_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["CardFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    scenarios_api_scenarios_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["ScenarioFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    campaigns_api_campaigns_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["CampaignFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    search_rules_api_rules_get: {
        parameters: {
            query?: {
                words?: string;
                game?: ("lcg" | "jme") | null;
            };
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["RuleFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bots_api_bots_get: {
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
                    "application/json": components["schemas"]["BotFacts"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    shipped_api_decks_shipped_get: {
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
                    "application/json": components["schemas"]["ShippedDeck"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    formats_api_decks_formats_get: {
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
                    "application/json": components["schemas"]["DeckFormat"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_api_decks_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckFile"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckRead"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    write_api_decks_write_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToWrite"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckWritten"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    check_api_decks_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToCheck"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hand_api_decks_hand_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToDeal"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hands"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin_api_trials_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["TrialNews"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    new_shelf_api_shelf_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShelfToken"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_shelf_api_shelf_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_decks_api_shelf_decks_get: {
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
                    "application/json": components["schemas"]["KeptLabel"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_deck_api_shelf_decks_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToKeep"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptLabel"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_deck_api_shelf_decks__kept__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
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
                    "application/json": components["schemas"]["KeptDeck"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_deck_api_shelf_decks__kept__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckToKeep"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptDeck"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_deck_api_shelf_decks__kept__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_saves_api_shelf_saves_get: {
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
                    "application/json": components["schemas"]["KeptLabel"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_save_api_shelf_saves_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveToKeep"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptLabel"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_save_api_shelf_saves__kept__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
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
                    "application/json": components["schemas"]["KeptSave"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_save_api_shelf_saves__kept__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveToKeep"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptSave"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_save_api_shelf_saves__kept__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_campaigns_api_shelf_campaigns_get: {
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
                    "application/json": components["schemas"]["KeptLabel"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin_campaign_api_shelf_campaigns_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCampaign"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_campaign_api_shelf_campaigns_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogText"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCampaign"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_campaign_api_shelf_campaigns__kept__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
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
                    "application/json": components["schemas"]["KeptCampaign"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_campaign_api_shelf_campaigns__kept__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogText"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCampaign"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_campaign_api_shelf_campaigns__kept__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    prepare_game_api_shelf_campaigns__kept__prepare_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToPrepare"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepared"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record_game_api_shelf_campaigns__kept__record_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayedTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptCampaign"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_quests_api_shelf_quests_get: {
        parameters: {
            query?: {
                scenario?: string | null;
                difficulty?: string | null;
                won?: boolean | null;
                /** @description Words that stand in the scenario, the reason, the players' or the heroes' names. */
                text?: string;
                order?: components["schemas"]["Order"];
                first?: number;
                most?: number;
            };
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
                    "application/json": components["schemas"]["QuestPage"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    add_quest_api_shelf_quests_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishedTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestSeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_quests_api_shelf_quests_csv_get: {
        parameters: {
            query?: {
                scenario?: string | null;
                difficulty?: string | null;
                won?: boolean | null;
                /** @description Words that stand in the scenario, the reason, the players' or the heroes' names. */
                text?: string;
                order?: components["schemas"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table with a row for each quest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_replay_api_replays_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveFile"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_moment_api_replays_moment_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MomentWanted"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentShown"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    replay_save_api_shelf_saves__kept__replay_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
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
                    "application/json": components["schemas"]["ReplaySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    save_moment_api_shelf_saves__kept__replay__moment__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
                moment: number;
            };
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
                    "application/json": components["schemas"]["MomentShown"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    replay_quest_api_quests__quest__replay_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quest: string;
            };
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
                    "application/json": components["schemas"]["ReplaySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    quest_moment_api_quests__quest__replay__moment__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quest: string;
                moment: number;
            };
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
                    "application/json": components["schemas"]["MomentShown"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    journey_cards_api_journeys_cards_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["JourneyCard"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    adventures_api_journeys_adventures_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["AdventureFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    stories_api_journeys_stories_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["StoryFacts"][];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    enemies_api_journeys_enemies_get: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string | null;
            };
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
                    "application/json": components["schemas"]["Bestiary"];
                };
            };
            /** @description Nothing has changed since that ETag. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_adventures_api_shelf_adventures_get: {
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
                    "application/json": components["schemas"]["AdventureLabel"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    upload_api_shelf_adventures_post: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadSeen"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadSeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_adventure_api_shelf_adventures__kept__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
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
                    "application/json": components["schemas"]["KeptAdventure"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rename_adventure_api_shelf_adventures__kept__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptAdventure"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_adventure_api_shelf_adventures__kept__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kept: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_collection_api_shelf_collection_get: {
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
                    "application/json": components["schemas"]["CollectionSeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_collection_api_shelf_collection_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Products"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionSeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_parties_api_shelf_parties_get: {
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
                    "application/json": components["schemas"]["PartyLabel"][];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin_party_api_shelf_parties_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewParty"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    check_save_api_shelf_parties_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOver"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    import_party_api_shelf_parties_read_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_party_api_shelf_parties__party__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
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
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    edit_party_api_shelf_parties__party__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOver"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_party_api_shelf_parties__party__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_party_api_shelf_parties__party__save_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
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
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    save_party_api_shelf_parties__party__copy_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntoSlot"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description This token is not good for that. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    invite_api_shelf_parties__party__invite_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyInvitation"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join_api_shelf_parties_join_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    do_at_camp_api_shelf_parties__party__camp_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampDeed"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_out_api_shelf_parties__party__embark_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Embark"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableToken"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sit_down_api_shelf_parties__party__table_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableToken"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    come_home_api_shelf_parties__party__finish_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                party: string;
            };
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
                    "application/json": components["schemas"]["PartySeen"];
                };
            };
            /** @description The body of the request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description A token is needed, in the header 'Authorization: Bearer TOKEN'. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It is not there, or not for this token. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It cannot be done as things stand. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description What was sent cannot be used, and why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description That was too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server cannot do it now; later it can. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
