import { computed, signal } from "@preact/signals";
import type { Asked, Hinted } from "../net/protocol";

const NOWHERE: ReadonlySet<string> = new Set();

export type Strength = 1 | 2 | 3;

/** A hint about the current question: where to look, which move to make, and why. */
export class CurrentHint {
  readonly answer = signal<Hinted | null>(null);
  readonly asking = signal(false);
  readonly trouble = signal("");

  constructor(private readonly send: (question: number, strength: Strength) => Promise<Hinted>) {}

  forget(): void {
    this.answer.value = null;
    this.asking.value = false;
    this.trouble.value = "";
  }

  request(question: Asked, strength: Strength): void {
    if (this.asking.value) return;
    this.asking.value = true;
    this.trouble.value = "";
    this.send(question.number, strength).then(
      (answer) => {
        this.asking.value = false;
        this.answer.value = answer;
      },
      (error: Error) => {
        this.asking.value = false;
        this.trouble.value = error.message;
      },
    );
  }

  private readonly pointedAt = computed<ReadonlySet<string>>(() => {
    const answer = this.answer.value;
    if (answer === null) return NOWHERE;
    return new Set(answer.move ? [answer.move.text] : answer.look.map((option) => option.text));
  });

  /** The moves that the hint highlights. */
  moves(question: Asked | null): ReadonlySet<string> {
    const moves = this.pointedAt.value;
    return this.answer.value?.question === question?.number ? moves : NOWHERE;
  }
}
