import type { Prospect } from "../../net/protocol";
import type { GameAssets } from "../../state/game-assets";
import { say } from "../../texts/frame";
import { points, pointsNumber } from "../../texts/points";
import { gainsOf } from "./gains";

/** Describes the gains and costs of an answer in words: “−2 corn, +3 points”. */
export function priceText(
  price: Prospect | undefined,
  seat: number,
  unit: number,
  assets: GameAssets,
): string {
  if (!price) return "";
  const signed = (by: number, amount: string, name: string) => `${by > 0 ? "+" : "−"}${amount} ${name}`;
  const { things, points: gained } = gainsOf(price, seat, assets);
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
  return [...things.map(({ by, name }) => signed(by, String(Math.abs(by)), name)), ...score].join(", ");
}
