import type { Line, Question } from "../../protocol/messages";
import { advice } from "../table/questionAdvice";
import { lineText } from "../table/recap";
import { phaseOf } from "../table/phases";
import type { SeenPlayer, TableView } from "../table/cardGameView";

/** A page of the guide: what is explained, and where to look. */
export interface Page {
  id: string;
  title: string;
  text: string[];
  /** Selectors of what it is about. */
  point: string[];
}

/** All that a page can speak of. */
export interface Scene {
  view: TableView;
  question: Question | null;
  lines: readonly Line[];
}

interface Topic {
  id: string;
  title: string;
  due: (scene: Scene) => boolean;
  text: (scene: Scene) => string[];
  point: string[];
}

const own = ({ view }: Scene): SeenPlayer | undefined => view.players[0];
const kind = ({ question }: Scene): string => question?.kind ?? "";
/** How far the game has come: rounds count tens, phases ones. */
const reached = ({ view }: Scene, round: number, phase = 0): boolean => view.round * 10 + (phaseOf(view.phase)?.number ?? 0) >= round * 10 + phase;

/** The last thing the log says in such words. */
function lastLine(scene: Scene, words: RegExp): string {
  return scene.lines.map(lineText).filter((each) => words.test(each)).at(-1) ?? "";
}

/** What is to be known, in the order in which it is met. Each is read once and left with Next. */
export const TOPICS: Topic[] = [
  {
    id: "welcome",
    title: "Welcome to the table",
    due: () => true,
    text: () => [
      "You and your friends play together against the game. Tonight you play alone: three heroes have to carry a message through the dark forest.",
      "You will play one whole round here. It is a real table with real cards: do as the guide says, or try something else. Nothing breaks, and Undo takes a choice back.",
    ],
    point: [],
  },
  {
    id: "threat",
    title: "Your threat",
    due: () => true,
    text: (scene) => [
      `This dial is your threat: how much the enemy knows of you. It begins with the sum of your heroes' threat costs, ${own(scene)?.threat ?? 29}.`,
      "It rises by 1 every round, and faster when things go wrong. At 50 you are found, and out of the game. A higher threat also brings enemies to you sooner.",
    ],
    point: [".area .dial"],
  },
  {
    id: "heroes",
    title: "Heroes and spheres",
    due: () => true,
    text: () => [
      "Your three heroes are in play from the start. On the left of each card stand its numbers: willpower for the quest, attack, defence, and hit points.",
      "The frame and the sign at the top show the sphere. All three of yours belong to leadership, so their resources pay for leadership cards, and for neutral ones, which take any sphere.",
      "Point at a card, or hold your finger on it, to read it in full.",
    ],
    point: ['.area [data-zone="area"]:has([data-card])'],
  },
  {
    id: "hand",
    title: "Your hand",
    due: () => true,
    text: () => [
      "Six cards from your shuffled deck: allies who join you, attachments that make somebody stronger, and events that work once.",
      "The ring on a card is its cost. If a hand looks too dear, you may shuffle it back once and draw six others. This one is fine: several cheap allies.",
    ],
    point: ['[data-zone="hand"]'],
  },
  {
    id: "forest",
    title: "The quest, and what stands in its way",
    due: (scene) => reached(scene, 1),
    text: ({ view }) => [
      `On top lies the quest: ${view.quest[0]?.title ?? "the first stage"} asks for ${view.quest[0]?.quest_points ?? 8} progress. There are three stages, one after the other.`,
      `Below is the staging area: ${view.staging.map((each) => each.title).join(" and ") || "nothing yet"}. Every card there adds its threat, the eye, to the number you have to beat: ${view.threat} at the moment.`,
    ],
    point: ['[data-zone="quest"]', '[data-zone="staging"]'],
  },
  {
    id: "resources",
    title: "Resources",
    due: (scene) => reached(scene, 1, 2),
    text: () => [
      "Each round begins with the resource phase: every hero gets one resource token, and you draw a card. In this easy game each hero had one to begin with, so now there are two on each.",
      "Each hero has a purse of their own. What you do not spend stays there for later.",
    ],
    point: ['.area [data-zone="area"]:has([data-card])'],
  },
  {
    id: "comparison",
    title: "Willpower against threat",
    due: (scene) => reached(scene, 1, 3),
    text: ({ view }) => [
      `Now the heart of the round. You choose who goes on the quest; their willpower is added up and weighed against the threat in the staging area, ${view.threat} so far.`,
      "If you are above, the difference is progress. If you are below, your threat rises by the difference.",
      "But first one more card comes from the encounter deck, so you need some willpower to spare. And whoever goes is exhausted afterwards: they can neither defend nor attack this round.",
    ],
    point: [".comparison"],
  },
  {
    id: "staging",
    title: "Staging: what the forest sends",
    due: (scene) => reached(scene, 1, 4),
    text: (scene) => [
      `After you had chosen, the encounter deck spoke. ${lastLine(scene, /is revealed\.$/) || "A card was revealed."}`,
      "Enemies and locations stay in the staging area and add their threat every round. Treacheries do their mischief at once and are discarded.",
      `${lastLine(scene, /^The quest is/)} ${lastLine(scene, /gets \d+ progress|\(failed quest\)/)}`.trim(),
    ],
    point: ['[data-zone="staging"]', '[data-zone="quest"]'],
  },
  {
    id: "engaged",
    title: "Enemies come to you",
    due: (scene) => reached(scene, 1, 6),
    text: (scene) => [
      own(scene)?.engaged.length
        ? `${own(scene)?.engaged.map((each) => each.title).join(" and ")} stands before you now. Its engagement cost, the first number on the card, is not above your threat, so it came by itself.`
        : "An enemy comes by itself when its engagement cost, the first number on its card, is not above your threat. None did this time.",
      "An engaged enemy no longer adds its threat in the staging area. Instead it attacks you every round.",
    ],
    point: ['.area [data-zone="engaged"]'],
  },
  {
    id: "shadow",
    title: "Shadow cards",
    due: (scene) => reached(scene, 1, 6),
    text: () => [
      "Before the fight every engaged enemy gets a card from the encounter deck, face down: its shadow card.",
      "It is turned over after you have named a defender. Many do nothing; some make the attack stronger, or worse. So leave your defender a little room.",
    ],
    point: ['.area [data-zone="engaged"]'],
  },
  {
    id: "struck",
    title: "How the attack went",
    due: (scene) => (reached(scene, 1, 6) && ["attack", "attackers"].includes(kind(scene))) || reached(scene, 1, 7),
    text: (scene) => [
      lastLine(scene, /^Shadow card of/) || "The shadow card had no effect this time.",
      lastLine(scene, / strikes: /) || "The attack is over.",
      "Attack less defence is the damage. Damage stays on a card; when it reaches the hit points, the card is gone. If nobody defends, a hero of yours takes the whole attack.",
    ],
    point: ['.area [data-zone="area"]:has([data-card])'],
  },
  {
    id: "refresh",
    title: "The refresh phase",
    due: (scene) => reached(scene, 2),
    text: (scene) => [
      `The round is over. All your cards stood up again, your threat rose by 1 to ${own(scene)?.threat ?? 30}, and in company the first player token would have gone on to the next player.`,
      "Then round 2 began: a resource for each hero, a card for you. From here on it is the same seven phases again.",
    ],
    point: [".rail", ".area .dial"],
  },
  {
    id: "winning",
    title: "Winning and losing",
    due: (scene) => reached(scene, 2),
    text: () => [
      "You win when the last stage of the quest is done. Progress goes to the active location first, and what is left over to the quest.",
      "You lose when you are out of the game: your threat is at 50, or all your heroes have fallen. So there is no time to wait; but a quest that fails badly costs more than a quiet round.",
      "You know enough now. The button What now? explains any moment to you, Hint says what a good player would do, and the rule behind each question is one click away.",
    ],
    point: ['[data-zone="quest"]', ".area .dial"],
  },
];

