import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Table, useTable } from "../board";
import { BRING } from "../bring";
import { SeatMark, seatColour } from "../seats";
import { Sign } from "./art/signs";
import { outline } from "./geometry";
import { ValleyMap } from "./map/map";
import { MAP_HEIGHT, MAP_WIDTH, RINGS } from "./map/shapes";
import { own } from "./messages";
import { LAKES } from "./names";
import { Display } from "./panels/display";
import { hasForm } from "./panels/form-tray";
import { GodsStrip, PAIR } from "./panels/gods-strip";
import { OwnHand } from "./panels/hand";
import { Phases } from "./panels/phases";
import { Pyramid } from "./panels/pyramid";
import { Stair } from "./panels/stair";
import { Tray } from "./panels/tray";
import type { AztecaView } from "./view";

const WIDTH = 390;
const GAP = 5;
const INNER = WIDTH - 2 * GAP;
/** The height of the map at which the whole valley, the gods and the zoom buttons are visible together. */
const MAP = 314;
/** The width of the space beside the map for the round, the phase and the zoom buttons. */
const SIDE = 52;
const MAP_PIXELS = INNER - SIDE - GAP + 1;
/** The width of the rim that is cut off on each side. */
const RIM = 27;
const SHOWN = MAP_WIDTH - 2 * RIM;
/** The map uses the full width and is slightly compressed in height. */
const FLAT = (SHOWN * MAP) / MAP_PIXELS / MAP_HEIGHT;
/** The zoom buttons are stacked, and each is at least 44 px high. */
const ZOOMS = 4 * 50 + 3;
const TRAY = 380;
const GODS = 350;
const MAP_TOP = GAP + PAIR + GAP;
const TRAY_TOP = MAP_TOP + MAP + GAP;
const PHASES_TOP = TRAY_TOP + TRAY + GAP;
const DISPLAY_TOP = PHASES_TOP + 64 + GAP;
const HAND_TOP = DISPLAY_TOP + 150 + GAP;
const GODS_TOP = HAND_TOP + 112 + GAP;
const HEIGHT = GODS_TOP + GODS + GAP;

/** The width of the rim that is cut off when only a quarter of the valley is shown. */
const EDGE = 8;
const PART_WIDTH = 338;
const PART = { width: PART_WIDTH, height: (PART_WIDTH * MAP) / MAP_PIXELS };
const LOW = MAP_HEIGHT * FLAT - PART.height;
/** The four quarters of the valley, shown at the scale of a wide screen. */
const PARTS = [
  { name: "north-west", x: EDGE, y: 0 },
  { name: "north-east", x: MAP_WIDTH - EDGE - PART.width, y: 0 },
  { name: "south-west", x: EDGE, y: LOW },
  { name: "south-east", x: MAP_WIDTH - EDGE - PART.width, y: LOW },
] as const;

const SHORES = LAKES.map(outline).join("");
const LAND = Object.keys(RINGS)
  .filter((place) => !LAKES.some((lake) => lake === place))
  .map(outline)
  .join("");

/**
 * A small picture of a quarter of the valley: its lakes, and the owners of its cities. The four buttons
 * together form a map. */
function PartSign({ view, x, y }: { view: AztecaView; x: number; y: number }) {
  const [width, height] = [MAP_WIDTH / 2, MAP_HEIGHT / 2];
  const left = x > EDGE ? width : 0;
  const top = y > 0 ? height : 0;
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="part-land" width={MAP_WIDTH} height={MAP_HEIGHT} />
      <path class="part-ground" d={LAND} />
      {view.areas.map(({ id, owner }) =>
        owner === null ? null : <path key={id} class="part-city" d={outline(id)} fill={seatColour(owner)} />,
      )}
      <path class="part-lakes" d={SHORES} />
    </svg>
  );
}

/**
 * The board for phones: the gods in a strip at the top, then the map with four zoom buttons, then everything
 * else.
 */
