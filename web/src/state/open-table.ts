import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type {
  Ack,
  AnswerOdds,
  ChainOption,
  Hinted,
  Imagined,
  Looking,
  Payment,
  Prospect,
  ServerMessage,
} from "../net/protocol";
import { type LineHandlers, RequestFailed, type TableLine, type TableRequest } from "../net/table-socket";
import { type AnswerEffect, needsConfirmation } from "./confirmation";
import { CurrentHint } from "./current-hint";
import { formDraft, hasUnsentForm } from "./form-draft";
import { asksNumber } from "./number-questions";
import { type Offer, offersOf, stepsOf } from "./offers";
import { isLeftOverPress, isPointing, lateRefusals, markChanged } from "./pointer";
import { ofImagined, ofPreviewed, ofProspect, type PreviewResult, Previews } from "./previews";
import { chainKey } from "./prospects";
import { confirmTurns } from "./settings";
import { TableConnection } from "./table-connection";
import { TurnPlan } from "./turn-plan";

/** Refusals that are not shown, because another question has arrived or a tour has explained the refusal. */
const QUIET = ["stale", "tour-wrong"];
const NO_CHAINS: ChainOption[] = [];
const NO_PROSPECTS: ReadonlyMap<string, Prospect> = new Map();
const NO_ODDS: ReadonlyMap<string, AnswerOdds> = new Map();

export interface Preview {
  word: string;
  chain: string[];
  shown: PreviewResult;
  /** The values of a form; `chain` contains the corresponding moves. */
  values?: number[];
}

/** A table open on this page: its state, and all actions of the viewer. */
export class OpenTable extends TableConnection {
  /** A chain that has been sent and not yet answered. */
  readonly pending = signal<string[] | null>(null);
  /** The effect of a click, while a place or a button is pointed at. */
  readonly preview = signal<Preview | null>(null);
  /** A chain that would end the turn and waits for confirmation. */
  readonly unconfirmed = signal<Preview | null>(null);
  /** Odds requested because they were not pushed, by chain; null if they cannot be known. */
  private readonly askedOdds = signal<ReadonlyMap<string, AnswerOdds | null>>(new Map());
  /**
   * Odds of the answer that waits for confirmation; null while they are not known, undefined if nothing is at
   * stake.
   */
  readonly unconfirmedOdds = computed<AnswerOdds | null | undefined>(() => {
    const waiting = this.unconfirmed.value;
    if (!waiting?.shown.atStake) return undefined;
    const { chain } = waiting;
    const foreseen = chain.length === 1 ? this.prospects.value?.odds.get(chain[0]!) : undefined;
    if (foreseen) return foreseen;
    const found = this.askedOdds.value.get(chainKey(chain));
    return found === undefined ? null : (found ?? undefined);
  });
  /** Odds of the answers, including those of the answer that waits for confirmation. */
  readonly odds = computed<ReadonlyMap<string, AnswerOdds>>(() => {
    const known = this.prospects.value?.odds ?? NO_ODDS;
    const waiting = this.unconfirmedOdds.value;
    return waiting ? new Map([...known, [this.unconfirmed.value!.word, waiting]]) : known;
  });
  /** The words that a press could mean, if there are several. */
  readonly several = signal<string[]>([]);
  readonly trouble = signal("");
  /** Whether a press was ignored because the pointer had not moved since the question changed. */
  readonly pressRefused = signal(false);
  /** Combined answers to a run of number questions; null while they are not known. */
  readonly payments = computed<Payment[] | null>(() =>
    this.question.value ? (this.prospects.value?.payments ?? null) : [],
  );
  /** Gains and costs of the answers; an answer is missing until its gains and costs are known. */
  readonly prices = computed<ReadonlyMap<string, Prospect>>(() =>
    this.question.value ? (this.prospects.value?.byChain ?? NO_PROSPECTS) : NO_PROSPECTS,
  );

  /** The question to answer: the seat's own, or that of a planned turn. */
  readonly asks = computed(
    () => this.question.value ?? (this.plan.open.value ? (this.plan.shown.value?.question ?? null) : null),
  );
  /** Chains that one click plays. */
  readonly chains = computed(() =>
    this.question.value ? (this.prospects.value?.chains ?? NO_CHAINS) : NO_CHAINS,
  );
  /** Whether a form on the board has unsent changes, which any other answer would discard. */
  readonly unsentForm = computed(() => hasUnsentForm(this.id, this.question.value?.number));
  readonly offers = computed<ReadonlyMap<string, Offer>>(() => offersOf(this.asks.value, this.chains.value));

  readonly previews = new Previews(
    (request) => this.request(request),
    () => this.seat.peek(),
  );
  readonly plan: TurnPlan;
  readonly hint = new CurrentHint((question, strength) =>
    this.request<Hinted>({ do: "hint", seat: this.seat.peek(), question, strength }),
  );
  private readonly stopAsking: () => void;
  private wanted: string | null = null;
  /** Number of moves made by each click of this turn, for undo. */
  private clicks: number[] = [];

