import { useRef } from "preact/hooks";
import { updatePace } from "../../../state/settings";
import { useTable } from "../../board";
import { Place } from "../../place";
import { isSign, Sign, type SignName } from "../art/signs";
import { Cube } from "../art/units";
import type { ChichenBox } from "../components";
import { ACTIONS_WIDTH } from "../measures";
import { own } from "../messages";
import type { ActionTileView, ChichenView } from "../view";

const MARGIN = 27;
const GAP = 4;

export function actionsHeight(view: ChichenView): number {
  const size = tileSize(view.board.columns);
  return MARGIN + view.board.rows * (size + GAP) + 36;
}

function tileSize(columns: number): number {
  return Math.min(64, (ACTIONS_WIDTH - MARGIN + GAP) / columns - GAP);
}

/**
 * The action board: tiles with pictures of their actions, current prices and cubes. The costs of rows and
 * columns are along its edges.
 */
export function Actions({ view }: { view: ChichenView }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const { columns, row_costs: rows, column_costs: tops, tiles } = view.board;
  const size = tileSize(columns);
  const first = useRef(view.round);
  const fresh = first.current !== view.round && updatePace.peek() > 0;
  const at = (i: number) => MARGIN + i * (size + GAP);
  const bottom = at(view.board.rows);
  return (
    <g class="actions">
      {tops.map((cost, i) => (
        <Cost key={`${view.round} ${i}`} cost={cost} x={at(i) + size / 2} y={MARGIN / 2 + 1} fresh={fresh} />
      ))}
      {rows.map((cost, i) => (
        <Cost key={`${view.round} ${i}`} cost={cost} x={MARGIN / 2 + 1} y={at(i) + size / 2} fresh={fresh} />
      ))}
      {tiles.map((tile, i) => (
        <ActionTile
          key={tile.tile}
          tile={tile}
          x={at(i % columns)}
          y={at(Math.floor(i / columns))}
          size={size}
        />
      ))}
      <Place
        words={["place coins"]}
        label={own("coins-space", { n: box.coins_space.coins })}
        about="coins"
        class="coins-space"
        transform={`translate(${MARGIN} ${bottom + 2})`}
      >
        <rect class="edge" width={ACTIONS_WIDTH - MARGIN} height={34} rx={10} />
        <text class="coins-plus" x={38} y={23}>
          +{box.coins_space.coins}
        </text>
        <Sign name="coins" size={27} x={72} y={17} />
        {view.board.coins_markers.map((n, i) =>
          Array.from({ length: n }, (_, k) => (
            <Cube
              key={`${i} ${k}`}
              seat={i}
              x={100 + i * 27 + (k % 2) * 12}
              y={12 + Math.floor(k / 2) * 12}
            />
          )),
        )}
      </Place>
    </g>
  );
}

function Cost({ cost, x, y, fresh }: { cost: number; x: number; y: number; fresh: boolean }) {
  return (
    <g class={fresh ? "cost-disc dealt" : "cost-disc"} transform={`translate(${x} ${y})`}>
      <circle r={12} />
      <text y={6}>{cost}</text>
    </g>
  );
}

function wordsOf(tile: ActionTileView, action: string): string[] {
  if (tile.actions.length === 1) return [`place ${tile.tile}`];
  return [
    `place ${tile.tile} ${action}`,
    ...(action === "move-hero" ? [`place ${tile.tile} ${action} free`] : []),
  ];
}

function ActionTile({ tile, x, y, size }: { tile: ActionTileView; x: number; y: number; size: number }) {
  const table = useTable();
  const two = tile.actions.length > 1;
  // leaves room below the lowest price for the cubes, which must not cover a price
  const lowest = size - (new Set(tile.prices).size > 1 ? 28 : 8);
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={`action-tile ${tile.markers_seat.length > 0 ? "taken" : ""}`}
    >
      {tile.actions.map((action, i) => {
        const width = two ? size / 2 : size;
        const price = tile.prices?.[i];
        const label = `${table.thing(action)}${price === undefined ? "" : `, ${own("price", { n: price })}`}`;
        const sign: SignName = isSign(action) ? action : "gear";
        return (
          <Place
            key={action}
            words={wordsOf(tile, action)}
            label={label}
            about={tile.tile}
            class="action"
            transform={`translate(${i * width} 0)`}
          >
            {two && <rect class="hit" x={i === 0 ? -GAP : 0} width={width + GAP} height={size} />}
            <rect
              class={`edge action-${action}`}
              width={width - (two && i === 0 ? 1 : 0)}
              height={size}
              rx={8}
            />
            <Sign
              name={sign}
              size={two ? Math.min(27, width - 3) : Math.min(34, size - 18)}
              x={width / 2}
              y={two ? 15 : size * 0.36}
            />
          </Place>
        );
      })}
      {tile.markers_seat.map((seat, i) => (
        <Cube key={seat} seat={seat} x={7 + (i % 2) * 10} y={lowest - Math.floor(i / 2) * 11} size={13} />
      ))}
      {[...new Set(tile.prices)].map((price, i, all) => (
        <Price key={price} price={price} x={size - 12 - (all.length - 1 - i) * 19} y={size - 12} />
      ))}
    </g>
  );
}

/** The current price of a tile. A tile whose two actions have different prices shows both. */
function Price({ price, x, y }: { price: number; x: number; y: number }) {
  return (
    <g class="price-disc" transform={`translate(${x} ${y})`}>
      <circle r={10.5} />
      <text y={5.5}>{price}</text>
    </g>
  );
}
