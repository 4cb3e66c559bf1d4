import { signal } from "@preact/signals";
import { HttpError, post } from "../net/http";
import {
  type ClientMessage,
  type Prospects,
  type ServerMessage,
  type TourState,
  type Update,
  VERSION,
} from "../net/protocol";
import { type LineHandlers, RequestFailed, type TableLine, type TableRequest } from "../net/table-socket";
import { language } from "../texts/language";

const AGAIN = 2000;

/** The player's moves so far; the server stores none of them. */
interface Place {
  step: string;
  played: string[];
}

/** A step of a tour in place of a table's socket. Board and question box work as at a table. */
export class TourLine implements TableLine {
  /** The step's current state. */
  readonly state = signal<TourState | null>(null);
  /** Why the last move was not the expected one. */
  readonly feedback = signal("");
  /** The step does not exist (any more), since tours may change. */
  readonly unknown = signal(false);
  /** Called when a new position follows that has no connection with the previous one. */
  begins: () => void = () => {};
  private handlers: LineHandlers | null = null;
  private place: Place;
  private timer = 0;
  private greeted = false;

  constructor(
    private readonly game: string,
    step: string,
    private readonly name: () => string,
  ) {
    this.place = { step, played: [] };
  }

  connect(handlers: LineHandlers): TableLine {
    this.handlers = handlers;
    this.reconnect();
    return this;
  }

  /** Starts a step, or restarts the current one. */
  open(step: string): void {
    this.feedback.value = "";
    this.place = { step, played: [] };
    this.reconnect();
  }

  reconnect(): void {
    clearTimeout(this.timer);
    const { place } = this;
    this.post<TourState>("play", { ...place, texts: [] }).then(
      (state) => place === this.place && this.show(state, true),
      (error: RequestFailed) => {
        if (place !== this.place) return;
        if (error.error === "stale") {
          if (place.played.length > 0) this.open(place.step);
          else this.unknown.value = true;
          return;
        }
        this.handlers?.state("lost");
        this.timer = window.setTimeout(() => this.reconnect(), AGAIN);
      },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.handlers = null;
  }

  async request<T extends ServerMessage>(request: TableRequest): Promise<T> {
    const ack = { is: "ack", to: 0, again: null } as ServerMessage as T;
    switch (request.do) {
      case "play":
        await this.play({ texts: [request.text] });
        return ack;
      case "play_chain":
        await this.play({ texts: request.texts });
        return ack;
      case "fill_form": {
        const before = this.place.played.length;
        await this.play({ values: request.values });
        return { ...ack, moves: this.place.played.length - before } as T;
      }
      case "undo": {
        const { step, played } = this.place;
        this.feedback.value = "";
        this.place = { step, played: request.all ? [] : played.slice(0, -(request.moves ?? 1)) };
        this.reconnect();
        return ack;
      }
      default:
        return this.post<T>("query", { ...this.place, query: { ...request, id: 1 } as ClientMessage });
    }
  }

  private async play(moves: { texts: string[] } | { values: number[] }): Promise<void> {
    const { place } = this;
    this.feedback.value = "";
    const state = await this.post<TourState>("play", { ...place, ...moves });
    if (place !== this.place) return;
    if (state.verdict === "wrong") {
      this.feedback.value = state.feedback;
      throw new RequestFailed("tour-wrong", state.feedback);
    }
    this.show(state, false);
  }

  private show(state: TourState, whole: boolean): void {
    this.place = { step: state.step, played: state.played };
    if (!this.greeted || whole) this.greet(state);
    if (whole) this.begins();
    this.state.value = state;
    const [first, ...others] = state.updates;
    if (first) this.handlers?.message({ ...first, whole } as Update);
    if (state.updates.at(-1)?.shows.question) void this.foresee(this.place);
    // Other players' actions are shown after the player's own move.
    if (others.length > 0)
      this.timer = window.setTimeout(() => {
        for (const update of others) this.handlers?.message(update);
      });
  }

  /** Loads the effects of the answers part by part while the same question is open. */
  private async foresee(place: Place): Promise<void> {
    for (let part = 0, done = false; !done && place === this.place; part++) {
      const found = await this.post<Prospects>("prospects", { ...place, part }).catch(() => null);
      if (!found || place !== this.place) return;
      this.handlers?.message(found);
      done = found.done;
    }
  }

  private greet({ table }: TourState): void {
    this.greeted = true;
    this.handlers?.state("open");
    this.handlers?.welcome({
      is: "welcome",
      to: 0,
      version: VERSION,
      server: "",
      table,
      seats: [0],
      host: false,
      looking: null,
      clocks: { at: 0, left: table.seats.map(() => null), running: [] },
      chat: [],
      now: 0,
      muted: {},
    });
  }

  private async post<T>(what: "play" | "query" | "prospects", body: object): Promise<T> {
    try {
      const sent = { ...body, name: this.name(), language: language.peek() };
      return await post<T>(`api/games/${this.game}/tour/${what}`, sent);
    } catch (error) {
      if (error instanceof HttpError) throw new RequestFailed(error.error, error.message);
      throw new RequestFailed("lost", "lost");
    }
  }
}
