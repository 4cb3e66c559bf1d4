import { useTable } from "../board";
import { Place } from "../place";
import { SignsBlock, SignsRow } from "../signs-row";
import { Glyph } from "../../glyphs/glyph";
import { effectRows, effectSigns, goodsSigns, monumentRows, type Row } from "./signs";
import type { Building, Monument, Wealth } from "./components";

export const TILE_WIDTH = 90;
export const TILE_HEIGHT = 126;

/** A building: what it costs on its lintel, what it does inside, its kind at the door. */
export function BuildingTile({ tile, x, y }: { tile: Building; x: number; y: number }) {
  const table = useTable();
  const id = tile.id.toLowerCase();
  const rows = tile.effects.flatMap(effectRows);
  return (
    <Place words={[`build ${id}`]} label={tileLabel(table.thing(tile.id), table.thing(tile.kind))} about={tile.id} class={`tile kind-${tile.kind}`} transform={`translate(${x} ${y})`}>
      <path class="edge tile-edge" d={houseOutline(TILE_WIDTH, TILE_HEIGHT)} />
      <path class="lintel" d={`M1 26H${TILE_WIDTH - 1}`} />
      <g class="cost"><SignsRow row={goodsSigns(tile.cost)} x={TILE_WIDTH / 2} y={14} size={costSize(goodsSigns(tile.cost))} /></g>
      <rect class="tile-room" x={6} y={31} width={TILE_WIDTH - 12} height={TILE_HEIGHT - 37} rx={7} />
      <SignsBlock rows={rows} x={TILE_WIDTH / 2} y={rows.length > 2 ? 75 : 68} size={rows.length > 3 ? 19 : 24} lead={rows.length > 3 ? 1 : 3} />
      {rows.length < 3 && <Glyph name={tile.kind} size={20} x={TILE_WIDTH / 2 - 10} y={TILE_HEIGHT - 25} />}
    </Place>
  );
}

/** A monument: taller, with a crest; it scores at the end. */
export function MonumentTile({ tile, players, x, y }: { tile: Monument; players: number; x: number; y: number }) {
  const table = useTable();
  const rows = monumentRows(tile, players);
  return (
    <Place words={[`build ${tile.id.toLowerCase()}`]} label={tileLabel(table.thing(tile.id), table.thing(tile.kind))} about={tile.id} class={`tile monument kind-${tile.kind}`} transform={`translate(${x} ${y})`}>
      <path class="edge tile-edge" d={crestOutline(TILE_WIDTH, TILE_HEIGHT + 14)} />
      <g class="cost"><SignsRow row={goodsSigns(tile.cost)} x={TILE_WIDTH / 2} y={28} size={costSize(goodsSigns(tile.cost))} /></g>
      <rect class="tile-room" x={6} y={43} width={TILE_WIDTH - 12} height={TILE_HEIGHT - 35} rx={7} />
      <SignsBlock rows={rows} x={TILE_WIDTH / 2} y={rows.length > 2 ? 78 : 82} size={rows.length > 2 ? 18 : 23} lead={2} />
      <Glyph name={tile.kind} size={19} x={TILE_WIDTH / 2 - 9.5} y={TILE_HEIGHT - 12} />
    </Place>
  );
}

/** A tile of starting wealth, to be chosen from. */
export function WealthTile({ tile, x, y }: { tile: Wealth; x: number; y: number }) {
  const table = useTable();
  const goods = goodsSigns(tile.goods);
  const rows: Row[] = goods.length > 2 ? [goods.slice(0, 2), goods.slice(2)] : goods.length ? [goods] : [];
  return (
    <Place words={[`keep ${tile.id.toLowerCase()}`]} label={table.thing(tile.id)} about={tile.id} class="tile wealth" transform={`translate(${x} ${y})`}>
      <rect class="edge tile-edge" width={124} height={124} rx={16} />
      <rect class="tile-room" x={8} y={8} width={108} height={108} rx={11} />
      <SignsBlock rows={[...rows, ...tile.effects.map(effectSigns)]} x={62} y={62} size={28} />
    </Place>
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
