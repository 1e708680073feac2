import type { CardTable } from "./cardTable.svelte";
import { dropZones } from "./choices";
import { keepPreference } from "./tablePreferences.svelte";

const FAR = 8;
const LONG = 450;

/**
 * A card under the pointer: a click acts, a long press or the other button inspects, and what may be chosen can be
 * dragged to where it would go.
 */
export function cardPointer(node: HTMLElement, given: { play: CardTable; id: number; title: string; key?: string | undefined }): { update: (next: typeof given) => void; destroy: () => void } {
  let { play, id, title, key } = given;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  const inspect = (): void => play.enlarge(title, id, key);
  const down = (event: PointerEvent): void => {
    if (event.button) return;
    start = event;
    swallow = false;
    if (event.pointerType !== "mouse") {
      timer = setTimeout(() => {
        swallow = true;
        stop();
        inspect();
        keepPreference({ held: true });
      }, LONG);
    }
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      clearTimeout(timer);
      if (!play.question || !play.canDrag(id)) return stop();
      const drawn = node.closest<HTMLElement>("[data-card]") ?? node;
      ghost = drawn.cloneNode(true) as HTMLElement;
      const box = node.getBoundingClientRect();
      ghost.removeAttribute("data-card");
      ghost.setAttribute("aria-hidden", "true");
      Object.assign(ghost.style, {
        position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
        zIndex: "60", pointerEvents: "none", opacity: "0.9", margin: "0",
      });
      drawn.parentElement?.append(ghost);
      swallow = true;
      play.dragging = { card: id, zones: dropZones(play.question) };
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    event.preventDefault();
  };
  const up = (event: PointerEvent): void => {
    const dropped = ghost !== null;
    const zones = play.dragging?.zones ?? [];
    stop();
    if (!dropped) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const other = under?.closest<HTMLElement>("[data-card]")?.dataset["card"];
    const zone = under?.closest<HTMLElement>("[data-zone]")?.dataset["zone"] ?? "";
    const home = node.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
    const target = other === undefined ? null : Number(other);
    // a card is played by pulling it out of the hand, wherever it is let go
    const meant = zones.includes(zone) || target !== null || (home === "hand" && zones.length > 0);
    if (target === id || (zone === home && target === null) || !meant) return;
    void play.drop(id, target, { x: event.clientX, y: event.clientY });
  };
  const stop = (): void => {
    start = null;
    clearTimeout(timer);
    ghost?.remove();
    ghost = null;
    play.dragging = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  };
  const click = (event: MouseEvent): void => {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      return;
    }
    const box = node.getBoundingClientRect();
    const byKey = event.detail === 0;
    play.inspect(title, id, key);
    void play.act(id, byKey ? { x: box.left + box.width / 2, y: box.bottom } : { x: event.clientX, y: event.clientY });
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    inspect();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !play.dragging) play.inspect(title, id, key);
  };
  const focus = (): void => play.inspect(title, id, key);

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerenter", enter);
  node.addEventListener("click", click);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("focus", focus);
  return {
    update: (next) => ({ play, id, title, key } = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("click", click);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("focus", focus);
    },
  };
}
