import type { ComponentChildren, JSX } from "preact";
import type { BoardId } from "../view";
import { canopy, outline, terraced } from "./outlines";

interface Size {
  width: number;
  height: number;
}

/**
 * The ground of one board in the ring: its outline, which lights up if the board is an answer, and the
 * scenery around its content.
 */
export function Ground({ board, width, height }: Size & { board: BoardId }) {
  const Details = DETAILS[board];
  const shape = outline(board, width, height);
  return (
    <g class={`ground ground-${board}`}>
      <path class="ground-halo" d={shape} />
      <path class="ground-glow" d={shape} />
      <path class="ground-shape" d={shape} />
      <Details width={width} height={height} />
    </g>
  );
}

const DETAILS: Record<BoardId, (size: Size) => JSX.Element> = {
  forest: Forest,
  quarry: Quarry,
  mine: GoldHills,
  palace: Facade,
  nobles: Street,
  alchemy: Workshop,
  deco: Mural,
  build: Site,
};

/** Scenery is larger on tall boards. */
function scaleOf({ height }: Size): number {
  return height > 240 ? 1.55 : height < 120 ? 0.8 : 1;
}

function At({
  x,
  y,
  scale = 1,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
}

function Tree({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path class="land-trunk" d="M-2.5 0V-12H2.5V0Z" />
      <path
        class="land-deep outlined"
        d="M0-38C8-38 11-32 10-28 17-27 19-18 14-14 13-7-13-7-14-14-19-18-17-27-10-28-11-32-8-38 0-38Z"
      />
      <path class="land-mark" d="M-6-22c3-5 8-5 10 0M1-30c2-3 6-3 7 0" />
    </At>
  );
}

function Forest({ width, height }: Size) {
  const scale = scaleOf({ width, height });
  return (
    <>
      <path class="land-pale" d={canopy(width, height, 9)} />
      <path
        class="land-mark"
        d={`M20 ${height - 40}c4-7 11-7 14 0M${width * 0.55} ${height - 14}c4-7 11-7 14 0M${width * 0.3} ${height - 12}c4-7 11-7 14 0`}
      />
      <Tree x={width - 26 * scale} y={height - 7} scale={1.02 * scale} />
      <Tree x={width - 54 * scale} y={height - 5} scale={0.8 * scale} />
    </>
  );
}

function Quarry({ width, height }: Size) {
  const scale = scaleOf({ width, height });
  return (
    <>
      <path class="land-pale" d={terraced(width, height, 7)} />
      <path class="land-line" d={terraced(width, height, 13)} />
      <At x={width - 16 - 48 * scale} y={height - 15} scale={scale}>
        <path class="land-deep outlined" d="M0 0V-17H26V0ZM26 0V-12H47V0ZM9-17V-32H33V-17Z" />
        <path class="land-line" d="M4-4H22M30-4H42M13-21H28" />
      </At>
    </>
  );
}

function GoldHills({ width, height }: Size) {
  const y = height - 22;
  return (
    <>
      <path
        class="land-pale"
        d={`M8 ${height * 0.55}C${width * 0.2} ${height * 0.32} ${width * 0.36} ${height * 0.36} ${width * 0.5} ${height * 0.5}S${width * 0.86} ${height * 0.28} ${width - 6} ${height * 0.5}V${y - 8}H8Z`}
      />
      <path
        class="land-water"
        d={`M4 ${y - 9}C${width * 0.25} ${y - 24} ${width * 0.4} ${y + 4} ${width * 0.62} ${y - 8}S${width - 14} ${y - 14} ${width - 3} ${y - 10}V${height - 12}Q${width - 4} ${height - 2} ${width - 16} ${height - 2}H20Q6 ${height - 2} 5 ${height - 14}Z`}
      />
      <path
        class="land-wave"
        d={`M20 ${y + 8}q7-6 14 0t14 0 14 0M${width * 0.44} ${y + 12}q7-6 14 0t14 0M${width - 70} ${y + 6}q7-6 14 0t14 0 14 0`}
      />
      <path
        class="land-gold"
        d={`M${width - 24} ${y - 4}l5-6 6 2 1 6-7 3ZM${width - 42} ${y + 2}l4-5 6 2 0 5-7 2Z`}
      />
    </>
  );
}

function Facade({ width, height }: Size) {
  const columns = [11, width - 21];
  return (
    <>
      <path class="land-corn outlined" d={`M6 28H${width - 6}V33H6Z`} />
      {columns.map((x) => (
        <path key={x} class="land-pale outlined" d={`M${x} 33H${x + 10}V${height - 38}H${x}Z`} />
      ))}
      <path
        class="land-stone outlined"
        d={`M6 ${height - 40}H${width - 6}V${height - 9}H${width - 1}V${height - 1}H1V${height - 9}H6Z`}
      />
      <path class="land-line" d={`M6 ${height - 26}H${width - 6}M6 ${height - 12}H${width - 6}`} />
    </>
  );
}

function Street({ width, height }: Size) {
  const scale = scaleOf({ width, height });
  const doors = [0.07, 0.36, 0.64, 0.93];
  return (
    <>
      <path class="land-pale" d={`M4 32H${width - 4}V${height - 42}H4Z`} />
      <path
        class="land-stone"
        d={`M2 ${height - 42}H${width - 2}V${height - 8}Q${width - 2} ${height - 2} ${width - 8} ${height - 2}H8Q2 ${height - 2} 2 ${height - 8}Z`}
      />
      <path
        class="land-line"
        d={`M2 ${height - 42}H${width - 2}M14 ${height - 12}h16M52 ${height - 30}h20M${width * 0.5} ${height - 12}h18M${width * 0.62} ${height - 30}h14M${width - 48} ${height - 16}h22`}
      />
      <At x={width - 26 * scale} y={height - 8} scale={scale}>
        <path
          class="land-leaf outlined"
          d="M0 0C-4-8-16-10-22-20-12-18-6-14-4-10-6-18-6-26-2-34 2-26 2-18 2-10 6-16 12-20 20-22 14-12 6-8 4 0Z"
        />
      </At>
      {doors.map((at) => (
        <path key={at} class="land-deep" d={`M${width * at - 3} 32V24H${width * at + 3}V32Z`} />
      ))}
    </>
  );
}

function Workshop({ width, height }: Size) {
  const scale = scaleOf({ width, height });
  return (
    <>
      <path
        class="land-pale"
        d={`M9 33H${width - 9}V${height - 16}Q${width - 10} ${height - 6} ${width - 22} ${height - 6}H22Q9 ${height - 6} 9 ${height - 16}Z`}
      />
      <path
        class="land-smoke"
        d={`M${width - 30} 30c-9-7 8-9 0-17s7-9 1-15M${width * 0.5} 28c-7-6 6-8 0-14s6-8 1-12`}
      />
      <At x={width - 12 - 30 * scale} y={height - 9} scale={scale}>
        <path class="land-clay outlined" d="M-9 0C-15-5-14-17-7-20V-25H7V-20C14-17 15-5 9 0Z" />
        <path class="land-line" d="M-11-10H11" />
        <path class="land-jade outlined" d="M13 0C9-4 10-11 14-13V-17H24V-13C28-11 29-4 25 0Z" />
      </At>
    </>
  );
}

/** Stepped spirals along the foot of the wall. */
function Mural({ width, height }: Size) {
  const n = Math.floor((width - 36) / 30);
  const left = (width - n * 30) / 2;
  return (
    <>
      <path class="land-pale" d={`M12 14H${width - 12}V${height - 36}H12Z`} />
      <path class="land-red outlined" d={`M9 ${height - 31}H${width - 9}L${width - 2} ${height - 3}H2Z`} />
      {Array.from({ length: n }, (_, i) => (
        <path
          key={i}
          class="land-fret"
          d={`M${left + i * 30 + 4} ${height - 8}V${height - 25}h17v11h-9v-5`}
        />
      ))}
    </>
  );
}

function Site({ width, height }: Size) {
  return (
    <>
      <path class="land-pale" d={`M12 30H${width - 11}V${height - 24}H12Z`} />
      <path
        class="land-pole"
        d={`M4 ${height - 4}V14M${width - 4} ${height - 4}V16M4 40H14M${width - 14} 44H${width - 4}M4 76H12M${width - 12} 80H${width - 4}`}
      />
      <path
        class="land-deep outlined"
        d={`M0 ${height}V${height - 18}H22V${height - 10}H40V${height}ZM${width} ${height}V${height - 22}H${width - 20}V${height - 11}H${width - 44}V${height}Z`}
      />
    </>
  );
}
