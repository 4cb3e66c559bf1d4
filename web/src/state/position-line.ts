import { batch, signal } from "@preact/signals";
import type { ClientMessage, PlayedMove, PositionState, ServerMessage, Update } from "../net/protocol";
import { RequestFailed, type TableRequest } from "../net/table-socket";
import { ACK, LineWithoutTable } from "./line-without-table";

/** A position and the options for playing it. */
export interface PositionStart {
  /** As text. */
  position: string;
  /** The seats that are played on this page; an empty list means all seats. */
  seats?: number[];
  /** The seed for chance outcomes and for dealing the hidden information. */
  seed?: number;
  names?: string[];
  played?: PlayedMove[];
}

type Place = Required<PositionStart>;

/** A position without a table. The board and the question box work as they do at a table. */
export class PositionLine extends LineWithoutTable {
  readonly state = signal<PositionState | null>(null);
  /** The reason why the position cannot be shown. */
  readonly refused = signal("");
  private place: Place;

  constructor(game: string, start: PositionStart) {
    super(`api/games/${game}/position`);
    this.place = placeOf(start);
  }

  /** The initial position with the moves played so far. */
  get start(): Place {
    return this.place;
  }

  open(start: PositionStart): void {
    this.place = placeOf(start);
    this.refused.value = "";
    this.reconnect();
  }

  /** Returns to the position after this number of moves. */
  backTo(moves: number): void {
    this.place = { ...this.place, played: this.place.played.slice(0, moves) };
    this.reconnect();
  }

  reconnect(): void {
    clearTimeout(this.timer);
    const { place } = this;
    this.post<PositionState>("play", place).then(
      (state) => place === this.place && this.show(state, true),
      (error: RequestFailed) => {
        if (place !== this.place) return;
        if (error.error === "lost" || error.error === "busy" || error.error === "too-many") this.lost();
        else if (error.error === "stale" && place.played.length > 0) this.backTo(0);
        else this.refused.value = error.message;
      },
    );
  }

  async request<T extends ServerMessage>(request: TableRequest): Promise<T> {
    switch (request.do) {
      case "play":
        await this.play(request.seat, { texts: [request.text] });
        return ACK as T;
      case "play_chain":
        await this.play(request.seat, { texts: request.texts });
        return ACK as T;
      case "fill_form": {
        const before = this.place.played.length;
        await this.play(request.seat, { values: request.values });
        return { ...ACK, moves: this.place.played.length - before } as T;
      }
      case "undo":
        this.backTo(request.all ? 0 : Math.max(0, this.place.played.length - (request.moves ?? 1)));
        return ACK as T;
      default:
        return this.post<T>("query", { ...this.place, query: { ...request, id: 1 } as ClientMessage });
    }
  }

  async play(seat: number, moves: { texts: string[] } | { values: number[] }): Promise<void> {
    const { place } = this;
    const state = await this.post<PositionState>("play", { ...place, seat, ...moves });
    if (place !== this.place) throw new RequestFailed("stale", "");
    this.show(state, false);
  }

  /**
   * Shows the position after these moves by a seat, in place of the moves played so far. Returns false if
   * some of them cannot be played.
   */
  async showMoves(seat: number, texts: string[]): Promise<boolean> {
    const place = { ...this.place, played: [] };
    this.place = place;
    try {
      const state = await this.post<PositionState>("play", { ...place, seat, texts });
      if (place === this.place) this.show(state, true);
      return true;
    } catch {
      return false;
    }
  }

  private show(state: PositionState, whole: boolean): void {
    const place = { ...this.place, played: state.played };
    this.place = place;
    batch(() => {
      if (!this.greeted || whole) this.greet(state.table, state.seats);
      if (whole) this.begins();
      this.state.value = state;
      for (const update of state.updates) this.handlers?.message({ ...update, whole } as Update);
    });
    for (const { seat, shows } of state.updates)
      if (shows.question)
        void this.foresee(
          (part) => this.post("prospects", { ...place, seat, part }),
          () => place === this.place,
        );
  }
}

function placeOf({ position, seats = [], seed = 0, names = [], played = [] }: PositionStart): Place {
  return { position, seats, seed, names, played };
}
