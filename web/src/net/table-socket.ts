import { closeSocket } from "./close-socket";
import { socketAddress } from "./http";
import {
  type ClientMessage,
  type Failure,
  type Held,
  type ServerMessage,
  VERSION,
  type Welcome,
} from "./protocol";
import { refusalText } from "./refusal-texts";

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;

/** A message to the table without its id, which the socket adds. */
export type TableRequest = WithoutId<ClientMessage>;

/**
 * `full` means that the server does not accept more connections at present; `refused` means that the page and
 * the server have different versions.
 */
export type ConnectionState = "connecting" | "open" | "lost" | "full" | "gone" | "refused";

export class RequestFailed extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(refusalText(error, text));
  }
}

interface PendingRequest {
  request: TableRequest;
  repeat: boolean;
  done: (answer: ServerMessage) => void;
  failed: (error: RequestFailed) => void;
}

/** Handlers for the messages that arrive from a table. */
export interface LineHandlers {
  hello: () => { tokens: Held[]; language: string };
  welcome: (welcome: Welcome) => void;
  message: (message: ServerMessage) => void;
  /** Called when the server has refused `hello`. Returns true to reconnect with a different `hello`. */
  refused: (failure: Failure) => boolean;
  state: (state: ConnectionState) => void;
}

/** The connection to a table. It is a socket or, in a tour, a series of single requests. */
export interface TableLine {
  request<T extends ServerMessage>(request: TableRequest): Promise<T>;
  /** Reconnects, for example to change the language. */
  reconnect(): void;
  close(): void;
}

const LONGEST_WAIT = 8000;
const CLOSED_NO_TABLE = 4404;
const CLOSED_FULL = 1013;

/**
 * The socket of one table. It reconnects automatically and repeats unanswered commands. Repeating a move is
 * safe: if the first copy has been carried out, the question has a new number, so the table rejects the
 * second copy.
 */
export class TableSocket implements TableLine {
  private socket: WebSocket | null = null;
  private next = 1;
  private tries = 0;
  private closed = false;
  private helloId = 0;
  private timer = 0;
  private readonly waiting = new Map<number, PendingRequest>();

  constructor(
    private readonly table: string,
    private readonly handlers: LineHandlers,
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
  }

  request<T extends ServerMessage>(request: TableRequest): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, {
        request,
        repeat: ["play", "play_chain", "undo", "chat", "propose", "reply", "note", "lift", "start"].includes(
          request.do,
        ),
        done: (answer) => resolve(answer as T),
        failed: reject,
      });
      this.send({ ...request, id });
    });
  }

  /** The number of unanswered requests. */
  get pending(): number {
    return this.waiting.size;
  }

  /**
   * Sends `hello` again, for example to change the language, but not before the first `hello` has been sent.
   */
  reconnect(): void {
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.tries = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    if (this.socket !== null) closeSocket(this.socket);
  }

  private readonly reconnectNow = () => {
    if (this.closed || (this.socket !== null && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.tries === 0) this.handlers.state("connecting");
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      this.helloId = this.next++;
      socket.send(
        JSON.stringify({
          do: "hello",
          id: this.helloId,
          version: VERSION,
          prospects: true,
          ...this.handlers.hello(),
        }),
      );
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (event.code === CLOSED_NO_TABLE) {
        this.handlers.state("gone");
        return;
      }
      this.handlers.state(event.code === CLOSED_FULL ? "full" : "lost");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++);
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.is === "welcome" && message.to === this.helloId) {
      this.tries = 0;
      this.handlers.state("open");
      this.handlers.welcome(message);
      this.resend();
      return;
    }
    if ("to" in message && message.to === this.helloId && message.is === "error") {
      if (this.handlers.refused(message as Failure)) this.reconnect();
      else this.refuse();
      return;
    }
    const waiting = "to" in message ? this.waiting.get(message.to) : undefined;
    if (waiting === undefined || !("to" in message)) {
      this.handlers.message(message);
      return;
    }
    this.waiting.delete(message.to);
    if (message.is === "error")
      waiting.failed(new RequestFailed((message as Failure).error, (message as Failure).text));
    else waiting.done(message);
  }

  private refuse(): void {
    this.closed = true;
    this.handlers.state("refused");
    this.socket?.close();
  }

  private resend(): void {
    for (const [id, { request, repeat, failed }] of [...this.waiting]) {
      if (repeat) this.send({ ...request, id });
      else {
        this.waiting.delete(id);
        failed(new RequestFailed("lost", ""));
      }
    }
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
