import { on } from "svelte/events";
import type { Journey } from "../journey.svelte";
import { screen } from "../../table/screen.svelte";

const LONG = 450;

/** Something that stands for a card: pointing at it or going to it shows the card, a long press or the other button enlarges it. */
export function openOnPress(node: HTMLElement, given: { journey: Journey; key: string; card: number | null }): { update: (next: typeof given) => void; destroy: () => void } {
  let { journey, key, card } = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const show = (): void => {
    if (key) journey.inspect(key, card);
  };
  const enlarge = (): void => {
    if (key) journey.enlarge(key, card);
  };
  const leave = (): void => {
    clearTimeout(timer);
    const left = key;
    // a card that goes away loses the focus while the page is being drawn
    queueMicrotask(() => {
      if (!screen.narrow && !journey.inspecting && journey.inspected?.title === left) journey.inspected = null;
    });
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") show();
  };
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      held = true;
      enlarge();
    }, LONG);
  };
  const up = (): void => clearTimeout(timer);
  /** The press that enlarged the card chooses nothing. */
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent): void => {
    if (!key) return;
    event.preventDefault();
    enlarge();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) show();
  };
  const listeners: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave],
    ["pointerdown", down as EventListener],
    ["pointerup", up],
    ["pointercancel", up],
    ["contextmenu", menu as EventListener],
    ["focus", focus],
    ["blur", leave],
  ];
  node.addEventListener("click", click, true);
  // a button that is taken away while it has the focus says so in the middle of drawing: "on" lets that change things
  const quit = listeners.map(([what, how]) => on(node, what, how));
  return {
    update: (next) => ({ journey, key, card } = next),
    destroy: () => {
      clearTimeout(timer);
      node.removeEventListener("click", click, true);
      for (const each of quit) each();
    },
  };
}
