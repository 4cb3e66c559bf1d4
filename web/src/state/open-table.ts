import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Ack, Hinted, Looking, ServerMessage } from "../net/protocol";
import { type LineHandlers, RequestFailed, type TableLine, type TableRequest } from "../net/table-socket";
import { AnswerableTable, type Preview } from "./answerable-table";
import { type AnswerEffect, needsConfirmation } from "./confirmation";
import { CurrentHint } from "./current-hint";
import { formDraft, hasUnsentForm } from "./form-draft";
import { asksNumber } from "./number-questions";
import { isLeftOverPress, isPointing, lateRefusals, markChanged } from "./pointer";
import { ofImagined, ofPreviewed, type PreviewResult } from "./previews";
import { chainKey } from "./prospects";
import { type AnswerSign, signOf } from "./repeated-answer";
import { confirmTurns } from "./settings";

/**
 * Errors that are not shown, because another question has already arrived or because the tour explains the
 * error.
 */
const QUIET = ["stale", "tour-wrong"];
/** A table that is open on this page, with its state and the actions available to the viewer. */
export class OpenTable extends AnswerableTable {
  /** The chain of moves that has been sent but not yet answered. */
  readonly pending = signal<string[] | null>(null);
  /** The effect of a click on the place or button under the pointer. */
  readonly preview = signal<Preview | null>(null);
  /** The moves that the last press could mean, if there is more than one. */
  readonly several = signal<string[]>([]);
  readonly trouble = signal("");
  /** True if a press was ignored because the pointer has not moved since the question changed. */
  readonly pressRefused = signal(false);
  /** The number of ignored presses; each one is reported at its own place. */
  readonly refusals = signal(0);
  /** Whether a form on the board has unsent changes, which any other answer would discard. */
  readonly unsentForm = computed(() => hasUnsentForm(this.id, this.question.value?.number));
  readonly hint = new CurrentHint((question, strength) =>
    this.request<Hinted>({ do: "hint", seat: this.seat.peek(), question, strength }),
  );
  private readonly stopAsking: () => void;
  private wanted: string | null = null;
  /** The answer to the question before this one, if this seat gave it. */
  private readonly given = signal<AnswerSign | null>(null);
  /** How many moves each click in this turn has made, so that undo can take them back together. */
  private clicks: number[] = [];

  constructor(id: string, connect?: (handlers: LineHandlers) => TableLine) {
    super(id, connect);
    const stopPlan = effect(() => {
      const seat = this.seat.value;
      untracked(() => this.plan.belongTo(seat));
    });
    const stopNumber = effect(() => {
      const number = this.number.value;
      untracked(() => this.asked(number));
    });
    const asked = computed(() => this.asks.value?.number);
    const stopChanges = effect(() => {
      void [asked.value, this.unconfirmed.value, this.several.value];
      markChanged();
      this.pressRefused.value = false;
    });
    const refusedBefore = lateRefusals.peek();
    const stopRefusals = effect(() => {
      if (lateRefusals.value > refusedBefore) untracked(() => this.noteRefusal());
    });
    const stopFilling = effect(() => {
      void formDraft.value; // runs again when the form has accepted a press
      this.pressRefused.value = false;
    });
    this.stopAsking = () => {
      stopFilling();
      stopRefusals();
      stopChanges();
      stopPlan();
      stopNumber();
    };
  }

  override close(): void {
    this.stopAsking();
    super.close();
  }

  protected override isSending(): boolean {
    return this.pending.peek() !== null;
  }

  /** Resets everything that belongs to the previous question. */
  private asked(number: number | undefined): void {
    this.previews.forget();
    this.hint.forget();
    this.wanted = null;
    batch(() => {
      this.pending.value = null; // the question has been answered, but the `ack` may not have arrived yet
      this.preview.value = null;
      this.unconfirmed.value = null;
      this.askedOdds.value = new Map();
      this.several.value = [];
    });
    if (number !== undefined) this.plan.leave();
    else this.given.value = null;
  }

  // ---- actions of the player ---------------------------------------------------------------------------

  /**
   * Handles a click on a place or a button. If the click could play several moves, the player must choose
   * one.
   */
  choose(words: string[]): void {
    const word = words[0];
    if (word === undefined || this.pending.value !== null) return;
    if (words.length > 1) {
      this.look(null); // it is not yet known which move the click will play
      this.several.value = words;
      return;
    }
    if (this.question.value === null) {
      this.several.value = [];
      if (this.plan.open.value) this.plan.choose(word);
      return;
    }
    const chain = this.offers.value.get(word)?.chain ?? [word];
    this.playChain(word, chain);
  }

