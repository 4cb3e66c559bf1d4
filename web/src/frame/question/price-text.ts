import type { Prospect } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";

/** What an answer gives and takes, in words: “−2 corn, +3 points”. */
export function priceText(
  price: Prospect | undefined,
  seat: number,
  unit: number,
  assets: GameAssets,
): string {
  if (!price) return "";
  const signed = (by: number, amount: string, name: string) => `${by > 0 ? "+" : "−"}${amount} ${name}`;
  const things = price.things.flatMap(({ thing, by }) => {
    const id = [thing, thing.replace(/s$/, "")].find((one) => assets.knows(one));
    return id === undefined ? [] : [signed(by, String(Math.abs(by)), assets.thing(id, Math.abs(by)))];
  });
  const gained = (price.points[seat] ?? 0) + price.deferred_points;
  const score =
    gained === 0
      ? []
      : [
          signed(
            gained,
            points(Math.abs(gained), unit),
            say("points-gained", { n: pointsNumber(gained, unit) }),
          ),
        ];
  return [...things, ...score].join(", ");
}
