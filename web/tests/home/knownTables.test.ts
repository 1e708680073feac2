import { beforeEach, describe, expect, it } from "vitest";
import { address, forgetTable, keepEnding, keepTable, knownTables, placeIn, placeOf, tableOf } from "../../src/lib/home/knownTables";

describe("the tables that a browser knows", () => {
  beforeEach(() => localStorage.clear());

  it("are kept with their tokens, the latest first", () => {
    keepTable({ table: "one", token: "token-one", scenario: "a" });
    keepTable({ table: "two", token: "token-two" });
    expect(knownTables().map((each) => each.table)).toEqual(["two", "one"]);
    expect(tableOf("token-one")?.scenario).toBe("a");
  });

  it("keep their invitation when they are opened again", () => {
    keepTable({ table: "one", token: "token-one", invite: "invite-one" });
    keepTable({ table: "one", token: "token-one" });
    expect(knownTables()).toHaveLength(1);
    expect(knownTables()[0]?.invite).toBe("invite-one");
  });

  it("remember how their game ended, until they are opened again", () => {
    keepTable({ table: "one", token: "token-one" });
    keepEnding("one", true);
    expect(knownTables()[0]?.ended).toBe("won");
    keepTable({ table: "one", token: "token-one" });
    expect(knownTables()[0]?.ended).toBe("");
  });

  it("can be forgotten", () => {
    keepTable({ table: "one" });
    forgetTable("one");
    expect(knownTables()).toEqual([]);
  });

  it("are none where the storage holds something else", () => {
    localStorage.setItem("waybread.tables", "{nonsense");
    expect(knownTables()).toEqual([]);
  });
});

describe("a link to a table", () => {
  it("has its token after the #, with what it is for", () => {
    expect(placeOf("join=abcdefgh1")).toEqual({ way: "join", token: "abcdefgh1" });
    expect(placeOf("abcdefgh1")).toEqual({ way: "play", token: "abcdefgh1" });
    expect(placeOf("watch=abcdefgh1")?.way).toBe("watch");
  });

  it("is none without a token", () => {
    expect(placeOf("")).toBeNull();
    expect(placeOf("join=")).toBeNull();
    expect(placeIn("https://example.org/table")).toBeNull();
  });

  it("can be pasted whole, and written again", () => {
    const place = placeIn(" http://localhost:8642/table#join=abcdefgh1 ");
    expect(place).toEqual({ way: "join", token: "abcdefgh1" });
    expect(place && address(place)).toBe("/table#join=abcdefgh1");
  });
});
