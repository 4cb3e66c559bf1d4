import { HttpError, post } from "../net/http";
import { type Prospects, type ServerMessage, type TableInfo, VERSION } from "../net/protocol";
import { type LineHandlers, RequestFailed, type TableLine, type TableRequest } from "../net/table-socket";
import { language } from "../texts/language";

/** The number of milliseconds before a failed request is repeated. */
const AGAIN = 2000;

export const ACK = { is: "ack", to: 0, again: null } as ServerMessage;

/**
 * Replaces a table's socket with single requests, so that the board and the question box work as they do at a
 * table. The server stores nothing; each request contains all moves.
 */
export abstract class LineWithoutTable implements TableLine {
  /** Called when the next position does not follow from the previous one. */
  begins: () => void = () => {};
  protected handlers: LineHandlers | null = null;
  protected timer = 0;
  protected greeted = false;

  constructor(
    /** The common prefix of the paths of all requests. */
    private readonly address: string,
  ) {}

  abstract request<T extends ServerMessage>(request: TableRequest): Promise<T>;
  abstract reconnect(): void;

  connect(handlers: LineHandlers): TableLine {
    this.handlers = handlers;
    this.reconnect();
    return this;
  }

  close(): void {
    clearTimeout(this.timer);
    this.handlers = null;
  }

  protected lost(): void {
    this.handlers?.state("lost");
    this.timer = window.setTimeout(() => this.reconnect(), AGAIN);
  }

  /** Loads the effects of the answers part by part, until another question is open. */
  protected async foresee(
    ask: (part: number) => Promise<Prospects>,
    isCurrent: () => boolean,
  ): Promise<void> {
    for (let part = 0, done = false; !done && isCurrent(); part++) {
      const found = await ask(part).catch(() => null);
      if (!found || !isCurrent()) return;
      this.handlers?.message(found);
      done = found.done;
    }
  }

  protected greet(table: TableInfo, seats: number[]): void {
    this.greeted = true;
    this.handlers?.state("open");
    this.handlers?.welcome({
      is: "welcome",
      to: 0,
      version: VERSION,
      server: "",
      table,
      seats,
      host: false,
      looking: null,
      clocks: { at: 0, left: table.seats.map(() => null), running: [] },
      chat: [],
      now: 0,
      muted: {},
    });
  }

  protected async post<T>(what: string, body: object): Promise<T> {
    try {
      return await post<T>(`${this.address}/${what}`, { ...body, language: language.peek() });
    } catch (error) {
      if (error instanceof HttpError) throw new RequestFailed(error.error, error.message);
      throw new RequestFailed("lost", "lost");
    }
  }
}
