import { parse } from "@formatjs/icu-messageformat-parser";
import { afterEach, expect, test } from "vitest";
import samples from "../../../tests/texts/samples.json";
import type { Text } from "../../src/protocol/messages";
import { addMessages, plain, sentence, speakPseudo, type MessageTree } from "../../src/lib/texts/texts";

addMessages(samples.messages);
afterEach(() => speakPseudo(false));

test.each(samples.sentences as unknown as [Text, unknown][])("%j is said as Python says it", (text, words) => {
  expect(sentence(text)).toEqual(words);
});

test("a missing message is named", () => {
  expect(() => plain({ id: "sample.none", args: {} })).toThrow("The catalogue has no message 'sample.none'.");
});

test("the made-up language changes messages and leaves what they are given", () => {
  speakPseudo(true);
  const said = plain({ id: "sample.cards", args: { player: "Bert", count: 2 } });
  expect(said).toContain("Bert");
  expect(said).toContain("2");
  expect(said).not.toMatch(/draws|cards/);
  expect(said.length).toBeGreaterThan("Bert draws 2 cards.".length + 3);
  expect(plain({ id: "content", args: { words: "as it is" } })).toBe("as it is");
});

const catalogue = import.meta.glob<MessageTree>("../../../src/waybread/texts/en/*.json", { eager: true, import: "default" });
const sources = (tree: MessageTree): string[] => Object.values(tree).flatMap((each) => (typeof each === "string" ? [each] : sources(each)));

test.each(Object.entries(catalogue))("every message of %s can be read", (_, tree) => {
  expect(sources(tree).length).toBeGreaterThan(0);
  for (const each of sources(tree)) parse(each);
});
