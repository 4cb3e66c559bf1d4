import { SeatMark, seatColour } from "../seats";
import { useTable } from "../board";
import { spoken } from "./labels";
import { useMarks } from "./marks";
import { ownerOf, piecesOf } from "./parts";
import type { Entry } from "./shape";

/** Areas that say where they lie on a sheet. */
export interface Layer {
  name: string;
  path: string;
  entries: Entry[];
}

const WIDTH = 118;
const HEIGHT = 46;
const LONGEST_LINE = 16;
const LINKS = ["links", "neighbours", "neighbors", "adjacent", "roads", "shores"];

/** A chart: every area where it lies, with its owner's colour and everybody's pieces; ways drawn where they are told. */
export function Chart({ layers }: { layers: Layer[] }) {
  const all = layers.flatMap((layer) => layer.entries);
  const scale = spread(all);
  const at = (entry: Entry) => ({ x: Number(entry.parts["x"]) * scale, y: Number(entry.parts["y"]) * scale });
  const xs = all.map((entry) => at(entry).x);
  const ys = all.map((entry) => at(entry).y);
  const box = [Math.min(...xs) - WIDTH / 2 - 8, Math.min(...ys) - HEIGHT / 2 - 8, Math.max(...xs) - Math.min(...xs) + WIDTH + 16, Math.max(...ys) - Math.min(...ys) + HEIGHT + 16];
  const byName = new Map(all.map((entry) => [entry.name, entry]));
  const ways = all.flatMap((entry) => linksOf(entry).map((name) => [entry, byName.get(name)] as const));
  return (
    <svg class="plain-chart" viewBox={box.join(" ")} style={{ minWidth: `${Math.min(900, box[2] ?? 0) * 0.75}px` }}>
      {ways.map(([from, to], i) => (to ? <line key={i} class="chart-way" x1={at(from).x} y1={at(from).y} x2={at(to).x} y2={at(to).y} /> : null))}
      {layers.map((layer, i) => layer.entries.map((entry) => <Node key={`${layer.name} ${entry.at}`} entry={entry} path={`${layer.path}.${entry.at}`} look={i} {...at(entry)} />))}
    </svg>
  );
}

function Node({ entry, path, look, x, y }: { entry: Entry; path: string; look: number; x: number; y: number }) {
  const table = useTable();
  const { fresh, tried, words } = useMarks();
  const meant = words.get(entry.name.toLowerCase()) ?? [];
  const word = meant[0];
  const name = spoken(table, entry.name);
  const lines = broken(name);
  const owner = ownerOf(entry.parts, table.names.length);
  const pieces = piecesOf(entry.parts, table.names.length);
  const changed = [...fresh].some((one) => one.startsWith(`${path}.`));
  const would = [...tried.keys()].some((one) => one.startsWith(`${path}.`));
  const hinted = meant.some((one) => table.hinted.has(one));
  const told = [name, owner >= 0 ? table.names[owner] : "", ...pieces.map(([seat, n]) => `${table.names[seat]} ${n}`)].filter(Boolean).join(", ");
  const choose = (event: Event) => (word ? table.play(meant) : table.explain(event.currentTarget as Element));
  return (
    <g
      class={`chart-node layer-${look % 3}${word ? " lit" : ""}${changed ? " fresh" : ""}${would ? " would" : ""}${hinted ? " hinted" : ""}`}
      transform={`translate(${x} ${y})`}
      data-about={entry.name}
      data-word={word}
      data-several={meant.length > 1 ? meant.length : undefined}
      onClick={choose}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), choose(event))}
      onMouseEnter={() => meant.length === 1 && word && table.look(word)}
      onMouseLeave={() => table.look(null)}
      onFocusIn={() => meant.length === 1 && word && table.look(word)}
      onFocusOut={() => table.look(null)}
    >
      <g aria-hidden="true">
        <rect class="chart-field" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="12" />
        {owner >= 0 && <rect class="chart-owner" x={-WIDTH / 2} y={-HEIGHT / 2} width="12" height={HEIGHT} rx="6" fill={seatColour(owner)} />}
        <text class="chart-name">{lines.map((line, i) => <tspan key={i} x="0" y={(pieces.length ? -5 : 5) + (i - (lines.length - 1)) * 12 + (pieces.length ? 0 : (lines.length - 1) * 6)}>{line}</tspan>)}</text>
        {pieces.map(([seat, n], i) => (
          <g key={seat} transform={`translate(${(i - (pieces.length - 1) / 2) * 30 - 6} 11)`}>
            <SeatMark seat={seat} scale={0.8} />
            <text class="chart-count" x="10" y="5">{n}</text>
          </g>
        ))}
      </g>
      <rect class="chart-hit" role="button" tabIndex={word ? 0 : -1} aria-label={told} x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} />
    </g>
  );
}

/** A long name in two lines. */
function broken(name: string): string[] {
  if (name.length <= LONGEST_LINE || !name.includes(" ")) return [name];
  const at = name.lastIndexOf(" ", Math.max(LONGEST_LINE, name.length / 2));
  return [name.slice(0, at), name.slice(at + 1)];
}

function linksOf(entry: Entry): string[] {
  const found = LINKS.map((key) => entry.parts[key]).find(Array.isArray);
  return (found ?? []).map(String);
}

/** So that neighbours do not lie on each other. */
function spread(all: Entry[]): number {
  let least = 1;
  const points = all.map((entry) => [Number(entry.parts["x"]), Number(entry.parts["y"])] as const);
  points.forEach(([ax, ay], i) =>
    points.slice(i + 1).forEach(([bx, by]) => {
      const dx = Math.abs(ax - bx);
      const dy = Math.abs(ay - by);
      const need = Math.min(dx ? (WIDTH + 6) / dx : Infinity, dy ? (HEIGHT + 8) / dy : Infinity);
      if (Number.isFinite(need)) least = Math.max(least, Math.min(need, 1.3));
    }),
  );
  return least;
}
