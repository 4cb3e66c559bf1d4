/** Reconstructs a fight from its events, as steps that can be shown in sequence. */
import type { Happened, TableEvent } from "../../../net/protocol";
import {
  FIGHT_BEGINS,
  FIGHT_ENDS,
  FIGHT_NEXT,
  FIGHT_SPOILS,
  PHASES,
  PLACES,
  SPELLS,
  SYMBOLS,
} from "../names";
import { CREATURES, type Creature, HEROES, type HeroType } from "../view";

export type Step =
  | { is: "phase"; phase: string; dark: boolean; text: string }
  | { is: "cast"; seat: number; spell: "stone" | "fire"; text: string }
  | { is: "roll"; seat: number; faces: number[]; kind: "first" | "again" | "follow-up" }
  | { is: "again"; seat: number; amount: number; text: string }
  | { is: "hits"; seat: number; amount: number; faces: number[]; followUp: number[]; text: string }
  | { is: "creature"; face: number; total: number; symbol: string; text: string }
  | {
      is: "damage";
      side: number;
      warriors: number;
      hero: HeroType | null;
      shields: number;
      hearts: number;
      /** The hearts that the creature has after this step. */
      heartsLeft?: number;
      text: string;
    }
  | { is: "note"; text: string }
  | { is: "end"; won: boolean | null; text: string };

export interface Force {
  seat: number;
  warriors: number;
  heroes: HeroType[];
}

export interface Fight {
  /** The index of the fight's first event. */
  from: number;
  attacker: number;
  /** The seat of the other player; null if the opponent is a creature. */
  foe: number | null;
  creature: Creature | null;
  strength: number;
  /** `P01` … or `city`. */
  place: string;
  round: number;
  text: string;
  forces: Force[];
  steps: Step[];
  over: boolean;
}

const BEGINS = new Set<string>(FIGHT_BEGINS);
/** Events that occur only when no fight is in progress. */
const NEXT = new Set<string>(FIGHT_NEXT);
/** Events that are never part of a fight. */
const ELSE = new Set<string>([...FIGHT_NEXT, ...FIGHT_SPOILS]);

function number(event: TableEvent, key: string): number {
  return Number(event[key] ?? 0);
}

export function heroesOf(bits: number): HeroType[] {
  return HEROES.filter((_, i) => (bits >> i) & 1);
}

const FACES = [1, 2, 3, 4, 5, 6];

function facesOf(bits: number): number[] {
  return FACES.filter((face) => (bits >> face) & 1);
}

/** The latest fight of any player; null if there has been none yet. */
export function latestFight(events: readonly Happened[]): Fight | null {
  for (let at = events.length - 1; at >= 0; at--) {
    if (BEGINS.has(events[at]!.event.event)) return read(events, at);
  }
  return null;
}

/** The fight that begins at this event, and all later fights. If no fight begins there, it returns only
 * the latest fight. */
export function fightsFrom(events: readonly Happened[], from: number | null): Fight[] {
  const begun = from === null ? undefined : events[from];
  if (from === null || !begun || !BEGINS.has(begun.event.event)) {
    const latest = latestFight(events);
    return latest ? [latest] : [];
  }
  return events.flatMap((one, at) => (at >= from && BEGINS.has(one.event.event) ? [read(events, at)] : []));
}

function placeOf(event: TableEvent): string {
  return event.event === "city-attacked" ? "city" : (PLACES[number(event, "place")] ?? "city");
}

function read(events: readonly Happened[], from: number): Fight {
  const { event, words } = events[from]!;
  const fight: Fight = {
    from,
    attacker: event.seat ?? 0,
    foe: event.event === "attacked" ? number(event, "other_seat") : null,
    creature: event.event === "attacked" ? null : (CREATURES[number(event, "creature")] ?? null),
    strength: number(event, "strength"),
    place: placeOf(event),
    round: number(event, "round"),
    text: words,
    forces: [],
    steps: [],
    over: false,
  };
  for (let i = from + 1; i < events.length; i++) {
    const next = events[i]!;
    const name = next.event.event;
    if (BEGINS.has(name)) break;
    if (ELSE.has(name)) {
      fight.over ||= NEXT.has(name);
      break;
    }
    if (fight.over && !(name in FIGHT_ENDS)) break;
    add(fight, next);
  }
  return fight;
}

function add(fight: Fight, { event, words: text }: Happened): void {
  const { steps } = fight;
  const name = event.event;
  const seat = event.seat ?? -1;
  const last = steps[steps.length - 1];
  if (name in FIGHT_ENDS) {
    const winner = FIGHT_ENDS[name];
    fight.over = true;
    steps.push({ is: "end", won: winner === -1 ? null : winner === 0, text });
    return;
  }
  switch (name) {
    case "forces":
      fight.forces.push({
        seat,
        warriors: number(event, "amount"),
        heroes: heroesOf(number(event, "heroes")),
      });
      return;
    case "phase":
      steps.push({
        is: "phase",
        phase: PHASES[number(event, "phase")] ?? "",
        dark: number(event, "dark") > 0,
        text,
      });
      return;
    case "cast":
      steps.push({ is: "cast", seat, spell: SPELLS[number(event, "spell")] ?? "stone", text });
      return;
    case "rolled":
    case "followed-up": {
      const follows = name === "followed-up";
      if (last?.is === "roll" && last.seat === seat && (last.kind === "follow-up") === follows) {
        last.faces.push(number(event, "face"));
        return;
      }
      const kind = follows ? "follow-up" : wasAgain(steps, seat) ? "again" : "first";
      steps.push({ is: "roll", seat, faces: [number(event, "face")], kind });
      return;
    }
    case "rolled-again":
      steps.push({ is: "again", seat, amount: number(event, "amount"), text });
      return;
    case "scored-hits":
      steps.push({
        is: "hits",
        seat,
        amount: number(event, "amount"),
        faces: facesOf(number(event, "faces")),
        followUp: facesOf(number(event, "follow_faces")),
        text,
      });
      return;
    case "creature-rolled":
      steps.push({
        is: "creature",
        face: number(event, "face"),
        total: number(event, "total"),
        symbol: SYMBOLS[number(event, "symbol")] ?? "hit",
        text,
      });
      return;
    case "warriors-lost":
      steps.push(damage(seat, text, { warriors: number(event, "amount") }));
      return;
    case "shields-lost":
      steps.push(damage(seat, text, { shields: number(event, "amount") }));
      return;
    case "hero-lost":
      steps.push(damage(seat, text, { hero: HEROES[number(event, "hero")] ?? null }));
      return;
    case "hearts-lost":
      steps.push(damage(-1, text, { hearts: number(event, "amount"), heartsLeft: number(event, "left") }));
      return;
    default:
      if (text && name !== "spent") steps.push({ is: "note", text });
  }
}

/**
 * Whether these dice belong to a reroll. Only a payment of luck can come between the event of a reroll and
 * its dice. */
function wasAgain(steps: Step[], seat: number): boolean {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    if (step.is === "note") continue;
    return step.is === "again" && step.seat === seat;
  }
  return false;
}

function damage(side: number, text: string, by: Partial<Extract<Step, { is: "damage" }>>): Step {
  return { is: "damage", side, warriors: 0, hero: null, shields: 0, hearts: 0, text, ...by };
}
