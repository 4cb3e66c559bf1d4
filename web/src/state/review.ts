import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import type { ReviewState, ReviewTried } from "../net/protocol";
import { language } from "../texts/language";

/** How long to wait before asking how far a review has come. */
const PAUSE = 1500;

/** The review of a finished game, while somebody looks at it. */
export class TableReview {
  readonly found = signal<ReviewState | null>(null);
  readonly trouble = signal("");
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
  ) {}

  /** Only those who have a key to the table may let the server think. */
  get mayBegin(): boolean {
    return this.token !== undefined;
  }

  async look(): Promise<void> {
    await this.take(() => get<ReviewState>(this.address()));
  }

  async change(action: "start" | "stop"): Promise<void> {
    await this.take(() => post<ReviewState>(this.address(), { token: this.token, action }));
  }

  /** What else could have been chosen at a move; with an answer, what the review says of it. */
  attempt(at: number, text = ""): Promise<ReviewTried> {
    const path = `api/tables/${this.table}/review/try?language=${language.peek()}`;
    return post<ReviewTried>(path, { token: this.token, at, text });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private address(): string {
    return `api/tables/${this.table}/review?language=${language.peek()}`;
  }

  private async take(ask: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await ask();
      if (this.closed) return;
      this.found.value = found;
      this.trouble.value = "";
      if (found.state === "running") this.timer = window.setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      if (!this.closed) this.trouble.value = (error as Error).message;
    }
  }
}
