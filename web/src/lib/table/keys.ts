/** All keys of the table, as `?` shows them. */
export const KEYS: [key: string, does: string][] = [
  ["← ↑ ↓ →", "move from card to card, across zones"],
  ["Enter", "act with the card, or press the button"],
  ["1 … 9", "choose by number"],
  ["p", "pass, decline, or be done picking"],
  ["a", "pay any way, when resources are asked for"],
  ["n", "pass until something happens"],
  ["s", "the next of your hands, if you play several"],
  ["q", "go to the question"],
  ["u", "undo"],
  ["y", "redo"],
  ["h", "hint"],
  ["w", "what now?"],
  ["r", "what happened since your last choice"],
  ["l", "log"],
  ["m", "menu"],
  ["i", "inspect the card (on small screens)"],
  ["Tab", "go through what can be acted on"],
  ["Esc", "close what is open"],
  ["?", "these keys"],
];

const STEPS: Record<string, [dx: number, dy: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The nearest of several boxes in a direction: straight on counts more than sideways. null if there is none. */
export function nearest(from: Box, to: Box[], key: string): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  to.forEach((box, place) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead < 4 || (dx !== 0 && aside > Math.max(from.height, box.height))) return;
    const far = ahead + 2 * aside;
    if (far < least) [least, best] = [far, place];
  });
  return best;
}

/** Arrow keys: the focus goes to the nearest card in that direction. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  if (!(key in STEPS)) return false;
  const cards = [...root.querySelectorAll<HTMLElement>("button.cover")].filter((each) => each.offsetParent !== null);
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || !now.matches(".cover")) {
    (root.querySelector<HTMLElement>("button[data-offered]") ?? cards[0])?.focus();
    return true;
  }
  const others = cards.filter((each) => each !== now);
  const found = nearest(now.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), key);
  if (found === null) return true;
  others[found]?.focus();
  others[found]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
