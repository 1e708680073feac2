import { prefersStillness } from "../settings.svelte";

/**
 * Cards move between zones: where each card lay before a change and where it lies after it is compared, and the
 * difference is played back. It works across zones and lists, and nothing waits for it.
 */
const TIME = 250;
const CURVE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export type Places = Map<string, DOMRect>;

export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  if (prefersStillness()) return found;
  for (const each of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const rect = each.getBoundingClientRect();
    if (rect.width) found.set(each.dataset["card"] ?? "", rect);
  }
  return found;
}

export function playMoves(root: HTMLElement, before: Places): void {
  if (prefersStillness() || !before.size) return;
  // all places are read before anything is animated: else the page would be laid out anew for each card
  const cards = [...root.querySelectorAll<HTMLElement>("[data-card]")].map((each) => [each, each.getBoundingClientRect()] as const);
  for (const [each, now] of cards) {
    const then = before.get(each.dataset["card"] ?? "");
    if (!now.width) continue;
    if (!then) {
      each.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: TIME, easing: CURVE });
      continue;
    }
    const dx = then.left - now.left;
    const dy = then.top - now.top;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const scale = Math.min(3, Math.max(0.3, then.width / now.width));
    each.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration: TIME, easing: CURVE },
    );
  }
}
