import type { IconName } from "../../icons/icons";
import { ICONS } from "../../icons/icons";
import type { Question } from "../../../protocol/messages";
import type { AppNote } from "../journeyView";

/** Notes that are read together: a text of the story with what comes of it, or several things to be placed. */
export interface PromptPage {
  /** The place of its first note in the chronicle, and of the first that follows it. */
  from: number;
  to: number;
  notes: AppNote[];
}

/** With these something new begins; all else belongs to what was said before it. */
const HEADS = new Set(["text", "answer", "interacted", "explored", "objective completed", "objective", "round", "rally", "threat", "activation", "enemy attack", "last stand", "hits", "in darkness"]);
/** And these stay with what comes right before them. */
const TOGETHER: Record<string, string[]> = {
  text: ["answer", "interacted", "test over"],
  answer: [],
  round: ["rally"],
  objective: ["objective completed"],
  "enemy attack": ["activation"],
};
/** More than this nobody keeps in mind. */
const MOST = 6;

/** The notes from a place on, as they are shown. */
export function pages(chronicle: readonly AppNote[], from: number): PromptPage[] {
  const found: PromptPage[] = [];
  for (const [place, note] of chronicle.entries()) {
    if (place < from) continue;
    const page = found.at(-1);
    const last = page?.notes.at(-1);
    const joins = HEADS.has(note.kind) ? last !== undefined && (TOGETHER[note.kind] ?? []).includes(last.kind) : true;
    if (page && joins && page.notes.length < MOST) {
      page.notes.push(note);
      page.to = place + 1;
    } else found.push({ from: place, to: place + 1, notes: [note] });
  }
  return found;
}

/** Questions that are about what the app has just said: they are asked on the same page. */
const ABOUT_IT: ReadonlySet<string> = new Set<Question["kind"]>(["test", "successes", "carried out", "activation", "has it come to that", "can it attack", "is it so", "who is there", "answer"]);

export function isAboutNotes(question: string): boolean {
  return ABOUT_IT.has(question);
}

/** Texts of the story: they are read rather than done. */
export function isStory(note: AppNote): boolean {
  return note.kind === "text" || note.kind === "answer" || note.kind === "objective" || note.kind === "objective completed";
}

/** The next page, after the one that is shown, with something to do: what is only told can be passed over. */
export function workAfter(unread: readonly PromptPage[]): PromptPage | undefined {
  return unread.slice(1).find((each) => !each.notes.every(isStory));
}

/** The lines of a page: equal ones that follow each other are one, with their number. */
export function lines(notes: readonly AppNote[]): { note: AppNote; times: number }[] {
  const found: { note: AppNote; times: number }[] = [];
  for (const note of notes) {
    const last = found.at(-1);
    if (last?.note.kind === note.kind && last.note.words === note.words) found[found.length - 1] = { note, times: last.times + 1 };
    else found.push({ note, times: 1 });
  }
  return found;
}

/** A sign with a number: what a note is about, at a glance. */
export interface Sign {
  icon: IconName;
  words: string;
}

const number = (note: AppNote, name: string): number => {
  const fact = note.facts[name];
  return typeof fact === "number" ? fact : 0;
};
const word = (note: AppNote, name: string): string => {
  const fact = note.facts[name];
  return typeof fact === "string" ? fact : "";
};
const GAINED: Record<string, IconName> = { inspiration: "inspiration", lore: "lore-coin", threat: "threat", scout: "eye", heal: "heal", experience: "star" };

const icon = (name: string): IconName | null => (name in ICONS ? (name as IconName) : null);
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The signs of a note: stats that are tested, harm that is suffered, what is gained. */
export function signs(note: AppNote): Sign[] {
  if (note.kind === "test" || note.kind === "last stand") {
    const stats = (word(note, "stats") || word(note, "stat")).split(", ");
    const need = number(note, "need");
    return [
      ...stats.flatMap((each) => (icon(each) ? [{ icon: icon(each) as IconName, words: each }] : [])),
      ...(need ? [{ icon: "success" as const, words: `${need}` }] : []),
    ];
  }
  if (["suffer", "enemy attack", "in darkness"].includes(note.kind)) {
    const harm = (["damage", "fear"] as const).filter((each) => number(note, each) > 0);
    const stat = icon(word(note, "stat"));
    return [...harm.map((each) => ({ icon: each as IconName, words: `${number(note, each)} ${each}` })), ...(stat ? [{ icon: stat, words: `${word(note, "stat")} negates` }] : [])];
  }
  const gained = GAINED[note.kind];
  return gained ? [{ icon: gained, words: note.kind === "scout" ? `${number(note, "amount")}` : signed(number(note, "amount")) }] : [];
}

/** The heroes that a note is about, by their places. */
export function heroesOf(note: AppNote): number[] {
  const { heroes, hero } = note.facts;
  if (Array.isArray(heroes)) return heroes;
  return typeof hero === "number" && hero >= 0 ? [hero] : [];
}

/** The token that a note says to place, by its kind. */
export function tokenOf(note: AppNote): string {
  return note.kind === "token placed" ? word(note, "kind") : "";
}

/** The group that a note says to place. */
export function groupOf(note: AppNote): { kind: string; banner: string; figures: number } | null {
  return note.kind === "group placed" ? { kind: word(note, "kind"), banner: word(note, "banner"), figures: number(note, "figures") } : null;
}

/** The tile that a note says to place, as it is printed on it. */
export function tileOf(note: AppNote): string {
  return note.kind === "tile placed" ? word(note, "tile") : "";
}

/** The chronicle by rounds; what was said before the first is the setup. */
export function byRound(chronicle: readonly AppNote[]): { round: number; notes: AppNote[] }[] {
  const found: { round: number; notes: AppNote[] }[] = [];
  for (const note of chronicle) {
    const last = found.at(-1);
    if (last?.round === note.round) last.notes.push(note);
    else found.push({ round: note.round, notes: [note] });
  }
  return found;
}

/** What the app waits for, and how it is entered. */
const INSTRUCTIONS: Partial<Record<Question["kind"], string>> = {
  map: "Press a token, a portrait or what has happened; the hourglass when every hero has had a turn.",
  "which hero": "Say who it is, or go back.",
  button: "Press what the hero does, or leave it.",
  test: "Make the test on the table and say how it went.",
  successes: "Make the test on the table and count the successes.",
  "attack pane": "Enter hits and modifiers; nothing happens until you apply them.",
  counterattack: "Yes if whoever attacked is in range of the group.",
  provoke: "Press the portrait of the group.",
  target: "Press the portrait of the group.",
  "carried out": "A last stand is made with the party button; hits that a card deals are entered at a portrait.",
  activation: "Move the group and resolve its attack on the table.",
  "who is there": "Name each hero who is there, then go on.",
};

export function instruction(question: Question["kind"]): string {
  return INSTRUCTIONS[question] ?? "";
}
