import { api, ApiError } from "../api";
import { shelfToken } from "../shelf";
import { ANY, isSame, query, type Quest, type QuestPage, type Wanted } from "./quests";

export const PAGE = 25;
/** So many quests at once are the most that the server gives, and so many in all are drawn in charts. */
const AT_ONCE = 200;
const MOST_DRAWN = 1000;

/** The quest log as it is looked at: which quests, which page of them, and all of them for the charts. */
export class QuestLog {
  wanted = $state.raw<Wanted>(ANY);
  first = $state(0);
  page = $state.raw<QuestPage>({ quests: [], total: 0 });
  all = $state.raw<Quest[]>([]);
  trouble = $state("");
  busy = $state(false);
  private asked = 0;
  /** Which quests `all` are. */
  private drawn: Wanted | null = null;

  /** Look at quests; those that the charts show already are not asked for again, unless there are new ones. */
  async look(wanted = this.wanted, first = 0, anew = !isSame(wanted, this.drawn)): Promise<void> {
    const asked = ++this.asked;
    this.wanted = wanted;
    this.first = first;
    if (!shelfToken()) return;
    this.busy = true;
    try {
      const page = await this.loadPage(wanted, first, PAGE);
      const all = anew ? await this.loadAll(wanted) : this.all;
      if (asked !== this.asked) return;
      [this.page, this.all, this.drawn, this.trouble] = [page, all, wanted, ""];
    } catch (error) {
      if (asked === this.asked) this.onError(error as Error);
    } finally {
      if (asked === this.asked) this.busy = false;
    }
  }

  async csv(): Promise<Blob> {
    const text = await api("GET", "/api/shelf/quests/csv", { query: query(this.wanted), token: shelfToken() });
    // reading the answer as text takes its byte order mark away, and spreadsheets need it
    return new Blob(["\ufeff", text], { type: "text/csv" });
  }

  private loadPage(wanted: Wanted, first: number, most: number): Promise<QuestPage> {
    return api("GET", "/api/shelf/quests", { query: { ...query(wanted), first, most }, token: shelfToken() });
  }

  private async loadAll(wanted: Wanted): Promise<Quest[]> {
    const found: Quest[] = [];
    while (found.length < MOST_DRAWN) {
      const { quests, total } = await this.loadPage(wanted, found.length, AT_ONCE);
      found.push(...quests);
      if (!quests.length || found.length >= total) break;
    }
    return found;
  }

  private onError(error: Error): void {
    // a server that does not know the shelf has nothing on it: that is an empty log, no fault
    const empty = error instanceof ApiError && error.status === 401;
    this.page = { quests: [], total: 0 };
    this.all = [];
    this.drawn = null;
    this.trouble = empty ? "" : error.message;
  }
}
