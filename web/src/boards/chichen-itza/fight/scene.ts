/** The state of the stage after the given steps of a fight. */
import type { ChichenView, GroupView, HeroType } from "../view";
import type { Fight, Step } from "./story";

export interface Die {
  face: number;
  /** Whether the die hits; null while the roll is undecided. */
  hit: boolean | null;
  /** Whether the die was earned by a hit; such a die is never rolled again. */
  followUp: boolean;
  /** Whether this die was rolled in the latest step. */
  fresh: boolean;
}

export interface Side {
  seat: number;
  warriors: number;
  heroes: HeroType[];
  lostWarriors: number;
  lostHeroes: HeroType[];
  dice: Die[];
  /** The faces that dice showed before they were rerolled; they no longer count. */
  before: number[];
  hits: number | null;
  /** The faces that hit; null before a roll. */
  hitsWith: number[] | null;
  /** The number of active shields, and the number of shields lost in this fight so far. */
  shields: number;
  lostShields: number;
}

export interface Scene {
  phases: string[];
  phase: string;
  sides: Side[];
  hearts: number;
  lostHearts: number;
  /** The faces of the creature's die in this phase, from 1 to 6. The latest face is the last one. */
  faces: number[];
  creatureHits: number;
  /** Whether the creature rolls its dark die. */
  dark: boolean;
  /** Whether the creature's die has just been rolled. */
  creatureRolls: boolean;
  text: string;
  end: { won: boolean | null; texts: string[] } | null;
}

export function sceneAt(fight: Fight, shown: number, view: ChichenView): Scene {
  const steps = fight.steps.slice(0, shown);
  const live = view.moving_group;
  const later = fight.steps.slice(shown);
  const sides = [fight.attacker, ...(fight.foe === null ? [] : [fight.foe])].map((seat) =>
    side(fight, seat, steps, later, view),
  );
  const phases = fight.steps.flatMap((step) => (step.is === "phase" ? [step.phase] : []));
  const planned = !fight.over && live?.phases ? live.phases : [];
  const hearts = heartsAtFirst(fight, view) - sum(steps, heartsLostIn);
  const last = steps[steps.length - 1];
  const phase = [...steps].reverse().find((step) => step.is === "phase");
  const now = inPhase(steps);
  const creature = now.filter((step) => step.is === "creature");
  const ends = steps.filter((step) => step.is === "end");
  return {
    phases: planned.length > phases.length ? planned : phases,
    phase: phase?.is === "phase" ? phase.phase : "",
    sides,
    hearts,
    lostHearts: Math.max(0, fight.strength - hearts),
    faces: creature.map((step) => step.face),
    creatureHits: creature.at(-1)?.total ?? 0,
    dark: phase?.is === "phase" && phase.dark,
    creatureRolls: last?.is === "creature",
    text: last && "text" in last ? last.text : last?.is === "roll" ? "" : fight.text,
    end: ends.length > 0 ? { won: ends[0]!.won, texts: ends.map((step) => step.text).filter(Boolean) } : null,
  };
}

function heartsLostIn(step: Step): number {
  return step.is === "damage" ? step.hearts : 0;
}

/** The creature's hearts when the fight begins. A card can make them fewer than its strength. */
function heartsAtFirst(fight: Fight, view: ChichenView): number {
  for (const step of fight.steps) {
    if (step.is === "damage" && step.heartsLeft !== undefined) return step.heartsLeft + step.hearts;
  }
  return (fight.over ? undefined : view.moving_group?.hearts) ?? fight.strength;
}

function inPhase(steps: Step[]): Step[] {
  const from = steps.findLastIndex((step) => step.is === "phase");
  return steps.slice(from + 1);
}

function sum(steps: Step[], of: (step: Step) => number): number {
  return steps.reduce((all, step) => all + of(step), 0);
}

