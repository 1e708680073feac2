import { describe, expect, test } from "vitest";
import { timeAgo, otherPlayers, modeName, tableStatus, type Seen } from "../../src/lib/home/tableStatus";

type Chair = Seen["chairs"][number];
const chair = (name: string, part: Partial<Chair> = {}): Chair => ({ name, bot: "", taken: false, yours: false, deck: null, ...part });
const ANN = chair("Ann", { taken: true, yours: true });

function seen(part: Partial<Seen>): Seen {
  return { table: "t", game: "cardgame", wishes: {}, status: "playing", chairs: [ANN], touched: 0, round: 3, asked: false, won: null, ...part };
}

test.each([
  [20, "just now"],
  [90, "1 minute ago"],
  [3 * 3600, "3 hours ago"],
  [30 * 3600, "yesterday"],
  [4 * 86_400, "4 days ago"],
  [30 * 86_400, "Oct 16, 2026"],
])("what was %i seconds ago is told in words", (passed, words) => {
  const now = Date.UTC(2026, 10, 15, 12) / 1000;
  expect(timeAgo(now - passed, now)).toBe(words);
});

describe("who else sits at a table", () => {
  test("is nobody for one who plays alone, with however many hands", () => {
    expect(otherPlayers([ANN, chair("Ann 2", { taken: true, yours: true })])).toBe("alone");
  });

  test("are people, bots and open chairs", () => {
    const others = [chair("Bob", { taken: true }), chair("Scout 3", { bot: "scout" }), chair("Player 4")];
    expect(otherPlayers([ANN, ...others])).toBe("with Bob, Scout 3 and an open chair");
  });
});

test("a table of journeys says in which mode it is played", () => {
  expect([modeName("journeys"), modeName("companion"), modeName("cardgame")]).toEqual(["digital mode", "table mode", ""]);
});

test("a table says how far it is, and that it waits for you", () => {
  expect(tableStatus(seen({ status: "gathering", round: null }))).toBe("not begun yet");
  expect(tableStatus(seen({ round: 0 }))).toBe("setting up");
  expect(tableStatus(seen({ asked: true }))).toBe("your turn, round 3");
  expect(tableStatus(seen({ status: "over", won: false }))).toBe("lost");
});
