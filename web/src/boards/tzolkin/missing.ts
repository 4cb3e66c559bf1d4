/** What a player lacks for something that is built (TZ-16.2, TZ-15.8). */
import type { Goods, TzolkinBox } from "./components";
import type { PlayerView } from "./view";

export function sum(goods: Goods): number {
  return Object.values(goods).reduce((all, n) => all + n, 0);
}

/** The resources that a player's architecture spares at a building. */
export function saved(box: TzolkinBox, player: PlayerView): number {
  const strip = box.technologies.find((one) => one.id === "architecture");
  const effects = strip?.effects.filter((effect) => effect.op === "build_discount" && effect.level <= player.technologies.architecture) ?? [];
  return effects.reduce((all, effect) => all + Number(effect["resources"] ?? 0), 0);
}

/** Nothing if it can be paid for; architecture helps with buildings. */
export function missing(box: TzolkinBox, player: PlayerView, cost: Goods, building: boolean): Goods {
  const have = { corn: player.corn, ...player.resources, skull: player.skulls };
  const lacking: Goods = {};
  for (const [good, n] of Object.entries(cost) as [keyof Goods, number][]) {
    if (n > have[good]) lacking[good] = n - have[good];
  }
  return building && sum(lacking) <= saved(box, player) ? {} : lacking;
}
