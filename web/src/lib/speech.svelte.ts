import { settings } from "./settings.svelte";

/** Longer pieces are cut off by some browsers in the middle. */
const MOST = 220;
/** So many milliseconds a voice may take to begin. */
const PATIENCE = 4000;

/** A text in pieces that are read one after the other: sentences, and of long ones the parts between commas. */
export function pieces(text: string, most = MOST): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*['"’”)]*\s*|[.!?…]+\s*/g) ?? [];
  const cut = sentences.flatMap((each) => (each.length <= most ? [each] : (each.match(/[^,;:]+[,;:]?\s*/g) ?? [each])));
  const found: string[] = [];
  for (const each of cut) {
    const last = found.at(-1);
    if (last !== undefined && last.length + each.length <= most) found[found.length - 1] = last + each;
    else found.push(each);
  }
  return found.map((each) => each.replace(/\s+/g, " ").trim()).filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** Reading aloud, with the voices that the browser has. */
class Speech {
  /** What is being read; "" if nothing is. */
  text = $state("");
  voices = $state.raw<SpeechSynthesisVoice[]>([]);
  /** Why nothing was heard, in a sentence. */
  trouble = $state("");
  private readonly synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  /** What is read now, counted: what an older reading still has to say about itself is not heard. */
  private reading = 0;

  constructor() {
    const list = (): void => void (this.voices = this.synthesis?.getVoices() ?? []);
    list();
    this.synthesis?.addEventListener?.("voiceschanged", list);
  }

  /** Can this browser read at all? */
  get available(): boolean {
    return this.synthesis !== undefined;
  }

  /** The voice that was chosen; else one that speaks English, as the texts do. */
  get voice(): SpeechSynthesisVoice | undefined {
    const english = this.voices.filter((each) => each.lang.toLowerCase().startsWith("en"));
    return this.voices.find((each) => each.voiceURI === settings.voice) ?? english.find((each) => each.default) ?? english[0];
  }

  read(text: string): void {
    const synthesis = this.synthesis;
    if (!synthesis) return;
    this.stop();
    const parts = pieces(text);
    if (!parts.length) return;
    const own = ++this.reading;
    const [voice, rate] = [this.voice, settings.rate];
    this.text = text;
    this.trouble = "";
    let begun = false;
    parts.forEach((part, place) => {
      const utterance = new SpeechSynthesisUtterance(part);
      utterance.rate = rate;
      utterance.lang = voice?.lang ?? "en";
      if (voice) utterance.voice = voice;
      utterance.onstart = () => (begun = true);
      utterance.onend = () => place === parts.length - 1 && this.onEnd(own);
      utterance.onerror = () => this.onEnd(own, "The browser could not read this aloud.");
      synthesis.speak(utterance);
    });
    setTimeout(() => {
      if (begun || this.reading !== own || !this.text) return;
      this.stop();
      this.trouble = "This browser has no voice to read with.";
    }, PATIENCE);
  }

  /** Read what is new, for those who want everything read to them. */
  follow(text: string): void {
    if (settings.aloud) this.read(text);
  }

  stop(): void {
    this.reading += 1;
    this.text = "";
    this.synthesis?.cancel();
  }

  private onEnd(own: number, trouble = ""): void {
    if (this.reading !== own) return;
    this.reading += 1;
    this.text = "";
    this.trouble = trouble;
  }
}

export const speech = new Speech();
