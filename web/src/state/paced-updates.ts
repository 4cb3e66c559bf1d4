import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Update } from "../net/protocol";

/** The log lines for another seat's actions that are currently shown. */
export interface ShownActions {
  seat: number;
  lines: string[];
}

const FIRST = 900;
const NEXT = 550;
const BACKLOG = 5;

/** How other seats' turns are shown: automatically, with a press for each step, or all at once. */
export type Following = "watch" | "step" | "sum";

/**
 * Applies updates about other seats one after another, so that the viewer can follow them. `skip` applies all
 * remaining updates at once.
 */
export class PacedUpdates {
  readonly shownActions = signal<ShownActions | null>(null);
  /** True while the next update is waiting for a press. */
  readonly held = signal(false);
  private readonly queue: Update[] = [];
  private timer = 0;
  /** Stops waiting for the board; null while the board is not busy. */
  private stopWaiting: (() => void) | null = null;

  constructor(
    private readonly apply: (update: Update) => void,
    /**
     * Returns the other seat whose action an update shows, or null if the update should be applied at once.
     */
    private readonly actorOf: (update: Update) => number | null,
    /** Returns the factor for the delays; 0 means no delay. */
    private readonly pace: () => number,
    private readonly following: () => Following = () => "watch",
    /**
     * Not null while the board is still showing an earlier update. The next actions of other seats then wait.
     */
    private readonly showing: ReadonlySignal<unknown> = signal(null),
  ) {}

  push(update: Update): void {
    this.queue.push(update);
    if (this.timer === 0 && this.stopWaiting === null && !this.held.peek()) this.next();
  }

  /** Shows the next update now, because the viewer has asked for it or the mode has changed. */
  goOn(): void {
    this.pause();
    this.next();
  }

  /** Applies the rest of the current turn at once and starts the next one. */
  skipTurn(): void {
    this.pause();
    const seat = this.shownActions.peek()?.seat;
    while (seat !== undefined && this.queue[0] && this.actorOf(this.queue[0]) === seat)
      this.apply(this.queue.shift()!);
    this.shownActions.value = null;
    this.next();
  }

  /** Applies all updates at once. */
  skip(): void {
    this.pause();
    this.held.value = false;
    for (const update of this.queue.splice(0)) this.apply(update);
    this.shownActions.value = null;
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.stopWaiting?.();
    this.stopWaiting = null;
  }

  /** Continues as soon as the board shows the current state. */
  private whenShown(): () => void {
    return effect(() => {
      if (this.showing.value === null) queueMicrotask(() => this.stopWaiting && this.next());
    });
  }

  private next(): void {
    this.pause();
    this.held.value = false;
    for (let update = this.queue.shift(); update !== undefined; update = this.queue.shift()) {
      const actor = this.actorOf(update);
      if (actor !== null && this.showing.peek() !== null) {
        this.queue.unshift(update);
        this.stopWaiting = this.whenShown();
        return;
      }
      const had = this.shownActions.peek();
      const lines = update.shows.events
        .filter((one) => one.words && one.event.seat === actor)
        .map((one) => one.words);
      this.apply(update);
      const following = this.following();
      if (actor === null || following === "sum" || (following === "watch" && this.pace() === 0)) continue;
      const goesOn = had?.seat === actor;
      this.shownActions.value = { seat: actor, lines: goesOn ? [...had.lines, ...lines] : lines };
      if (following === "step") {
        this.held.value = true;
        return;
      }
      const wait = (goesOn ? NEXT : FIRST) * this.pace() * (this.queue.length > BACKLOG ? 0.4 : 1);
      this.timer = window.setTimeout(() => this.next(), wait);
      return;
    }
    this.shownActions.value = null;
  }
}
