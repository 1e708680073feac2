import type { Document, Hints, Line, Welcome, Update, Done, Refusal, Reason, Goodbye } from "../protocol/messages";
import { applyPatch, type Patch } from "./jsonPatch";

type FromServer = Welcome | Update | Done | Refusal | Reason | Hints | Goodbye;
type Answer = Done | Refusal | Reason | Hints;
/** A request without the id, which the connection gives it. */
export interface Request {
  type: string;
  [name: string]: unknown;
}

const PATIENCE = [0, 500, 1000, 2000, 4000, 8000];

/** A table, live: what the server last said of it. It comes back by itself after anything. */
export class Connection {
  document = $state.raw<Document | null>(null);
  lines = $state.raw<Line[]>([]);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  /** Came by the link of a player, who may take a chair that is free. */
  player = $state(false);
  table = $state("");
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** Why the server closed the connection for good, if it did. */
  reason = $state("");

  private socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly token: string) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Ask for something; the answer is `done`, `refused` with a reason, or what was asked for. */
  ask(request: Request): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "refused", id, reason: "The connection is lost for a moment; it is coming back." });
        return;
      }
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  private again = (): void => {
    if (this.status === "lost" && !document.hidden) {
      this.tries = 0;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const last = this.lines.at(-1);
      const undone = this.document?.undone ?? 0;
      socket.send(JSON.stringify({ type: "hello", token: this.token, line: last ? last.place + 1 : 0, undone }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  private onClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.status === "closed") return;
    for (const [id, resolve] of this.waiting) {
      resolve({ type: "refused", id, reason: "The connection broke off before the answer came." });
    }
    this.waiting.clear();
    if (code === 1008 && this.reason) {
      this.status = "closed";
      return;
    }
    this.status = "lost";
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.document = message.document;
        this.seats = message.seats;
        this.host = message.host;
        this.player = message.player;
        this.table = message.table;
        this.lines = [...this.lines.filter((each) => each.place < message.cut), ...message.lines];
        this.status = "open";
        this.tries = 0;
        break;
      case "update": {
        const before = message.cut;
        const earlier = before == null ? this.lines : this.lines.filter((each) => each.place < before);
        this.lines = [...earlier, ...message.lines];
        if (this.document) {
          this.document = applyPatch(this.document, message.patch as Patch);
          this.seats = this.document.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : []));
        }
        break;
      }
      case "goodbye":
        this.reason = message.reason;
        break;
      default: {
        const id = message.id;
        if (id != null) {
          this.waiting.get(id)?.(message);
          this.waiting.delete(id);
        }
      }
    }
  }
}
