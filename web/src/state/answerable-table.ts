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
  /** The values in a form. `chain` then contains the corresponding moves. */
  values?: number[];
}

/**
 * The answers that the viewer can give, with everything that is known about their effects, prices and odds.
 */
export abstract class AnswerableTable extends TableConnection {
  /** A chain of moves that would end the turn and is waiting for confirmation. */
  readonly unconfirmed = signal<Preview | null>(null);
  /**
   * Odds that were requested separately because the server had not sent them. The key is the chain; the value
   * is null if the odds cannot be known.
   */
  protected readonly askedOdds = signal<ReadonlyMap<string, AnswerOdds | null>>(new Map());
  /**
   * The odds of the answer that is waiting for confirmation. Null while they are not known; undefined if the
   * answer involves no risk.
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
  /** The known odds of all answers, including the one that is waiting for confirmation. */
  readonly odds = computed<ReadonlyMap<string, AnswerOdds>>(() => {
    const known = this.prospects.value?.odds ?? NO_ODDS;
    const waiting = this.unconfirmedOdds.value;
    return waiting ? new Map([...known, [this.unconfirmed.value!.word, waiting]]) : known;
  });
  /** Combined answers to several consecutive number questions; null while they are not known. */
  readonly payments = computed<Payment[] | null>(() =>
    this.question.value ? (this.prospects.value?.payments ?? null) : [],
  );
  /** The gains and costs of each answer, as far as they are known. */
  readonly prices = computed<ReadonlyMap<string, Prospect>>(() =>
    this.question.value ? (this.prospects.value?.byChain ?? NO_PROSPECTS) : NO_PROSPECTS,
  );

  /** The question to answer: the seat's own question, or that of a planned turn. */
  readonly asks = computed(
    () => this.question.value ?? (this.plan.open.value ? (this.plan.shown.value?.question ?? null) : null),
  );
  /** The chains of moves that one click can play. */
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
   * Returns the effect of a chain of moves. If it is not among the prospects that the server has sent, it is
   * requested separately.
   */
  async foresee(chain: string[]): Promise<PreviewResult> {
    const view = () => this.seatState.peek()?.table ?? {};
    const prospect = await this.foreseen(chain);
    if (prospect) return ofProspect(prospect, view());
    return ofPreviewed(await this.previews.preview(chain));
  }

  /**
   * Returns the effect of a chain, with a sentence for each move. Without these sentences, the player would
   * have to confirm an answer by its notation alone.
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

  /** Waits for this chain if prospects are still arriving. */
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
   * Whether an answer may cost something. This is also true if its cost is unknown, or if it ends something.
   */
  protected mayCost(chain: string[]): boolean {
    const found = this.prices.value.get(chainKey(chain));
    return !found || found.costs || found.ends !== "" || found.end !== "asked";
  }

  /**
   * Requests the odds of the answer that is waiting for confirmation, unless the server has already sent
   * them.
   */
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
