import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { useTable } from "../../board";
import { TextSign } from "../art/signs";
import type { Box } from "../geometry";
import { own } from "../messages";
import { BOT_TILES } from "../names";
import type { BotView, TeotihuacanView } from "../view";
import { BotByHand } from "./bot-by-hand";
import { type BotTurn, lastBotTurn, sumRange } from "./bot-events";

/** Whether the Teotibot's turn is shown step by step. The setting stays the same from turn to turn. */
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
/**
 * The Teotibot's tiles, its last turn step by step, and the rules for its turn and tiles. This is everything
 * that is needed to play it by hand.
 */
export function BotProcedure({ view, at }: { view: TeotihuacanView; at: Box }) {
  if (!view.bot || !botShown.value) return null;
  return (
    <foreignObject x={at.x} y={at.y} width={at.width} height={at.height} class="bot-frame">
      {/* When the content of a component changes, Preact creates new elements in the namespace of the parent
          element. This `div` makes that namespace HTML instead of SVG. */}
      <div class="bot-holder">
        <BotSheet bot={view.bot} />
      </div>
    </foreignObject>
  );
}

function BotSheet({ bot }: { bot: BotView }) {
  const table = useTable();
  const turn = lastBotTurn(table.events ?? []);
  const carried = BOT_TILES[turn?.tile ?? -1] ?? bot.rows[0]?.[0]?.tile ?? "";
  const [chosen, setChosen] = useState<string | null>(null);
  const [byHand, setByHand] = useState(turn === null);
  return (
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
        <span class="bot-modes" role="group" aria-label={own("bot-turn")}>
          {[false, true].map((mode) => (
            <button
              key={String(mode)}
              class="button small"
              aria-pressed={byHand === mode}
              onClick={() => setByHand(mode)}
            >
              {own(mode ? "bot-by-hand" : "bot-last-turn")}
            </button>
          ))}
          <button class="button small" onClick={() => (botShown.value = false)}>
            {own("close")}
          </button>
        </span>
      </header>
      <div class="bot-columns">
        <ActionPyramid
          bot={bot}
          turn={turn}
          chosen={byHand ? (chosen ?? carried) : null}
          choose={(id) => {
            setChosen(id);
            setByHand(true);
          }}
        />
        {byHand ? <BotByHand tile={chosen ?? carried} /> : <Steps turn={turn} />}
      </div>
    </div>
  );
}

interface PyramidProps {
  bot: BotView;
  turn: BotTurn | null;
  /** The tile whose rules are shown. */
  chosen: string | null;
  choose: (id: string) => void;
}

/**
 * The six tiles with the dice sums that select them, the tile that is set aside, and the directions in which
 * gaps are filled.
 */
function ActionPyramid({ bot, turn, chosen, choose }: PyramidProps) {
  const table = useTable();
  return (
    <div class="bot-pyramid">
      {bot.rows.map((row, i) => (
        <div key={i} class="bot-row">
          {row.map(({ place, tile: id, sums }) => (
            <button
              key={id}
              class={turn?.position === place ? "bot-place last" : "bot-place"}
              data-about={id}
              aria-pressed={id === chosen}
              onClick={() => choose(id)}
            >
              <small>
                {place}
                {": "}
                {sumRange(sums)}
              </small>
              <TextSign name={BOT_SIGN[id] ?? "worker"} size={30} />
              <b>{table.thing(id)}</b>
            </button>
          ))}
        </div>
      ))}
      <p class="bot-beside">
        {bot.aside.map((id) => (
          <button
            key={id}
            class="bot-place aside"
            data-about={id}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {own("bot-aside")} <TextSign name={BOT_SIGN[id] ?? "worker"} size={20} /> <b>{table.thing(id)}</b>
          </button>
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
    <div class="bot-steps" tabIndex={0} role="region" aria-label={own("bot-last-turn")}>
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
