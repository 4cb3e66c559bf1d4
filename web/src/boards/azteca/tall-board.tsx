import { useState } from "preact/hooks";
import { useTable } from "../board";
import { outline } from "./geometry";
import { ValleyMap } from "./map/map";
import { MAP_HEIGHT, MAP_WIDTH, RINGS } from "./map/shapes";
import { own } from "./messages";
import { Display } from "./panels/display";
import { GodsStrip } from "./panels/gods-strip";
import { OwnHand } from "./panels/hand";
import { Phases } from "./panels/phases";
import { Pyramid } from "./panels/pyramid";
import { Stair } from "./panels/stair";
import { Tray } from "./panels/tray";
import type { AztecaView } from "./view";

const WIDTH = 390;
const GAP = 6;
const INNER = WIDTH - 2 * GAP;
const MAP = (INNER * MAP_HEIGHT) / MAP_WIDTH;
const TRAY = 250;
const GODS = 350;
/** Two rows of gods beside the four zooms, each large enough for a finger. */
const ZOOMS = 98;
const TOPS = {
  map: GAP + ZOOMS + GAP,
  phases: GAP + ZOOMS + GAP + MAP + GAP,
};
const AFTER = TOPS.phases + 64 + GAP;

/** Four parts of the valley, each as large as pieces on a wide screen. */
const PARTS = [
  { name: "north-west", x: 0, y: 0 },
  { name: "north-east", x: MAP_WIDTH - 380, y: 0 },
  { name: "south-west", x: 0, y: MAP_HEIGHT - 418 },
  { name: "south-east", x: MAP_WIDTH - 380, y: MAP_HEIGHT - 418 },
] as const;

const OVERVIEW = Object.keys(RINGS)
  .filter((place) => place.startsWith("S"))
  .map(outline)
  .join("");

/** The lakes in small, behind the four zooms. */
function Overview() {
  return (
    <svg
      class="map-overview"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={OVERVIEW} fill-rule="evenodd" />
    </svg>
  );
}

/** For phones: gods as a strip, the map with four zooms, and everything else below it. */
export function TallBoard() {
  const table = useTable();
  const view = table.view as AztecaView;
  const seat = Math.max(0, table.viewer);
  const [zoom, setZoom] = useState<number | null>(null);
  const part = zoom === null ? null : PARTS[zoom]!;
  const height = AFTER + TRAY + 150 + 112 + GODS + 4 * GAP;
  const down = (n: number) => `translate(${GAP} ${n})`;
  return (
    <svg
      class="azteca-table tall"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="group"
      aria-label={table.say("board")}
    >
      <rect class="board-ground" x={1} y={1} width={WIDTH - 2} height={height - 2} rx={12} />
      <g transform={down(GAP)}>
        <GodsStrip view={view} width={INNER - ZOOMS - 4} />
      </g>
      <svg
        class={part ? "map-frame" : "map-frame far"}
        x={GAP}
        y={TOPS.map}
        width={INNER}
        height={MAP}
        viewBox={part ? `${part.x} ${part.y} 380 418` : `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      >
        <ValleyMap k={part ? 1 : 1.5} />
      </svg>
      <foreignObject x={WIDTH - GAP - ZOOMS} y={GAP} width={ZOOMS} height={ZOOMS}>
        <div class="map-parts" role="group" aria-label={own("zooms")}>
          <Overview />
          {PARTS.map(({ name }, i) => (
            <button
              key={name}
              class="map-part"
              aria-pressed={zoom === i}
              aria-label={own(`part-${name}`)}
              onClick={() => setZoom(zoom === i ? null : i)}
            />
          ))}
        </div>
      </foreignObject>
      <g transform={down(TOPS.phases)}>
        <Phases view={view} width={INNER} />
      </g>
      <foreignObject x={GAP} y={AFTER} width={INNER} height={TRAY}>
        <Tray view={view} />
      </foreignObject>
      <g transform={down(AFTER + TRAY + GAP)}>
        <Display view={view} seat={seat} width={INNER} />
      </g>
      <g transform={down(AFTER + TRAY + 150 + 2 * GAP)}>
        <OwnHand view={view} seat={seat} width={INNER} />
      </g>
      <g class="gods" transform={down(AFTER + TRAY + 150 + 112 + 3 * GAP)}>
        <g transform="scale(0.97 1)">
          <Pyramid view={view} tried={null} height={GODS - GAP} framed />
        </g>
        <g transform={`translate(${INNER - 194} 0)`}>
          <Stair view={view} tried={null} height={GODS - GAP} framed />
        </g>
      </g>
    </svg>
  );
}
