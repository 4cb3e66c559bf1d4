import { useRef } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { useRoom } from "../use-room";
import type { Box } from "./geometry";
import { judgementPlace, wideLayout } from "./layout";
import { ValleyMap } from "./map/map";
import { MAP_HEIGHT, MAP_WIDTH } from "./map/shapes";
import { Display } from "./panels/display";
import { EndStage, useEnding } from "./panels/ending";
import { Gods } from "./panels/gods";
import { GodsStrip } from "./panels/gods-strip";
import { OwnHand } from "./panels/hand";
import { JudgementStage, useJudgement } from "./panels/judgement";
import { Phases } from "./panels/phases";
import { Tray } from "./panels/tray";
import { TallBoard } from "./tall-board";
import type { AztecaView } from "./view";
import "./styles/board.css";
import "./styles/map.css";
import "./styles/pieces.css";
import "./styles/gods.css";
import "./styles/tray.css";
import "./styles/judgement.css";
import { BoardDrawing } from "../board-drawing";

export default function AztecaBoard({ tall }: { tall: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, roomOf, UNKNOWN);
  const judged = useJudgement();
  const ended = useEnding();
  const table = useTable();
  const over =
    !tall && room ? judgementPlace(wideLayout(room.aspect, room.width), table.question !== null) : null;
  return (
    <div class="board azteca" ref={frame} onKeyDown={moveFocus}>
      {tall ? <TallBoard /> : room !== null && <WideBoard {...room} />}
      {judged ? <JudgementStage {...judged} over={over} /> : ended && <EndStage {...ended} />}
    </div>
  );
}

interface Room {
  aspect: number;
  /** In pixels. */
  width: number;
}

const UNKNOWN: Room = { aspect: 1.44, width: 1080 };

function roomOf(width: number, height: number): Room {
  return { aspect: Math.round((width / height) * 50) / 50, width };
}

function WideBoard({ aspect, width }: Room) {
  const table = useTable();
  const view = table.view as AztecaView;
  const layout = wideLayout(aspect, width);
  const { phases, tray, display, hand, map, gods } = layout;
  const seat = Math.max(0, table.viewer);
  return (
    <BoardDrawing class="azteca-table" width={layout.width} height={layout.height} corner={16}>
      <MapFrame box={map} sky={layout.sky} pixels={Math.min(1, width / layout.width)} far={layout.narrow} />
      <g transform={`translate(${phases.x} ${phases.y})`}>
        <Phases view={view} width={phases.width} />
      </g>
      <foreignObject {...tray}>
        <Tray view={view} />
      </foreignObject>
      <g transform={`translate(${display.x} ${display.y})`}>
        <Display view={view} seat={seat} width={display.width} />
      </g>
      <g transform={`translate(${hand.x} ${hand.y})`}>
        <OwnHand view={view} seat={seat} width={hand.width} />
      </g>
      <g transform={`translate(${gods.x} ${gods.y})`}>
        {layout.narrow ? (
          <GodsStrip view={view} width={gods.width} />
        ) : (
          <Gods view={view} height={gods.height} />
        )}
      </g>
    </BoardDrawing>
  );
}

/** Draws the map as large as its frame allows. The space above the map is filled with sky. */
function MapFrame({ box, sky, pixels, far }: { box: Box; sky: number; pixels: number; far: boolean }) {
  const scale = (box.width / MAP_WIDTH) * pixels;
  return (
    <svg
      class={far ? "map-frame far" : "map-frame"}
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      viewBox={`0 ${-sky} ${MAP_WIDTH} ${MAP_HEIGHT + sky}`}
    >
      <ValleyMap k={Math.min(far ? 1.45 : 1.3, Math.max(1, 0.94 / scale))} far={far} sky={sky} />
    </svg>
  );
}
