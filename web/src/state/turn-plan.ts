import { batch, computed, signal } from "@preact/signals";
import type { Imagined } from "../net/protocol";

/**
 * The viewer's next turn, tried out while others think. It is a chain of the viewer's moves that is kept
 * until their turn begins.
 */
export class TurnPlan {
  readonly open = signal(false);
  readonly shown = signal<Imagined | null>(null);
  readonly trouble = signal("");
  readonly texts = signal<string[]>([]);
  /** A sentence for each move of the chain, as far as they are known. */
  readonly words = signal<string[]>([]);
  /** True if there is a plan but the planning mode is closed. */
  readonly kept = computed(() => !this.open.value && this.texts.value.length > 0);

  private seat: number | null = null;

  constructor(
    private readonly table: string,
    private readonly imagine: (texts: string[]) => Promise<Imagined>,
  ) {}

  /** Assigns the plan to a seat, so that people who share a device cannot see each other's plans. */
  belongTo(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.leave();
    batch(() => {
      this.words.value = [];
      try {
        this.texts.value = JSON.parse(sessionStorage.getItem(this.place) ?? "[]") as string[];
      } catch {
        this.texts.value = [];
      }
    });
  }

  begin(): void {
    this.open.value = true;
    this.show(this.texts.value, () => this.show([]));
  }

  choose(word: string): void {
    this.show([...this.texts.value, word]);
  }

  back(all = false): void {
    this.show(all ? [] : this.texts.value.slice(0, -1));
  }

  /** Shows the actual state on the board again but keeps the plan. */
  leave(): void {
    batch(() => {
      this.open.value = false;
      this.shown.value = null;
      this.trouble.value = "";
    });
  }

  drop(): void {
    this.leave();
    this.keep([]);
  }

  /** Requests the effect of the plan with one more move. */
  look(word: string): Promise<Imagined> {
    return this.imagine([...this.texts.value, word]);
  }

  private show(texts: string[], otherwise?: () => void): void {
    this.imagine(texts).then(
      (shown) => {
        if (!this.open.value) return;
        batch(() => {
          this.shown.value = shown;
          this.trouble.value = "";
          this.keep(shown.texts);
          this.words.value = shown.words.filter(Boolean);
        });
      },
      (error: Error) => {
        if (otherwise && texts.length > 0) otherwise();
        else this.trouble.value = error.message;
      },
    );
  }

  private keep(texts: string[]): void {
    this.texts.value = texts;
    if (texts.length === 0) this.words.value = [];
    sessionStorage.setItem(this.place, JSON.stringify(texts));
  }

  private get place(): string {
    return `patolli.plan.${this.table}.${this.seat}`;
  }
}
