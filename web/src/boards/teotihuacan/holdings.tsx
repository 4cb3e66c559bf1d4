import type { HoldingsProps } from "../board-module";
import { TextSign } from "./art/signs";
import type { TeotihuacanBox } from "./components";
import { own } from "./messages";
import { type PlayerView, RESOURCES, type TeotihuacanView } from "./view";

/** What a player has: goods, tiles and masks, technologies, and what the next eclipse would bring as things are. */
export function TeotihuacanHoldings({ seat, view, previewed, assets }: HoldingsProps) {
  const table = view as unknown as TeotihuacanView;
  const player = table.seats?.[seat];
  const then = (previewed as unknown as TeotihuacanView | null)?.seats?.[seat];
  if (!player) return null;
  const change = (of: (one: PlayerView) => number) => (then ? of(then) - of(player) : 0);
  const box = assets.box as TeotihuacanBox;
  const masks = player.tiles.filter((id) => id.startsWith("m"));
  const tiles = player.tiles.filter((id) => !id.startsWith("m"));
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
      {player.forecast && (
        <span
          class="held forecast"
          data-about="eclipse"
          role="img"
          aria-label={own("forecast", { ...player.forecast, total: eclipsePoints(player) })}
          title={own("forecast", { ...player.forecast, total: eclipsePoints(player) })}
        >
          <TextSign name="eclipse" />
          <span class="held-number">{signed(eclipsePoints(player))}</span>
          <span class={player.forecast.unpaid > 0 ? "upkeep short" : "upkeep"}>
            −{player.forecast.upkeep}
          </span>
          <TextSign name="cocoa" size={15} />
        </span>
      )}
      <span class="held-row">
        {player.technologies.map((id) => (
          <Held key={id} sign="technology" n={numberOf(id)} name={assets.thing(id)} about={id} />
        ))}
        {maskSets(masks).map((set, i) => (
          <span
            key={i}
            class="mask-set"
            role="img"
            aria-label={own("mask-set", { n: set.length, points: box.masks.set_vp[set.length] ?? 0 })}
          >
            {set.map((id) => (
              <span key={id} data-about={id}>
                <TextSign name={id} size={18} />
              </span>
            ))}
            <span class="held-number">{box.masks.set_vp[set.length]}</span>
          </span>
        ))}
        {tiles.map((id, i) => (
          <Held key={`${id} ${i}`} sign={tileSign(box, id)} n="" name={assets.thing(id)} about={id} />
        ))}
        {player.used.map((id, i) => (
          <Held
            key={`used ${i}`}
            sign={tileSign(box, id)}
            n=""
            name={own("used", { name: assets.thing(id) })}
            about={id}
            used
          />
        ))}
      </span>
      {table.bot?.seat === seat && <BotTiles bot={table.bot} thing={assets.thing} />}
    </div>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function eclipsePoints({ forecast }: PlayerView): number {
  return forecast ? forecast.avenue + forecast.track + forecast.masks - forecast.unpaid : 0;
}

function numberOf(id: string): string {
  return String(Number(id.slice(1)));
}

/** Masks as they score: the first set has every kind, the next every kind that is left. */
export function maskSets(masks: string[]): string[][] {
  const sets: string[][] = [];
  for (const id of masks) {
    const open = sets.find((set) => !set.includes(id));
    if (open) open.push(id);
    else sets.push([id]);
  }
  return sets;
}

const MODIFIES: Record<string, string> = {
  dtwin: "twin",
  dfree: "free",
  dleap: "leap",
  dhelp: "worker-plus",
};

/** The sign of a discovery tile that is used once. */
function tileSign(box: TeotihuacanBox, id: string): string {
  const effect = box.discovery_tiles.find((tile) => tile.id === id)?.effect ?? {};
  return MODIFIES[id] ?? Object.keys(effect)[0] ?? "discovery";
}

function BotTiles({
  bot,
  thing,
}: {
  bot: NonNullable<TeotihuacanView["bot"]>;
  thing: (id: string) => string;
}) {
  const rows = [bot.pyramid.slice(0, 1), bot.pyramid.slice(1, 3), bot.pyramid.slice(3, 6)];
  return (
    <span class="bot-tiles" role="group" aria-label={own("bot-tiles")}>
      {rows.map((row, i) => (
        <span key={i} class="bot-row">
          {row.map((id) => (
            <BotTile key={id} id={id} name={thing(id)} />
          ))}
        </span>
      ))}
      <span class="bot-row aside">
        {bot.aside.map((id) => (
          <BotTile key={id} id={id} name={thing(id)} />
        ))}
      </span>
      <span class="bot-row">
        {bot.directions.map((way, i) => (
          <TextSign key={i} name={way} size={18} />
        ))}
      </span>
    </span>
  );
}

const BOT_SIGN: Record<string, string> = {
  xalc: "alchemy",
  xbld: "build",
  xdec: "deco",
  xnob: "nobles",
  xmsk: "mask-set",
  xmas: "power-up",
  xwor: "temple-any",
};

function BotTile({ id, name }: { id: string; name: string }) {
  return (
    <span class="bot-tile" data-about={id} role="img" aria-label={name}>
      <TextSign name={BOT_SIGN[id] ?? "worker"} size={20} />
    </span>
  );
}

interface HeldProps {
  sign: string;
  n: number | string;
  name: string;
  by?: number;
  about?: string;
  used?: boolean;
}

function Held({ sign, n, name, by = 0, about = sign, used = false }: HeldProps) {
  return (
    <span
      class={`held${n === 0 ? " none" : ""}${used ? " used" : ""}`}
      data-about={about}
      role="img"
      aria-label={n === "" ? name : `${name}: ${n}`}
    >
      <TextSign name={sign} />
      {n !== "" && (
        <span key={String(n)} class="held-number">
          {n}
        </span>
      )}
      {by !== 0 && (
        <span class={by > 0 ? "change plus" : "change minus"}>{by > 0 ? `+${by}` : `−${-by}`}</span>
      )}
    </span>
  );
}
