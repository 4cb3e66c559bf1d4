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
    const name = gainName(assets, thing, Math.abs(by));
    return name ? [{ id: knownId(assets, thing) ?? thing, name, by }] : [];
  });
  return { things, points: (price.points[seat] ?? 0) + price.deferred_points };
}

/**
 * The name of a number of things in a seat's view: the game's message for gaining them or, if there is none,
 * the name of the component. Empty if there is neither.
 */
export function gainName(assets: GameAssets, thing: string, n: number): string {
  const { messages } = assets;
  if (messages.knows(`gain-${thing}`)) return messages.say(`gain-${thing}`, { count: n });
  const id = knownId(assets, thing);
  return id === undefined ? "" : assets.thing(id, n);
}

function knownId(assets: GameAssets, thing: string): string | undefined {
  return [thing, thing.replace(/s$/, "")].find((one) => assets.knows(one));
}
