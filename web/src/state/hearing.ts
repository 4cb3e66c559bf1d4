import { batch, computed, effect, signal } from "@preact/signals";
import { Line, type LineState } from "../net/line";
import type {
  ChatLine,
  Clocks,
  Failure,
  Held,
  Saying,
  ServerMessage,
  TableInfo,
  Welcome,
} from "../net/protocol";
import { language } from "../texts/language";
import { keepSeal, owesWords, wordOf } from "./fate";
import { drop, keysOf } from "./keys";
import { staging } from "./settings";
import { follow, type Sight } from "./sight";
import { Staging, type Update } from "./staging";

const SPECTATOR = -2;

/** Why a key did not fit: it came with a link that is dead, or this browser kept it and it is not valid any more. */
export type LostSeat = "" | "link" | "seat";

/** What is known of one table, kept up to date from what comes over its line. */
export abstract class Hearing {
  readonly line = signal<LineState>("connecting");
  readonly info = signal<TableInfo | null>(null);
  readonly held = signal<number[]>([]);
  readonly host = signal(false);
  readonly looking = signal<number | null>(null);
  readonly sights = signal<ReadonlyMap<number, Sight>>(new Map());
  readonly clocks = signal<Clocks | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  readonly lostSeat = signal<LostSeat>("");

  /** The seat through whose eyes the page looks. */
  readonly seat = computed(() => {
    const held = this.held.value;
    if (this.curtained.value) return this.looking.value ?? SPECTATOR;
    return (
      held.find((seat) => this.sights.value.get(seat)?.question && !this.isReplaced(seat)) ??
      held[0] ??
      SPECTATOR
    );
  });
  readonly curtained = computed(() => (this.info.value?.curtain ?? false) && this.held.value.length > 1);
  readonly sight = computed(() => this.sights.value.get(this.seat.value));
  /** A bot plays for the seat through whose eyes the page looks. */
  readonly replaced = computed(() => this.isReplaced(this.seat.value));
  readonly paused = computed(() => this.info.value?.state === "paused");
  /** In a pause nothing is asked, so nothing is looked at ahead either. */
  readonly question = computed(() =>
    this.replaced.value || this.paused.value ? null : (this.sight.value?.question ?? null),
  );
  /** Of the question; it stays the same while others answer theirs. */
  protected readonly number = computed(() => this.question.value?.number);

  readonly staging = new Staging(
    (update) => this.updated(update),
    (update) => this.doer(update),
    () => staging.peek(),
  );
  private readonly lines: Line;
  /** The key of a seat's link that was opened and is not tried yet. */
  private opened: string | null = null;
  /** What the last hello showed of my keys. */
  private shown: Held[] = [];
  /** Seats whose word is on its way. */
  private readonly speaking = new Set<number>();
  private readonly stopLanguage: () => void;
  private serverAhead = 0;

  constructor(readonly id: string) {
    this.lines = new Line(id, {
      hello: () => ({ language: language.peek(), tokens: (this.shown = this.tokens()) }),
      welcome: (welcome) => this.welcomed(welcome),
      heard: (message) => this.heard(message),
      refused: (failure) => this.keysNoLongerFit(failure),
      state: (state) => (this.line.value = state),
    });
    let spoken = language.peek();
    this.stopLanguage = effect(() => {
      if (language.value === spoken) return;
      spoken = language.value;
      this.sights.value = new Map();
      this.lines.again();
    });
  }

  /** Whether a bot plays for this person. */
  isReplaced(seat: number): boolean {
    const at = this.info.value?.seats[seat];
    return at !== undefined && at.kind === "person" && at.stand_in;
  }

  /** Whether an own move is on its way. */
  protected abstract isSending(): boolean;

  /** Says hello anew, for instance with a key more. */
  again(): void {
    this.lines.again();
  }

  /** A seat's own link was opened, here and now. */
  openLink(token: string): void {
    this.lostSeat.value = token ? "" : "link";
    if (!token) return;
    this.opened = token;
    this.lines.again();
  }

  close(): void {
    this.stopLanguage();
    this.staging.skip();
    this.lines.close();
  }

  protected say<T extends ServerMessage>(saying: Saying): Promise<T> {
    return this.lines.say<T>(saying);
  }

  private tokens(): Held[] {
    const keys = keysOf(this.id);
    const seats = this.held.peek();
    const held = keys.seats.map((token, i) => ({
      token,
      stream: this.sights.peek().get(seats[i] ?? -9)?.stream ?? null,
    }));
    return keys.host ? [...held, { token: keys.host, stream: null }] : held;
  }

  /** The server's clock, in milliseconds; this machine's time of day has no say. */
  serverNow(): number {
    return performance.now() + this.serverAhead;
  }

  private welcomed(welcome: Welcome): void {
    this.staging.skip();
    this.serverAhead = welcome.now - performance.now();
    this.opened = null;
    batch(() => {
      this.info.value = welcome.table;
      this.held.value = welcome.seats;
      this.host.value = welcome.host;
      this.looking.value = welcome.looking;
      this.clocks.value = welcome.clocks;
      this.chat.value = welcome.chat;
    });
    this.sayWords();
  }

  /** Before the start, when the seal of fate was shown: each of my seats adds its word. */
  private sayWords(): void {
    const info = this.info.peek();
    if (info === null) return;
    keepSeal(info);
    for (const seat of owesWords(info, this.held.peek())) {
      if (this.speaking.has(seat)) continue;
      this.speaking.add(seat);
      const spoken = () => this.speaking.delete(seat);
      this.say({ do: "word", seat, word: wordOf(info, seat) }).then(spoken, spoken);
    }
  }

  /** Seats were given to others, or another browser has a newer key: those keys go, the others stay. */
  private keysNoLongerFit({ error, dead }: Failure): boolean {
    const gone = this.shown.filter((_, place) => dead?.includes(place)).map((held) => held.token);
    if (error !== "not-yours" || gone.length === 0) return false;
    const seats = keysOf(this.id).seats;
    if (this.opened && gone.includes(this.opened)) this.lostSeat.value = "link";
    else if (seats.some((token) => gone.includes(token))) this.lostSeat.value = "seat";
    drop(this.id, gone);
    return true;
  }

  private heard(message: ServerMessage): void {
    switch (message.is) {
      case "update":
        this.staging.push(message);
        break;
      case "table":
        this.info.value = message.table;
        this.sayWords();
        break;
      case "clocks":
        this.serverAhead = message.clocks.at - performance.now();
        this.clocks.value = message.clocks;
        break;
      case "chat":
        this.chat.value = [...this.chat.value, message.line];
        break;
      case "talk":
        this.chat.value = message.lines;
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
    if (whole || this.isSending() || seat !== this.seat.peek()) return null;
    const by = shows.events.find(
      (one) => one.words && typeof one.event.seat === "number" && !this.held.peek().includes(one.event.seat),
    );
    return by?.event.seat ?? null;
  }
}
