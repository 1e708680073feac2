import { carried, held, moved, onTheWay, sheetOf, showing, whole, zoomed, type Camera, type Size } from "./framing";
import type { Extent } from "./geometry";

const GLIDE = 350;
const SETTLED = 120;
/** By how much a press of a button brings the map nearer. */
export const NEARER = 1.35;

/** What of the map is in the window: moved by people, and by itself when there is something new, but never against them. */
export class MapCamera {
  now = $state.raw<Camera>({ x: 0, y: 0, scale: 0 });
  /** The scale that it is drawn in: while it changes the picture is only stretched, which is quick. */
  drawn = $state(0);
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** What the tools take up, in the lower right corner of the window. */
  corner: Size = { width: 0, height: 0 };
  sheet = $state.raw<Extent>({ left: 0, top: 0, width: 1, height: 1 });
  /** Has somebody chosen what to look at? */
  private chosen = false;
  private holding = false;
  /** What is to be shown once nobody holds the map. */
  private waiting: Extent | null = null;
  private frame = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** The window is this large. */
  resize(room: Size): void {
    if (!room.width || !room.height) return;
    const before = this.room;
    this.room = room;
    if (!this.now.scale || !this.chosen) return this.put(this.whole());
    this.put(moved(this.now, (room.width - before.width) / 2, (room.height - before.height) / 2));
  }

  /** Leaves room for what stands in the corner. */
  leave(corner: Size): void {
    this.corner = corner;
    if (this.now.scale && !this.chosen) this.put(this.whole());
  }

  /** The map is this large, and this part of it is new. */
  draw(map: Extent, fresh: Extent | null): void {
    const before = this.sheet;
    this.sheet = sheetOf(map);
    if (!this.now.scale || !fresh) {
      this.chosen = false;
      if (this.room.width) this.put(this.whole());
      return;
    }
    this.put(carried(this.now, before, this.sheet));
    if (this.chosen) this.show(fresh);
    else this.glide(this.whole());
  }

  /** Brings a part of the map into the window, unless somebody holds it: then afterwards. The whole map has every part. */
  show(part: Extent): void {
    if (!this.now.scale || !this.chosen) return;
    if (this.holding) this.waiting = part;
    else this.glide(showing(this.now, part, this.sheet, this.room));
  }

  hold(on: boolean): void {
    this.holding = on;
    cancelAnimationFrame(this.frame);
    if (on) {
      this.chosen = true;
      this.waiting = null;
    } else if (this.waiting) this.show(this.waiting);
  }

  pan(dx: number, dy: number): void {
    this.chosen = true;
    this.put(moved(this.now, dx, dy));
  }

  zoom(factor: number, point = { x: this.room.width / 2, y: this.room.height / 2 }): void {
    this.chosen = true;
    this.put(zoomed(this.now, factor, point));
  }

  /** A step of a button: by a quarter of the window. */
  step(right: number, down: number): void {
    this.chosen = true;
    this.glide(held(moved(this.now, (-right * this.room.width) / 4, (-down * this.room.height) / 4), this.sheet, this.room));
  }

  wholeMap(): void {
    this.chosen = false;
    this.glide(this.whole());
  }

  private whole(): Camera {
    return whole(this.sheet, this.room, this.corner);
  }

  private put(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.set(held(camera, this.sheet, this.room));
  }

  private set(camera: Camera): void {
    this.now = camera;
    clearTimeout(this.later);
    if (!this.drawn) this.drawn = camera.scale;
    else if (this.drawn !== camera.scale) this.later = setTimeout(() => (this.drawn = this.now.scale), SETTLED);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    const from = this.now;
    const still = "still" in document.documentElement.dataset || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still) return this.put(to);
    const began = performance.now();
    const step = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - began) / GLIDE));
      this.set(onTheWay(from, to, share));
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
