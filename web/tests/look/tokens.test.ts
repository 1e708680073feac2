import { expect, test } from "vitest";
import { rules, STYLES } from "./css";

/** So much contrast text needs (AA). */
const AA = 4.5;
const TEXTS = ["ink", "faint", "glow", "danger", "good", "leadership", "tactics", "spirit", "lore", "neutral"];
const GROUNDS = ["table", "sheet"];
/** What text of the sheet's colour stands on: buttons, chips, notices. */
const FILLED = ["ink", "glow", "danger", "good", "leadership", "tactics", "spirit", "lore", "neutral"];

type Colours = Record<string, string>;

function themes(css: string): Record<"light" | "dark", Colours> {
  const found = { light: {} as Colours, dark: {} as Colours };
  for (const { selector, body } of rules(css)) {
    const theme = /data-theme="(light|dark)"/.exec(selector)?.[1] as "light" | "dark" | undefined;
    if (theme) for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) found[theme][name] = value;
  }
  return found;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The pairs of text and ground that cannot be read well. */
function faults(css: string): string[] {
  return Object.entries(themes(css)).flatMap(([theme, colours]) => {
    const pairs = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])), ...FILLED.map((ground) => ["sheet", ground])];
    return pairs
      .filter(([text = "", ground = ""]) => !(contrast(colours[text] ?? "", colours[ground] ?? "") >= AA))
      .map(([text, ground]) => `${theme}: ${text} on ${ground}`);
  });
}

const TOKENS = STYLES.get("look/tokens.css") ?? "";

test("every pair of text and ground can be read in both themes", () => {
  expect(faults(TOKENS)).toEqual([]);
});

test("a colour that is too pale is found", () => {
  expect(faults(TOKENS.replace("--faint: #5f543f", "--faint: #8f846f"))).toEqual(["light: faint on table", "light: faint on sheet"]);
});

test("both themes have the same colours", () => {
  const { light, dark } = themes(TOKENS);
  expect(Object.keys(light)).toEqual(Object.keys(dark));
  expect(Object.keys(light).length).toBeGreaterThan(10);
});

test("every variable that is used is a token, or set where it is used", () => {
  const known = new Set([...STYLES.values()].flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map((each) => each[1])));
  const used = new Set([...STYLES].flatMap(([file, css]) => (file.startsWith("look/") || file.startsWith("lib/parts/") ? [...css.matchAll(/var\((--[\w-]+)\)/g)].map((each) => each[1]) : [])));
  expect([...used].filter((each) => !known.has(each))).toEqual([]);
});
