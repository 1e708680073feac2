import { stories, uploads, type Difficulty } from "../setup/adventures";
import { loadSupply, suggestOutfit, whyNotParty, type Outfit, type Supply } from "../setup/supply";
import { beginParty, collection, parties, SLOTS, type PartySeen } from "./partyService";

/** A campaign that can be begun: one that comes with the program, or one's own. */
export interface Choosable {
  /** The key of a story, or the id of an upload. */
  id: string;
  own: boolean;
  title: string;
  about: string;
  /** What it needs that is switched off; "" if nothing is missing. */
  missing: string;
  chapters: number;
}

export const STEPS = ["Campaign", "Heroes", "Starting items", "Name"] as const;
const LONE = { least: 2, most: 4 };
const MOST = 5;

/** A campaign that is about to begin, step by step as the rules set it up. */
export class NewParty {
  step = $state(0);
  campaigns = $state.raw<Choosable[]>([]);
  campaign = $state("");
  difficulty = $state<Difficulty>("normal");
  slot = $state(0);
  taken = $state.raw<Record<number, string>>({});
  supply = $state.raw<Supply | null>(null);
  /** One person plays all heroes; otherwise each hero has a chair of their own. */
  alone = $state(true);
  /** Heroes may be shared out otherwise than the rules have it. */
  freely = $state(false);
  outfits = $state<Outfit[]>([]);
  name = $state("");
  trouble = $state("");
  busy = $state(false);

  readonly chosen = $derived.by(() => this.campaigns.find((each) => each.id === this.campaign));
  readonly free = $derived.by(() => SLOTS.filter((each) => !this.taken[each]));
  readonly most = $derived.by(() => (this.alone && !this.freely ? LONE.most : MOST));
  /** Why each step is not settled yet; "" where it is. */
  readonly whyNot = $derived.by(() => [this.whyNoCampaign(), this.whyNoHeroes(), this.supply ? whyNotParty(this.supply, this.outfits.map((each) => ({ ...each, role: "" }))) : "", this.name.trim() ? "" : "A party needs a name, which its save slot shows."]);
  /** How far one can go: to the first step that is not settled. */
  readonly reach = $derived.by(() => {
    const open = this.whyNot.findIndex((each) => each !== "");
    return open < 0 ? STEPS.length - 1 : open;
  });

  private whyNoCampaign(): string {
    if (!this.chosen) return "Choose a campaign first.";
    if (this.chosen.missing) return this.chosen.missing;
    if (!this.free.length) return "All ten slots are in use: free one first.";
    return this.slot ? "" : "Choose a free slot.";
  }

  private whyNoHeroes(): string {
    const count = this.outfits.length;
    if (!count) return "Choose at least one hero.";
    if (this.freely) return "";
    if (this.alone) return count < LONE.least || count > LONE.most ? `A single player has ${LONE.least} to ${LONE.most} heroes.` : "";
    return count < 2 ? "Several players are at least two, with a hero each." : "";
  }

  async load(wish: string): Promise<void> {
    try {
      const [shipped, own, known, slots, supply] = await Promise.all([stories(), uploads().catch(() => []), collection(), parties(), loadSupply()]);
      const missing = (products: string[]): string => {
        const off = products.filter((each) => !known.products[each]).map((each) => known.titles[each] ?? each);
        return off.length ? `This needs ${off.join(" and ")}: enable ${off.length > 1 ? "them" : "it"} in the collection manager first.` : "";
      };
      this.campaigns = [
        ...shipped.map((each) => ({ id: each.key, own: false, title: each.title, about: each.introduction, missing: missing(each.products), chapters: each.chapters })),
        ...own.filter((each) => each.campaign).map((each) => ({ id: each.id, own: true, title: each.name, about: each.summary, missing: "", chapters: 0 })),
      ];
      this.taken = Object.fromEntries(slots.map((each) => [each.slot, each.name || "a save that cannot be read"]));
      this.supply = supply;
      this.campaign = (this.campaigns.find((each) => each.id === wish) ?? this.campaigns[0])?.id ?? "";
      this.slot = this.free.find((each) => String(each) === wish) ?? this.free[0] ?? 0;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  toggle(hero: string): void {
    if (!this.supply) return;
    if (this.outfits.some((each) => each.hero === hero)) this.outfits = this.outfits.filter((each) => each.hero !== hero);
    else this.outfits = [...this.outfits, suggestOutfit(this.supply, hero, this.outfits)];
  }

  async begin(): Promise<PartySeen | null> {
    if (!this.chosen) return null;
    this.busy = true;
    this.trouble = "";
    try {
      const { id, own } = this.chosen;
      const heroes = this.outfits.map(({ hero, items }, place) => ({ hero, items, seat: this.alone ? 0 : place }));
      return await beginParty({ story: own ? "" : id, own: own ? id : null, difficulty: this.difficulty, slot: this.slot, name: this.name.trim(), heroes, freely: this.freely });
    } catch (error) {
      this.trouble = (error as Error).message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
