import { signal } from "@preact/signals";
import type { Shows } from "../net/protocol";

export interface Update {
  seat: number;
  whole: boolean;
  shows: Shows;
}

/** What another seat is doing just now, line by line. */
export interface Staged {
  seat: number;
  lines: string[];
}

const FIRST = 900;
const NEXT = 550;
const BACKLOG = 5;

/** Shows what others do one after the other, so that one can follow; whoever does not want to wait skips it. */
export class Staging {
  readonly staged = signal<Staged | null>(null);
  private readonly queue: Update[] = [];
  private timer = 0;

  constructor(
    private readonly apply: (update: Update) => void,
    /** Whose doing an update tells: another seat's, or nobody's that needs to be staged. */
    private readonly doer: (update: Update) => number | null,
    /** How fast, 0: not at all. */
    private readonly pace: () => number,
  ) {}

  push(update: Update): void {
    this.queue.push(update);
    if (this.timer === 0) this.next();
  }

  /** Everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    for (const update of this.queue.splice(0)) this.apply(update);
    this.staged.value = null;
  }

  private next(): void {
    this.timer = 0;
    for (let update = this.queue.shift(); update !== undefined; update = this.queue.shift()) {
      const doer = this.doer(update);
      const had = this.staged.peek();
      const lines = update.shows.events
        .filter((one) => one.words && one.event.seat === doer)
        .map((one) => one.words);
      this.apply(update);
      if (doer === null || this.pace() === 0) continue;
      const goesOn = had?.seat === doer;
      this.staged.value = { seat: doer, lines: goesOn ? [...had.lines, ...lines] : lines };
      const wait = (goesOn ? NEXT : FIRST) * this.pace() * (this.queue.length > BACKLOG ? 0.4 : 1);
      this.timer = window.setTimeout(() => this.next(), wait);
      return;
    }
    this.staged.value = null;
  }
}
