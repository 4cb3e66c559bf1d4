import { useTable } from "../../board";
import { Place } from "../../place";
import type { TeotihuacanBox } from "../components";
import { decorationBox } from "../geometry";
import { own } from "../messages";
import type { Side as SideId, TeotihuacanView } from "../view";
import { Brought } from "./brought";
import { LaidDecoration, lift } from "./laid-decoration";

/**
 * The next step on one side while the player has a decoration in hand. It shows the points that the
 * decoration would score there and, on hover, the decoration itself.
 */
export function Side({ side, view, cell }: { side: SideId; view: TeotihuacanView; cell: number }) {
  const table = useTable();
  const brings = view.laying?.sides[side];
  const word = `side ${side}`;
  const tile = view.laying?.tile;
  if (!tile || !brings) return null;
  const at = decorationBox(table.box as TeotihuacanBox, side, brings.step);
  const middle = { x: (at.x + at.width / 2) * cell, y: (at.y + at.height / 2) * cell };
  const rise = brings.step > 0 ? lift(brings.step) : 0;
  const pointed = table.preview?.word === word;
  return (
    <g transform={`translate(0 ${rise})`}>
      {pointed && (
        <g class="tile-in-hand">
          <LaidDecoration id={tile} side={side} step={brings.step} cell={cell} />
        </g>
      )}
      <Place
        words={[word]}
        label={own("decorate-here", {
          side: table.thing(side),
          step: brings.step,
          points: brings.points,
          matches: brings.matches,
        })}
        about={side}
        class="side-place"
      >
        <rect
          class="edge place-rim"
          x={at.x * cell + 1}
          y={at.y * cell + 1}
          width={at.width * cell - 2}
          height={at.height * cell - 2}
          rx={5}
        />
        <Brought {...brings} at={middle} dotAt={(i) => ({ x: middle.x + 15 + i * 10, y: middle.y - 9 })} />
      </Place>
    </g>
  );
}
