import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Offer } from "../boards/board";
import { Failed, Line, type LineState } from "../net/line";
import type { Ack, ChatLine, Clocks, Hinted, Imagined, Previewed, Reached, Saying, ServerMessage, TableInfo, Welcome } from "../net/protocol";
import { Advice } from "./advice";
import { forget, keysOf } from "./keys";
import { offersOf, type Reachable } from "./offers";
import { payments, type Payment } from "./payments";
import { Plan } from "./plan";
import { confirmTurns, language, staging } from "./settings";
import { follow, type Sight } from "./sight";
import { Slots } from "./slots";
import { Staging, type Update } from "./staging";
import { Trials } from "./trials";

const SPECTATOR = -2;
/** Whoever says this wants to end what they do; it is its own confirmation. */
const ENDS = "stop";
const NOTHING: Reachable = { chains: [], words: [] };

export type Tried = Pick<Previewed, "table" | "events" | "scores" | "end" | "words">;

export interface Preview {
  word: string;
  chain: string[];
  shown: Tried;
}

/** One table that this page looks at: everything known about it, and everything one can do there. */
export class OpenTable {
  readonly line = signal<LineState>("connecting");
  readonly info = signal<TableInfo | null>(null);
  readonly held = signal<number[]>([]);
  readonly host = signal(false);
  readonly looking = signal<number | null>(null);
  readonly sights = signal<ReadonlyMap<number, Sight>>(new Map());
  readonly clocks = signal<Clocks | null>(null);
  readonly chat = signal<ChatLine[]>([]);

  /** A chain that was sent and is not answered yet. */
  readonly pending = signal<string[] | null>(null);
  /** What a click would do, while a place or a button is pointed at. */
  readonly preview = signal<Preview | null>(null);
  /** A chain that would end the turn and waits to be confirmed. */
  readonly proposal = signal<Preview | null>(null);
  /** A place that can mean several words. */
  readonly several = signal<string[]>([]);
  readonly trouble = signal("");
  readonly reachable = signal<Reachable>(NOTHING);
  /** Whole answers to a run of number questions; nothing yet: it is not known. */
  readonly payments = signal<Payment[] | null>(null);

  /** The seat through whose eyes the page looks. */
  readonly seat = computed(() => {
    const held = this.held.value;
    if (this.curtained.value) return this.looking.value ?? SPECTATOR;
    return held.find((seat) => this.sights.value.get(seat)?.question) ?? held[0] ?? SPECTATOR;
  });
  readonly curtained = computed(() => (this.info.value?.curtain ?? false) && this.held.value.length > 1);
  readonly sight = computed(() => this.sights.value.get(this.seat.value));
  readonly question = computed(() => this.sight.value?.question ?? null);
  /** Of the question; it stays the same while others answer theirs. */
  private readonly number = computed(() => this.question.value?.number);
  /** What the page asks for now: the question, or the one of a turn that is being tried out. */
  readonly asks = computed(() => this.question.value ?? (this.plan.open.value ? (this.plan.shown.value?.question ?? null) : null));
  readonly offers = computed<ReadonlyMap<string, Offer>>(() =>
    offersOf(this.info.value?.game ?? "", this.asks.value, this.question.value ? this.reachable.value : NOTHING),
  );

  readonly slots = new Slots();
  readonly trials = new Trials((saying) => this.say(saying), () => this.seat.peek());
  readonly plan: Plan;
  readonly advice = new Advice((question, strength) => this.say<Hinted>({ do: "hint", seat: this.seat.peek(), question, strength }));
  readonly staging = new Staging((update) => this.updated(update), (update) => this.doer(update), () => staging.peek());

  private readonly lines: Line;
  private readonly stop: () => void;
  private wanted: string | null = null;

  constructor(readonly id: string) {
    this.plan = new Plan(id, (texts) => this.say<Imagined>({ do: "imagine", seat: this.seat.peek(), texts }));
    this.lines = new Line(id, {
      hello: () => ({ language: language.peek(), tokens: this.tokens() }),
      welcome: (welcome) => this.welcomed(welcome),
      heard: (message) => this.heard(message),
      refused: (error) => this.keysNoLongerFit(error),
      state: (state) => (this.line.value = state),
    });
    let spoken = language.peek();
    const stopLanguage = effect(() => {
      if (language.value === spoken) return;
      spoken = language.value;
      this.sights.value = new Map();
      this.lines.again();
    });
    const stopReach = effect(() => {
      const number = this.number.value;
      untracked(() => this.asked(number));
    });
    this.stop = () => {
      stopLanguage();
      stopReach();
    };
  }

  /** Says hello anew, for instance with a key more. */
  again(): void {
    this.lines.again();
  }

  close(): void {
    this.stop();
    this.staging.skip();
    this.lines.close();
  }

  // ---- what comes --------------------------------------------------------------------------------------

  private tokens() {
    const keys = keysOf(this.id);
    const seats = this.held.peek();
    const held = keys.seats.map((token, i) => ({ token, stream: this.sights.peek().get(seats[i] ?? -9)?.stream ?? null }));
    return keys.host ? [...held, { token: keys.host, stream: null }] : held;
  }

  private welcomed(welcome: Welcome): void {
    this.staging.skip();
    batch(() => {
      this.info.value = welcome.table;
      this.held.value = welcome.seats;
      this.host.value = welcome.host;
      this.looking.value = welcome.looking;
      this.clocks.value = welcome.clocks;
      this.chat.value = welcome.chat;
    });
  }

