/** What happened in a fight, read from the events that told it. */
import type { Happened } from "../../net/protocol";

/** Dice that one side threw together, and what they came to. */
export interface Throw {
  seat: number;
  faces: number[];
  hits: number | null;
  /** These dice were thrown once more and count no longer. */
  again: boolean;
  /** What a creature's die shows, and what is said of it. */
  symbols?: string[];
  words?: string;
}

/** One phase: who threw what, and what it cost whom, in the table's words. */
export interface Phase {
  words: string;
  throws: Throw[];
  lines: string[];
}

export interface Story {
  words: string;
  seats: number[];
  /** How many fight on each side. */
  forces: string[];
  phases: Phase[];
  /** How it ended; empty while it goes on. */
  results: string[];
  /** Who won: the one who began it, or the other side; nothing: it is not said. */
  won: boolean | null;
  lost: Map<number, number>;
  /** The number of its first event: which fight it is. */
  from: number;
}

const BEGINS = new Set(["met", "attacked", "city-attacked"]);
/** How it ends, told of the one who began it or of the defender: whether that one has won. */
const ENDS: Record<string, boolean | null> = {
  defeated: true,
  "last-blow": true,
  fled: true,
  took: true,
  held: true,
  "city-held": true,
  repelled: false,
  "fell-to-creature": false,
  withdrew: false,
  "wiped-out": false,
  "defender-fell": false,
  "city-lost": false,
  "city-empty": false,
  "both-fell": null,
};
const SPOILS = new Set([
  "took",
  "ruin-shown",
  "gem",
  "star",
  "gained",
  "nothing-gained",
  "god-drawn",
  "raised",
  "treasure",
  "treasure-rolled",
  "drew",
  "drew-card",
  "coins-taken",
  "card-used",
  "relocated",
  "hero-put",
]);
const THROWN = new Set(["rolled", "followed-up"]);
/** What is told by the dice themselves. */
const SHOWN = new Set(["scored-hits", "rolled-again"]);
/** Whatever begins something else, so that a fight before it is over. */
const ELSE = new Set([
  "placed",
  "placed-coins",
  "round",
  "turn-order",
  "markers-back",
  "claimed",
  "marched",
  "city-attacked",
  "met",
  "attacked",
  "income",
  "over",
]);

/** The latest fight of a seat; nothing: it had none. */
export function latestFight(events: readonly Happened[], seat: number): Story | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const { event } = events[at]!;
    if (BEGINS.has(event.event) && (event.seat === seat || event.other_seat === seat))
      return read(events, at);
  }
  return null;
}

function read(events: readonly Happened[], from: number): Story {
  const begun = events[from]!;
  const seats = [begun.event.seat, begun.event.other_seat].filter(
    (one): one is number => typeof one === "number",
  );
  const story: Story = {
    words: begun.words,
    seats,
    forces: [],
    phases: [],
    results: [],
    won: null,
    lost: new Map(),
    from,
  };
  for (let i = from + 1; i < events.length; i++) {
    const one = events[i]!;
    const { event: name } = one.event;
    if (ELSE.has(name)) break;
    const decides = name in ENDS;
    if (story.results.length > 0 && !decides && !SPOILS.has(name)) break;
    if (decides || story.results.length > 0) {
      if (one.words) story.results.push(one.words);
      story.won ??= decides ? verdict(story, one) : null;
    } else add(story, one);
  }
  return story;
}

/** For the one who began. */
function verdict(story: Story, { event }: Happened): boolean | null {
  const won = ENDS[event.event] ?? null;
  return won === null ? null : typeof event.seat === "number" && event.seat !== story.seats[0] ? !won : won;
}

function add(story: Story, { event, words }: Happened): void {
  if (event.event === "phase") {
    story.phases.push({ words, throws: [], lines: [] });
    return;
  }
  const phase = story.phases[story.phases.length - 1];
  if (!phase) {
    if (event.event === "forces") story.forces.push(words);
    return;
  }
  const seat = event.seat ?? -1;
  const last = phase.throws[phase.throws.length - 1];
  if (THROWN.has(event.event)) {
    if (last && last.seat === seat && last.hits === null && !last.again) last.faces.push(Number(event.face));
    else phase.throws.push({ seat, faces: [Number(event.face)], hits: null, again: false });
  } else if (
    event.event === "rolled-again" &&
    last?.seat === seat &&
    Number(event.amount) === last.faces.length
  )
    last.again = true;
  else if (event.event === "scored-hits" && last?.seat === seat) last.hits = Number(event.amount);
  else if (event.event === "creature-rolled")
    phase.throws.push({ seat: -1, faces: [], hits: null, again: false, symbols: symbolsOf(event), words });
  else if (!SHOWN.has(event.event) && words) phase.lines.push(words);
  if (event.event === "warriors-lost")
    story.lost.set(seat, (story.lost.get(seat) ?? 0) + Number(event.amount));
}

/** In the order in which the game numbers them. */
const HITS = ["hit", "ranged", "stone", "fire"];

/** A creature's hits have the symbol with which it fights in this phase; shields and coins are beside them. */
function symbolsOf(event: Happened["event"]): string[] {
  const shown: [string, string][] = [
    ["amount", HITS[Number(event.symbol ?? 0)] ?? "hit"],
    ["shields", "shield"],
    ["coins", "coin"],
  ];
  return shown.flatMap(([number, symbol]) =>
    Array<string>(Math.max(0, Number(event[number] ?? 0))).fill(symbol),
  );
}
