import { signal } from "@preact/signals";
import { useTable } from "../../board";
import { TextSign } from "../art/signs";
import type { Box } from "../geometry";
import { own } from "../messages";
import { BOT_TILES } from "../names";
import type { BotView, TeotihuacanView } from "../view";
import { type BotTurn, lastBotTurn, sumRange } from "./bot-events";

/** Whether the turn of the Teotibot is shown step by step; it stays so from turn to turn. */
export const botShown = signal(false);

export const BOT_SIGN: Record<string, string> = {
  xalc: "alchemy",
  xbld: "build",
  xdec: "deco",
  xnob: "nobles",
  xmsk: "mask-set",
  xmas: "power-up",
  xwor: "temple-any",
};
/** The Teotibot's tiles and its last turn, step by step with the rules: enough to play it by hand beside it. */
export function BotProcedure({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  if (!view.bot || !botShown.value) return null;
  const turn = lastBotTurn(table.events ?? []);
  return (
    <foreignObject x={at.x} y={at.y} width={at.width} height={at.height} class="bot-frame">
      <div
        class="bot-procedure"
        role="dialog"
        aria-label={own("bot-turn")}
        onKeyDown={(event) => {
          if (event.key === "Escape") botShown.value = false;
        }}
      >
        <header>
          <h3>{own("bot-turn")}</h3>
          <button class="button small" onClick={() => (botShown.value = false)}>
            {own("close")}
          </button>
        </header>
        <div class="bot-columns">
          <ActionPyramid bot={view.bot} turn={turn} />
          <Steps turn={turn} />
        </div>
      </div>
    </foreignObject>
  );
}

/** Six tiles with the sums of the dice that choose them, the tile aside, the directions in which gaps are filled. */
function ActionPyramid({ bot, turn }: { bot: BotView; turn: BotTurn | null }) {
  const table = useTable();
  return (
    <div class="bot-pyramid">
      {bot.rows.map((row, i) => (
        <div key={i} class="bot-row">
          {row.map(({ place, tile: id, sums }) => {
            const filled = turn?.position === place;
            return (
              <span key={id} class={filled ? "bot-place last" : "bot-place"} data-about={id}>
                <small>
                  {place}
                  {": "}
                  {sumRange(sums)}
                </small>
                <TextSign name={BOT_SIGN[id] ?? "worker"} size={30} />
                <b>{table.thing(id)}</b>
              </span>
            );
          })}
        </div>
      ))}
      <p class="bot-beside">
        {bot.aside.map((id) => (
          <span key={id} data-about={id}>
            {own("bot-aside")} <TextSign name={BOT_SIGN[id] ?? "worker"} size={20} /> {table.thing(id)}
          </span>
        ))}
        <span>
          {own("bot-directions")}{" "}
          {bot.directions.map((way, i) => (
            <TextSign key={i} name={way} size={20} />
          ))}
        </span>
      </p>
    </div>
  );
}

function Steps({ turn }: { turn: BotTurn | null }) {
  const table = useTable();
  const tile = BOT_TILES[turn?.tile ?? -1];
  if (!turn) return <p class="bot-steps">{own("bot-waits")}</p>;
  return (
    <div class="bot-steps">
      {tile && (
        <p class="bot-tile-text" data-about={tile}>
          <TextSign name={BOT_SIGN[tile] ?? "worker"} size={22} /> <b>{table.thing(tile)}</b>:{" "}
          {table.effect(tile)}
        </p>
      )}
      <ol>
        {turn.steps.map(({ rule, words }, i) => (
          <li key={i}>
            {words} <small>{rule}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
