import { expect, it } from "vitest";
import { tabTitle } from "../../src/lib/table/turnNotice";

it("the tab says whose turn it is", () => {
  expect(tabTitle(true, "Mirkwood")).toBe("● Your turn · Mirkwood · Waybread");
  expect(tabTitle(false, "Mirkwood")).toBe("Mirkwood · Waybread");
});
