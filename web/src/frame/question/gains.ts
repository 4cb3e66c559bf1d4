import type { Prospect } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";

export interface Gains {
  /** The things that change, each with its name and the amount of the change. */
  things: { id: string; name: string; by: number }[];
  /** The change of the seat's points, including points that are due later. */
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
