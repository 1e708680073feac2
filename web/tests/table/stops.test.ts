import { expect, test } from "vitest";
import { SELDOM, WINDOWS } from "../../src/lib/table/stops";

test("whoever wants fewer questions skips windows that there are, and keeps those that matter", () => {
  const known = WINDOWS.map(([rule]) => rule);
  expect(SELDOM.filter((rule) => !known.includes(rule))).toEqual([]);
  for (const rule of ["response", "lcg:window.2.2", "lcg:window.3.3", "lcg:window.6.4b"]) expect(SELDOM).not.toContain(rule);
});
