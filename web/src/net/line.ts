import { socketAddress } from "./http";
import { type Failure, type Held, type Saying, type ServerMessage, VERSION, type Welcome } from "./protocol";

/** `full`: the server takes no more connections just now; `refused`: page and server do not fit together. */
export type LineState = "connecting" | "open" | "lost" | "full" | "gone" | "refused";

export class Failed extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

interface Waiting {
  saying: Saying;
  again: boolean;
  done: (answer: ServerMessage) => void;
  failed: (error: Failed) => void;
}

interface Ears {
  hello: () => { tokens: Held[]; language: string };
  welcome: (welcome: Welcome) => void;
  heard: (message: ServerMessage) => void;
  /** Hello was refused; true: say it again, differently. */
  refused: (failure: Failure) => boolean;
  state: (state: LineState) => void;
}

const LONGEST_WAIT = 8000;
const CLOSED_NO_TABLE = 4404;
const CLOSED_FULL = 1013;

/**
 * One line to one table. It comes back by itself; what was said and not answered is said again, because a
 * table refuses a move that it already has: its question has another number then.
 */
export class Line {
  private socket: WebSocket | null = null;
  private next = 1;
  private tries = 0;
  private closed = false;
  private helloId = 0;
  private timer = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    this.connect();
    addEventListener("online", this.atOnce);
  }

  say<T extends ServerMessage>(saying: Saying): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, {
        saying,
        again: ["play", "play_chain", "undo", "chat", "propose", "reply", "note", "lift", "start"].includes(
          saying.do,
        ),
        done: (answer) => resolve(answer as T),
        failed: reject,
      });
      this.send({ ...saying, id });
    });
  }

  /** How many sayings wait for their answer. */
  get pending(): number {
    return this.waiting.size;
  }

  /** Says hello anew, for instance in another language; nothing to do where it has not been said yet. */
  again(): void {
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.atOnce);
    this.socket?.close();
  }

  private readonly atOnce = () => {
    if (this.closed || (this.socket !== null && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.tries === 0) this.ears.state("connecting");
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      this.helloId = this.next++;
      socket.send(JSON.stringify({ do: "hello", id: this.helloId, version: VERSION, ...this.ears.hello() }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === CLOSED_NO_TABLE) {
        this.ears.state("gone");
        return;
      }
      this.ears.state(event.code === CLOSED_FULL ? "full" : "lost");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.is === "welcome" && message.to === this.helloId) {
      this.tries = 0;
      this.ears.state("open");
      this.ears.welcome(message);
      this.resend();
      return;
    }
    if ("to" in message && message.to === this.helloId && message.is === "error") {
      if (this.ears.refused(message as Failure)) this.again();
      else this.refuse();
      return;
    }
    const waiting = "to" in message ? this.waiting.get(message.to) : undefined;
    if (waiting === undefined || !("to" in message)) {
      this.ears.heard(message);
      return;
    }
    this.waiting.delete(message.to);
    if (message.is === "error")
      waiting.failed(new Failed((message as Failure).error, (message as Failure).text));
    else waiting.done(message);
  }

  private refuse(): void {
    this.closed = true;
    this.ears.state("refused");
    this.socket?.close();
  }

  private resend(): void {
    for (const [id, { saying, again, failed }] of [...this.waiting]) {
      if (again) this.send({ ...saying, id });
      else {
        this.waiting.delete(id);
        failed(new Failed("lost", "lost"));
      }
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
