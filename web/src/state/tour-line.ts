import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage, TourState, Update } from "../net/protocol";
import { RequestFailed, type TableRequest } from "../net/table-socket";
import { ACK, LineWithoutTable } from "./line-without-table";

/** The player's place in a tour and the moves so far. The server does not store the moves. */
interface Place {
  step: string;
  played: string[];
}

/**
 * A step of a tour, which takes the place of a table's socket. The board and the question box work as they do
 * at a table.
 */
export class TourLine extends LineWithoutTable {
  readonly state = signal<TourState | null>(null);
  /** The reason why the last move was not the expected one. */
  readonly feedback = signal("");
  /** True if the step does not exist. This can happen with old links, because tours change over time. */
  readonly unknown = signal(false);
  private place: Place;

  constructor(
    game: string,
    step: string,
    private readonly name: () => string,
  ) {
    super(`api/games/${game}/tour`);
    this.place = { step, played: [] };
  }

  /** Starts a step, or restarts it if it is the current one. */
  open(step: string): void {
    this.feedback.value = "";
    this.place = { step, played: [] };
    this.reconnect();
  }

  reconnect(): void {
    clearTimeout(this.timer);
    const { place } = this;
    this.ask<TourState>("play", { ...place, texts: [] }).then(
      (state) => place === this.place && this.show(state, true),
      (error: RequestFailed) => {
        if (place !== this.place) return;
        if (error.error === "stale") {
          if (place.played.length > 0) this.open(place.step);
          else this.unknown.value = true;
          return;
        }
        this.lost();
      },
    );
  }

  async request<T extends ServerMessage>(request: TableRequest): Promise<T> {
    const ack = ACK as T;
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
        return this.ask<T>("query", { ...this.place, query: { ...request, id: 1 } as ClientMessage });
    }
  }

  private async play(moves: { texts: string[] } | { values: number[] }): Promise<void> {
    const { place } = this;
    this.feedback.value = "";
    const state = await this.ask<TourState>("play", { ...place, ...moves });
    if (place !== this.place) return;
    if (state.verdict === "wrong") {
      this.feedback.value = state.feedback;
      throw new RequestFailed("tour-wrong", state.feedback);
    }
    this.show(state, false);
  }

  private show(state: TourState, whole: boolean): void {
    this.place = { step: state.step, played: state.played };
    if (!this.greeted || whole) this.greet(state.table, [0]);
    if (whole) this.begins();
    this.state.value = state;
    const [first, ...others] = state.updates;
    if (first) this.handlers?.message({ ...first, whole } as Update);
    if (state.updates.at(-1)?.shows.question) {
      const { place: here } = this;
      void this.foresee(
        (part) => this.ask("prospects", { ...here, part }),
        () => here === this.place,
      );
    }
    // Other players' actions are shown after the player's own move.
    if (others.length > 0)
      this.timer = window.setTimeout(() => {
        for (const update of others) this.handlers?.message(update);
      });
  }

  private ask<T>(what: "play" | "query" | "prospects", body: object): Promise<T> {
    return this.post<T>(what, { ...body, name: this.name() });
  }
}
