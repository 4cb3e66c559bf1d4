import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph, type GlyphName } from "../../glyphs/glyph";
import { points } from "../../texts/points";
import type { HoldingsProps } from "../board-module";
import { cardSpeech } from "./cards/card-writer";
import type { TzolkinBox } from "./components";
import { UNIT } from "./names";
import type { TzolkinPlayerView, TzolkinView } from "./view-types";

/**
 * A player's holdings: goods, workers, tiles, the corn for the next food day, and the points that the player
 * would have if the game ended now.
 */
export function TzolkinHoldings({ seat, view, previewed, assets }: HoldingsProps) {
  const table = view as unknown as TzolkinView;
  const player = table.seats[seat];
  const after = (previewed as unknown as TzolkinView | null)?.seats[seat];
  const say = (message: string, numbers = {}) => assets.messages.say(message, numbers);
  if (!player) return null;
  const short = player.food.unfed > 0;
  return (
    <div class="holdings" onKeyDown={along}>
      {counted(player).map(([name, n], i) => (
        <Held
          key={name}
          about={name}
          glyph={name}
          n={n}
          change={after ? (counted(after)[i]?.[1] ?? n) - n : 0}
          title={assets.thing(name, n)}
          first={i === 0}
        />
      ))}
      <Held
        about={`hand ${seat}`}
        glyph="worker"
        n={`${player.hand}/${player.workers}`}
        change={after ? after.hand - player.hand : 0}
        title={say("table-in-hand", { count: player.hand, all: player.workers })}
        inTitle
      />
      <Held
        about={`side ${seat}`}
        glyph={player.light ? "light" : "dark"}
        n=""
        change={0}
        title={say(player.light ? "table-light" : "table-dark")}
      />
      {table.marker === seat && (
        <Held about="marker" glyph="starting-player" n="" change={0} title={assets.thing("start")} />
      )}
      {table.next_food_day !== null && (
        <Held
          about={`food ${seat}`}
          glyph={table.next_food_kind === "mid_age" ? "food-goods" : "food-points"}
          n={player.food.corn > 0 ? `−${player.food.corn}` : "0"}
          change={after ? player.food.corn - after.food.corn : 0}
          title={say("food-needed", { corn: player.food.corn })}
          look={short ? "food short" : "food"}
          inTitle
        />
      )}
      <Tiles player={player} assets={assets} />
      <Ending
        seat={seat}
        player={player}
        after={after}
        title={cardSpeech(assets.messages.language).say("card-ending")}
      />
    </div>
  );
}

function counted(player: TzolkinPlayerView): [GlyphName, number][] {
  return [
    ["corn", player.corn],
    ["wood", player.resources.wood],
    ["stone", player.resources.stone],
    ["gold", player.resources.gold],
    ["skull", player.skulls],
  ];
}

/** The latest change of a number. It is shown for a while, even if the user prefers reduced motion. */
function useChange(n: number | string): number {
  const had = useRef(n);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const before = had.current;
    had.current = n;
    if (typeof n !== "number" || typeof before !== "number" || n === before) return;
    setChange(n - before);
    const timer = setTimeout(() => setChange(0), 3500);
    return () => clearTimeout(timer);
  }, [n]);
  return change;
}

interface HeldProps {
  about: string;
  glyph: GlyphName;
  n: number | string;
  /** The change that the previewed choice would make. */
  change: number;
  title: string;
  /** Whether the title already contains the number. */
  inTitle?: boolean;
  /** True if the tab key moves the focus to this sign. The arrow keys move it on from there. */
  first?: boolean;
  look?: string;
}

function Held({
  about,
  glyph,
  n,
  change: previewed,
  title,
  inTitle = false,
  first = false,
  look = "held",
}: HeldProps) {
  const just = useChange(n);
  const change = previewed || just;
  const label = inTitle || n === "" ? title : `${title}: ${n}`;
  return (
    <span
      class={n === 0 && change === 0 ? `${look} none` : look}
      data-about={about}
      role="img"
      aria-label={label}
      tabIndex={first ? 0 : -1}
    >
      <Glyph name={glyph} size={20} />
      <span key={String(n)} class="held-number">
        {n}
      </span>
      {change !== 0 && (
        <span class={`change ${change > 0 ? "plus" : "minus"}${previewed ? "" : " just"}`}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}

function Tiles({ player, assets }: { player: TzolkinPlayerView; assets: HoldingsProps["assets"] }) {
  const box = assets.box as TzolkinBox | null;
  const kind = (id: string) =>
    [...(box?.buildings ?? []), ...(box?.monuments ?? [])].find((tile) => tile.id === id)?.kind ?? "city";
  const tile = (id: string, glyph: GlyphName) => (
    <Held key={id} about={id} glyph={glyph} n="" change={0} title={assets.thing(id)} />
  );
  return (
    <>
      {player.corn_tiles > 0 && (
        <Held
          about="harvested-corn"
          glyph="corn-tile"
          n={player.corn_tiles}
          change={0}
          title={assets.messages.say("view-corn-tiles")}
        />
      )}
      {player.wood_tiles > 0 && (
        <Held
          about="harvested-wood"
          glyph="wood-tile"
          n={player.wood_tiles}
          change={0}
          title={assets.messages.say("view-wood-tiles")}
        />
      )}
      {player.farms.map((id) => tile(id, "farm"))}
      {player.buildings.map((id) => tile(id, kind(id)))}
      {player.monuments.map((id) => tile(id, "monument"))}
    </>
  );
}

/** The points if the game ended now, and how the previewed choice would change them. */
function Ending({
  seat,
  player,
  after,
  title,
}: {
  seat: number;
  player: TzolkinPlayerView;
  after: TzolkinPlayerView | undefined;
  title: string;
}) {
  const now = player.ending_total;
  const change = after ? after.ending_total - now : 0;
  return (
    <span
      class="ending"
      data-about={`ending ${seat}`}
      role="img"
      tabIndex={-1}
      aria-label={`${title}: ${points(now, UNIT)}`}
    >
      <Glyph name="points" size={16} />
      <span>{points(now, UNIT)}</span>
      {change !== 0 && (
        <span class={`change ${change > 0 ? "plus" : "minus"}`}>
          {change > 0 ? `+${points(change, UNIT)}` : points(change, UNIT)}
        </span>
      )}
    </span>
  );
}

/** The arrow keys move the focus from sign to sign. */
function along(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof Element)) return;
  const signs = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-about]")];
  const at = signs.indexOf(document.activeElement as HTMLElement);
  signs[at + by]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
