import type { ChairInfo } from "../../../protocol/messages";
import type { Outfit } from "../setup/supply";

/** The heroes of a chair, with roles and items. */
export function outfitsOf(chair: Pick<ChairInfo, "deck">): Outfit[] {
  const more = (chair.deck?.more ?? []) as Partial<Outfit>[];
  return more.map(({ hero = "", role = "", items = [] }) => ({ hero, role, items }));
}
