import { points } from "../../texts/points";
import type { HoldingsProps } from "../boards";
import { CreatureHead } from "./art/creatures";
import { TextSign, type SignName } from "./art/signs";
import { own } from "./own-words";
import { shownSeat } from "./shown-board";
import { GEARS, type ChichenView, type PlayerView } from "./view";

const TENTHS = 10;

/** What a player has, in three short rows; a click opens the whole board. */
export function ChichenHoldings({ seat, view, tried, kit }: HoldingsProps) {
  const table = view as unknown as ChichenView;
  const player = table.seats?.[seat];
  const then = (tried as unknown as ChichenView | null)?.seats?.[seat];
  if (!player) return null;
  const open = () => (shownSeat.value = shownSeat.value === seat ? null : seat);
  const one = (sign: SignName, n: number | string, name: string, by = 0, about: string = sign) => <Held key={about} sign={sign} n={n} name={name} by={by} about={about} />;
  const change = (of: (one: PlayerView) => number) => (then ? of(then) - of(player) : 0);
  return (
    <div class="holdings chichen-holdings" onClick={open}>
      {one("coins", player.coins, kit.thing("coins", player.coins), change((p) => p.coins))}
      {one("luck", player.luck, kit.thing("luck", player.luck), change((p) => p.luck))}
      {one("idols", player.idols, kit.thing("idols", player.idols), change((p) => p.idols))}
      {one("shields", `${player.shields}/${player.shields_allowed}`, kit.thing("shields", player.shields), change((p) => p.shields))}
      {one("magic-cards", player.hand, kit.thing("magic-cards", player.hand), change((p) => p.hand))}
      {one("warriors", player.reserve, own("reserve", { n: player.reserve, income: player.income }), change((p) => p.reserve))}
      {GEARS.map((gear) => one(gear, player.gears[gear], kit.thing(gear), change((p) => p.gears[gear])))}
      {one("scout", player.scouts, own("scouts-left", { n: player.scouts }), change((p) => p.scouts))}
      {player.war > 0 && one("war", player.war, own("war-markers", { n: player.war }))}
      {player.gems.map((gem) => <Held key={gem} sign={`gem-${gem}`} n="" name={kit.thing(gem)} by={0} about={gem} />)}
      {player.heroes.filter((hero) => hero.card).map(({ hero, card }) => <Held key={hero} sign={hero} n="" name={kit.thing(card!)} by={0} about={card!} />)}
      {player.gods.length > 0 && one("god-card", player.gods.length, kit.thing("god-card", player.gods.length), change((p) => p.gods.length))}
      {player.figures.map((figure, i) => (
        <span key={i} class="held" data-about={figure.creature} role="img" aria-label={`${kit.thing(figure.creature)} ${figure.strength}`}>
          <svg class="glyph" viewBox="-10 -10 20 20" width={20} height={20} aria-hidden="true"><CreatureHead creature={figure.creature} size={20} /></svg>
          <span class="held-number">{figure.strength}</span>
        </span>
      ))}
      <Ending player={player} then={then} title={own("ending")} />
      <button class="open-board" onClick={(event) => { event.stopPropagation(); open(); }} aria-pressed={shownSeat.value === seat} aria-label={own("open-board", { name: "" })}>▴</button>
    </div>
  );
}

function Held({ sign, n, name, by, about }: { sign: SignName; n: number | string; name: string; by: number; about: string }) {
  return (
    <span class={n === 0 ? "held none" : "held"} data-about={about} role="img" aria-label={n === "" ? name : `${name}: ${n}`}>
      <TextSign name={sign} size={19} />
      {n !== "" && <span key={String(n)} class="held-number">{n}</span>}
      {by !== 0 && <span class={by > 0 ? "change plus" : "change minus"}>{by > 0 ? `+${by}` : `−${-by}`}</span>}
    </span>
  );
}

/** Points if the game ended now. */
function Ending({ player, then, title }: { player: PlayerView; then: PlayerView | undefined; title: string }) {
  const total = (one: PlayerView) => Object.values(one.ending).reduce((sum, n) => sum + n, 0);
  const now = total(player);
  const by = then ? total(then) - now : 0;
  return (
    <span class="held ending" role="img" aria-label={`${title}: ${points(now, TENTHS)}`}>
      <TextSign name="points" size={16} />
      <span>{points(now, TENTHS)}</span>
      {by !== 0 && <span class={by > 0 ? "change plus" : "change minus"}>{by > 0 ? "+" : ""}{points(by, TENTHS)}</span>}
    </span>
  );
}
