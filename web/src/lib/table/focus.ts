const STOPS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary";

/** Give the focus back to what had it; it may be a piece of a map, which is no HTML. */
export function restoreFocus(before: Element | null): void {
  if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) before.focus({ preventScroll: true });
}

/** Tab goes round inside a dialog. */
export function trapFocus(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  if (event.key !== "Tab") return;
  const inside = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [inside[0], inside.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey ? at !== first && at !== dialog : at !== last && inside.length) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
