import { expect, test } from "vitest";
import { rules, STYLES } from "./css";

/** What is seen under a pointer stays after a tap, unless it is said that there has to be a pointer. */
function sticking(css: string): string[] {
  return rules(css)
    .filter((each) => each.selector.includes(":hover") && !each.within.includes("@media (hover: hover)"))
    .map((each) => each.selector);
}

test("nothing looks hovered after a tap", () => {
  const found = [...STYLES].flatMap(([file, css]) => sticking(css).map((each) => `${file}: ${each}`));
  expect(STYLES.size).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("a planted rule is found", () => {
  expect(sticking("a { color: red } @media (max-width: 9px) { .b, a:hover { color: blue } }")).toEqual([".b, a:hover"]);
  expect(sticking("@media (hover: hover) { a:hover { color: blue } }")).toEqual([]);
});

test("motion ends in one place", () => {
  const elsewhere = [...STYLES].filter(([file, css]) => file !== "look/base.css" && /prefers-reduced-motion|data-still.* \*/.test(css)).map(([file]) => file);
  expect(elsewhere).toEqual([]);
});