export function TallBoard() {
  const table = useTable();
  const view = table.view as AztecaView;
  const seat = Math.max(0, table.viewer);
  const [zoom, setZoom] = useState<number | null>(null);
  const part = zoom === null ? null : PARTS[zoom]!;
  const board = useBrought(table, view);
  const down = (n: number) => `translate(${GAP} ${n})`;
  return (
    <svg
      ref={board}
      class="azteca-table tall"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={table.say("board")}
    >
      <rect class="board-ground" x={1} y={1} width={WIDTH - 2} height={HEIGHT - 2} rx={12} />
      <g transform={down(GAP)}>
        <GodsStrip view={view} width={INNER} pair />
      </g>
      <svg
        class={part ? "map-frame" : "map-frame far"}
        x={GAP}
        y={MAP_TOP}
        width={MAP_PIXELS}
        height={MAP}
        viewBox={
          part ? `${part.x} ${part.y} ${PART.width} ${PART.height}` : `${RIM} 0 ${SHOWN} ${MAP_HEIGHT * FLAT}`
        }
      >
        <ValleyMap k={part ? 1.04 : 1.58} far={!part} flat={FLAT} />
      </svg>
      <rect class="map-edge" x={GAP} y={MAP_TOP} width={MAP_PIXELS} height={MAP} rx={9} />
      <g transform={`translate(${GAP + MAP_PIXELS + GAP} ${MAP_TOP})`}>
        <Now view={view} height={MAP - ZOOMS - 4} />
      </g>
      <foreignObject x={GAP + MAP_PIXELS + GAP} y={MAP_TOP + MAP - ZOOMS} width={SIDE} height={ZOOMS}>
        <div class="map-parts" role="group" aria-label={own("zooms")}>
          {PARTS.map(({ name, x, y }, i) => (
            <button
              key={name}
              class="map-part"
              aria-pressed={zoom === i}
              aria-label={own(`part-${name}`)}
              onClick={() => setZoom(zoom === i ? null : i)}
            >
              <PartSign view={view} x={x} y={y} />
            </button>
          ))}
        </div>
      </foreignObject>
      <foreignObject x={GAP} y={TRAY_TOP} width={INNER} height={TRAY}>
        <Tray view={view} />
      </foreignObject>
      <g transform={down(PHASES_TOP)}>
        <Phases view={view} width={INNER} />
      </g>
      <g transform={down(DISPLAY_TOP)}>
        <Display view={view} seat={seat} width={INNER} />
      </g>
      <g transform={down(HAND_TOP)}>
        <OwnHand view={view} seat={seat} width={INNER} />
      </g>
      <g class="gods" transform={down(GODS_TOP)}>
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

/**
 * The element that is centred in the pane, if the board is long enough, to make the gods and the map visible
 * together.
 */
const TOP = ".gods-strip";

/** Scrolls a form, a battle or a risky offering into view, and scrolls back to the map afterwards. */
function useBrought(table: Table, view: AztecaView) {
  const board = useRef<SVGSVGElement>(null);
  const fought = view.battle.length + view.naval_battle.length > 0;
  const inTray = hasForm(table) || fought || table.question?.kind === "OfferSp";
  const wanted = inTray ? ".tray" : TOP;
  const shown = useRef(TOP);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    const first = !drawn.current;
    drawn.current = true;
    if (shown.current === wanted) return;
    const bring = () => {
      shown.current = wanted;
      board.current?.querySelector(wanted)?.dispatchEvent(new CustomEvent(BRING, { bubbles: true }));
    };
    // the page scrolls immediately the first time, so that nothing moves away from under a finger
    if (!first) return bring();
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return board;
}

/** Shows facts next to the map: the round, the first player, the current phase and the next one. */
function Now({ view, height }: { view: AztecaView; height: number }) {
  const { ended } = useTable();
  const middle = SIDE / 2;
  return (
    <g class="now-column" aria-hidden="true">
      <rect class="panel" width={SIDE} height={height} rx={9} />
      <text class="now-round" x={15} y={23}>
        {view.round > 0 ? view.round : "–"}
      </text>
      <g transform={`translate(${SIDE - 14} 16)`} class="first-player">
        <circle r={10} />
        <SeatMark seat={view.first_seat} scale={0.7} />
      </g>
      <rect class="now-phase" x={2} y={30} width={SIDE - 4} height={42} rx={7} />
      <Sign name={view.phase} x={middle} y={51} size={33} />
      {!ended && (
        <>
          <path class="now-arrow" d={`M${middle} 75v7m-4-4 4 4 4-4`} />
          <Sign name={view.next_phase} x={middle} y={94} size={20} />
        </>
      )}
    </g>
  );
}
