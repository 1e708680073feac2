import type { Campaign, ChroniclePage, OfferSeen, PartyLabel, Station } from "./partyService";

/** Where a party stands, in a few words. */
export function partyStatus({ stage, next }: Pick<PartyLabel, "stage" | "next">): string {
  if (stage === "beginning") return `before ${next}`;
  if (stage === "adventure") return `on ${next}`;
  if (stage === "camp") return `at camp, before ${next}`;
  return stage === "over" ? "over" : "cannot be read";
}

/** What an offer of a skill card says beside its colour. */
export function offerWords({ status, price, holder }: Pick<OfferSeen, "status" | "price" | "holder">): string {
  if (status === "owned") return "owned";
  if (status === "held by another hero") return `${holder} has it`;
  if (status === "comes with the role") return "comes with the role";
  return status === "too dear" ? `too dear: costs ${price}` : `costs ${price}`;
}

/** Names in a sentence: A, B and C. */
export function joinNames(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : (names[0] ?? "");
}

/** An adventure of the chronicle, with its pages. */
export interface Tale {
  adventure: string;
  title: string;
  pages: ChroniclePage[];
}

/** The chronicle by adventure, in the order in which they were played. */
export function talesOf(campaign: Campaign, road: readonly Station[]): Tale[] {
  const found: Tale[] = [];
  for (const page of campaign.chronicle) {
    const last = found.at(-1);
    if (last?.adventure === page.adventure) last.pages.push(page);
    else found.push({ adventure: page.adventure, title: road.find((each) => each.adventure === page.adventure)?.title ?? page.adventure, pages: [page] });
  }
  return found;
}

/** A name for a file that every system takes. */
export function fileName(name: string): string {
  return `${name.replace(/[^\p{L}\p{N} -]/gu, "").trim() || "party"}.json`;
}