  /**
   * Plays several moves. Asks for confirmation if they end the turn, cannot be taken back, or give something
   * up.
   */
  playChain(word: string, chain: string[], always = false): void {
    if (this.refuses(this.mayCost(chain), this.repeats(chain))) return;
    if (!confirmTurns.value && !always) {
      void this.send(chain);
      return;
    }
    const asked = this.number.peek();
    void this.named(chain).then(
      (shown) => {
        if (this.number.peek() !== asked || this.pending.peek() !== null) return; // answered meanwhile
        if (!always && !needsConfirmation(this.effectOf(shown, chain))) void this.send(chain);
        else this.unconfirmed.value = { word, chain, shown };
      },
      (error: Error) => (this.trouble.value = error.message),
    );
  }

  /** Plays moves that were chosen elsewhere, such as a best line. */
  playLine(seat: number, texts: string[]): Promise<void> {
    const question = this.question.peek();
    if (question === null || this.pending.peek() !== null) return Promise.resolve();
    return this.deliver({ do: "play_chain", seat, question: question.number, texts }, texts);
  }

  /**
   * Plays an answer that was decided in advance. It needs no confirmation and does not depend on when the
   * press happened.
   */
  playDecided(word: string): void {
    if (this.question.peek() !== null && this.pending.peek() === null) void this.send([word]);
  }

  /** Ignores a press that was meant for the previous question, if the press may cost something. */
  private refuses(mayCost = true, repeats = false): boolean {
    const refused = mayCost && isLeftOverPress(repeats);
    if (refused) this.noteRefusal();
    else this.pressRefused.value = false;
    return refused;
  }

  private noteRefusal(): void {
    this.pressRefused.value = true;
    this.refusals.value++;
  }

  /** Whether a press on this answer is ignored while the pointer rests after a change of the question. */
  needsMovedPointer(chain: string[]): boolean {
    return this.question.value !== null && this.mayCost(chain) && !this.repeats(chain);
  }

  /** Whether this answer is the same as the one to the previous question, with the same effect. */
  private repeats(chain: string[]): boolean {
    const sign = this.signOf(chain);
    return sign !== null && sign === this.given.value;
  }

  private signOf(chain: string[]): AnswerSign | null {
    const offer = this.offers.value.get(chain[chain.length - 1] ?? "");
    return signOf(this.question.value, chain, offer, this.prices.value.get(chainKey(chain)));
  }

  /** The consequences of a previewed answer. */
  effectOf({ end, ends, costs }: PreviewResult, chain: string[]): AnswerEffect {
    const offer = this.offers.peek().get(chain[chain.length - 1] ?? "");
    return {
      end,
      ends,
      costs,
      givesUp: offer?.givesUp ?? false,
      passes: chain.length === 1 && (offer?.passes ?? false),
      undo: this.seatState.peek()?.undo ?? false,
    };
  }

  confirm(): void {
    const unconfirmed = this.unconfirmed.value;
    if (unconfirmed === null || this.refuses()) return;
    this.unconfirmed.value = null;
    if (unconfirmed.values) this.sendForm(unconfirmed.values);
    else void this.send(unconfirmed.chain);
  }

  /**
   * The numbers that can replace this step of the chain that is waiting for confirmation; empty if the step
   * is not a number.
   */
  async numbersAt(step: number): Promise<string[]> {
    const chain = this.unconfirmed.peek()?.chain.slice(0, step) ?? [];
    const asked = step === 0 ? this.question.peek() : await this.previews.preview(chain);
    return asked && asksNumber(asked) ? asked.options.map((option) => option.text) : [];
  }

  /**
   * Changes one step of the chain that is waiting for confirmation, unless the remaining moves would then be
   * impossible.
   */
  async changeStep(step: number, text: string): Promise<void> {
    const waiting = this.unconfirmed.peek();
    if (waiting === null) return;
    const chain = waiting.chain.map((one, i) => (i === step ? text : one));
    const found = await this.previews.preview(chain);
    if (this.unconfirmed.peek() !== waiting || found.texts.length !== chain.length) return;
    const shown = ofPreviewed(found);
    this.unconfirmed.value = { ...waiting, chain, shown };
  }

  withdraw(): void {
    batch(() => {
      this.unconfirmed.value = null;
      this.several.value = [];
    });
  }

  /** Previews the effect of a move, or ends the preview if the move is null. */
  look(word: string | null): void {
    const chain = word === null ? undefined : this.offers.value.get(word)?.chain;
    this.lookAt(word, chain);
  }

