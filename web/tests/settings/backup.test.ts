import { beforeEach, expect, test } from "vitest";
import { backup, restore } from "../../src/lib/settings/backup";

beforeEach(() => localStorage.clear());

test("a copy holds what is ours, and brings it back", () => {
  localStorage.setItem("waybread.shelf", "token");
  localStorage.setItem("other", "not ours");
  const copy = JSON.stringify(backup());
  localStorage.clear();
  expect(restore(copy)).toBe(1);
  expect(localStorage.getItem("waybread.shelf")).toBe("token");
  expect(localStorage.getItem("other")).toBeNull();
});

test("a file that is no copy changes nothing and says so", () => {
  expect(() => restore("no json")).toThrow("no JSON");
  expect(() => restore('{"waybread": 1, "kept": {"other": "x"}}')).toThrow("no copy");
  expect(localStorage).toHaveLength(0);
});
