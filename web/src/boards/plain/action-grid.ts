import type { Offer } from "../board";

/** A tile on the action board: where it lies, what may be done there, who has been there. */
export interface ActionTile {
  tile: string;
  actions: string[];
  price?: number | null;
  markers_seat?: number[];
}

/** What choosing an action may mean: by the tile's name, and on a tile of several by the action's. */
export function placing(offers: ReadonlyMap<string, Offer>, tile: string, action = ""): string[] {
  const said = action ? `place ${tile} ${action}` : `place ${tile}`;
  return [...offers.keys()].filter((word) => word === said || word.startsWith(`${said} `));
}

/** What an answer costs, as its sentence ends; without a number it is free. */
export function priceSaid(words: string): number {
  const numbers = words.match(/\d+/g);
  return numbers ? Number(numbers[numbers.length - 1]) : 0;
}

/** The lowest that these answers cost; nothing is offered: null. */
export function priceOf(offers: ReadonlyMap<string, Offer>, words: string[]): number | null {
  return words.length > 0 ? Math.min(...words.map((word) => priceSaid(offers.get(word)?.words ?? ""))) : null;
}

/** Where long words of both languages may be parted. */
export function soft(name: string): string {
  return name.replace(/(?<=\p{L}{4})(bewegung|erklärung|pierung|stärkung|gung|ment)(?!\p{L})/gu, "\u00ad$1");
}
