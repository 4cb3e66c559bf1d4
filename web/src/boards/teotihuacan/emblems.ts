/** Shows the effects of tiles in signs and numbers, as the rules derive them from the components. */
import { type Amounts, byId, type TeotihuacanBox } from "./components";
import type { Amount } from "./view-types";

export interface Item {
  sign: string;
  n?: number | string;
}

/** The arrow between payment and gain. */
export const ARROW = "arrow";

export function amountItems(amounts: Amounts): Item[] {
  return Object.entries(amounts).map(([sign, n]) => (n === 1 ? { sign } : { sign, n }));
}

/**
 * The number to show for an amount. An amount that depends on the worker's power is shown as `P+1`, for
 * example.
 */
function counted({ n, power }: Amount): number | string {
  if (!power) return n;
  return n === 0 ? "P" : n > 0 ? `P+${n}` : `P−${-n}`;
}

export function items(amounts: Amount[]): Item[] {
  return amounts.map((one) =>
    counted(one) === 1 ? { sign: one.sign } : { sign: one.sign, n: counted(one) },
  );
}

/** The payment, an arrow and the gain. Without a payment, only the gain is shown. */
function exchanged(given: Amount[], got: Amount[]): Item[] {
  return given.length > 0 ? [...items(given), { sign: ARROW }, ...items(got)] : items(got);
}

export function discoveryItems(box: TeotihuacanBox, id: string): Item[] {
  return items(box.facts.discoveries[id]?.got ?? []);
}

export function discoveryPrice(box: TeotihuacanBox, id: string): Item[] {
  return items(box.facts.discoveries[id]?.price ?? []);
}

/**
 * The signs of a technology: where it has an effect (if only in some places), what the effect is, and its
 * price.
 */
export function technologyItems(
  box: TeotihuacanBox,
  id: string,
): { where: string[]; gives: Item[]; cost: Item[] } {
  const tile = box.facts.technologies[id];
  return {
    where: tile?.boards ?? [],
    gives: exchanged(tile?.given ?? [], tile?.got ?? []),
    cost: items(tile?.cost ?? []),
  };
}

/** The signs of a royal tile; P is the worker's power. */
export function royalItems(box: TeotihuacanBox, id: string): Item[] {
  const tile = box.facts.royal[id];
  return tile ? exchanged(tile.given, tile.got) : [];
}

/** How often the worker's power is counted, or the maximum up to which it is counted. */
export function royalLimit(box: TeotihuacanBox, id: string): string {
  const times = box.facts.royal[id]?.times;
  return times ? `${counted(times)}×` : "";
}

export function bonusItems(box: TeotihuacanBox, id: string): Item[] {
  const tile = box.facts.bonuses[id];
  if (!tile) return [];
  const { counts, points } = tile;
  return [
    ...(counts === null ? [] : [{ sign: counts }]),
    ...(points.length > 0
      ? [{ sign: "vp", n: points.length > 1 ? points.join("/") : (points[0] ?? 0) }]
      : []),
  ];
}

/** The contents of a starting tile. */
export function startingTile(box: TeotihuacanBox, id: string): { boards: string[]; gains: Item[] } {
  return {
    boards: box.facts.starting_boards[id] ?? [],
    gains: amountItems(byId(box.starting_tiles, id)?.gain ?? {}),
  };
}

/** The number that seats and tiles use to refer to a technology. */
export function technologyNumber(id: string): string {
  return String(Number(id.slice(1)));
}
