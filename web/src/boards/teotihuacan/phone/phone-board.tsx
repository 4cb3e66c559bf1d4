import type { JSX } from "preact";
import { useTable } from "../../board";
import { WholeAnswers } from "../answers";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { own } from "../messages";
import { Avenue } from "../panels/avenue";
import { BotProcedure } from "../panels/bot";
import { Eclipse } from "../panels/eclipse";
import { Setup } from "../panels/setup";
import { Temples } from "../panels/temples";
import { Track } from "../panels/track";
import { Pyramid } from "../pyramid/pyramid";
import { ActionBoard } from "../ring/ring";
import type { BoardView, TeotihuacanView } from "../view";
import { middleStep, type PhonePart, useParts } from "./parts";
import { RingStrip, STRIP } from "./ring-strip";
import { SmallCalendar } from "./small-calendar";
import { SmallRing } from "./small-ring";

const WIDTH = 390;
const CALENDAR = 46;
const TABS = 48;
/**
 * The minimum and maximum sizes of an enlarged board. Within these limits, it has the proportions of the
 * available space.
 */
const BOARD = { narrowest: 252, widest: 330, lowest: 196, highest: 300 };

/** The board on a phone: the calendar and a row of parts, and below them one part as wide as the screen. */
export function PhoneBoard({ aspect }: { aspect: number }) {
  const table = useTable();
  const view = table.view as TeotihuacanView;
  const { asked, shown: part, open } = useParts();
  const height = Math.max(300, WIDTH / aspect - TABS - 4);
  return (
    <div class="te-phone">
      <Tabs
        part={part}
        open={open}
        tabs={[...(asked === "setup" ? ["setup"] : []), "ring", "pyramid", "temples", "avenue"]}
      />
      <svg
        class="teotihuacan-table"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="group"
        aria-label={table.say("board")}
      >
        <SmallCalendar view={view} width={WIDTH} height={CALENDAR} />
        <Shown part={part} view={view} height={height - CALENDAR} open={open} />
        <WholeAnswers box={{ x: 3, y: CALENDAR + 3, width: WIDTH - 6, height: height - CALENDAR - 6 }} />
        <BotProcedure view={view} at={{ x: 3, y: 3, width: WIDTH - 6, height: height - 6 }} />
        <Eclipse view={view} width={WIDTH} height={height} />
      </svg>
    </div>
  );
}

interface ShownProps {
  part: PhonePart;
  view: TeotihuacanView;
  height: number;
  open: (part: PhonePart) => void;
}

/** Shows the ring, or another part below the one-row ring. */
function Shown({ part, view, height, open }: ShownProps) {
  const whole = { x: 3, y: CALENDAR + 3, width: WIDTH - 6, height: height - 6 };
  if (part === "setup" && view.setup) return <Setup setup={view.setup} at={whole} />;
  const below = { ...whole, y: whole.y + STRIP + 2, height: whole.height - STRIP - 2 };
  const large = largePart(part, view, below);
  if (!large) return <SmallRing view={view} at={whole} open={open} />;
  return (
    <>
      <RingStrip view={view} at={{ ...whole, height: STRIP }} shown={part} open={open} />
      {large}
    </>
  );
}

/** The large part to draw; null if the ring itself is shown. */
function largePart(part: PhonePart, view: TeotihuacanView, at: Box): JSX.Element | null {
  if (part === "pyramid") return <Pyramid view={view} at={at} paved />;
  if (part === "temples" || part === "temples-top")
    return (
      <>
        <HalfOfTemples view={view} at={{ ...at, width: WIDTH - 78 }} upper={part === "temples-top"} />
        <Track view={view} at={{ ...at, x: WIDTH - 68, width: 65 }} />
      </>
    );
  if (part === "avenue") return <Avenue view={view} at={{ ...at, height: Math.min(190, at.height) }} />;
  const board = view.boards.find(({ id }) => id === part);
  return board ? <LargeBoard view={view} board={board} at={{ ...at, x: 0, width: WIDTH }} /> : null;
}

function HalfOfTemples({ view, at, upper }: { view: TeotihuacanView; at: Box; upper: boolean }) {
  const middle = middleStep(useTable().box as TeotihuacanBox);
  return <Temples view={view} at={at} {...(upper ? { from: middle } : { to: middle })} touched />;
}

/** A board of the ring, as large as possible. */
export function LargeBoard({ view, board, at }: { view: TeotihuacanView; board: BoardView; at: Box }) {
  const aspect = at.width / at.height;
  const width = Math.max(BOARD.narrowest, Math.min(BOARD.widest, BOARD.lowest * aspect));
  const height = Math.max(BOARD.lowest, Math.min(BOARD.highest, width / aspect));
  return (
    <svg {...at} viewBox={`-6 -6 ${width + 12} ${height + 12}`}>
      <ActionBoard view={view} board={board} at={{ x: 0, y: 0, width, height }} />
    </svg>
  );
}

const TAB_SIGNS: Record<string, string> = {
  setup: "discovery",
  ring: "worker",
  pyramid: "track",
  temples: "temple-any",
  avenue: "avenue",
};

interface TabsProps {
  part: PhonePart;
  open: (part: PhonePart) => void;
  tabs: string[];
}

export function Tabs({ part, open, tabs }: TabsProps) {
  const shown = part === "temples-top" ? "temples" : tabs.includes(part) ? part : tabs[0];
  const table = useTable();
  const press = (tab: string) => open(tab === "temples" && part === "temples" ? "temples-top" : tab);
  return (
    <div
      class="te-tabs"
      role="tablist"
      aria-label={own("parts")}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          class="part-tab"
          role="tab"
          aria-selected={tab === shown}
          aria-label={tab in TAB_SIGNS ? own(`part-${tab}`) : table.thing(tab)}
          onClick={() => press(tab)}
        >
          <svg viewBox="-12 -12 24 24" width={26} height={26} aria-hidden="true">
            <Sign name={TAB_SIGNS[tab] ?? tab} size={24} />
          </svg>
        </button>
      ))}
    </div>
  );
}