/** What each kind of question asks of a learner. */
const TASKS: Partial<Record<Question["kind"], (scene: Scene) => [title: string, ...text: string[]]>> = {
  mulligan: () => ["Keep your hand", "Choose Keep this hand."],
  action: (scene) =>
    scene.view.phase === "planning"
      ? planning(scene)
      : ["A moment to act", "Here you could use an action. Nothing here is worth it now: pass."],
  pay: () => [
    "Pay for it",
    "Click the hero who pays, one resource at a time. Keep one on Aragorn: he can use it on the quest.",
  ],
  commit: ({ question }) =>
    question?.picked.length
      ? ["Go on picking", "Pick who else goes. The archer fights better than she quests, so she stays ready. When everybody is picked, click Done."]
      : ["Commit to the quest", "Click those who go. Take all three heroes and the Guard, and leave the archer at home to fight."],
  response: () => ["A response", "Something just happened that one of your cards can answer: that is a response. Read it, and use it; it is worth its price."],
  target: () => ["Choose for whom", "The effect needs a target. What can be chosen glows."],
  travel: () => [
    "Travel",
    "You may travel to one location of the staging area. Its threat no longer counts there, but it has to be explored before the quest gets progress again.",
    "The road costs nothing and even helps. The mountains would ask for one more encounter card.",
  ],
  engage: () => [
    "Engage an enemy?",
    "You may call one enemy to you. There is no need: your threat is high enough for the spider to come by itself. Engage no enemy.",
  ],
  "engagement check": () => ["Enemies engage", "These enemies come to you now. You only say which is first."],
  defend: () => [
    "Who defends?",
    "Choose a ready character. The spider gets stronger as it comes, and then there is its shadow card: Aragorn has the best defence, and hit points to spare.",
  ],
  attack: () => ["Strike back", "Now it is your turn. Choose the enemy that you attack."],
  attackers: () => [
    "Who attacks?",
    "Pick everybody who is ready: attack is added up, and the enemy's defence is taken off only once.",
  ],
};

function planning(scene: Scene): [string, ...string[]] {
  const allies = own(scene)?.area.filter((each) => each.type === "ally").length ?? 0;
  if (scene.view.round > 1) return ["Your second round", "Play what you can afford, or pass. From here on the table is yours."];
  if (!allies) return ["Play a card", "This is the planning phase, the time for allies and attachments. The Silverlode Archer costs 3 and has a good bow: play her."];
  if (allies === 1) return ["One more ally", "There is more to spend. The Guard of the Citadel costs 2 and can go on the quest."];
  return ["Enough for now", "A few resources are left; keep them. Pass, and the quest phase begins."];
}

/** The pages that are due: what has not been read yet, and then what is to be done. */
export function pages(scene: Scene, read: readonly string[]): Page[] {
  const due = TOPICS.filter((topic) => !read.includes(topic.id) && topic.due(scene)).map(({ id, title, text, point }) => ({
    id,
    title,
    text: text(scene).filter(Boolean),
    point,
  }));
  return scene.question ? [...due, task(scene, scene.question)] : due;
}

function task(scene: Scene, question: Question): Page {
  const [title, ...text] = TASKS[question.kind]?.(scene) ?? ["Your choice", ...advice(question)];
  return { id: `do ${question.kind}`, title, text, point: [] };
}
