import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Offer } from "../boards/board";
import { Failed, Line, type LineState } from "../net/line";
import type { Ack, ChatLine, Clocks, Previewed, Reached, Reason, Saying, ServerMessage, TableInfo, Welcome } from "../net/protocol";
import { keysOf } from "./keys";
import { offersOf } from "./offers";
import { confirmTurns, language } from "./settings";
import { follow, type Sight } from "./sight";

const SPECTATOR = -2;
/** Whoever says this wants to end what they do; it is its own confirmation. */
const ENDS = "stop";

export interface Preview {
  word: string;
  chain: string[];
  shown: Previewed;
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
  readonly reason = signal<Reason | null>(null);
  readonly trouble = signal("");
  private readonly chains = signal<string[][]>([]);

  /** The seat through whose eyes the page looks. */
  readonly seat = computed(() => {
    const held = this.held.value;
    if (this.curtained.value) return this.looking.value ?? SPECTATOR;
    return held.find((seat) => this.sights.value.get(seat)?.question) ?? held[0] ?? SPECTATOR;
  });
  readonly curtained = computed(() => (this.info.value?.curtain ?? false) && this.held.value.length > 1);
  readonly sight = computed(() => this.sights.value.get(this.seat.value));
  readonly question = computed(() => this.sight.value?.question ?? null);
  readonly offers = computed<ReadonlyMap<string, Offer>>(() => offersOf(this.question.value, this.chains.value));

  private readonly lines: Line;
  private readonly tried = new Map<string, Promise<Previewed>>();
  private readonly stop: () => void;
  private wanted: string | null = null;

  constructor(readonly id: string) {
    this.lines = new Line(id, {
      hello: () => ({ language: language.peek(), tokens: this.tokens() }),
      welcome: (welcome) => this.welcomed(welcome),
      heard: (message) => this.heard(message),
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
      const number = this.question.value?.number;
      untracked(() => this.asked(number));
    });
    this.stop = () => {
      stopLanguage();
      stopReach();
    };
  }

  close(): void {
    this.stop();
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
    batch(() => {
      this.info.value = welcome.table;
      this.held.value = welcome.seats;
      this.host.value = welcome.host;
      this.looking.value = welcome.looking;
      this.clocks.value = welcome.clocks;
      this.chat.value = welcome.chat;
    });
  }

  private heard(message: ServerMessage): void {
    switch (message.is) {
      case "update":
        this.updated(message.seat, message.whole, message.shows);
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

  private updated(seat: number, whole: boolean, shows: Parameters<typeof follow>[2]): void {
    batch(() => {
      const sights = new Map(this.sights.value);
      sights.set(seat, follow(sights.get(seat), whole, shows));
      this.sights.value = sights;
    });
  }

  /** A new question: forget what was looked at, and find out what one click can reach. */
  private asked(number: number | undefined): void {
    this.tried.clear();
    this.wanted = null;
    batch(() => {
      this.chains.value = [];
      this.preview.value = null;
      this.proposal.value = null;
      this.several.value = [];
      this.reason.value = null;
    });
    if (number === undefined) return;
    const seat = this.seat.peek();
    void this.say<Reached>({ do: "reach", seat, most: 200 }).then(
      (reached) => {
        if (this.question.peek()?.number === reached.question) this.chains.value = reached.chains;
      },
      () => {},
    );
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
    const chain = this.offers.value.get(word)?.chain ?? [word];
    if (!confirmTurns.value || word === ENDS) {
      void this.send(chain);
      return;
    }
    void this.tryOut(chain).then(
      (shown) => {
        if (shown.end === "asked") void this.send(chain);
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
      this.reason.value = null;
    });
  }

  /** Points at a word: shows what it would do. */
  look(word: string | null): void {
    this.wanted = word;
    if (word === null) {
      this.preview.value = null;
      return;
    }
    const chain = this.offers.value.get(word)?.chain;
    if (chain === undefined) return;
    void this.tryOut(chain).then(
      (shown) => {
        if (this.wanted === word) this.preview.value = { word, chain, shown };
      },
      () => {},
    );
  }

  why(word: string): void {
    void this.act<Reason>({ do: "why", seat: this.seat.value, text: word }, (reason) => {
      this.reason.value = reason;
    });
  }

  undo(all = false): void {
    if (this.proposal.value !== null) {
      this.withdraw();
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
    batch(() => {
      this.pending.value = chain;
      this.trouble.value = "";
      this.reason.value = null;
      this.several.value = [];
    });
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

  private tryOut(chain: string[]): Promise<Previewed> {
    const key = chain.join("\n");
    let tried = this.tried.get(key);
    if (tried === undefined) {
      tried = this.say<Previewed>({ do: "preview", seat: this.seat.value, texts: chain });
      this.tried.set(key, tried);
    }
    return tried;
  }

  private say<T extends ServerMessage>(saying: Saying): Promise<T> {
    return this.lines.say<T>(saying);
  }
}
