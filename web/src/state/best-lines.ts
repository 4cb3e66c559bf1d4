import { signal } from "@preact/signals";
import { HttpError, post } from "../net/http";
import type { PositionBestLine, PositionLines } from "../net/protocol";
import { language } from "../texts/language";
import type { PositionStart } from "./position-line";

/**
 * The number of milliseconds between an answer and the next request, which leaves the server time for others.
 */
const PAUSE = 300;
const AGAIN = 4000;
/** The search stops after this number of consecutive failures. */
const MOST_FAILURES = 4;

/** The error code used when the server has failed several times in a row. */
export const TOO_BUSY = "too-busy";

/** Searches for the best lines in a position and improves them until the search is stopped. */
export class BestLines {
  readonly running = signal(false);
  readonly found = signal<PositionLines | null>(null);
  /** The reason why the search failed. */
  readonly trouble = signal("");
  /** True while the server is too busy and the last request is being repeated. */
  readonly repeats = signal(false);
  private failures = 0;
  private timer = 0;
  private question = "";
  private about: object = {};
  private seat = -1;

  constructor(private readonly game: string) {}

  /** Searches for the best lines for the current question. A new question restarts the search. */
  look(start: PositionStart, seat: number): void {
    const about = { ...start, language: language.peek() };
    const question = JSON.stringify([about, seat]);
    if (question === this.question) return;
    this.question = question;
    this.about = about;
    this.seat = seat;
    this.found.value = null;
    this.forgetTrouble();
    clearTimeout(this.timer);
    if (this.running.peek()) void this.ask();
  }

  start(): void {
    this.running.value = true;
    this.forgetTrouble();
    void this.ask();
  }

  stop(): void {
    this.running.value = false;
    this.repeats.value = false;
    clearTimeout(this.timer);
  }

  private forgetTrouble(): void {
    this.failures = 0;
    this.trouble.value = "";
    this.repeats.value = false;
  }

  private async ask(): Promise<void> {
    const { question } = this;
    if (this.seat < 0) return;
    let wait = PAUSE;
    try {
      const known = this.found.peek()?.iterations ?? 0;
      const body = { ...this.about, seat: this.seat, known };
      const found = await post<PositionLines>(`api/games/${this.game}/position/lines`, body);
      if (question !== this.question) return;
      this.forgetTrouble();
      if (found.iterations >= known) this.found.value = found;
      if (found.done) this.running.value = false;
    } catch (error) {
      if (question !== this.question) return;
      wait = AGAIN;
      this.failures += 1;
      const final = error instanceof HttpError && error.status < 409;
      if (final || this.failures >= MOST_FAILURES) {
        this.stop();
        this.trouble.value = final ? error.message : TOO_BUSY;
      } else if (this.running.peek()) this.repeats.value = true;
    }
    if (this.running.peek()) this.timer = window.setTimeout(() => void this.ask(), wait);
  }
}

/** The first moves of a line, up to the point where they depend on chance or on other players. */
export function playable(line: PositionBestLine): string[] {
  return line.moves.slice(0, line.playable);
}