  lookAt(word: string | null, chain: string[] | undefined): void {
    if (word !== null && !isPointing()) return;
    this.wanted = word;
    if (word === null) this.preview.value = null;
    if (word === null || chain === undefined) return;
    const trying: Promise<PreviewResult> = this.question.value
      ? this.foresee(chain)
      : this.plan.look(word).then(ofImagined);
    trying.then(
      (shown) => {
        if (this.wanted === word) this.preview.value = { word, chain, shown };
      },
      () => {},
    );
  }

  undo(all = false): void {
    if (this.unconfirmed.value !== null) {
      this.withdraw();
      return;
    }
    if (this.question.value === null && this.plan.open.value) {
      this.plan.back(all);
      return;
    }
    const moves = this.clicks.pop() ?? 1; // undo takes back all moves of one click
    if (all) this.clicks = [];
    void this.act<Ack>({
      do: "undo",
      seat: this.seat.value,
      question: this.question.value?.number ?? 0,
      all,
      moves,
    });
  }

  /**
   * Sends an outcome typed by the viewer, at a table where chance outcomes are typed. Without a text, the
   * computer draws the outcome; with `rest`, it draws all outcomes until the next decision.
   */
  enterOutcome(text: string, rest = false): Promise<void> {
    const chance = this.seatState.peek()?.chance;
    if (!chance) return Promise.resolve();
    this.trouble.value = "";
    return this.act<Ack>({ do: "outcome", seat: this.seat.peek(), number: chance.number, text, rest });
  }

  takeBackOutcome(): void {
    const number = this.seatState.peek()?.outcomeBack ?? 0;
    if (number) void this.act<Ack>({ do: "outcome_back", seat: this.seat.peek(), number });
  }

  lift(seat: number | null): void {
    void this.act<Ack>({ do: "lift", seat }, () => {
      this.looking.value = seat;
    });
  }

  /**
   * Called when another person at this device has to answer. That person sees the table at once if nothing is
   * secret; otherwise, a curtain hides it.
   */
  handOver(): void {
    void this.act<Looking>({ do: "hand_over" }, ({ seat }) => {
      this.looking.value = seat;
    });
  }

  /** Sends any other command to the table. */
  act<T extends ServerMessage>(request: TableRequest, then?: (answer: T) => void): Promise<void> {
    return this.request<T>(request).then(
      (answer) => then?.(answer),
      (error: unknown) => {
        this.trouble.value = error instanceof Error ? error.message : "";
      },
    );
  }

  /**
   * Answers this question and the following ones with a completed form. Confirmation works as it does for
   * other answers.
   */
  fill(values: number[]): void {
    const question = this.question.value;
    if (question === null || this.pending.value !== null || this.refuses()) return;
    if (!confirmTurns.value) {
      this.sendForm(values);
      return;
    }
    this.previews.filled(values).then(
      (found) => {
        if (this.number.peek() !== question.number || this.pending.peek() !== null) return;
        const shown = ofPreviewed(found);
        if (!needsConfirmation(this.effectOf(shown, found.texts))) this.sendForm(values);
        else this.unconfirmed.value = { word: "", chain: found.texts, shown, values };
      },
      (error: Error) => (this.trouble.value = error.message),
    );
  }

  private sendForm(values: number[]): void {
    const question = this.question.peek();
    if (question === null) return;
    const seat = this.seat.peek();
    void this.deliver({ do: "fill_form", seat, question: question.number, values }, []);
  }

  private async send(chain: string[]): Promise<void> {
    const question = this.question.value;
    if (question === null) return;
    const seat = this.seat.value;
    await this.deliver(
      chain.length === 1
        ? { do: "play", seat, question: question.number, text: chain[0]! }
        : { do: "play_chain", seat, question: question.number, texts: chain },
      chain,
    );
  }

  private async deliver(request: TableRequest, chain: string[]): Promise<void> {
    this.clicks = this.seatState.peek()?.undo ? [...this.clicks, chain.length] : [chain.length];
    this.given.value = this.signOf(chain);
    this.pacedUpdates.skip();
    batch(() => {
      this.pending.value = chain;
      this.trouble.value = "";
      this.several.value = [];
      this.preview.value = null;
    });
    this.plan.drop();
    try {
      const { moves } = await this.request<Ack>(request);
      if (request.do === "fill_form") this.clicks = [...this.clicks.slice(0, -1), moves];
    } catch (error) {
      const quiet = error instanceof RequestFailed && QUIET.includes(error.error);
      if (!quiet) this.trouble.value = error instanceof Error ? error.message : "";
    } finally {
      this.pending.value = null;
    }
  }
}
