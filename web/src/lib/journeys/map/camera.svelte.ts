import { centreOn, followSheet, keepInWindow, LEGIBLE, pan, NOTHING, interpolate, freeFrames, sheetOf, bringIntoView, SMALL, fitSheet, zoom, type Camera, type Size } from "./mapFrame";
import type { Extent } from "./geometry";
import { prefersStillness } from "../../settings.svelte";

const GLIDE = 350;
const SETTLED = 120;
/** By how much a press of a button brings the map nearer. */
export const NEARER = 1.35;

/**
 * What of the map is in the window: all of it, or what acts now where all of it would be too small; it moves for what would
 * be covered or is new, but never against people who have moved it themselves.
 */
export class MapCamera {
  now = $state.raw<Camera>({ x: 0, y: 0, scale: 0 });
  /** The scale that it is drawn in: while it changes the picture is only stretched, which is quick. */
  drawn = $state(0);
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** What the tools take up, in the lower right corner of the window. */
  private tools = NOTHING;
  /** What lies over the lower left corner. */
  private tray = NOTHING;
  /** What acts now, and what it acts on. */
  private focus: Extent | null = null;
  sheet = $state.raw<Extent>({ left: 0, top: 0, width: 1, height: 1 });
  /** What somebody has chosen to look at: a part, by hand, or the whole map. */
  private chosen: "part" | "whole" | null = null;
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
    if (!this.now.scale || this.chosen !== "part") return this.set(this.targetCamera());
    this.put(pan(this.now, (room.width - before.width) / 2, (room.height - before.height) / 2));
  }

  /** Leaves room for the tools. */
  leave(tools: Size): void {
    this.tools = tools;
    if (this.now.scale && this.chosen !== "part") this.set(this.targetCamera());
  }

  /** This acts now, and a tray of this size lies over the map: neither covers the other. */
  follow(focus: Extent | null, tray: Size): void {
    this.focus = focus;
    this.tray = tray;
    if (!this.now.scale) return;
    if (this.chosen !== "part") this.glide(this.targetCamera());
    else if (focus) this.show(focus);
  }

  /** The map is this large, and this part of it is new. */
  draw(map: Extent, fresh: Extent | null): void {
    const before = this.sheet;
    this.sheet = sheetOf(map);
    if (!this.now.scale || !fresh) {
      this.chosen = null;
      if (this.room.width) this.set(this.targetCamera());
      return;
    }
    this.put(followSheet(this.now, before, this.sheet));
    if (this.chosen === "part") this.show(fresh);
    else this.glide(this.targetCamera());
  }

  /** Brings a part of the map into the window, unless somebody holds it: then afterwards. */
  show(part: Extent): void {
    if (!this.now.scale) return;
    if (this.holding) this.waiting = part;
    else this.glide(bringIntoView(this.now, part, this.sheet, this.open));
  }

  hold(on: boolean): void {
    this.holding = on;
    cancelAnimationFrame(this.frame);
    if (on) {
      this.chosen = "part";
      this.waiting = null;
    } else if (this.waiting) this.show(this.waiting);
  }

  pan(dx: number, dy: number): void {
    this.chosen = "part";
    this.put(pan(this.now, dx, dy));
  }

  zoom(factor: number, point = { x: this.room.width / 2, y: this.room.height / 2 }): void {
    this.chosen = "part";
    this.put(zoom(this.now, factor, point));
  }

  /** A step of a button: by a quarter of the window. */
  step(right: number, down: number): void {
    this.chosen = "part";
    this.glide(keepInWindow(pan(this.now, (-right * this.room.width) / 4, (-down * this.room.height) / 4), this.sheet, this.room));
  }

  wholeMap(): void {
    this.chosen = "whole";
    this.glide(this.targetCamera());
  }

  private get open(): ReturnType<typeof freeFrames> {
    return freeFrames(this.room, this.tray, this.tools);
  }

  /** What is shown unless somebody has moved the map. */
  private targetCamera(): Camera {
    const all = fitSheet(this.sheet, this.room, this.tools);
    if (!this.focus) return all;
    const near = this.chosen === null && all.scale < SMALL ? centreOn(this.focus, LEGIBLE, this.sheet, this.room) : all;
    return bringIntoView(near, this.focus, this.sheet, this.open);
  }

  private put(camera: Camera): void {
    this.set(keepInWindow(camera, this.sheet, this.room));
  }

  private set(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.now = camera;
    clearTimeout(this.later);
    if (!this.drawn) this.drawn = camera.scale;
    else if (this.drawn !== camera.scale) this.later = setTimeout(() => (this.drawn = this.now.scale), SETTLED);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    const from = this.now;
    if (to.x === from.x && to.y === from.y && to.scale === from.scale) return;
    if (prefersStillness()) return this.set(to);
    const began = performance.now();
    const step = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - began) / GLIDE));
      this.set(interpolate(from, to, share));
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
