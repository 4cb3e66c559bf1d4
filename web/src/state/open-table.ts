import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type {
  Ack,
  Happened,
  Hinted,
  Imagined,
  Looking,
  Previewed,
  Reached,
  ServerMessage,
} from "../net/protocol";
import { RequestFailed, type TableRequest } from "../net/table-socket";
import { type AnswerEffect, needsConfirmation } from "./confirmation";
import { CurrentHint } from "./current-hint";
import type { GameTraits } from "./game-traits";
import { type Offer, offersOf, type Reachable } from "./offers";
import { type Payment, payments } from "./payments";
import { Previews } from "./previews";
import { type Price, prices } from "./prices";
import { confirmTurns } from "./settings";
import { TableConnection } from "./table-connection";
import { TurnPlan } from "./turn-plan";

const NOTHING: Reachable = { chains: [], words: [] };

export type PreviewResult = Pick<Previewed, "table" | "events" | "scores" | "end" | "words"> & {
  later?: Happened[];
};

export interface Preview {
  word: string;
  chain: string[];
  shown: PreviewResult;
}

/** One table that this page looks at: beside what is known of it, everything one can do there. */
export class OpenTable extends TableConnection {
  /** A chain that was sent and is not answered yet. */
  readonly pending = signal<string[] | null>(null);
  /** What a click would do, while a place or a button is pointed at. */
  readonly preview = signal<Preview | null>(null);
  /** A chain that would end the turn and waits to be confirmed. */
  readonly unconfirmed = signal<Preview | null>(null);
  /** A place that can mean several words. */
  readonly several = signal<string[]>([]);
  readonly trouble = signal("");
  readonly reachable = signal<Reachable>(NOTHING);
  /** Whole answers to a run of number questions; nothing yet: it is not known. */
  readonly payments = signal<Payment[] | null>(null);
  /** By answer: what it would give and take; empty until that is known. */
  readonly prices = signal<ReadonlyMap<string, Price>>(new Map());

  /** What the page asks for now: the question, or the one of a turn that is being tried out. */
  readonly asks = computed(
    () => this.question.value ?? (this.plan.open.value ? (this.plan.shown.value?.question ?? null) : null),
  );
  readonly offers = computed<ReadonlyMap<string, Offer>>(() =>
    offersOf(
      this.traits.value.clickChains,
      this.asks.value,
      this.question.value ? this.reachable.value : NOTHING,
    ),
  );

  readonly previews = new Previews(
    (request) => this.request(request),
    () => this.seat.peek(),
  );
  readonly plan: TurnPlan;
  readonly hint = new CurrentHint((question, strength) =>
    this.request<Hinted>({ do: "hint", seat: this.seat.peek(), question, strength }),
  );
  /** What the game's board module says about its moves; nothing while it is not loaded. */
  readonly traits = signal<GameTraits>({});
  private traitsOf = "";
  private traitsLoaded: Promise<void> = Promise.resolve();
  private readonly stopAsking: () => void;
  private wanted: string | null = null;
  /** How many moves each click of this turn made, for undo. */
  private clicks: number[] = [];
  /** Whether this seat has answered something in its turn that it did not take back. */
  private begun = false;

