import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import type { ReviewMoment, ReviewState, ReviewTried } from "../net/protocol";
import { language } from "../texts/language";
import { positionRoute } from "./position-link";

/**
 * The id that `#/try` addresses use for the uploaded record. It cannot be a table's id, because those are
 * longer.
 */
export const RECORD = "record";

/** The number of milliseconds between two requests for the progress of a review. */
const PAUSE = 1500;

type Action = "look" | "start" | "stop";

/**
 * The place in a review that a reader has left: the turn on the curve (-1 for the end) and the scroll
 * position.
 */
export interface ReviewPlace {
  turn: number;
  scroll: number;
  /** True if the review opens automatically the next time that its game is shown. */
  returning: boolean;
}

const places = new Map<string, ReviewPlace>();

/** Returns the reader's place in the review of this table or, for `RECORD`, of the uploaded record. */
export function reviewPlace(id: string): ReviewPlace {
  const place = places.get(id) ?? { turn: -1, scroll: 0, returning: false };
  places.set(id, place);
  return place;
}

/** Whether the reader has left this table's review to look at the board. */
export function isReturning(id: string): boolean {
  return places.get(id)?.returning ?? false;
}

/** A review that is open on this page. */
abstract class WatchedReview {
  readonly found = signal<ReviewState | null>(null);
  readonly trouble = signal("");
  private timer = 0;
  private closed = false;

  look(): Promise<void> {
    return this.take("look");
  }

  change(action: "start" | "stop"): Promise<void> {
    return this.take(action);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Whether the viewer may start the analysis and try other answers. */
  abstract get mayBegin(): boolean;

  /** The id of the table, or `RECORD`. */
  abstract readonly id: string;

  /** The address of the page that shows the review. */
  abstract readonly home: string;

  /** Requests the alternatives to a move and, if an answer is given, the review of that answer. */
  abstract attempt(at: number, text?: string): Promise<ReviewTried>;

  protected abstract ask(action: Action): Promise<ReviewState>;

  private async take(action: Action): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await this.ask(action);
      if (this.closed) return;
      this.found.value = found;
      this.trouble.value = "";
      if (found.state === "running") this.timer = window.setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (!this.closed) this.trouble.value = (error as Error).message;
    }
  }
}

export type AnyReview = WatchedReview;

/** The review of a table. Only people with a key to the table may start its analysis. */
export class TableReview extends WatchedReview {
  constructor(
    readonly id: string,
    private readonly token: string | undefined,
  ) {
    super();
  }

  get home(): string {
    return `#/table/${this.id}`;
  }

  get mayBegin(): boolean {
    return this.token !== undefined;
  }

  attempt(at: number, text = ""): Promise<ReviewTried> {
    const path = `api/tables/${this.id}/review/try?language=${language.peek()}`;
    return post<ReviewTried>(path, { token: this.token, at, text });
  }

  protected ask(action: Action): Promise<ReviewState> {
    const path = `api/tables/${this.id}/review?language=${language.peek()}`;
    return action === "look"
      ? get<ReviewState>(path)
      : post<ReviewState>(path, { token: this.token, action });
  }
}

/** The review of an uploaded record. */
export class SentRecordReview extends WatchedReview {
  readonly mayBegin = true;
  readonly id = RECORD;
  readonly home = "#/review";

  constructor(private readonly record: string) {
    super();
  }

  attempt(at: number, text = ""): Promise<ReviewTried> {
    const path = `api/review/try?language=${language.peek()}`;
    return post<ReviewTried>(path, { record: this.record, at, text });
  }

  /** The route to the board as it was after this number of moves. */
  async boardRoute(at: number): Promise<string> {
    const { game, position } = await post<ReviewMoment>("api/review/moment", { record: this.record, at });
    return positionRoute(game, position);
  }

  protected ask(action: Action): Promise<ReviewState> {
    return post<ReviewState>(`api/review?language=${language.peek()}`, { record: this.record, action });
  }
}
