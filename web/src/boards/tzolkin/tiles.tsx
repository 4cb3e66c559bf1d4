import { Glyph } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import type { Building, Goods, Monument, TzolkinBox, Wealth } from "./components";
import { effectRows, effectSigns, goodsSigns, monumentRows, type Row } from "./signs";
import { SignsBlock, SignsRow } from "./signs-row";
import { usePreviewedView } from "./use-previewed-view";
import type { TzolkinView } from "./view-types";

export const TILE_WIDTH = 90;
export const TILE_HEIGHT = 126;

/** The goods that the viewer still lacks to pay for a tile; none for spectators. */
function useLacking(id: string): { lacking: Goods; payable: boolean } {
  const price = (useTable().view as TzolkinView).tile_prices[id];
  return { lacking: price?.lacking ?? {}, payable: price?.payable ?? false };
}

/** A green check at the corner of a tile that the viewer can pay for. */
function Payable({ y }: { y: number }) {
  return (
    <g class="payable" transform={`translate(${TILE_WIDTH - 3} ${y})`}>
      <circle r={10} />
      <path d="M-4.5 0.5-1 4 5-3.5" />
    </g>
  );
}

/** The CSS class for a tile that the previewed choice would take away. */
function useLeaving(id: string): string {
  const previewed = usePreviewedView();
  return previewed !== null && !previewed.display.includes(id) && !previewed.monuments.includes(id)
    ? " leaving"
    : "";
}

/** A building, with its cost on the lintel, its effect inside, and its kind at the door. */
export function BuildingTile({ tile, x, y }: { tile: Building; x: number; y: number }) {
  const table = useTable();
  const id = tile.id.toLowerCase();
  const { lacking, payable } = useLacking(tile.id);
  return (
    <Place
      words={[`build ${id}`]}
      label={tileLabel(table.thing(tile.id), table.thing(tile.kind))}
      about={tile.id}
      class={`tile kind-${tile.kind}${useLeaving(tile.id)}`}
      transform={`translate(${x} ${y})`}
    >
      <Memo of={[tile, JSON.stringify(lacking)]}>
        {() => <BuildingFront tile={tile} cost={goodsSigns(tile.cost, lacking)} />}
      </Memo>
      {payable && <Payable y={3} />}
    </Place>
  );
}

export function BuildingFront({ tile, cost }: { tile: Building; cost: Row }) {
  const rows = tile.effects.flatMap(effectRows);
  return (
    <>
      <path class="edge tile-edge" d={houseOutline(TILE_WIDTH, TILE_HEIGHT)} />
      <path class="lintel" d={`M1 26H${TILE_WIDTH - 1}`} />
      <g class="cost">
        <SignsRow row={cost} x={TILE_WIDTH / 2} y={14} size={costSize(cost)} room={TILE_WIDTH - 2} />
      </g>
      <rect class="tile-room" x={6} y={31} width={TILE_WIDTH - 12} height={TILE_HEIGHT - 37} rx={7} />
      <SignsBlock
        rows={rows}
        x={TILE_WIDTH / 2}
        y={rows.length > 2 ? 75 : 68}
        size={rows.length > 3 ? 19 : 24}
        lead={rows.length > 3 ? 1 : 3}
        room={TILE_WIDTH - 12}
      />
      {rows.length < 3 && <Glyph name={tile.kind} size={20} x={TILE_WIDTH / 2 - 10} y={TILE_HEIGHT - 25} />}
    </>
  );
}

/** A monument. It is taller than a building, has a crest, and scores at the end of the game. */
export function MonumentTile({
  tile,
  players,
  x,
  y,
}: {
  tile: Monument;
  players: number | null;
  x: number;
  y: number;
}) {
  const table = useTable();
  const { lacking, payable } = useLacking(tile.id);
  return (
    <Place
      words={[`build ${tile.id.toLowerCase()}`]}
      label={tileLabel(table.thing(tile.id), table.thing(tile.kind))}
      about={tile.id}
      class={`tile monument kind-${tile.kind}${useLeaving(tile.id)}`}
      transform={`translate(${x} ${y})`}
    >
      <Memo of={[tile, players, JSON.stringify(lacking)]}>
        {() => <MonumentFront tile={tile} players={players} cost={goodsSigns(tile.cost, lacking)} />}
      </Memo>
      {payable && <Payable y={16} />}
    </Place>
  );
}

interface MonumentFrontProps {
  tile: Monument;
  /** The number of players; null if the tile is shown outside a table. */
  players: number | null;
  cost: Row;
}

export function MonumentFront({ tile, players, cost }: MonumentFrontProps) {
  const facts = (useTable().box as TzolkinBox).facts.monuments[tile.id];
  const rows = facts ? monumentRows(tile, facts, players) : [];
  return (
    <>
      <path class="edge tile-edge" d={crestOutline(TILE_WIDTH, TILE_HEIGHT + 14)} />
      <g class="cost">
        <SignsRow row={cost} x={TILE_WIDTH / 2} y={28} size={costSize(cost)} room={TILE_WIDTH - 2} />
      </g>
      <rect class="tile-room" x={6} y={43} width={TILE_WIDTH - 12} height={TILE_HEIGHT - 35} rx={7} />
      <SignsBlock
        rows={rows}
        x={TILE_WIDTH / 2}
        y={rows.length > 2 ? 78 : 82}
        size={rows.length > 2 ? 18 : 23}
        lead={2}
        room={TILE_WIDTH - 12}
      />
      <Glyph name={tile.kind} size={19} x={TILE_WIDTH / 2 - 9.5} y={TILE_HEIGHT - 12} />
    </>
  );
}

/** A starting wealth tile to choose from; a chosen tile has a check mark. */
export function WealthTile({ tile, kept, x, y }: { tile: Wealth; kept: boolean; x: number; y: number }) {
  const table = useTable();
  return (
    <Place
      words={[`keep ${tile.id.toLowerCase()}`]}
      label={table.thing(tile.id)}
      about={tile.id}
      class={kept ? "tile wealth kept" : "tile wealth"}
      transform={`translate(${x} ${y})`}
    >
      <WealthFront tile={tile} />
      {kept && (
        <g class="payable" transform="translate(114 10) scale(1.5)">
          <circle r={10} />
          <path d="M-4.5 0.5-1 4 5-3.5" />
        </g>
      )}
    </Place>
  );
}

export function WealthFront({ tile }: { tile: Wealth }) {
  const goods = goodsSigns(tile.goods);
  const rows: Row[] = goods.length > 2 ? [goods.slice(0, 2), goods.slice(2)] : goods.length ? [goods] : [];
  return (
    <>
      <rect class="edge tile-edge" width={124} height={124} rx={16} />
      <rect class="tile-room" x={8} y={8} width={108} height={108} rx={11} />
      <SignsBlock rows={[...rows, ...tile.effects.map(effectSigns)]} x={62} y={62} size={28} />
    </>
  );
}

function costSize(row: Row): number {
  return row.length > 2 ? 17 : 20;
}

function tileLabel(name: string, kind: string): string {
  return `${name}, ${kind}`;
}

/** A flat-roofed house with a cornice. */
function houseOutline(w: number, h: number): string {
  return `M5 0H${w - 5}Q${w} 0 ${w} 5V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}V5Q0 0 5 0Z`;
}

/** A stela with a stepped crest. */
function crestOutline(w: number, h: number): string {
  return `M0 14H14V7H28V0H${w - 28}V7H${w - 14}V14H${w}V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}Z`;
}
