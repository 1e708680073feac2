import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Said {
  text: string;
  rate: number;
  lang: string;
  voice?: { voiceURI: string };
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
}
const said: Said[] = [];
const cancel = vi.fn(() => said.splice(0));

/** A browser that can speak, as far as the page can tell. */
async function spoken(): Promise<typeof import("../../src/lib/speech.svelte")> {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => [
      { voiceURI: "anna", name: "Anna", lang: "de-DE", default: true },
      { voiceURI: "brian", name: "Brian", lang: "en-GB", default: false },
    ],
    addEventListener: () => undefined,
    speak: (each: Said) => said.push(each),
    cancel,
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  return import("../../src/lib/speech.svelte");
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  said.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a text in pieces", () => {
  it("keeps short texts whole and cuts long ones between sentences", async () => {
    const { pieces } = await spoken();
    expect(pieces("One. Two.", 80)).toEqual(["One. Two."]);
    expect(pieces("The first is here. The second is there.", 20)).toEqual(["The first is here.", "The second is there."]);
    expect(pieces("'All right!' calls a voice. 'I hear you!'", 30)).toEqual(["'All right!' calls a voice.", "'I hear you!'"]);
    expect(pieces("A very long one, with commas, and no end in sight", 20)).toEqual(["A very long one,", "with commas,", "and no end in sight"]);
    expect(pieces(" … \n")).toEqual([]);
  });
});

describe("reading aloud", () => {
  it("speaks with an English voice, at the pace that was chosen, until it is done", async () => {
    const { speech } = await spoken();
    const { settings } = await import("../../src/lib/settings.svelte");
    settings.rate = 1.5;
    speech.read("Place tile 300A.");
    expect(said.map((each) => [each.text, each.rate, each.voice?.voiceURI])).toEqual([["Place tile 300A.", 1.5, "brian"]]);
    expect(speech.text).toBe("Place tile 300A.");
    said[0]?.onend?.();
    expect(speech.text).toBe("");
  });

  it("is stopped by the next text, and by the button", async () => {
    const { speech } = await spoken();
    speech.read("One.");
    const first = said[0];
    speech.read("Two.");
    first?.onend?.();
    expect(speech.text).toBe("Two.");
    speech.stop();
    expect(speech.text).toBe("");
    expect(cancel).toHaveBeenCalled();
  });

  it("follows only for those who want everything read", async () => {
    const { speech } = await spoken();
    const { settings } = await import("../../src/lib/settings.svelte");
    settings.aloud = false;
    speech.follow("One.");
    expect(said).toEqual([]);
    settings.aloud = true;
    speech.follow("One.");
    expect(said).toHaveLength(1);
  });

  it("says so when no voice begins", async () => {
    const { speech } = await spoken();
    speech.read("One.");
    vi.advanceTimersByTime(5000);
    expect([speech.text, speech.trouble]).toEqual(["", "This browser has no voice to read with."]);
  });
});
