import { expect, it } from "vitest";
import { advice } from "../../src/lib/table/questionAdvice";
import type { Question } from "../../src/protocol/messages";
import { question } from "./questions";

it("a beginner is advised on every question, known or not", () => {
  expect(advice(question({ kind: "defend" })).join(" ")).toContain("shadow card");
  expect(advice(question({ kind: "something new" as Question["kind"] })).length).toBe(1);
  expect(advice(null).length).toBe(1);
});
