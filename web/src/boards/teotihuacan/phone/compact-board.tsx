import { useTable } from "../../board";
import { Answers } from "../answers";
import type { Box } from "../geometry";
import type { Room } from "../layout";
import { Avenue } from "../panels/avenue";
import { BotProcedure } from "../panels/bot";
import { Eclipse } from "../panels/eclipse";
import { Setup } from "../panels/setup";
import { Temples } from "../panels/temples";
import { Track } from "../panels/track";
import { Pyramid } from "../pyramid/pyramid";
import type { TeotihuacanView } from "../view";
import { type PhonePart, useParts } from "./parts";
import { LargeBoard, Tabs } from "./phone-board";
import { SmallCalendar } from "./small-calendar";
import { SmallRing } from "./small-ring";

const GAP = 6;
const TOP = 72;
const CALENDAR = 214;
const TABS = 48;
const TRACK = 62;
/** The share of the width that the ring takes. */
const RING = 0.54;

/**
 * The board for small windows, with one unit per pixel. The calendar and the Avenue are at the top, with the
 * ring below them and one large part next to it.
 */
export function CompactBoard({ room: { width, height } }: { room: Room }) {
  const table = useTable();
  const view = table.view as TeotihuacanView;
  const { asked, shown: wanted, open } = useParts();
  const part = besideRing(wanted);
  const ring = Math.round((width - 3 * GAP) * RING);
  const left = ring + 2 * GAP;
  const shown = {
    x: left,
    y: TOP + GAP + TABS,
    width: width - left - GAP,
    height: height - TOP - 2 * GAP - TABS,
  };
  const board = view.boards.some(({ id }) => id === part) ? [part] : [];
  return (
    <div class="te-compact" style={{ width, height }}>
      <svg
        class="teotihuacan-table"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={table.say("board")}
      >
        <SmallCalendar view={view} width={CALENDAR} height={TOP} />
        <Avenue
          view={view}
          at={{ x: CALENDAR + GAP, y: 2, width: width - CALENDAR - 2 * GAP, height: TOP - 4 }}
        />
        <SmallRing
          view={view}
          at={{ x: GAP, y: TOP + GAP, width: ring, height: height - TOP - 2 * GAP }}
          open={open}
        />
        <Part part={part} view={view} at={shown} />
        <Answers box={shown} />
        <BotProcedure view={view} at={{ x: GAP, y: GAP, width: width - 2 * GAP, height: height - 2 * GAP }} />
        <Eclipse view={view} width={width} height={height} />
        <foreignObject x={left} y={TOP + 3} width={shown.width} height={TABS}>
          <Tabs
            part={part}
            open={open}
            tabs={[...(asked === "setup" ? ["setup"] : []), "pyramid", "temples", ...board]}
          />
        </foreignObject>
      </svg>
    </div>
  );
}

/** The part that is shown next to the ring. The ring and the Avenue are always visible, so if one of them
 * is selected, the pyramid is shown instead. */
function besideRing(part: PhonePart): PhonePart {
  if (part === "ring" || part === "avenue") return "pyramid";
  return part === "temples-top" ? "temples" : part;
}

function Part({ part, view, at }: { part: PhonePart; view: TeotihuacanView; at: Box }) {
  const board = view.boards.find(({ id }) => id === part);
  if (board) return <LargeBoard view={view} board={board} at={at} />;
  if (part === "setup" && view.setup) return <Setup setup={view.setup} at={at} />;
  if (part === "temples")
    return (
      <>
        <Temples view={view} at={{ ...at, width: at.width - TRACK - GAP }} />
        <Track view={view} at={{ ...at, x: at.x + at.width - TRACK, width: TRACK }} />
      </>
    );
  return <Pyramid view={view} at={at} paved />;
}
