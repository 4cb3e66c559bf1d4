import { useMemo } from "preact/hooks";
import { useTable } from "../board";
import { onPressKey } from "../press-keys";
import { seatColour } from "../seats";
import { ChartWays, waysOf } from "./chart-ways";
import { OwnerSign } from "./city-sign";
import { spoken } from "./labels";
import { useMarks } from "./marks";
import { ownerOf, piecesOf } from "./parts";
import { pieceSaid } from "./piece-words";
import { planOf } from "./plan";
import type { Dict, Entry } from "./shape";
import { type Group, SmallPieces } from "./small-pieces";
import { spreadOut } from "./spread";

/** Areas with coordinates on a sheet. */
export interface Layer {
  name: string;
  path: string;
  entries: Entry[];
}

const WIDTH = 118;
const HEIGHT = 44;
const SHEET = { width: 1180, height: 560, wide: WIDTH + 22, high: HEIGHT + 18 };
const HALF = { x: WIDTH / 2 + 2, y: HEIGHT / 2 + 2 };
const ROOM = WIDTH - 8;
const LONGEST = 15;

/**
 * A chart that shows every area at its position, with its owner's colour, all seats' pieces, and any ways
 * that the view contains.
 */
export function Chart({ layers }: { layers: Layer[] }) {
  const all = layers.flatMap((layer) => layer.entries);
  const given = all.map(({ parts }) => `${String(parts.x)} ${String(parts.y)}`).join(",");
  const points = useMemo(
    () =>
      spreadOut(
        all.map(({ parts }) => ({ x: Number(parts.x), y: Number(parts.y) })),
        SHEET,
      ),
    [given],
  );
  const at = new Map(all.map((entry, i) => [entry, points[i]!]));
  const ways = waysOf(all);
  return (
    <svg class="plain-chart" viewBox={`-4 -4 ${SHEET.width + 8} ${SHEET.height + 8}`}>
      <ChartWays ways={ways} at={at} half={HALF} sheet={SHEET} />
      {layers.map((layer, i) =>
        layer.entries.map((entry) => (
          <Node
            key={`${layer.name} ${entry.at}`}
            entry={entry}
            path={`${layer.path}.${entry.at}`}
            look={i}
            {...at.get(entry)!}
          />
        )),
      )}
    </svg>
  );
}

function Node({
  entry,
  path,
  look,
  x,
  y,
}: {
  entry: Entry;
  path: string;
  look: number;
  x: number;
  y: number;
}) {
  const table = useTable();
  const { fresh, tried, words } = useMarks();
  const meant = words.get(entry.name.toLowerCase()) ?? [];
  const word = meant[0];
  const name = spoken(table, entry.name);
  const owner = ownerOf(entry.parts, table.names.length);
  const plan = planOf(table.game);
  const groups = plan.groups
    ? plan.groups(table.view as Dict, entry)
    : piecesOf(entry.parts, table.names.length).map(
        ([seat, n]): Group => ({ seat, pieces: [{ what: "units", n }] }),
      );
  const number = typeof entry.parts.marker === "number" ? entry.parts.marker : 0;
  const changed = [...fresh].some((one) => one.startsWith(`${path}.`));
  const would = [...tried.keys()].some((one) => one.startsWith(`${path}.`));
  const hinted = meant.some((one) => table.hinted.has(one));
  const spokenLabel = [
    name,
    owner >= 0 ? table.names[owner] : "",
    ...groups.map(
      ({ seat, pieces }) =>
        `${table.names[seat]}: ${pieces.map((piece) => pieceSaid(table, piece)).join(", ")}`,
    ),
  ]
    .filter(Boolean)
    .join(", ");
  const choose = (event: Event) => (word ? table.play(meant) : table.explain(event.currentTarget as Element));
  return (
    <g
      class={`chart-node layer-${look % 3}${word ? " lit" : ""}${changed ? " fresh" : ""}${would ? " would" : ""}${hinted ? " hinted" : ""}`}
      transform={`translate(${x} ${y})`}
      data-about={entry.name}
      data-word={word}
      data-several={meant.length > 1 ? meant.length : undefined}
      onClick={choose}
      onKeyDown={onPressKey(choose)}
      onMouseEnter={() => meant.length === 1 && word && table.look(word)}
      onMouseLeave={() => table.look(null)}
      onFocusIn={() => meant.length === 1 && word && table.look(word)}
      onFocusOut={() => table.look(null)}
    >
      <g aria-hidden="true">
        <rect class="chart-field" x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} rx="11" />
        {owner >= 0 && (
          <rect
            class="chart-owner"
            x={-WIDTH / 2}
            y={-HEIGHT / 2}
            width="9"
            height={HEIGHT}
            rx="4.5"
            fill={seatColour(owner)}
          />
        )}
        <text
          class={name.length > LONGEST ? "chart-name long" : "chart-name"}
          x={owner >= 0 ? 4 : 0}
          y={groups.length > 0 || number > 0 ? -5 : 5}
        >
          {name}
        </text>
        <SmallPieces
          groups={groups}
          number={number}
          y={10}
          room={owner >= 0 ? ROOM - 12 : ROOM}
          x={owner >= 0 ? 5 : 0}
          unmarked={owner}
        />
        {owner >= 0 && <OwnerSign seat={owner} x={-WIDTH / 2 + 5} top={-HEIGHT / 2} />}
      </g>
      <rect
        class="chart-hit"
        role="button"
        tabIndex={word ? 0 : -1}
        aria-label={spokenLabel}
        x={-WIDTH / 2}
        y={-HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
      />
    </g>
  );
}
