import type { ClickChains } from "../../state/game-traits";

const HIGHEST = 5;
const HIGHEST_OF_CHICHEN = 9;

/** Each step back costs corn (TZ-6.3). On the free spaces nothing is paid, but the higher action does more. */
function stepsBack(path: string): number {
  const act = Number(/act (\d+)$/.exec(path)?.[1] ?? 0);
  const [, wheel, at] = /pick (\w+) (\d+)/.exec(path) ?? [];
  const highest = wheel === "chichen" || wheel === undefined ? HIGHEST_OF_CHICHEN : HIGHEST;
  const space = at === undefined ? highest : Number(at);
  return act === 0 ? 0 : space > highest ? (highest - act) / 10 : Math.max(0, space - act);
}

export const clickChains: ClickChains = {
  never:
    /^(stop|pass|yes|no|more|\d+|turn .*|act none|(act|higher|use|climb|advance|anger|beg|take|buy|sell|save|harvest|keep|benefits) .*)$/,
  path: /^((pass, )?turn (place|pick)(, |$))?(pick \w+ \d+(, |$))?(act \d+)?$/,
  pathCost: stepsBack,
};
