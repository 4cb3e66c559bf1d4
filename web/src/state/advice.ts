import { computed, signal } from "@preact/signals";
import type { Asked, Hinted } from "../net/protocol";

const NOWHERE: ReadonlySet<string> = new Set();

export type Strength = 1 | 2 | 3;

/** A hint about the question that stands: where to look, which move, why. */
export class Advice {
  readonly told = signal<Hinted | null>(null);
  readonly asking = signal(false);
  readonly trouble = signal("");

  constructor(private readonly ask: (question: number, strength: Strength) => Promise<Hinted>) {}

  forget(): void {
    this.told.value = null;
    this.asking.value = false;
    this.trouble.value = "";
  }

  want(question: Asked, strength: Strength): void {
    if (this.asking.value) return;
    this.asking.value = true;
    this.trouble.value = "";
    this.ask(question.number, strength).then(
      (told) => {
        this.asking.value = false;
        this.told.value = told;
      },
      (error: Error) => {
        this.asking.value = false;
        this.trouble.value = error.message;
      },
    );
  }

  private readonly pointedAt = computed<ReadonlySet<string>>(() => {
    const told = this.told.value;
    if (told === null) return NOWHERE;
    return new Set(told.move ? [told.move.text] : told.look.map((option) => option.text));
  });

  /** The words that the hint points at. */
  words(question: Asked | null): ReadonlySet<string> {
    const words = this.pointedAt.value;
    return this.told.value?.question === question?.number ? words : NOWHERE;
  }
}
