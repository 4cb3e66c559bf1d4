import { useMemo } from "preact/hooks";
import { seatColour } from "../seats";
import { useTable } from "../board";
import { label, spoken } from "./labels";
import { useMarks } from "./marks";
import { ownerOf, piecesOf } from "./parts";
import { planOf } from "./plan";
import { SmallPieces } from "./small-pieces";
import { spreadOut } from "./spread";
import type { Entry } from "./shape";

/** Areas that say where they lie on a sheet. */
export interface Layer {
  name: string;
  path: string;
  entries: Entry[];
}

const WIDTH = 112;
const HEIGHT = 42;
const SHEET = { width: 1000, height: 530, wide: WIDTH + 10, high: HEIGHT + 12 };
const LONGEST = 15;
const LINKS = ["links", "neighbours", "neighbors", "adjacent", "roads", "shores"];

/** A chart: every area where it lies, with its owner's colour and everybody's pieces; ways drawn where they are told. */
export function Chart({ layers }: { layers: Layer[] }) {
  const table = useTable();
  const all = layers.flatMap((layer) => layer.entries);
  const given = all.map(({ parts }) => `${String(parts["x"])} ${String(parts["y"])}`).join(",");
  const points = useMemo(() => spreadOut(all.map(({ parts }) => ({ x: Number(parts["x"]), y: Number(parts["y"]) })), SHEET), [given]);
  const at = new Map(all.map((entry, i) => [entry, points[i]!]));
  const byName = new Map(all.map((entry) => [entry.name, entry]));
  const ways = all.flatMap((entry) => linksOf(entry).filter((name) => name > entry.name || !linksOf(byName.get(name)).includes(entry.name)).map((name) => [entry, byName.get(name)] as const));
  const kinds = planOf(table.game).ways ?? {};
  const kindOf = (from: Entry, to: Entry) => Object.entries(kinds).find(([key]) => ((from.parts[key] ?? []) as string[]).includes(to.name))?.[1] ?? "";
  const used = Object.entries(kinds).filter(([, kind]) => ways.some(([from, to]) => to && kindOf(from, to) === kind));
  return (
    <>
      <svg class="plain-chart" viewBox={`-4 -4 ${SHEET.width + 8} ${SHEET.height + 8}`}>
        {ways.map(([from, to], i) => to && <line key={i} class={`chart-way ${kindOf(from, to)}`} x1={at.get(from)!.x} y1={at.get(from)!.y} x2={at.get(to)!.x} y2={at.get(to)!.y} />)}
        {layers.map((layer, i) => layer.entries.map((entry) => <Node key={`${layer.name} ${entry.at}`} entry={entry} path={`${layer.path}.${entry.at}`} look={i} {...at.get(entry)!} />))}
      </svg>
      {used.length > 0 && (
        <ul class="chart-legend">
          {used.map(([key, kind]) => (
            <li key={key}><svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true"><line class={`chart-way ${kind}`} x1="0" y1="5" x2="34" y2="5" /></svg> {label(table, key)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Node({ entry, path, look, x, y }: { entry: Entry; path: string; look: number; x: number; y: number }) {
  const table = useTable();
  const { fresh, tried, words } = useMarks();
  const meant = words.get(entry.name.toLowerCase()) ?? [];
  const word = meant[0];
  const name = spoken(table, entry.name);
  const owner = ownerOf(entry.parts, table.names.length);
  const pieces = piecesOf(entry.parts, table.names.length);
  const signs = Object.entries(planOf(table.game).signs ?? {}).filter(([key]) => entry.parts[key] === true);
  const number = typeof entry.parts["marker"] === "number" ? entry.parts["marker"] : 0;
  const changed = [...fresh].some((one) => one.startsWith(`${path}.`));
  const would = [...tried.keys()].some((one) => one.startsWith(`${path}.`));
  const hinted = meant.some((one) => table.hinted.has(one));
  const told = [name, owner >= 0 ? table.names[owner] : "", ...signs.map(([key]) => label(table, key)), ...pieces.map(([seat, n]) => `${table.names[seat]} ${n}`)].filter(Boolean).join(", ");
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
        <rect class="chart-field" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="11" />
        {owner >= 0 && <rect class="chart-owner" x={-WIDTH / 2} y={-HEIGHT / 2} width="9" height={HEIGHT} rx="4.5" fill={seatColour(owner)} />}
        <text class={name.length > LONGEST ? "chart-name long" : "chart-name"} x={owner >= 0 ? 4 : 0} y={pieces.length > 0 || number > 0 ? -5 : 5}>{[name, ...signs.map(([, sign]) => sign)].join(" ")}</text>
        <SmallPieces pieces={pieces} number={number} y={10} />
      </g>
      <rect class="chart-hit" role="button" tabIndex={word ? 0 : -1} aria-label={told} x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} />
    </g>
  );
}

function linksOf(entry: Entry | undefined): string[] {
  const found = LINKS.map((key) => entry?.parts[key]).find(Array.isArray);
  return (found ?? []).map(String);
}
