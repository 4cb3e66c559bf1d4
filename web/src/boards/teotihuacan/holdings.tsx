import type { HoldingsProps } from "../board-module";
import { type HeldNumber, HeldThing } from "../held";
import { TextSign } from "./art/signs";
import { forecastNumbers } from "./card";
import type { TeotihuacanBox } from "./components";
import { startingTile, technologyNumber } from "./emblems";
import { own } from "./messages";
import { BOT_SIGN, botShown } from "./panels/bot";
import { type PlayerView, RESOURCES, type TeotihuacanView } from "./view";

/**
 * A player's holdings: goods, tiles, masks, technologies, and the points and upkeep that an eclipse would
 * bring now.
 */
export function TeotihuacanHoldings({ seat, view, previewed, assets, answer }: HoldingsProps) {
  const table = view as unknown as TeotihuacanView;
  const player = table.seats?.[seat];
  const then = (previewed as unknown as TeotihuacanView | null)?.seats?.[seat];
  if (!player) return null;
  const forecast = then?.forecast ?? player.forecast;
  const change = (of: (one: PlayerView) => number) => (then ? of(then) - of(player) : 0);
  const box = assets.box as TeotihuacanBox;
  const masks = new Set(player.mask_sets.flatMap((set) => set.masks));
  const tiles = player.tiles.filter((id) => !masks.has(id));
  return (
    <div class="holdings teotihuacan-holdings">
      <Held sign="cocoa" n={player.cocoa} name={assets.thing("cocoa")} by={change((p) => p.cocoa)} />
      {RESOURCES.map((good) => (
        <Held
          key={good}
          sign={good}
          n={player.resources[good]}
          name={assets.thing(good)}
          by={change((p) => p.resources[good])}
        />
      ))}
      {forecast && (
        <span
          class={then ? "held forecast previewed" : "held forecast"}
          data-about="eclipse"
          role="img"
          aria-label={own("forecast", forecastNumbers(forecast))}
          title={own("forecast", forecastNumbers(forecast))}
        >
          <TextSign name="eclipse" />
          <span class="held-number">{signed(forecast.total)}</span>
          <TextSign name="vp" size={15} />
          <span class={forecast.unpaid > 0 ? "upkeep short" : "upkeep"}>−{forecast.upkeep}</span>
          <TextSign name="cocoa" size={15} />
        </span>
      )}
      <span class="held-row">
        {table.players > 1 && table.first_seat === seat && <FirstPlayer />}
        {player.technologies.map((id) => (
          <Held key={id} sign="technology" n={technologyNumber(id)} name={assets.thing(id)} about={id} />
        ))}
        {player.mask_sets.map((set, i) => (
          <span
            key={i}
            class="mask-set"
            role="img"
            aria-label={own("mask-set", { n: set.masks.length, points: set.points })}
          >
            {set.masks.map((id) => (
              <span key={id} data-about={id}>
                <TextSign name={id} size={18} />
              </span>
            ))}
            <span class="held-number">{set.points}</span>
          </span>
        ))}
        {player.starting.map((id) => (
          <Starting key={id} id={id} box={box} name={assets.thing(id)} effect={assets.printed.effect(id)} />
        ))}
        {tiles.map((id, i) => (
          <OwnTile
            key={`${id} ${i}`}
            id={id}
            sign={tileSign(box, id)}
            name={assets.thing(id)}
            use={answer?.(`use ${id}`)}
          />
        ))}
        {player.used.map((id, i) => (
          <Held
            key={`used ${i}`}
            sign={tileSign(box, id)}
            n=""
            name={own("used", { name: assets.thing(id) })}
            about={id}
            tile
            used
          />
        ))}
      </span>
      {table.bot?.seat === seat && <BotTiles bot={table.bot} thing={assets.thing} />}
    </div>
  );
}

/** The mark of the player who goes first in every round. */
function FirstPlayer() {
  const name = own("first-player");
  return (
    <span class="held first-player" data-about="calendar" role="img" aria-label={name} title={name}>
      {own("first-player-short")}
    </span>
  );
}

/** An unused discovery tile; pressing the tile uses it if that is possible now. */
function OwnTile({
  id,
  sign,
  name,
  use,
}: {
  id: string;
  sign: string;
  name: string;
  use: (() => void) | undefined;
}) {
  if (!use) return <Held sign={sign} n="" name={name} about={id} tile />;
  return (
    <button
      class="held-tile"
      data-about={id}
      data-word={`use ${id}`}
      aria-label={own("use-tile", { name })}
      onClick={use}
    >
      <TextSign name={sign} size={22} />
    </button>
  );
}

/** A kept starting tile, with the boards of its workers. */
function Starting({
  id,
  box,
  name,
  effect,
}: {
  id: string;
  box: TeotihuacanBox;
  name: string;
  effect: string;
}) {
  return (
    <span class="starting-kept" data-about={id} role="img" aria-label={`${name}: ${effect}`}>
      {startingTile(box, id).boards.map((board) => (
        <TextSign key={board} name={board} size={20} />
      ))}
    </span>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** The sign of a single-use discovery tile. */
function tileSign(box: TeotihuacanBox, id: string): string {
  return box.facts.discoveries[id]?.got[0]?.sign ?? "discovery";
}

/** A small action pyramid. Pressing it shows the Teotibot's last turn step by step. */
function BotTiles({
  bot,
  thing,
}: {
  bot: NonNullable<TeotihuacanView["bot"]>;
  thing: (id: string) => string;
}) {
  return (
    <span class="bot-tiles">
      <span class="bot-rows" role="group" aria-label={own("bot-tiles")}>
        {bot.rows.map((row, i) => (
          <span key={i} class="bot-row">
            {row.map(({ tile }) => (
              <BotTile key={tile} id={tile} name={thing(tile)} />
            ))}
          </span>
        ))}
      </span>
      <span class="bot-row aside">
        {bot.aside.map((id) => (
          <BotTile key={id} id={id} name={thing(id)} />
        ))}
        {bot.directions.map((way, i) => (
          <TextSign key={i} name={way} size={18} />
        ))}
      </span>
      <button
        class="button small"
        aria-pressed={botShown.value}
        onClick={() => (botShown.value = !botShown.value)}
      >
        {own("bot-turn-show")}
      </button>
    </span>
  );
}

function BotTile({ id, name }: { id: string; name: string }) {
  return (
    <span class="bot-tile" data-about={id} role="img" aria-label={name}>
      <TextSign name={BOT_SIGN[id] ?? "worker"} size={20} />
    </span>
  );
}

interface HeldProps extends Omit<HeldNumber, "about"> {
  sign: string;
  about?: string;
  /** Whether the sign is drawn as a tile. Tiles are light in the dark theme, too. */
  tile?: boolean;
  used?: boolean;
}

function Held({ sign, about = sign, tile = false, used = false, ...rest }: HeldProps) {
  return (
    <HeldThing {...rest} about={about} class={`${tile ? " tile" : ""}${used ? " used" : ""}`}>
      <TextSign name={sign} />
    </HeldThing>
  );
}
