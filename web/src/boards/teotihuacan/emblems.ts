/** What a tile does, in signs and numbers, read off what is printed in the box. */
import { type Amounts, byId, type TeotihuacanBox } from "./components";
import { BOARDS } from "./view";

export interface Item {
  sign: string;
  n?: number | string;
}

/** Between what is given and what is got. */
export const ARROW = "arrow";

export function amountItems(amounts: Amounts): Item[] {
  return Object.entries(amounts).map(([sign, n]) => (n === 1 ? { sign } : { sign, n }));
}

const arrow: Item = { sign: ARROW };
const MODIFIES: Record<string, Item[]> = {
  dtwin: [{ sign: "twin" }],
  dfree: [{ sign: "free" }],
  dleap: [{ sign: "leap" }],
  dhelp: [{ sign: "worker-plus" }],
};

export function discoveryItems(box: TeotihuacanBox, id: string): Item[] {
  const tile = byId(box.discovery_tiles, id);
  if (!tile) return [];
  if (tile.kind === "mask") return [{ sign: id }];
  return MODIFIES[id] ?? amountItems(tile.effect);
}

export function discoveryPrice(box: TeotihuacanBox, id: string): Item[] {
  return amountItems(byId(box.discovery_tiles, id)?.cost ?? {});
}

/** Where a technology works, and what it brings there. */
export function technologyItems(box: TeotihuacanBox, id: string): { where: string[]; gives: Item[] } {
  const tile = byId(box.technology, id);
  if (!tile) return { where: [], gives: [] };
  const all = tile.boards.length > 3;
  const where = all ? [] : tile.boards.map((number) => BOARDS[number - 1] ?? "");
  const {
    pay_cocoa: pay,
    power_up_same_board: raised,
    extra_worker: helper,
    discount_one_resource: saved,
    ...rest
  } = tile.effect;
  return {
    where,
    gives: [
      ...(pay ? [{ sign: "cocoa" }, arrow] : []),
      ...(raised ? [{ sign: "power-up" }] : []),
      ...(helper ? [{ sign: "worker-plus" }] : []),
      ...(saved ? [{ sign: "saved" }] : []),
      ...amountItems(rest),
    ],
  };
}

/** A royal tile: what is given on the left of the arrow, what is got on its right; P is the power of the worker. */
export function royalItems(box: TeotihuacanBox, id: string): Item[] {
  const tile = byId(box.royal_tiles, id);
  if (!tile) return [];
  switch (tile.kind) {
    case "vp_technologies":
      return [{ sign: "technology" }, arrow, { sign: "vp", n: tile.vp ?? 0 }];
    case "vp_track":
      return [{ sign: "track" }, arrow, { sign: "vp", n: tile.vp ?? 0 }];
    case "vp_avenue":
      return [{ sign: "avenue" }, arrow, { sign: "vp", n: tile.vp ?? 0 }];
    case "exchange":
      return [...amountItems(tile.pay ?? {}), arrow, ...amountItems(tile.gain ?? {})];
    case "mix":
      return [{ sign: "cocoa" }, { sign: "r" }, arrow, { sign: "r", n: "P" }];
    case "cocoa":
      return [{ sign: "cocoa", n: `P+${tile.more}` }];
    case "sell":
      return [{ sign: "r" }, arrow, { sign: "cocoa", n: tile.cocoa ?? 0 }];
    default:
      return [{ sign: "cocoa" }, arrow, { sign: "temple-any" }];
  }
}

/** How often, or up to what, the power of the worker counts. */
export function royalLimit(box: TeotihuacanBox, id: string): string {
  const tile = byId(box.royal_tiles, id);
  if (!tile || tile.kind === "cocoa") return "";
  if (tile.kind === "mix") return "1×";
  return tile.more === 0 ? "P×" : tile.more > 0 ? `P+${tile.more}×` : `P−${-tile.more}×`;
}

const BONUS: Record<string, string> = {
  best_set: "mask-set",
  vp_per_technology: "technology",
  vp_per_avenue_step: "avenue",
  vp_per_bonus_tile_reached: "bonus",
  vp_per_non_mask_discovery: "discovery",
  vp_power_1_3: "worker",
};

export function bonusItems(box: TeotihuacanBox, id: string): Item[] {
  const tile = byId(box.temple_bonus_tiles, id);
  if (!tile) return [];
  if (typeof tile.vp === "number") return [{ sign: "vp", n: tile.vp }];
  const [key, sign] = Object.entries(BONUS).find(([one]) => one in tile) ?? ["", "bonus"];
  const worth = key === "vp_power_1_3" ? `${tile.vp_power_1_3}/${tile.vp_power_4_5}` : tile[key];
  return key === "best_set" ? [{ sign }] : [{ sign }, { sign: "vp", n: worth ?? 0 }];
}

/** What a starting tile gives. */
export function startingTile(box: TeotihuacanBox, id: string): { boards: string[]; gains: Item[] } {
  const tile = byId(box.starting_tiles, id);
  return {
    boards: (tile?.boards ?? []).map((number) => BOARDS[number - 1] ?? ""),
    gains: amountItems(tile?.gain ?? {}),
  };
}

/** The number by which seats and tiles name a technology. */
export function technologyNumber(id: string): string {
  return String(Number(id.slice(1)));
}
