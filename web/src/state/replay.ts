import { computed, type Signal, signal } from "@preact/signals";
import { get } from "../net/http";
import type { Moment, MomentKind, Moments, ReplayState } from "../net/protocol";
import { language } from "../texts/language";

/** The distance covered by one press of a button or one step of the playback. */
export type Unit = "step" | "turn" | "round" | "fight";

const KINDS: Record<Exclude<Unit, "step">, readonly MomentKind[]> = {
  turn: ["turn", "phase"],
  round: ["round"],
  fight: ["fight"],
};

/**
 * A moment that an address refers to. With `entries`, the number counts the entries that a viewer has
 * received in a running game.
 */
export interface MomentLink {
  n: number;
  entries: boolean;
  /** True if the playback continues from this moment. */
  play?: boolean;
}

/** The replay of a game, moment by moment. */
export class Replay {
  readonly first = signal(0);
  readonly last: Signal<number>;
  readonly moments = signal<Moment[]>([]);
  /** The requested moment. It is shown as soon as it has loaded. */
  readonly n = signal(0);
  readonly playing = signal(false);
  readonly unit = signal<Unit>("step");
  /** The units that exist in this game. */
  readonly units = computed<Unit[]>(() => [
    "step",
    ...(Object.keys(KINDS) as Exclude<Unit, "step">[]).filter((unit) => this.starts(unit).length > 0),
  ]);
  private latest = 0;

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
    known: number,
    private readonly shown: (state: ReplayState) => void,
    private readonly failed: (error: Error) => void,
  ) {
    this.last = signal(known);
  }

  /** Opens the replay at a moment; the default is the first move. */
  async open(at: MomentLink | null): Promise<void> {
    const asked = this.latest;
    try {
      const found = await get<Moments>(
        `api/tables/${this.table}/moments?language=${language.peek()}`,
        this.token,
      );
      this.first.value = found.first;
      this.last.value = found.last;
      this.moments.value = found.moments;
      if (this.latest !== asked) return; // another moment has been requested in the meantime
      await this.show(at?.n ?? found.first, at?.entries ?? false);
      if (at?.play) this.playing.value = true;
    } catch (error) {
      this.failed(error as Error);
    }
  }

  async show(n: number, entries = false): Promise<void> {
    const mine = ++this.latest;
    this.n.value = n;
    const count = entries ? "&count=entries" : "";
    try {
      const state = await get<ReplayState>(
        `api/tables/${this.table}/replay/${n}?language=${language.peek()}${count}`,
        this.token,
      );
      if (this.latest !== mine) return;
      this.last.value = state.last;
      this.n.value = state.n; // for a moment beyond the end, the server returns the end
      this.shown(state);
    } catch (error) {
      this.playing.value = false;
      this.failed(error as Error);
    }
  }

  /** The moment one unit forward or back. If there is none, the end or the beginning of the game. */
  target(by: 1 | -1): number {
    const n = this.n.value;
    const unit = this.unit.value;
    if (unit === "step") return Math.min(this.last.value, Math.max(this.first.value, n + by));
    const starts = this.starts(unit);
    return by > 0
      ? (starts.find((one) => one > n) ?? this.last.value)
      : (starts.filter((one) => one < n).at(-1) ?? this.first.value);
  }

  /** The headings above a moment: its round or phase, and then its turn. */
  headings(n: number): Moment[] {
    const before = this.moments.value.filter((one) => one.n <= n);
    const round = before.findLastIndex((one) => one.kind === "round");
    const since = before.slice(Math.max(0, round));
    const phase = since.findLastIndex((one) => one.kind === "phase");
    const turn = since.findLastIndex((one) => one.kind === "turn");
    return [round < 0 ? undefined : since[0], since[phase], turn > phase ? since[turn] : undefined].filter(
      (one, i, all): one is Moment => one !== undefined && all.indexOf(one) === i,
    );
  }

  stop(): void {
    this.latest++;
    this.playing.value = false;
  }

  private starts(unit: Exclude<Unit, "step">): number[] {
    const first = this.first.value;
    return this.moments.value
      .filter((one) => KINDS[unit].includes(one.kind))
      .map((one) => Math.max(first, one.n));
  }
}
