import type { JourneyToken, JourneyView, SeenGroup, SeenHero, SeenTest } from "../src/lib/journeys/journeyView";
import type { SeenPlayer, TableView } from "../src/lib/table/cardGameView";

export function seenPlayer(part: Partial<SeenPlayer> = {}): SeenPlayer {
  return { threat: 29, eliminated: false, hand: [], hand_size: 0, deck: 0, on_the_deck: [], discards: [], area: [], engaged: [], ...part };
}

/** A table of the card game with nothing on it but this. */
export function tableView(part: Partial<TableView> = {}): TableView {
  return {
    scenario: "", round: 1, phase: "quest", first_player: 0, active_player: 0, willpower: 0, willpower_parts: [], threat: 3, threat_parts: [],
    quest: [], campaign: [], active_locations: [], staging: [], encounter_deck: 0, encounter_discards: [], victory_display: [], victory_points: 0,
    aside: [], removed: [], stages_left: 0, looked_at: [], players: [], attack: null, outcome: null, ...part,
  };
}

export function seenHero(part: Partial<SeenHero> = {}): SeenHero {
  return {
    hero: "Gimli", role: "guardian", seat: 0, space: 1, defeated: false, inspiration: 0, last_stands: 0, values: {}, deck: 0, discards: [],
    prepared: [], equipped: [], boons: [], aside: [], harm: [], ...part,
  };
}

export function seenGroup(part: Partial<SeenGroup> = {}): SeenGroup {
  return { number: 1, kind: "ruffian", space: 1, exhausted: false, banner: "", bonuses: [], figures: [], ...part };
}

export function seenToken(part: Partial<JourneyToken> = {}): JourneyToken {
  return { number: 7, kind: "search", space: 1, name: "", across: -1, text: "", words: "", own_rules: false, buttons: [], ...part };
}

export function seenTest(part: Partial<SeenTest> = {}): SeenTest {
  return {
    hero: 0, stat: "might", purpose: "test", need: 0, adds: false, token: -1, group: -1, items: [], more: 0, began: false, damage: 0, fear: 0,
    helped: [], revealed: [], used_fate: 0, success: 0, total: -1, spent: 0, hits: 0, modifiers: [], successes: 0, fate: 0, ...part,
  };
}

/** A journey with nothing on its map but this. */
export function journeyView(part: Partial<JourneyView> = {}): JourneyView {
  return {
    adventure: "", title: "", kind: "journey", difficulty: "normal", round: 1, phase: "action", threat: 0, threat_end: 30, thresholds: [], rise: 0,
    objective: "", objective_words: "", objective_counts: [], ending: "", lore: 0, gained: { lore: 0, experience: 0 }, dark: false, tiles: [],
    map: null, unexplored: [], darkness: [], terrain: [], trinkets: [], tokens: [], won: null, groups: [], active: -1, actions: 0, moves: 0,
    acted: [], activating: -1, heroes: [], decks: { damage: 0, fear: 0 }, known: {}, turned_up: [], test: null, chances: null, reason: "", ...part,
  };
}