function side(fight: Fight, seat: number, steps: Step[], later: Step[], view: ChichenView): Side {
  const force = fight.forces.find((one) => one.seat === seat);
  const lost = steps.filter((step) => step.is === "damage").filter((step) => step.side === seat);
  const lostWarriors = lost.reduce((all, step) => all + step.warriors, 0);
  const lostHeroes = lost.flatMap((step) => (step.hero ? [step.hero] : []));
  const shieldsLater = sum(later, (step) => (step.is === "damage" && step.side === seat ? step.shields : 0));
  const { dice, before, hits, hitsWith } = thrown(
    steps,
    seat,
    view.moving_group,
    later.length === 0 && !fight.over,
  );
  return {
    seat,
    warriors: (force?.warriors ?? 0) - lostWarriors,
    heroes: (force?.heroes ?? []).filter((hero) => !lostHeroes.includes(hero)),
    lostWarriors,
    lostHeroes,
    dice,
    before,
    hits,
    hitsWith,
    shields: (view.seats[seat]?.shields ?? 0) + shieldsLater,
    lostShields: lost.reduce((all, step) => all + step.shields, 0),
  };
}

/** One side's dice in this phase. If all dice were rerolled, the old dice are set aside. */
function thrown(
  steps: Step[],
  seat: number,
  live: GroupView | null,
  latest: boolean,
): Pick<Side, "dice" | "before" | "hits" | "hitsWith"> {
  const now = inPhase(steps);
  let dice: Die[] = [];
  let before: number[] = [];
  let scored: Extract<Step, { is: "hits" }> | null = null;
  now.forEach((step, i) => {
    const fresh = i === now.length - 1;
    if (step.is === "again" && step.seat === seat && step.amount >= dice.length) {
      before = dice.map((die) => die.face);
      dice = [];
    }
    if (step.is === "roll" && step.seat === seat) {
      dice = [
        ...dice.map((die) => ({ ...die, fresh: false })),
        ...step.faces.map((face) => ({ face, hit: null, fresh, followUp: step.kind === "follow-up" })),
      ];
    }
    if (step.is === "hits" && step.seat === seat) scored = step;
  });
  const known = latest && live?.roller_seat === seat && live.dice && live.dice.length > 0 ? live : null;
  if (scored !== null) {
    const { amount, faces, followUp } = scored as Extract<Step, { is: "hits" }>;
    const marked = dice.map((die) => ({
      ...die,
      hit: (die.followUp ? followUp : faces).includes(die.face),
    }));
    return { dice: marked, before, hits: amount, hitsWith: faces };
  }
  if (!known?.dice) return { dice, before, hits: null, hitsWith: null };
  const sure = known.hit_faces ?? [];
  const fresh = dice.some((die) => die.fresh);
  return {
    dice: [
      ...known.dice.map((face) => ({ face, hit: sure.includes(face), fresh, followUp: false })),
      ...dice.filter((die) => die.followUp),
    ],
    before,
    hits: null,
    hitsWith: sure,
  };
}

/** The scene of a fight for which only the view is known and no events, as in a replay. */
export function sceneOfView(v: GroupView, view: ChichenView): Scene {
  const dice = (seat: number): Die[] =>
    v.roller_seat === seat
      ? (v.dice ?? []).map((face) => ({
          face,
          hit: v.hit_faces?.includes(face) ?? null,
          fresh: false,
          followUp: false,
        }))
      : [];
  const empty = {
    lostWarriors: 0,
    lostHeroes: [],
    before: [],
    lostShields: 0,
    hitsWith: v.hit_faces ?? null,
  };
  const own: Side = {
    ...empty,
    seat: v.seat,
    warriors: v.warriors ?? 0,
    heroes: v.heroes ?? [],
    dice: dice(v.seat),
    hits: v.hits?.own ?? null,
    shields: view.seats[v.seat]?.shields ?? 0,
  };
  const foe: Side[] =
    v.foe_seat === undefined
      ? []
      : [
          {
            ...empty,
            seat: v.foe_seat,
            warriors: v.foe_warriors ?? 0,
            heroes: v.foe_heroes ?? [],
            dice: dice(v.foe_seat),
            hits: v.hits?.foe ?? null,
            shields: view.seats[v.foe_seat]?.shields ?? 0,
          },
        ];
  return {
    phases: v.phases ?? [],
    phase: v.phase ?? "",
    sides: [own, ...foe],
    hearts: v.hearts ?? 0,
    lostHearts: Math.max(0, (v.strength ?? 0) - (v.hearts ?? 0)),
    faces: v.symbols && v.dice ? v.dice : [],
    creatureHits: v.hits?.foe ?? 0,
    dark: v.dark_die ?? false,
    creatureRolls: false,
    text: "",
    end: null,
  };
}
