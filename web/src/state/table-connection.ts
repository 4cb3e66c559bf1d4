import { batch, computed, effect, signal } from "@preact/signals";
import type {
  ChatLine,
  Clocks,
  Failure,
  Held,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "../net/protocol";
import {
  type ConnectionState,
  type LineHandlers,
  type TableLine,
  type TableRequest,
  TableSocket,
} from "../net/table-socket";
import { language } from "../texts/language";
import { keepSeal, seatsWithoutWord, wordOf } from "./fate";
import { PacedUpdates } from "./paced-updates";
import { stopPlaying } from "./playing";
import { type QuestionProspects, withPart } from "./prospects";
import { drop, keysOf } from "./seat-keys";
import { SeatRecovery } from "./seat-recovery";
import { applyUpdate, type SeatState } from "./seat-state";
import { following, updatePace } from "./settings";

const SPECTATOR = -2;

/** The state of one table. Messages from its socket keep it current. */
export abstract class TableConnection {
  readonly connection = signal<ConnectionState>("connecting");
  readonly info = signal<TableInfo | null>(null);
  readonly held = signal<number[]>([]);
  readonly host = signal(false);
  readonly looking = signal<number | null>(null);
  readonly seatStates = signal<ReadonlyMap<number, SeatState>>(new Map());
  /** The effects of the answers, for each seat. */
  protected readonly prospectsOf = signal<ReadonlyMap<number, QuestionProspects>>(new Map());
  readonly clocks = signal<Clocks | null>(null);
  readonly chat = signal<ChatLine[]>([]);
  readonly recovery: SeatRecovery;

  /** The seat whose view the page shows. */
  readonly seat = computed(() => {
    const held = this.held.value;
    if (this.isHotSeat.value) return this.looking.value ?? SPECTATOR;
    return (
      held.find((seat) => this.seatStates.value.get(seat)?.question && !this.isReplaced(seat)) ??
      held[0] ??
      SPECTATOR
    );
  });
  readonly isHotSeat = computed(() => (this.info.value?.curtain ?? false) && this.held.value.length > 1);
  readonly seatState = computed(() => this.seatStates.value.get(this.seat.value));
  /** Whether a bot is playing for the seat whose view the page shows. */
  readonly replaced = computed(() => this.isReplaced(this.seat.value));
  /** The seats muted by each of the viewer's seats. */
  readonly muted = signal<Record<number, number[]>>({});
  readonly paused = computed(() => this.info.value?.state === "paused");
  /** There are no questions during a pause, so nothing is previewed either. */
  readonly question = computed(() =>
    this.replaced.value || this.paused.value ? null : (this.seatState.value?.question ?? null),
  );
  /** The number of the current question. It does not change while other seats answer their questions. */
  protected readonly number = computed(() => this.question.value?.number);

  /** The effects of the answers to the current question; null while they are not known. */
  readonly prospects = computed(() => {
    const found = this.prospectsOf.value.get(this.seat.value);
    return found !== undefined && found.question === this.number.value ? found : null;
  });

  readonly pacedUpdates = new PacedUpdates(
    (update) => this.apply(update),
    (update) => this.actorOf(update),
    () => updatePace.peek(),
    () => following.peek(),
    stopPlaying,
  );
  private readonly line: TableLine;
  /** The key from a seat link that has been opened but not yet sent to the server. */
  private opened: string | null = null;
  /** The viewer's keys that the last `hello` contained. */
  private shown: Held[] = [];
  /** The seats whose words are currently being sent. */
  private readonly speaking = new Set<number>();
  private readonly stopLanguage: () => void;
  private serverAhead = 0;

  constructor(
    readonly id: string,
    connect: (handlers: LineHandlers) => TableLine = (handlers) => new TableSocket(id, handlers),
  ) {
    this.line = connect({
      hello: () => ({ language: language.peek(), tokens: (this.shown = this.tokens()) }),
      welcome: (welcome) => this.onWelcome(welcome),
      message: (message) => this.receive(message),
      refused: (failure) => this.dropDeadKeys(failure),
      state: (state) => (this.connection.value = state),
    });
    this.recovery = new SeatRecovery(id, {
      request: (request) => this.request(request),
      reconnect: () => this.reconnect(),
    });
    let spoken = language.peek();
    this.stopLanguage = effect(() => {
      if (language.value === spoken) return;
      spoken = language.value;
      this.seatStates.value = new Map();
      this.line.reconnect();
    });
  }

  /** Whether a bot is playing for the person in this seat. */
  isReplaced(seat: number): boolean {
    const at = this.info.value?.seats[seat];
    return at !== undefined && at.kind === "person" && at.stand_in;
  }

  /** Whether one of the viewer's moves is currently being sent. */
  protected abstract isSending(): boolean;

  /** Reconnects, for example with an additional key. */
  reconnect(): void {
    this.line.reconnect();
  }

  /** Called when a seat link has been opened in this browser. */
  openLink(token: string): void {
    if (!token) {
      this.recovery.noteCutLink();
      return;
    }
    this.recovery.clear();
    this.opened = token;
    this.line.reconnect();
  }

  close(): void {
    this.stopLanguage();
    this.pacedUpdates.skip();
    this.line.close();
  }

  protected request<T extends ServerMessage>(request: TableRequest): Promise<T> {
    return this.line.request<T>(request);
  }

  private tokens(): Held[] {
    const keys = keysOf(this.id);
    const seats = this.held.peek();
    const held = keys.seats.map((token, i) => ({
      token,
      stream: this.seatStates.peek().get(seats[i] ?? -9)?.stream ?? null,
    }));
    return keys.host ? [...held, { token: keys.host, stream: null }] : held;
  }

  /** The server's time in milliseconds. It does not depend on this machine's clock. */
  serverNow(): number {
    return performance.now() + this.serverAhead;
  }

  private onWelcome(welcome: Welcome): void {
    this.pacedUpdates.skip();
    this.serverAhead = welcome.now - performance.now();
    this.opened = null;
    batch(() => {
      this.info.value = welcome.table;
      this.held.value = welcome.seats;
      this.host.value = welcome.host;
      this.looking.value = welcome.looking;
      this.clocks.value = welcome.clocks;
      this.chat.value = welcome.chat;
      this.muted.value = welcome.muted;
    });
    this.recovery.seated(welcome.seats);
    void this.recovery.watch(welcome.table);
    this.sendFateWords();
  }

  setMuted(seat: number, whom: number, on: boolean): void {
    const others = (this.muted.peek()[seat] ?? []).filter((one) => one !== whom);
    this.muted.value = { ...this.muted.peek(), [seat]: on ? [...others, whom] : others };
  }

  /**
   * Sends the word of each of the viewer's seats after the seal has been shown and before the game starts.
   */
  private sendFateWords(): void {
    const info = this.info.peek();
    if (info === null || info.fate.hash === "") return; // tours have no sealed seed
    keepSeal(info);
    for (const seat of seatsWithoutWord(info, this.held.peek())) {
      if (this.speaking.has(seat)) continue;
      this.speaking.add(seat);
      const spoken = () => this.speaking.delete(seat);
      this.request({ do: "word", seat, word: wordOf(info, seat) }).then(spoken, spoken);
    }
  }

  /**
   * Removes keys that are no longer valid, because the seat was given to someone else or another browser has
   * a newer key. All other keys are kept.
   */
  private dropDeadKeys(failure: Failure): boolean {
    const gone = this.shown.filter((_, place) => failure.dead?.includes(place)).map((held) => held.token);
    if (failure.error !== "not-yours" || gone.length === 0) return false;
    this.recovery.noteDead(failure, this.shown, this.opened, keysOf(this.id).seats);
    drop(this.id, gone);
    return true;
  }

  private receive(message: ServerMessage): void {
    switch (message.is) {
      case "update":
        this.pacedUpdates.push(message);
        break;
      case "prospects": {
        const had = this.prospectsOf.peek();
        this.prospectsOf.value = new Map(had).set(message.seat, withPart(had.get(message.seat), message));
        break;
      }
      case "table":
        this.info.value = message.table;
        void this.recovery.watch(message.table);
        this.sendFateWords();
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

  private apply({ seat, whole, shows }: Update): void {
    const seatStates = new Map(this.seatStates.value);
    seatStates.set(seat, applyUpdate(seatStates.get(seat), whole, shows, seat));
    this.seatStates.value = seatStates;
  }

  /**
   * Returns the other seat that acted, because actions of other seats are shown one after another. Returns
   * null for the viewer's own actions and for everything that happened before the page was opened, which are
   * shown at once.
   */
  private actorOf({ seat, whole, shows }: Update): number | null {
    if (whole || this.isSending() || seat !== this.seat.peek()) return null;
    const by = shows.events.find(
      (one) => one.words && typeof one.event.seat === "number" && !this.held.peek().includes(one.event.seat),
    );
    return by?.event.seat ?? null;
  }
}