  constructor(id: string, loadTraits: (game: string) => Promise<GameTraits>) {
    super(id);
    this.plan = new TurnPlan(id, (texts) =>
      this.request<Imagined>({ do: "imagine", seat: this.seat.peek(), texts }),
    );
    const stopTraits = effect(() => {
      const game = this.info.value?.game;
      if (game === undefined || game === this.traitsOf) return;
      this.traitsOf = game;
      this.traitsLoaded = loadTraits(game).then(
        (traits) => void (this.traits.value = traits),
        () => {},
      );
    });
    const stopPlan = effect(() => {
      const seat = this.seat.value;
      untracked(() => this.plan.belongTo(seat));
    });
    const stopNumber = effect(() => {
      const number = this.number.value;
      untracked(() => this.asked(number));
    });
    const stopTurn = effect(() => {
      if (!this.isMyTurn(this.seatState.value?.table, this.seat.value)) this.begun = false;
    });
    this.stopAsking = () => {
      stopTraits();
      stopPlan();
      stopTurn();
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

  /** A new question: forget what was looked at, and find out what one click can reach. */
  private asked(number: number | undefined): void {
    this.previews.forget();
    this.hint.forget();
    this.wanted = null;
    batch(() => {
      this.pending.value = null; // answered, though its `ack` may still be on its way
      this.reachable.value = NOTHING;
      this.payments.value = null;
      this.prices.value = new Map();
      this.preview.value = null;
      this.unconfirmed.value = null;
      this.several.value = [];
    });
    if (number === undefined) return;
    this.plan.leave();
    const seat = this.seat.peek();
    void this.request<Reached>({ do: "reach", seat, most: 200 }).then(
      (reached) => {
        if (this.question.peek()?.number !== reached.question) return;
        this.reachable.value = reached;
        void this.findPayments(reached);
        void this.findPrices(reached);
      },
      () => (this.payments.value = []),
    );
  }

  private async findPayments({ chains, question: number }: Reached): Promise<void> {
    await this.traitsLoaded;
    const question = this.question.peek();
    const view = this.seatState.peek()?.table ?? {};
    const show = (found: Payment[]) => {
      if (this.question.peek()?.number === number) this.payments.value = found;
    };
    if (question)
      payments(question, chains, (chain) => this.previews.preview(chain), {
        view,
        seat: this.seat.peek(),
        uncounted: this.traits.peek().uncounted,
      }).then(show, () => show([]));
  }

  private async findPrices({ question: number }: Reached): Promise<void> {
    await this.traitsLoaded;
    const question = this.question.peek();
    const seatState = this.seatState.peek();
    if (question?.number !== number || !seatState) return;
    const now = {
      table: seatState.table,
      totals: seatState.scores.totals,
      seat: this.seat.peek(),
      uncounted: this.traits.peek().uncounted,
    };
    const { dominated } = this.traits.peek();
    const hidden = dominated?.(question) ?? [];
    const options = question.options.filter((option) => !hidden.includes(option.text));
    const found = await prices({ options }, (chain) => this.previews.preview(chain), now);
    if (this.question.peek()?.number === number) this.prices.value = found;
  }

  // ---- what one does -----------------------------------------------------------------------------------

  /** A click on a place or a button. Several words: it must be said which is meant. */
  choose(words: string[]): void {
    const word = words[0];
    if (word === undefined || this.pending.value !== null) return;
    if (words.length > 1) {
      this.look(null); // what is meant is not known yet
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

  /** Plays several moves; what would end the turn, take its way back or give up something is asked once more. */
  playChain(word: string, chain: string[], always = false): void {
    if (!confirmTurns.value && !always) {
      void this.send(chain);
      return;
    }
    void this.previews.preview(chain).then(
      (shown) => {
        if (!always && !needsConfirmation(this.effectOf(shown, chain))) void this.send(chain);
        else this.unconfirmed.value = { word, chain, shown };
      },
      (error: Error) => (this.trouble.value = error.message),
    );
  }

  /** What an answer that was tried out would mean for my turn. */
  effectOf({ end, table, later = [] }: PreviewResult, chain: string[]): AnswerEffect {
    const seat = this.seat.peek();
    const seatState = this.seatState.peek();
    const { givesUp } = this.traits.peek();
    const costly = givesUp !== undefined && chain.some(givesUp);
    const staysMine = this.isMyTurn(table, seat) && later.length === 0;
    return {
      end,
      mine: this.isMyTurn(seatState?.table, seat),
      staysMine,
      undo: seatState?.undo ?? false,
      begun: this.begun,
      costly,
    };
  }

  private isMyTurn(view: Record<string, unknown> | undefined, seat: number): boolean {
    return view?.turn === seat;
  }

  confirm(): void {
    const unconfirmed = this.unconfirmed.value;
    if (unconfirmed === null) return;
    this.unconfirmed.value = null;
    void this.send(unconfirmed.chain);
  }

  withdraw(): void {
    batch(() => {
      this.unconfirmed.value = null;
      this.several.value = [];
    });
  }

  /** Points at a word: shows what it would do. */
  look(word: string | null): void {
    const chain = word === null ? undefined : this.offers.value.get(word)?.chain;
    this.lookAt(word, chain);
  }

  lookAt(word: string | null, chain: string[] | undefined): void {
    this.wanted = word;
    if (word === null) this.preview.value = null;
    if (word === null || chain === undefined) return;
    const trying: Promise<PreviewResult> = this.question.value
      ? this.previews.preview(chain)
      : this.plan.look(word);
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
    const moves = this.clicks.pop() ?? 1; // all that one click did
    if (all) this.clicks = [];
    this.begun = false;
    void this.act<Ack>({
      do: "undo",
      seat: this.seat.value,
      question: this.question.value?.number ?? 0,
      all,
      moves,
    });
  }

  lift(seat: number | null): void {
    void this.act<Ack>({ do: "lift", seat }, () => {
      this.looking.value = seat;
    });
  }

  /** Somebody else at this device is asked: they look at once where nothing is secret, else the curtain falls. */
  handOver(): void {
    void this.act<Looking>({ do: "hand_over" }, ({ seat }) => {
      this.looking.value = seat;
    });
  }

  /** Anything else that only has to be said. */
  act<T extends ServerMessage>(request: TableRequest, then?: (answer: T) => void): Promise<void> {
    return this.request<T>(request).then(
      (answer) => then?.(answer),
      (error: unknown) => {
        this.trouble.value = error instanceof Error ? error.message : "";
      },
    );
  }

  private async send(chain: string[]): Promise<void> {
    const question = this.question.value;
    if (question === null) return;
    const seat = this.seat.value;
    this.clicks = this.seatState.peek()?.undo ? [...this.clicks, chain.length] : [chain.length];
    this.begun = this.isMyTurn(this.seatState.peek()?.table, seat);
    this.pacedUpdates.skip();
    batch(() => {
      this.pending.value = chain;
      this.trouble.value = "";
      this.several.value = [];
      this.preview.value = null;
    });
    this.plan.drop();
    const request: TableRequest =
      chain.length === 1
        ? { do: "play", seat, question: question.number, text: chain[0]! }
        : { do: "play_chain", seat, question: question.number, texts: chain };
    try {
      await this.request<Ack>(request);
    } catch (error) {
      const stale = error instanceof RequestFailed && error.error === "stale";
      if (!stale) this.trouble.value = error instanceof Error ? error.message : "";
    } finally {
      this.pending.value = null;
    }
  }
}
