import { computed, effect, signal } from "@preact/signals";
import type { AnswerOdds, ChainOption, Imagined, Payment, Prospect } from "../net/protocol";
import type { LineHandlers, TableLine } from "../net/table-socket";
import { type Offer, offersOf, stepsOf } from "./offers";
import { ofPreviewed, ofProspect, type PreviewResult, Previews } from "./previews";
import { chainKey } from "./prospects";
import { TableConnection } from "./table-connection";
import { TurnPlan } from "./turn-plan";

const NO_CHAINS: ChainOption[] = [];
const NO_PROSPECTS: ReadonlyMap<string, Prospect> = new Map();
const NO_ODDS: ReadonlyMap<string, AnswerOdds> = new Map();

export interface Preview {
  word: string;
  chain: string[];
  shown: PreviewResult;
  /** The values in a form; `chain` contains the moves that correspond to them. */
  values?: number[];
}

/** The answers that the viewer can give, and what is known about their effects, prices and odds. */
export abstract class AnswerableTable extends TableConnection {
  /** A chain that would end the turn and is waiting for confirmation. */
  readonly unconfirmed = signal<Preview | null>(null);
  /**
   * Odds that were requested because the server had not sent them, by chain; null if they cannot be known.
   */
  protected readonly askedOdds = signal<ReadonlyMap<string, AnswerOdds | null>>(new Map());
  /**
   * The odds of the answer that is waiting for confirmation; null while they are not known, undefined if
   * nothing is at stake.
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
  /** The odds of the answers, including those of the answer that is waiting for confirmation. */
  readonly odds = computed<ReadonlyMap<string, AnswerOdds>>(() => {
    const known = this.prospects.value?.odds ?? NO_ODDS;
    const waiting = this.unconfirmedOdds.value;
    return waiting ? new Map([...known, [this.unconfirmed.value!.word, waiting]]) : known;
  });
  /** Combined answers to a series of number questions; null while they are not known. */
  readonly payments = computed<Payment[] | null>(() =>
    this.question.value ? (this.prospects.value?.payments ?? null) : [],
  );
  /** What each answer gives and costs; an answer is missing until this is known. */
  readonly prices = computed<ReadonlyMap<string, Prospect>>(() =>
    this.question.value ? (this.prospects.value?.byChain ?? NO_PROSPECTS) : NO_PROSPECTS,
  );

  /** The question to answer, which is either the seat's own question or that of a planned turn. */
  readonly asks = computed(
    () => this.question.value ?? (this.plan.open.value ? (this.plan.shown.value?.question ?? null) : null),
  );
  /** Chains of moves that one click plays. */
  readonly chains = computed(() =>
    this.question.value ? (this.prospects.value?.chains ?? NO_CHAINS) : NO_CHAINS,
  );
  readonly offers = computed<ReadonlyMap<string, Offer>>(() => offersOf(this.asks.value, this.chains.value));

  readonly previews = new Previews(
    (request) => this.request(request),
    () => this.seat.peek(),
  );
  readonly plan: TurnPlan;

  constructor(id: string, connect?: (handlers: LineHandlers) => TableLine) {
    super(id, connect);
    this.plan = new TurnPlan(id, (texts) =>
      this.request<Imagined>({ do: "imagine", seat: this.seat.peek(), texts }),
    );
  }

  /**
   * The effect of a chain, taken from the prospects that the server has sent, or otherwise requested
   * separately.
   */
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
  protected async named(chain: string[]): Promise<PreviewResult> {
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

  /**
   * Whether an answer may cost something: true for any answer that ends something or is not known to be free.
   */
  protected mayCost(chain: string[]): boolean {
    const found = this.prices.peek().get(chainKey(chain));
    return !found || found.costs || found.ends !== "" || found.end !== "asked";
  }

  /** Requests the odds for the confirmation, if the server has not sent them. */
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
}
