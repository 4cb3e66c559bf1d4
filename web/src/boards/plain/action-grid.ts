import type { Offer } from "../../state/offers";

/** A tile on the action board: where it lies, what may be done there, who has been there. */
export interface ActionTile {
  tile: string;
  actions: string[];
  /** What the viewer would pay for each of them; nothing before the cost markers lie there. */
  prices?: number[] | null;
  markers_seat?: number[];
}

/** What choosing an action may mean: by the tile's name, and on a tile of several by the action's. */
export function placing(offers: ReadonlyMap<string, Offer>, tile: string, action = ""): string[] {
  const said = action ? `place ${tile} ${action}` : `place ${tile}`;
  return [...offers.keys()].filter((word) => word === said || word.startsWith(`${said} `));
}

/** One price for the whole tile; null where its actions cost different amounts, or nothing is known. */
export function samePrice(prices: readonly number[] | null | undefined): number | null {
  const [first, ...others] = prices ?? [];
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

/** Where long words of both languages may be splitFreeActions. */
export function soft(name: string): string {
  return name.replace(/(?<=\p{L}{4})(bewegung|erklärung|pierung|stärkung|gung|ment)(?!\p{L})/gu, "\u00ad$1");
}
