import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice, Question } from "../../src/protocol/messages";
import type { CardTable } from "../../src/lib/table/cardTable.svelte";
import { PASS } from "../../src/lib/table/choices";
import { FakeTable } from "./fakeTable.svelte";
import { choice as choiceOf, question } from "./questions";

const choice = (option: number, card: number | null, label = "it"): Choice => choiceOf({ option, label, card });
const here = { x: 0, y: 0 };
let make: (...asks: (Question | null)[]) => { play: CardTable; table: FakeTable };

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]", { headers: { "content-type": "application/json" } })));
  const { CardTable } = await import("../../src/lib/table/cardTable.svelte");
  make = (...asks) => {
    const table = new FakeTable(asks);
    return { play: new CardTable("token", table), table };
  };
});

describe("acting with a card", () => {
  it("chooses its only option, for the moment that is shown", async () => {
    const { play, table } = make(question({ choices: [choice(80, 10), choice(PASS, null)] }));
    await play.act(10, here);
    expect(table.asked).toEqual([{ type: "choose", seat: 0, option: 80, moment: 7 }]);
  });

  it("opens a menu where it has several options, and chooses nothing", async () => {
    const { play, table } = make(question({ choices: [choice(80, 10), choice(81, 10)] }));
    await play.act(10, here);
    expect(play.menu?.card).toBe(10);
    expect(table.asked).toEqual([]);
  });

  it("says why it cannot be chosen", async () => {
    const { play } = make(question({ choices: [choice(80, 10)] }));
    await play.act(11, here);
    expect(play.notice).toBe("Legolas is exhausted.");
  });

  it("says of a picked card that it is picked, without asking", async () => {
    const { play, table } = make(question({ kind: "commit", most: 3, picked: [11], choices: [choice(10, 10)] }));
    await play.act(11, here);
    expect(play.notice).toContain("picked already");
    expect(table.asked).toEqual([]);
  });

  it("says who is asked while it is another's turn", async () => {
    const { play } = make(null);
    await play.act(10, here);
    expect(play.notice).toBe("Ann is choosing…");
  });
});

describe("answering quickly", () => {
  it("answers the next question before the server has confirmed the last answer", async () => {
    const { play, table } = make(question({ choices: [choice(PASS, null)] }), question({ choices: [choice(PASS, null)] }), null);
    table.confirms = false; // the new question is there, and `done` is still under way
    void play.choose(PASS);
    void play.choose(PASS);
    expect(table.asked.map((each) => each["moment"])).toEqual([7, 8]);
  });

  it("answers one question once", async () => {
    const { play, table } = make(question({ choices: [choice(PASS, null)] }));
    table.frozen = true;
    void play.choose(PASS);
    void play.choose(PASS);
    expect(table.asked.length).toBe(1);
  });

  it("may answer again what was refused", async () => {
    const { play, table } = make(question({ choices: [choice(PASS, null)] }));
    table.refuses = true;
    await play.choose(PASS);
    await play.choose(PASS);
    expect(table.asked.length).toBe(2);
    expect(play.notice).toBe("Not like this.");
  });
});

describe("paying any way", () => {
  const pay = question({ kind: "pay", about: 10, choices: [choice(1, 1), choice(2, 2)] });

  it("pays until something else is asked", async () => {
    const { play, table } = make(pay, pay, question({ kind: "attach", about: 10, choices: [choice(1, 1), choice(2, 2)] }));
    await play.payAnyWay();
    expect(table.chosen).toEqual([1, 1]);
  });

  it("does not pay for another card", async () => {
    const { play, table } = make(pay, { ...pay, about: 11 });
    await play.payAnyWay();
    expect(table.chosen).toEqual([1]);
  });

  it("stops where it is refused, and does nothing where nothing is to be paid", async () => {
    const { play, table } = make(pay);
    table.refuses = true;
    await play.payAnyWay();
    expect(table.asked.length).toBe(1);
    const other = make(question({ choices: [choice(80, 10)] }));
    await other.play.payAnyWay();
    expect(other.table.asked).toEqual([]);
  });
});

describe("the other ways", () => {
  it("pass where one may pass, and nowhere else", async () => {
    const free = make(question({ choices: [choice(PASS, null, "Pass")] }));
    free.play.pass();
    expect(free.table.chosen).toEqual([PASS]);
    const bound = make(question({ kind: "pay", choices: [choice(1, 1)] }));
    bound.play.pass();
    expect(bound.table.asked).toEqual([]);
  });

  it("let a character who is dropped on an enemy attack it, whatever is paid or asked in between", async () => {
    const enemy = question({ kind: "attack", choices: [choice(9, 9), choice(PASS, null)] });
    const attackers = question({ kind: "attackers", about: 9, most: 2, choices: [choice(1, 1), choice(2, 2)] });
    const { play, table } = make(enemy, attackers, null);
    await play.drop(2, 9, here);
    expect(table.chosen).toEqual([9, 2]);
  });

  it("remember where an attachment was dropped until the rules ask for it", async () => {
    const planning = question({ choices: [choice(80, 10), choice(PASS, null)] });
    const pay = question({ kind: "pay", about: 10, choices: [choice(1, 1), choice(2, 2)] });
    const attach = question({ kind: "attach", about: 10, choices: [choice(1, 1), choice(2, 2)] });
    const { play, table } = make(planning, pay, attach, null);
    await play.drop(10, 2, here);
    expect(table.chosen).toEqual([80]);
    await play.choose(1);
    expect(table.chosen).toEqual([80, 1, 2]);
  });

  it("forget where a card was dropped when something else is asked", async () => {
    const planning = question({ choices: [choice(80, 10), choice(PASS, null)] });
    const other = question({ kind: "response", about: 10, choices: [choice(16, 2), choice(PASS, null)] });
    const { play, table } = make(planning, other);
    await play.drop(10, 2, here);
    expect(table.chosen).toEqual([80]);
  });

  it("show in the server's words what a hint was refused for", async () => {
    const { play } = make(question({ choices: [choice(PASS, null)] }));
    await play.hint();
    expect(play.notice).toBe("Not now.");
    expect(play.panel).toBeNull();
  });

  it.each([
    ["the next question", question({ choices: [choice(80, 10), choice(PASS, null)] })],
    ["the end of the game", null],
  ])("put hints away when somebody's answer leads to %s", async (_, next) => {
    const { play, table } = make(question({ choices: [choice(80, 10), choice(PASS, null)] }), next);
    table.hints = [{ option: 80, label: "it", chance: 0.5, low: 0.4, high: 0.6, worlds: 40, usual: true, reason: "" }];
    await play.hint();
    expect(play.panel).toBe("hints");
    table.goOn();
    expect(play.panel).toBeNull();
  });
});
