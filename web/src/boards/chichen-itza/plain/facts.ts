import type { FactRow, FactTable } from "../../plain/facts";
import { type Dict, seatsOf } from "../../plain/shape";
import { own } from "./messages";

interface Creature {
  id: string;
  strengths: number[];
  magic: string;
  ranged: string;
  melee: string;
  light_die: string[][];
  dark_die: string[][];
}

interface Gears {
  defense: { value: number[] };
  melee: { hit_max: number[] };
  ranged: { movement: number[]; attacks: number[]; hit_max: number };
  magic: { stone: number[]; fire: number[]; stone_hit_max: number; fire_hit_max: number };
}

function creatures(box: Dict): Creature[] {
  return (box.creatures ?? []) as Creature[];
}

/** 1 1 1 1 2 2 2 3 as 1 ×4, 2 ×3, 3. */
export function counted(numbers: number[]): string {
  return [...new Set(numbers)]
    .map((one) => ({ one, n: numbers.filter((other) => other === one).length }))
    .map(({ one, n }) => (n > 1 ? `${one} ×${n}` : String(one)))
    .join(", ");
}

/** What each level of a gear gives. */
export function gearLevel(gears: Gears, gear: string, level: number): string {
  const at = level - 1;
  const many = (n: number | undefined) => (n === undefined || n < 0 ? "∞" : n);
  if (gear === "defense") return own("fact-defense", { n: gears.defense.value[at] ?? 0 });
  if (gear === "melee") return own("fact-melee", { n: gears.melee.hit_max[at] ?? 0 });
  if (gear === "ranged")
    return own("fact-ranged", {
      range: gears.ranged.movement[at] ?? 0,
      dice: gears.ranged.attacks[at] ?? 0,
      n: gears.ranged.hit_max,
    });
  return own("fact-magic", {
    stone: many(gears.magic.stone[at]),
    fire: many(gears.magic.fire[at]),
    stones: gears.magic.stone_hit_max,
    fires: gears.magic.fire_hit_max,
  });
}

const GEARS = ["defense", "melee", "ranged", "magic"];

export function facts(box: Dict, view: Dict): FactTable[] {
  const seats = seatsOf(view);
  const gears = box.gears as Gears | undefined;
  const at = (gear: string, level: number) =>
    seats.flatMap((seat, i) => ((seat.gears as Dict | undefined)?.[gear] === level ? [i] : []));
  const levels = (gears?.defense.value ?? []).map((_, i) => i + 1);
  return [
    {
      title: own("facts-creatures"),
      heads: ["", own("fact-strengths"), own("fact-effect"), own("fact-light"), own("fact-dark")],
      rows: creatures(box).map(
        (one): FactRow => ({
          cells: [
            { thing: one.id },
            counted(one.strengths),
            { effect: one.id },
            { faces: one.light_die },
            { faces: one.dark_die },
          ],
        }),
      ),
    },
    ...(gears
      ? GEARS.map(
          (gear): FactTable => ({
            title: gear,
            heads: [],
            rows: levels.map((level) => ({
              cells: [level, gearLevel(gears, gear, level)],
              seats: at(gear, level),
            })),
          }),
        )
      : []),
    {
      title: own("facts-heroes"),
      heads: [],
      rows: [
        ...seats.flatMap((seat, i) =>
          ((seat.heroes ?? []) as Dict[])
            .filter((one) => typeof one.card === "string")
            .map(
              (one): FactRow => ({
                cells: [
                  { thing: String(one.hero) },
                  { thing: String(one.card) },
                  { effect: String(one.card) },
                ],
                seats: [i],
              }),
            ),
        ),
        ...((view.hero_cards ?? []) as (string | null)[]).flatMap((card, i): FactRow[] =>
          card ? [{ cells: [{ thing: "abc"[i]! }, { thing: card }, { effect: card }] }] : [],
        ),
      ],
    },
    {
      title: own("facts-luck"),
      heads: [],
      rows: [luck(box), idols(box), ...points(box)].map((line) => ({ cells: [line] })),
    },
  ];
}

function luck(box: Dict): string {
  const given = box.luck as Record<string, number> | undefined;
  return own("fact-luck", { again: given?.for_rolling_again ?? 0, hit: given?.for_a_hit ?? 0 });
}

function idols(box: Dict): string {
  const given = box.idols as Record<string, number> | undefined;
  return own("fact-idols", {
    coins: given?.coins ?? 0,
    luck: given?.luck ?? 0,
    cards: given?.magic_cards ?? 0,
  });
}

function points(box: Dict): string[] {
  const given = box.scoring as Record<string, number> | undefined;
  const gems = (box.scoring as { gems?: number[] } | undefined)?.gems ?? [];
  return given
    ? [
        own("fact-points", {
          tile: given.tile ?? 0,
          idol: given.idol ?? 0,
          hero: given.hero ?? 0,
          gems: gems.slice(1).join(", "),
          lost: Math.abs(given.city_lost ?? 0),
        }),
      ]
    : [];
}

/** What the card of a thing adds: a creature's strengths and dice, a gear's levels, what luck and idols are for. */
export function told(about: string, box: Dict, thing: (id: string) => string): string[] {
  const creature = creatures(box).find((one) => one.id === about);
  const die = (faces: string[][]) => faces.map((face) => face.map(thing).join(" + ") || "–").join(" · ");
  if (creature)
    return [
      own("card-strengths", { list: counted(creature.strengths) }),
      `${own("fact-light")}: ${die(creature.light_die)}`,
      `${own("fact-dark")}: ${die(creature.dark_die)}`,
    ];
  const gears = box.gears as Gears | undefined;
  if (gears && GEARS.includes(about))
    return gears.defense.value.map(
      (_, i) => `${own("fact-level", { n: i + 1 })}: ${gearLevel(gears, about, i + 1)}`,
    );
  if (about === "luck") return [luck(box)];
  if (about === "idols") return [idols(box)];
  if (gears && (about === "stone" || about === "fire"))
    return [
      own(`fact-${about}`, { n: about === "stone" ? gears.magic.stone_hit_max : gears.magic.fire_hit_max }),
    ];
  return [];
}
