/** Dragging, pinching and the wheel, as movements of the camera. */

export interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, point: { x: number; y: number }): void;
  /** Somebody begins or stops to move the map. */
  hold(on: boolean): void;
}

/** Less than this is a press. */
const SLACK = 7;
const PER_NOTCH = 0.0016;
const PER_PINCH = 0.01;

interface Finger {
  x: number;
  y: number;
}

/** Watches the window of a map; gives back what stops watching. */
export function gestures(node: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let moving = false;
  let start: Finger = { x: 0, y: 0 };

  function within(event: { clientX: number; clientY: number }): Finger {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent): void {
    if (event.button > 1 || (event.target as Element).closest("[data-tools]")) return;
    fingers.set(event.pointerId, within(event));
    if (fingers.size === 1) start = within(event);
    if (fingers.size === 2) begin();
  }

  function begin(): void {
    if (moving) return;
    moving = true;
    hands.hold(true);
    // only now: a press must still reach what was pressed
    for (const id of fingers.keys()) if (node.isConnected) node.setPointerCapture(id);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = within(event);
    if (!moving) {
      if (Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      begin();
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return hands.pan(now.x - before.x, now.y - before.y);
    const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
    hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 1 && is > 1) hands.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size || !moving) return;
    moving = false;
    hands.hold(false);
    // the click that ends a drag is no press
    const swallow = (click: Event): void => click.stopPropagation();
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
  }

  function wheel(event: WheelEvent): void {
    if ((event.target as Element).closest("[data-tools]")) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (event.ctrlKey) return hands.zoom(Math.exp(-event.deltaY * PER_PINCH), within(event));
    // two fingers on a pad move sideways too, a wheel does not
    if (event.deltaX || event.shiftKey) return hands.pan(-event.deltaX * lines, event.shiftKey ? 0 : -event.deltaY * lines);
    hands.zoom(Math.exp(-event.deltaY * lines * PER_NOTCH), within(event));
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  // a finger may be lifted outside
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    node.removeEventListener("wheel", wheel);
  };
}
