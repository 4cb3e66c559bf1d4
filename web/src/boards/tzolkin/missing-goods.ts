/** What a player lacks for something that is built (TZ-16.2, TZ-15.8). */
import type { Goods, TzolkinBox } from "./components";
import type { TzolkinPlayerView } from "./view-types";

export function sum(goods: Goods): number {
  return Object.values(goods).reduce((all, n) => all + n, 0);
}

/** The resources that a player's architecture spares at a building. */
export function saved(box: TzolkinBox, player: TzolkinPlayerView): number {
  const strip = box.technologies.find((one) => one.id === "architecture");
  const effects =
    strip?.effects.filter(
      (effect) => effect.op === "build_discount" && effect.level <= player.technologies.architecture,
    ) ?? [];
  return effects.reduce((all, effect) => all + Number(effect.resources ?? 0), 0);
}

/** Nothing if it can be paid for; what architecture saves at buildings is taken off. */
export function missing(box: TzolkinBox, player: TzolkinPlayerView, cost: Goods, building: boolean): Goods {
  const have = { corn: player.corn, ...player.resources, skull: player.skulls };
  const lacking: Goods = {};
  for (const [good, n] of Object.entries(cost) as [keyof Goods, number][]) {
    if (n > have[good]) lacking[good] = n - have[good];
  }
  for (let spared = building ? saved(box, player) : 0; spared > 0; spared--) spare(lacking);
  return lacking;
}

/** What architecture does not ask for is best what is missing most. */
function spare(lacking: Goods): void {
  const [most] = (Object.entries(lacking) as [keyof Goods, number][]).sort((a, b) => b[1] - a[1]);
  if (most === undefined) return;
  if (most[1] > 1) lacking[most[0]] = most[1] - 1;
  else delete lacking[most[0]];
}
