import { describe, expect, it } from "vitest";
import { comparison } from "../../src/lib/table/comparison";
import type { SeenAttack } from "../../src/protocol/messages";
import { cardsOf, type SeenCard, type SeenTest, type TableView } from "../../src/lib/table/cardGameView";
import { seenPlayer, tableView } from "../views";
import { question } from "./questions";

const gimli: SeenCard = { id: 1, title: "Gimli", type: "hero", exhausted: false, willpower: 2, attack: 3, defense: 2, hit_points: 5, damage: 1 };
const spider: SeenCard = { id: 9, title: "Forest Spider", type: "enemy", exhausted: false, attack: 5, defense: 1, hit_points: 4, damage: 2 };

function view(changes: Partial<TableView> = {}): TableView {
  const player = seenPlayer({ hand: [[20, "Sneak Attack", "core:23"]], hand_size: 1, area: [gimli], engaged: [spider] });
  return tableView({ threat_parts: [[9, "Forest Spider", "core:96", 3]], players: [player], ...changes });
}
const shown = (seen: TableView, asked = question()) => comparison(seen, cardsOf(seen), asked);

describe("the comparison that decides the moment", () => {
  it("counts characters who are picked for the quest and not yet committed", () => {
    const found = shown(view(), question({ kind: "commit", picked: [1] }));
    expect([found?.left.sum, found?.right.sum, found?.result]).toEqual([2, 3, "threat rises by 1"]);
    expect(found?.good).toBe(false);
  });

  it("says how much progress a quest would bring", () => {
    expect(shown(view({ willpower: 8 }))?.result).toBe("5 progress");
  });

  it("does not warn before anybody could commit", () => {
    expect(shown(view({ phase: "planning" }))?.good).toBeNull();
  });

  it("is not shown when the quest is behind, nor at the end", () => {
    expect(shown(view({ phase: "travel" }))).toBeNull();
    expect(shown(view({ outcome: { won: true, reason: "", score: {} } }))).toBeNull();
  });

  const escape: SeenTest = { kind: "escape", stat: "willpower", about: [30, "Fog", ""], player: 0, committed: [], dealt: [], strength: 0, against: 0 };

  it("weighs those committed to an escape test against the cards dealt for it", () => {
    const found = shown(view({ test: { ...escape, committed: [[1, "Gimli", "core:4", 2]], dealt: [[31, "Bog", "", 2]], against: 2 } }));
    expect([found?.kind, found?.left.sum, found?.right.sum, found?.result, found?.good]).toEqual(["test", 2, 2, "not enough", false]);
  });

  it("counts characters who are picked for an escape test and not yet committed", () => {
    const found = shown(view({ test: escape }), question({ kind: "commit to test", picked: [1] }));
    expect([found?.left.sum, found?.result, found?.good]).toEqual([2, "no card dealt yet", null]);
  });

  it("compares nothing in a locate test", () => {
    expect(shown(view({ phase: "travel", test: { ...escape, kind: "locate" } }))).toBeNull();
  });

  const attacked: SeenAttack = { enemy: [9, "Forest Spider", "core:96"], player: 0, by_enemy: true, defenders: [1], attackers: [], shadow_cards: [] };

  it("weighs an enemy's attack against the defender", () => {
    const found = shown(view({ phase: "combat", attack: attacked }));
    expect([found?.left.sum, found?.right.sum, found?.result]).toEqual([5, 2, "3 damage"]);
  });

  it("says when the defender would fall", () => {
    const hurt = view({ phase: "combat", attack: attacked });
    hurt.players[0]?.area.splice(0, 1, { ...gimli, damage: 3 });
    expect(shown(hurt)?.result).toBe("3 damage, Gimli falls");
  });

  it("says that nobody defends, and what it costs", () => {
    expect(shown(view({ phase: "combat", attack: { ...attacked, defenders: [] } }))?.result).toBe("undefended: 5 damage to a hero");
  });

  it("adds attackers while they are picked, and says whether the enemy falls", () => {
    const mine = view({ phase: "combat", attack: { ...attacked, by_enemy: false, defenders: [] } });
    expect(shown(mine, question({ kind: "attackers", picked: [] }))?.good).toBe(false);
    expect(shown(mine, question({ kind: "attackers", picked: [1] }))?.result).toBe("2 damage: destroyed");
  });
});

describe("the cards of a view", () => {
  it("are found in hands, areas and before players, with what they carry", () => {
    const seen = view();
    seen.players[0]?.area.push({ id: 2, title: "Legolas", exhausted: false, attachments: [{ id: 3, title: "Blade of Gondolin", exhausted: false }] });
    seen.players[0]?.engaged.push({ id: 10, title: "King Spider", exhausted: false, shadow_cards: [[11, "Web", ""], null] });
    expect([1, 2, 3, 9, 10, 11, 20].filter((id) => cardsOf(seen).has(id))).toEqual([1, 2, 3, 9, 10, 11, 20]);
  });

  it("are found in open pools and in the discard piles of side decks", () => {
    const seen = view({ side_decks: [{ name: "Raven", deck: 3, cards: [[40, "Troll", ""]], discards: [[41, "Crow", ""]] }] });
    expect([40, 41].filter((id) => cardsOf(seen).has(id))).toEqual([40, 41]);
  });

  it("are found at the staging areas of players who are apart", () => {
    const { willpower, threat, quest } = view();
    const area = { willpower, willpower_parts: [], threat, threat_parts: [], quest, active_locations: [], staging: [{ ...spider, id: 30 }] };
    expect(cardsOf(view({ elsewhere: [{ seats: [1], playing: false, ...area }] })).has(30)).toBe(true);
    expect(cardsOf(view()).has(30)).toBe(false);
  });
});