  /** The seat was given to another, or another browser has a newer key: then one watches. */
  private keysNoLongerFit(error: string): boolean {
    const had = keysOf(this.id);
    if (error !== "not-yours" || (had.seats.length === 0 && !had.host)) return false;
    forget(this.id);
    return true;
  }

  private heard(message: ServerMessage): void {
    switch (message.is) {
      case "update":
        this.staging.push(message);
        break;
      case "table":
        this.info.value = message.table;
        break;
      case "clocks":
        this.clocks.value = message.clocks;
        break;
      case "chat":
        this.chat.value = [...this.chat.value, message.line];
        break;
      default:
        break;
    }
  }

  private updated({ seat, whole, shows }: Update): void {
    const sights = new Map(this.sights.value);
    sights.set(seat, follow(sights.get(seat), whole, shows));
    this.sights.value = sights;
  }

  /** Another seat's doings are shown one after the other; mine, and what was there when I came, at once. */
  private doer({ seat, whole, shows }: Update): number | null {
    if (whole || this.pending.peek() !== null || seat !== this.seat.peek()) return null;
    const by = shows.events.find((one) => one.words && typeof one.event.seat === "number" && !this.held.peek().includes(one.event.seat));
    return by?.event.seat ?? null;
  }

  /** A new question: forget what was looked at, and find out what one click can reach. */
  private asked(number: number | undefined): void {
    this.trials.forget();
    this.advice.forget();
    this.wanted = null;
    batch(() => {
      this.pending.value = null; // answered, though its `ack` may still be on its way
      this.reachable.value = NOTHING;
      this.payments.value = null;
      this.preview.value = null;
      this.proposal.value = null;
      this.several.value = [];
    });
    if (number === undefined) return;
    this.plan.leave();
    const seat = this.seat.peek();
    void this.say<Reached>({ do: "reach", seat, most: 200 }).then(
      (reached) => {
        if (this.question.peek()?.number !== reached.question) return;
        this.reachable.value = reached;
        this.findPayments(reached);
      },
      () => (this.payments.value = []),
    );
  }

  private findPayments({ chains, question: number }: Reached): void {
    const question = this.question.peek();
    const view = this.sight.peek()?.table ?? {};
    const tell = (found: Payment[]) => {
      if (this.question.peek()?.number === number) this.payments.value = found;
    };
    if (question) payments(question, chains, (chain) => this.trials.preview(chain), view, this.seat.peek()).then(tell, () => tell([]));
  }

  // ---- what one does -----------------------------------------------------------------------------------

  /** A click on a place or a button. Several words: it must be said which is meant. */
  choose(words: string[]): void {
    const word = words[0];
    if (word === undefined || this.pending.value !== null) return;
    if (words.length > 1) {
      this.several.value = words;
      return;
    }
    if (this.question.value === null) {
      this.several.value = [];
      if (this.plan.open.value) this.plan.choose(word);
      return;
    }
    const chain = this.offers.value.get(word)?.chain ?? [word];
    if (word === ENDS) void this.send(chain);
    else this.playChain(word, chain);
  }

  /** Plays several moves; what would end the turn is asked once more. */
  playChain(word: string, chain: string[], always = false): void {
    if (!confirmTurns.value && !always) {
      void this.send(chain);
      return;
    }
    void this.trials.preview(chain).then(
      (shown) => {
        if (shown.end === "asked" && !always) void this.send(chain);
        else this.proposal.value = { word, chain, shown };
      },
      () => void this.send(chain),
    );
  }

  confirm(): void {
    const proposal = this.proposal.value;
    if (proposal === null) return;
    this.proposal.value = null;
    void this.send(proposal.chain);
  }

  withdraw(): void {
    batch(() => {
      this.proposal.value = null;
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
    const trying: Promise<Tried> = this.question.value ? this.trials.preview(chain) : this.plan.look(word);
    trying.then(
      (shown) => {
        if (this.wanted === word) this.preview.value = { word, chain, shown };
      },
      () => {},
    );
  }

  undo(all = false): void {
    if (this.proposal.value !== null) {
      this.withdraw();
      return;
    }
    if (this.question.value === null && this.plan.open.value) {
      this.plan.back(all);
      return;
    }
    void this.act<Ack>({ do: "undo", seat: this.seat.value, question: this.question.value?.number ?? 0, all });
  }

  lift(seat: number | null): void {
    void this.act<Ack>({ do: "lift", seat }, () => {
      this.looking.value = seat;
    });
  }

  /** Anything else that only has to be said. */
  act<T extends ServerMessage>(saying: Saying, then?: (answer: T) => void): Promise<void> {
    return this.say<T>(saying).then(
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
    this.staging.skip();
    batch(() => {
      this.pending.value = chain;
      this.trouble.value = "";
      this.several.value = [];
      this.preview.value = null;
    });
    this.plan.drop();
    const saying: Saying =
      chain.length === 1
        ? { do: "play", seat, question: question.number, text: chain[0]! }
        : { do: "play_chain", seat, question: question.number, texts: chain };
    try {
      await this.say<Ack>(saying);
    } catch (error) {
      const stale = error instanceof Failed && error.error === "stale";
      if (!stale) this.trouble.value = error instanceof Error ? error.message : "";
    } finally {
      this.pending.value = null;
    }
  }

  private say<T extends ServerMessage>(saying: Saying): Promise<T> {
    return this.lines.say<T>(saying);
  }
}
