import { useTable } from "../../board";
import { Place } from "../../place";
import { isSign, Sign, type SignName } from "../art/signs";
import { Cube } from "../art/units";
import type { ChichenBox } from "../components";
import { own } from "../messages";
import type { ActionTileView, ChichenView } from "../view";

export const ACTIONS_WIDTH = 240;
const MARGIN = 29;
const GAP = 4;

export function actionsHeight(view: ChichenView): number {
  const size = tileSize(view.board.columns);
  return MARGIN + rowsOf(view) * (size + GAP) + 42;
}

function tileSize(columns: number): number {
  return Math.min(64, (ACTIONS_WIDTH - MARGIN) / columns - GAP);
}

function rowsOf(view: ChichenView): number {
  return view.board.row_costs.length || Math.ceil(view.board.tiles.length / view.board.columns);
}

/** The action board: tiles with their actions as pictures, the price due, and the cubes on them; costs at rows and columns. */
export function Actions({ view }: { view: ChichenView }) {
  const table = useTable();
  const box = table.box as ChichenBox;
  const { columns, row_costs: rows, column_costs: tops, tiles } = view.board;
  const size = tileSize(columns);
  const at = (i: number) => MARGIN + i * (size + GAP);
  const bottom = at(rowsOf(view));
  return (
    <g class="actions">
      <rect class="panel" x={0} y={0} width={ACTIONS_WIDTH} height={actionsHeight(view)} rx={14} />
      {tops.map((cost, i) => (
        <Cost key={`${view.round} ${i}`} cost={cost} x={at(i) + size / 2} y={MARGIN / 2 + 1} />
      ))}
      {rows.map((cost, i) => (
        <Cost key={`${view.round} ${i}`} cost={cost} x={MARGIN / 2 + 1} y={at(i) + size / 2} />
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
        <rect class="edge" width={ACTIONS_WIDTH - MARGIN - 6} height={36} rx={10} />
        <text class="coins-plus" x={38} y={24}>
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

function Cost({ cost, x, y }: { cost: number; x: number; y: number }) {
  return (
    <g class="cost-disc" transform={`translate(${x} ${y})`}>
      <circle r={12.5} />
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
            {two && <rect class="hit" x={i === 0 ? -GAP / 2 : 0} width={width + GAP / 2} height={size} />}
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
      {tile.prices && <Price price={Math.min(...tile.prices)} x={size - 12} y={size - 12} />}
      {tile.markers_seat.map((seat, i) => (
        <Cube key={seat} seat={seat} x={7 + (i % 3) * 10} y={size - 8 - Math.floor(i / 3) * 11} size={13} />
      ))}
    </g>
  );
}

/** What has to be paid here now. */
function Price({ price, x, y }: { price: number; x: number; y: number }) {
  return (
    <g class="price-disc" transform={`translate(${x} ${y})`}>
      <circle r={10.5} />
      <text y={5.5}>{price}</text>
    </g>
  );
}
