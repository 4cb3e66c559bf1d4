import { StoneTile } from "../art/tiles";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { Laying } from "../view";
import { chosen, turn } from "./rotation";

const CELL = 25;
const EDGE = 8;

/** The tile to be placed, next to the pyramid. Pressing the tile turns it and updates the points at every
 * place. */
export function TileInHand({ laying, at }: { laying: Laying; at: Box }) {
  const turns = Object.values(laying.places)[0];
  const now = laying.tile && turns ? chosen(laying.tile, turns) : undefined;
  if (!laying.tile || !turns || !now) return null;
  const tile = laying.tile;
  const press = () => turn(tile, turns, 1);
  return (
    <g
      class="in-hand"
      transform={`translate(${at.x + EDGE} ${at.y + EDGE})`}
      onClick={press}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && press()}
    >
      <g aria-hidden="true">
        <StoneTile id={tile} rotation={now.rotation} cell={CELL} />
        <g class="turn-sign" transform={`translate(${2 * CELL} ${2 * CELL})`}>
          <circle r={10} />
          <path d="M5-2A5.5 5.5 0 1 0 5 3M5-6V-1.5H.5" />
        </g>
      </g>
      <rect
        class="head-target"
        width={2 * CELL}
        height={2 * CELL}
        role="button"
        tabindex={0}
        aria-label={own("turn-tile")}
      />
    </g>
  );
}
