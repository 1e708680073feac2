import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import NewCampaign from "../../src/lib/campaigns/NewCampaign.svelte";
import { playableCampaigns, startCampaign } from "../../src/lib/campaigns/campaignService";

vi.mock("../../src/lib/campaigns/campaignService", () => ({ playableCampaigns: vi.fn(), startCampaign: vi.fn(), readCampaign: vi.fn() }));
vi.mock("../../src/lib/settings.svelte", () => ({ settings: { name: "Ann" } }));

const CORE = { id: "core", title: "Core Set", scenarios: ["one", "two", "three"] };
const HERD = { id: "herd", title: "The Lost Herd", scenarios: ["only"] };

beforeEach(() => {
  vi.mocked(startCampaign).mockReset().mockRejectedValue(new Error("not now"));
});
afterEach(cleanup);

test("a campaign is as long as its box says, and is not asked for where there is one", async () => {
  vi.mocked(playableCampaigns).mockResolvedValue([CORE]);
  render(NewCampaign, { earlier: [] });
  expect(await screen.findByText(/^3 scenarios as one story/)).toBeTruthy();
  expect(screen.queryByLabelText("Campaign")).toBeNull();
});

test("of several campaigns one is chosen", async () => {
  vi.mocked(playableCampaigns).mockResolvedValue([CORE, HERD]);
  render(NewCampaign, { earlier: [] });
  const choice = await screen.findByLabelText("Campaign");
  await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  expect(vi.mocked(startCampaign).mock.lastCall?.[4]).toBe("core");
  await fireEvent.change(choice, { target: { value: "herd" } });
  expect(screen.getByText(/^1 scenario as one story/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Begin" }));
  expect(vi.mocked(startCampaign).mock.lastCall?.[4]).toBe("herd");
});
