import { useRef } from "preact/hooks";
import { moveFocus } from "../arrow-keys";
import { useTable } from "../board";
import { useRoom } from "../use-room";
import { Answers } from "./answers";
import { Plaza } from "./land/plaza";
import { isLegible, type Room, wideLayout } from "./layout";
import { Avenue } from "./panels/avenue";
import { BotProcedure } from "./panels/bot";
import { Calendar } from "./panels/calendar";
import { Eclipse } from "./panels/eclipse";
import { SetupOverPyramid } from "./panels/setup";
import { Temples } from "./panels/temples";
import { Track } from "./panels/track";
import { CompactBoard } from "./phone/compact-board";
import { PhoneBoard } from "./phone/phone-board";
import { Pyramid } from "./pyramid/pyramid";
import { Ring } from "./ring/ring";
import type { TeotihuacanView } from "./view";
import "./styles/colours.css";
import "./styles/dice.css";
import "./styles/city.css";
import "./styles/choices.css";
import "./styles/ring.css";
import "./styles/pyramid.css";
import "./styles/tracks.css";
import "./styles/calendar.css";
import "./styles/starting-tiles.css";
import "./styles/answers.css";
import "./styles/holdings.css";
import "./styles/teotibot.css";
import "./styles/cards.css";
import "./styles/phone.css";
import "./styles/eclipse.css";
import { BoardDrawing } from "../board-drawing";

export default function TeotihuacanBoard({ tall }: { tall: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, roomOf, UNKNOWN);
  const { calendar } = useTable().view as TeotihuacanView;
  return (
    <div
      class="board teotihuacan"
      ref={frame}
      style={{ "--covered": `${calendar.covered}%` }}
      onKeyDown={moveFocus}
    >
      {room !== null &&
        (tall ? (
          <PhoneBoard aspect={room.width / room.height} />
        ) : isLegible(room) ? (
          <WideBoard aspect={room.width / room.height} />
        ) : (
          <CompactBoard room={room} />
        ))}
    </div>
  );
}

const STEP = 8;
/** The space that is assumed if nothing can be measured. */
const UNKNOWN: Room = { width: 1080, height: 750 };

/** The space for the board in pixels, rounded so that small changes do not cause a new layout. */
function roomOf(width: number, height: number): Room {
  return { width: inSteps(width), height: inSteps(height) };
}

function inSteps(pixels: number): number {
  return Math.max(STEP, Math.floor(pixels / STEP) * STEP);
}

function WideBoard({ aspect }: { aspect: number }) {
  const table = useTable();
  const view = table.view as TeotihuacanView;
  const layout = wideLayout(aspect);
  const { pyramid, centre } = layout;
  return (
    <BoardDrawing class="teotihuacan-table" width={layout.width} height={layout.height} corner={18}>
      <Plaza at={layout.pyramid} />
      <Calendar view={view} at={layout.calendar} />
      <Avenue view={view} at={layout.avenue} />
      <Temples view={view} at={layout.temples} />
      <Track view={view} at={layout.track} />
      <Pyramid view={view} at={pyramid} />
      <Ring view={view} at={layout.ring} />
      {view.setup && <SetupOverPyramid setup={view.setup} at={centre} />}
      <Answers box={centre} />
      <BotProcedure view={view} at={layout.procedure} />
      <Eclipse view={view} width={layout.width} height={layout.height} />
    </BoardDrawing>
  );
}
