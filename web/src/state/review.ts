import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import type { ReviewState, ReviewTried } from "../net/protocol";
import { language } from "../texts/language";

/** Delay between requests for a review's progress. */
const PAUSE = 1500;

type Action = "look" | "start" | "stop";

/** A review that someone is viewing. */
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

  /** Whether the viewer may start the analysis. */
  abstract get mayBegin(): boolean;

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

/** The review of a table; only holders of a key may start its analysis. */
export class TableReview extends WatchedReview {
  constructor(
    readonly table: string,
    private readonly token: string | undefined,
  ) {
    super();
  }

  get mayBegin(): boolean {
    return this.token !== undefined;
  }

  /** The alternatives at a move; with an answer, the review of that answer. */
  attempt(at: number, text = ""): Promise<ReviewTried> {
    const path = `api/tables/${this.table}/review/try?language=${language.peek()}`;
    return post<ReviewTried>(path, { token: this.token, at, text });
  }

  protected ask(action: Action): Promise<ReviewState> {
    const path = `api/tables/${this.table}/review?language=${language.peek()}`;
    return action === "look"
      ? get<ReviewState>(path)
      : post<ReviewState>(path, { token: this.token, action });
  }
}

/** The review of an uploaded record. */
export class SentRecordReview extends WatchedReview {
  readonly mayBegin = true;

  constructor(private readonly record: string) {
    super();
  }

  protected ask(action: Action): Promise<ReviewState> {
    return post<ReviewState>(`api/review?language=${language.peek()}`, { record: this.record, action });
  }
}
