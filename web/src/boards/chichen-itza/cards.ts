/** Creates the card that explains a component at this table. */
import type { Card } from "../board";
import type { BoardContext } from "../board-module";
import { plainCard } from "../plain/card";
import { own } from "./messages";
import { GODS, HERO_CARDS, STAR_LINES } from "./names";
import { counted } from "./number-lists";
import { isCard } from "./panels/large-card";
import { type ChichenView, CREATURES, GEARS, GEMS, type TaskView, type TileView } from "./view";

function oneOf(ids: readonly string[]): RegExp {
  return new RegExp(`^(${ids.join("|")})$`);
}

const RULES: [RegExp, string][] = [
  [oneOf(GODS), "CI-6.8"],
  [oneOf(HERO_CARDS), "CI-11.5"],
  [oneOf(CREATURES), "CI-9.1"],
  [oneOf(GEARS), "CI-6.1"],
  [/^coins$/, "CI-15.7"],
  [/^luck$/, "CI-8.8"],
  [/^idols$/, "CI-15.3"],
  [/^shields$/, "CI-8.5"],
  [/^warriors$/, "CI-4.8"],
  [/^(magic-cards|stone|fire)$/, "CI-8.11"],
  [oneOf([...GEMS, ...STAR_LINES]), "CI-10.5"],
  [/^scout$/, "CI-6.12"],
  [/^war$/, "CI-6.15"],
];

export function chichenCard(about: string, context: BoardContext): Card | null {
  const view = context.view as unknown as ChichenView;
  const tile = view.tiles?.find((one) => one.id.toLowerCase() === about.toLowerCase());
  if (tile) return tileCard(tile, view, context);
  const task = view.tasks?.find((one) => one.task === about);
  if (task) return taskCard(task, context);
  if (about === "city") return cityCard(view, context);
  if (about === "favor") return favorCard(view, context);
  if (about === "figures") return { title: own("figures"), rule: "CI-14.9", lines: [own("figures-worth")] };
  const card = plainCard(about, context);
  const rule = RULES.find(([pattern]) => pattern.test(about))?.[1];
  return card && rule ? { ...card, rule, drawn: isCard(about) } : card;
}

/**
 * The name of a place as it appears in the log and in answers. The name of a mine does not contain its
 * position.
 */
export function tileTitle(tile: TileView, thing: (id: string) => string): string {
  return tile.gem
    ? own(tile.terrain === "land" ? "on-land" : "on-water", { kind: thing(tile.id) })
    : thing(tile.id);
}

function tileCard(tile: TileView, view: ChichenView, { assets, names, seat }: BoardContext): Card {
  const { thing, printed } = assets;
  const lines = [printed.effect(tile.id)];
  if (tile.creature) lines.push(creatureLine(tile, view, thing), printed.effect(tile.creature));
  if (tile.kind === "ruin") {
    const known = tile.ruin ? `${thing(tile.ruin)}: ${printed.effect(tile.ruin)}` : own("ruin-hidden");
    lines.push(tile.ruin && !tile.ruin_open ? `${known} ${own("only-you")}` : known);
  }
  if (tile.gem) lines.push(own("gems-left", { n: tile.gems }));
  if (tile.seat !== null) {
    const heroes = tile.heroes.map((hero) => thing(hero));
    const units = [`${tile.warriors} ${thing("warriors", tile.warriors)}`, ...heroes].join(", ");
    lines.push(own("held-by", { name: tile.seat === seat ? own("you") : (names[tile.seat] ?? ""), units }));
  }
  if (tile.scouts_seat.length > 0)
    lines.push(own("scouts-of", { names: tile.scouts_seat.map((one) => names[one] ?? "").join(", ") }));
  return {
    title: tileTitle(tile, thing),
    rule: tile.creature ? "CI-9.1" : "CI-10.2",
    lines: lines.filter(Boolean),
  };
}

function creatureLine(tile: TileView, view: ChichenView, thing: (id: string) => string): string {
  const name = thing(tile.creature!);
  if (tile.strength === null)
    return own("creature-unknown", { name, list: counted(view.unseen[tile.creature!] ?? []) });
  const text = own("creature-strength", { name, strength: tile.strength });
  return tile.strength_open === false ? `${text} ${own("only-you")}` : text;
}

function taskCard(task: TaskView, { assets, names }: BoardContext): Card {
  const list = (seats: number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  const met = task.met_seat ?? [];
  return {
    title: assets.thing(task.task),
    rule: "CI-12.1",
    lines: [
      assets.printed.effect(task.task),
      own("task-when", { round: task.round, points: task.points }),
      met.length > 0 ? own("task-met", { names: list(met) }) : own("task-unmet"),
      ...(task.claimed_seat.length > 0 ? [own("task-claimed", { names: list(task.claimed_seat) })] : []),
    ],
  };
}

function cityCard(view: ChichenView, { assets, names }: BoardContext): Card {
  return {
    title: assets.thing("city"),
    rule: "CI-13.1",
    lines: [
      view.seats.map((seat, i) => `${names[i] ?? ""} ${seat.city}`).join(", "),
      own("city-defender", { name: names[view.defender ?? -1] ?? "" }),
      own("city-may-come", { list: view.city_cards.map((one) => assets.thing(one)).join(", ") }),
    ],
  };
}

function favorCard(view: ChichenView, { assets, names }: BoardContext): Card {
  return {
    title: assets.thing("favor"),
    rule: "CI-12.4",
    lines: [
      [...view.favor_order]
        .reverse()
        .map((seat) => `${names[seat] ?? ""} ${view.seats[seat]?.favor ?? 0}`)
        .join(", "),
      own("favor-order"),
    ],
  };
}
