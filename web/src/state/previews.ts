import type {
  AnswerOdds,
  Happened,
  Imagined,
  PreviewEnd,
  Previewed,
  Prospect,
  ServerMessage,
  WhyAnswer,
} from "../net/protocol";
import type { TableRequest } from "../net/table-socket";
import { patched } from "./prospects";

/** The effect of a chain of moves. */
export interface PreviewResult {
  table: Record<string, unknown>;
  events: Happened[];
  /** The events after the seat's own moves. */
  later: Happened[];
  /** The change of each seat's points. */
  points: number[];
  end: PreviewEnd;
  /** A sentence for each move, if it is known. */
  words: string[];
  /** Whether the chain ends the turn or the game, and whether it costs something. */
  ends: Prospect["ends"];
  costs: boolean;
  /** True if the last move has odds. */
  atStake?: boolean;
}

export function ofProspect(prospect: Prospect, view: Record<string, unknown>): PreviewResult {
  const { events, later, points, end, patch, ends, costs, at_stake } = prospect;
  const table = patched(view, patch);
  return { table, events, later, points, end, words: [], ends, costs, atStake: at_stake };
}

/** Converts the response to a separate request. */
export function ofPreviewed(shown: Previewed): PreviewResult {
  const { table, events, later, points, end, words, ends, costs, at_stake: atStake } = shown;
  return { table, events, later, points, end, words, ends, costs, atStake };
}

/** Converts the response for a planned turn. A plan is only a preview, so it needs no confirmation. */
export function ofImagined({ table, events, points, end, words }: Imagined): PreviewResult {
  return { table, events, later: [], points, end, words, ends: "", costs: false };
}

type Say = <T extends ServerMessage>(request: TableRequest) => Promise<T>;

/**
 * Previews and other requests about the current question. Each result is requested only once and cached until
 * the question changes.
 */
export class Previews {
  private readonly tried = new Map<string, Promise<Previewed>>();
  private readonly reasons = new Map<string, Promise<WhyAnswer>>();

  constructor(
    private readonly say: Say,
    private readonly seat: () => number,
  ) {}

  forget(): void {
    this.tried.clear();
    this.reasons.clear();
  }

  preview(chain: string[]): Promise<Previewed> {
    return once(this.tried, chain.join("\n"), () =>
      this.say<Previewed>({ do: "preview", seat: this.seat(), texts: chain }),
    );
  }

  /** The odds of a chain's last move; null if they cannot be known. */
  async odds(chain: string[]): Promise<AnswerOdds | null> {
    const { odds } = await once(this.tried, `odds\n${chain.join("\n")}`, () =>
      this.say<Previewed>({ do: "preview", seat: this.seat(), texts: chain, odds: true }),
    );
    return odds;
  }

  filled(values: number[]): Promise<Previewed> {
    return once(this.tried, `form\n${values.join()}`, () =>
      this.say<Previewed>({ do: "preview", seat: this.seat(), values }),
    );
  }

  reason(word: string): Promise<WhyAnswer> {
    return once(this.reasons, word, () => this.say<WhyAnswer>({ do: "why", seat: this.seat(), text: word }));
  }
}

function once<T>(store: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (found === undefined) {
    found = ask();
    store.set(key, found);
    found.catch(() => store.delete(key));
  }
  return found;
}
