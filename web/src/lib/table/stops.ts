import type { CardgameStop } from "../../protocol/messages";

const NAMES: Record<CardgameStop, string> = {
  response: "Responses, whenever one can be used",
  "lcg:window.1.3": "Resource: after drawing",
  "lcg:window.2.2": "Planning: while another player plans",
  "lcg:window.3.1": "Quest: before committing",
  "lcg:window.3.2": "Quest: before staging",
  "lcg:window.3.3": "Quest: before it is resolved",
  "lcg:window.3.4": "Quest: after it",
  "lcg:window.4.2": "Travel: after it",
  "lcg:window.5.2": "Encounter: before engagement checks",
  "lcg:window.5.3": "Encounter: after engagement checks",
  "lcg:window.6.2": "Combat: before the enemies attack",
  "lcg:window.6.4b": "Combat: before a defender is declared",
  "lcg:window.6.4.1": "Combat: before a shadow card is turned up",
  "lcg:window.6.4.2": "Combat: before an enemy's damage",
  "lcg:window.6.4.3": "Combat: after an enemy's attack",
  "lcg:window.6.8.1": "Combat: before your attack is counted",
  "lcg:window.6.8.2": "Combat: before your damage",
  "lcg:window.6.8.3": "Combat: after your attack",
  "lcg:window.7.4": "Refresh: as the round ends",
};
/** The windows in which a player can be asked, by the rule of their question. */
export const WINDOWS = Object.entries(NAMES);

/** Windows in which few cards have anything to do: passed by whoever wants fewer questions. */
export const SELDOM: string[] = ["1.3", "3.1", "3.4", "4.2", "5.2", "5.3", "6.2", "6.4.1", "6.4.3", "6.8.2", "6.8.3", "7.4"].map(
  (step) => `lcg:window.${step}`,
);
