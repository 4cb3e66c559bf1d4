import type { Card } from "../board";
import type { BoardContext } from "../board-module";
import { label } from "./labels";
import { isNothing, valueText } from "./parts";
import { pieceSaid } from "./piece-words";
import { planOf } from "./plan";
import { type Dict, type Entry, isDict, isSeat, shapeOf } from "./shape";

const PLACE = new Set(["x", "y", "q", "r", "row", "column"]);
/** Names of pieces that a game may list by owner. */
const PIECES = new Set(["armies", "ships", "pochtecas"]);

/** Whether a component has an owner; seat 0 is a valid owner, too. */
function isHeld(key: string, value: unknown, seats: number): boolean {
  return isSeat(key, value, seats) && value >= 0;
}

/** The card of a component in a game without a drawn board: its cost, its effect and its current contents. */
export function plainCard(about: string, { view, assets, names }: BoardContext): Card | null {
  const said = { thing: assets.thing, say: (message: string) => assets.messages.say(message) };
  const plan = planOf(assets.game);
  const cost = assets.printed.cost(about);
  const entry = find(view, about);
  const parts = entry
    ? Object.entries(entry)
        .filter(
          ([key, value]) =>
            !PLACE.has(key) &&
            !(plan.groups && PIECES.has(key)) &&
            (isHeld(key, value, names.length) || !isNothing(value)) &&
            value !== about,
        )
        .map(([key, value]) => `${label(said, key)}: ${valueText(said, key, value, names)}`)
    : [];
  const there = entry
    ? (plan.groups?.(view, { at: about, name: about, parts: entry }) ?? []).map(
        ({ seat, pieces }) => `${names[seat]}: ${pieces.map((piece) => pieceSaid(said, piece)).join(", ")}`,
      )
    : [];
  const more = isDict(assets.box) ? (plan.cardLines?.(about, assets.box, assets.thing) ?? []) : [];
  const lines = [
    cost && assets.messages.say("costs", { cost }),
    assets.printed.effect(about),
    ...assets.printed.listed(about).map(([n, effect]) => `${n}: ${effect}`),
    ...more,
    ...parts,
    ...there,
  ].filter(Boolean);
  return lines.length || assets.knows(about) ? { title: assets.thing(about), rule: "", lines } : null;
}

/** Returns the entry of the view that has this name. */
function find(value: unknown, name: string, depth = 0): Dict | null {
  if (depth > 3 || typeof value !== "object" || value === null) return null;
  const shape = shapeOf(value);
  if (shape.is === "rows" || shape.is === "map" || shape.is === "chart") {
    const rows: Entry[] = shape.is === "rows" ? shape.rows : shape.entries;
    const found = rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
    if (found) return found.parts;
  }
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    const found = isDict(inner) || Array.isArray(inner) ? find(inner, name, depth + 1) : null;
    if (found) return found;
  }
  return null;
}
