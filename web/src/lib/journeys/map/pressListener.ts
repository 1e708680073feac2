/** Presses and keys on what lies on the map. Its parts are marked with `data-spot`. */
export interface Pressed {
  key: string;
  /** Where on the screen. */
  at: { x: number; y: number };
  /** A finger is not as exact as a pointer. */
  touch: boolean;
}

export interface Listener {
  press(pressed: Pressed): void;
  focus(key: string): void;
  /** Gives back whether the key meant anything. */
  type(key: string, on: string): boolean;
}

const spotOf = (event: Event): SVGElement | null => (event.target as Element).closest<SVGElement>("[data-spot]");

export function listenForPresses(node: HTMLElement, listener: Listener): () => void {
  let finger = false;

  function down(event: PointerEvent): void {
    finger = event.pointerType === "touch";
  }

  function click(event: MouseEvent): void {
    const spot = spotOf(event);
    if (spot) listener.press({ key: spot.dataset["spot"] ?? "", at: { x: event.clientX, y: event.clientY }, touch: finger });
  }

  function focus(event: FocusEvent): void {
    const spot = spotOf(event);
    if (spot) listener.focus(spot.dataset["spot"] ?? "");
  }

  function key(event: KeyboardEvent): void {
    const spot = spotOf(event);
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const on = spot.dataset["spot"] ?? "";
    if (event.key === "Enter" || event.key === " ") {
      const box = spot.getBoundingClientRect();
      listener.press({ key: on, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, touch: false });
    } else if (!listener.type(event.key, on)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click);
  node.addEventListener("focusin", focus);
  node.addEventListener("keydown", key);
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("click", click);
    node.removeEventListener("focusin", focus);
    node.removeEventListener("keydown", key);
  };
}
