import type { Prospect } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";

export interface Gains {
  /** The things by name, with the amount by which each changes. */
  things: { id: string; name: string; by: number }[];
  /** The points of the seat, including those that are due later. */
  points: number;
}

/** The amounts that an answer gives to a seat and takes from it. */
export function gainsOf(price: Prospect, seat: number, assets: GameAssets): Gains {
  const things = price.things.flatMap(({ thing, by }) => {
    const id = [thing, thing.replace(/s$/, "")].find((one) => assets.knows(one));
    return id === undefined ? [] : [{ id, name: assets.thing(id, Math.abs(by)), by }];
  });
  return { things, points: (price.points[seat] ?? 0) + price.deferred_points };
}