  constructor(id: string, connect?: (handlers: LineHandlers) => TableLine) {
    super(id, connect);
    this.plan = new TurnPlan(id, (texts) =>
      this.request<Imagined>({ do: "imagine", seat: this.seat.peek(), texts }),
    );
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
      if (lateRefusals.value > refusedBefore) this.pressRefused.value = true;
    });
    const stopFilling = effect(() => {
      void formDraft.value; // runs again when a press on the form has been accepted
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

  /** Forgets everything that belongs to the previous question. */
  private asked(number: number | undefined): void {
    this.previews.forget();
    this.hint.forget();
    this.wanted = null;
    batch(() => {
      this.pending.value = null; // the question is answered, although the `ack` may still be on its way
      this.preview.value = null;
      this.unconfirmed.value = null;
      this.askedOdds.value = new Map();
      this.several.value = [];
    });
    if (number !== undefined) this.plan.leave();
  }

  /** The effect of a chain: from the pushed prospects, otherwise by a separate request. */
  async foresee(chain: string[]): Promise<PreviewResult> {
    const view = () => this.seatState.peek()?.table ?? {};
    const prospect = await this.foreseen(chain);
    if (prospect) return ofProspect(prospect, view());
    return ofPreviewed(await this.previews.preview(chain));
  }

  /**
   * The effect of a chain, with a sentence for each move, so that no answer is confirmed by its notation
   * alone.
   */
  private async named(chain: string[]): Promise<PreviewResult> {
    const shown = await this.foresee(chain);
    if (shown.words.length === chain.length && shown.words.every(Boolean)) return shown;
    const steps = stepsOf(chain, this.offers.peek(), this.chains.peek());
    if (steps || this.isPayment(chain)) return { ...shown, words: steps ?? [] };
    const { words } = await this.previews.preview(chain);
    return { ...shown, words };
  }

  private isPayment(chain: string[]): boolean {
    return this.payments.peek()?.some((one) => chainKey(one.chain) === chainKey(chain)) ?? false;
  }

  /** Waits while prospects are still arriving, because this chain may be among them. */
  private foreseen(chain: string[]): Promise<Prospect | undefined> {
    const number = this.number.peek();
    return new Promise((resolve) => {
      const stop = effect(() => {
        const known = this.prospects.value;
        const found = known?.byChain.get(chainKey(chain));
        if (!found && !known?.done && this.number.value === number && this.connection.value === "open")
          return;
        resolve(found);
        queueMicrotask(() => stop());
      });
    });
  }

  // ---- actions of the player ---------------------------------------------------------------------------

  /** A click on a place or a button. If it can mean several words, the player must pick one. */
  choose(words: string[]): void {
    const word = words[0];
    if (word === undefined || this.pending.value !== null) return;
    if (words.length > 1) {
      this.look(null); // the meaning is not known yet
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
   * Plays several moves. Asks for confirmation if they end the turn, cannot be taken back or give up
   * something.
   */
  playChain(word: string, chain: string[], always = false): void {
    if (this.refuses(this.mayCost(chain))) return;
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

  /** Plays an answer that was decided in advance, without checking the press and without confirmation. */
  playDecided(word: string): void {
    if (this.question.peek() !== null && this.pending.peek() === null) void this.send([word]);
  }

  /** Whether an answer may cost something: any answer that ends something, or that is not known to be free. */
  private mayCost(chain: string[]): boolean {
    const found = this.prices.peek().get(chainKey(chain));
    return !found || found.costs || found.ends !== "" || found.end !== "asked";
  }

  /** Ignores a press that was meant for the previous question, if it may cost something. */
  private refuses(mayCost = true): boolean {
    this.pressRefused.value = mayCost && isLeftOverPress();
    return this.pressRefused.value;
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
   * The possible numbers at this step of the chain that waits for confirmation; empty if the step is not a
   * number.
   */
  async numbersAt(step: number): Promise<string[]> {
    const chain = this.unconfirmed.peek()?.chain.slice(0, step) ?? [];
    const asked = step === 0 ? this.question.peek() : await this.previews.preview(chain);
    return asked && asksNumber(asked) ? asked.options.map((option) => option.text) : [];
  }

  /**
   * Changes one step of the chain that waits for confirmation; the change is ignored if the rest of the chain
   * could not follow.
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

  /** Requests the odds that the confirmation shows, if they were not pushed. */
  askOdds(): void {
    const waiting = this.unconfirmed.peek();
    if (waiting === null || this.unconfirmedOdds.peek() !== null) return;
    const number = this.number.peek();
    const keep = (odds: AnswerOdds | null) => {
      if (this.number.peek() !== number) return;
      this.askedOdds.value = new Map([...this.askedOdds.peek(), [chainKey(waiting.chain), odds]]);
    };
    this.previews.odds(waiting.chain).then(keep, () => keep(null));
  }

  withdraw(): void {
    batch(() => {
      this.unconfirmed.value = null;
      this.several.value = [];
    });
  }

  /** Points at a word, which previews its effect. */
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
   * Where chance is typed: sends the outcome. Without a text the computer draws the outcome, with `rest` all
   * outcomes up to the next decision.
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
   * Called when another person at this device is asked. That person sees the table at once if nothing is
   * secret; otherwise the curtain falls.
   */
  handOver(): void {
    void this.act<Looking>({ do: "hand_over" }, ({ seat }) => {
      this.looking.value = seat;
    });
  }

  /** Sends any other command. */
  act<T extends ServerMessage>(request: TableRequest, then?: (answer: T) => void): Promise<void> {
    return this.request<T>(request).then(
      (answer) => then?.(answer),
      (error: unknown) => {
        this.trouble.value = error instanceof Error ? error.message : "";
      },
    );
  }

  /**
   * Answers this question and those that follow with a filled form; confirmation works as for any other
   * answer.
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
