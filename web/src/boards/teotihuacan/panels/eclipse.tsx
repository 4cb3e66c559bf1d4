import { batch, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { stopPlaying, waitsForPress } from "../../../state/playing";
import { updatePace } from "../../../state/settings";
import { useTable } from "../../board";
import { SeatMark } from "../../seats";
import { Sign } from "../art/signs";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";
import { type EclipseCount, eclipseOf, lastEclipse, totalOf } from "./eclipse-events";

const SIGN = { avenue: "avenue", track: "track", masks: "mask-set", upkeep: "cocoa", bonuses: "bonus" };
/** The number of milliseconds after which the scoring closes automatically. */
const SHOWN = 45_000;
const ROW = 40;
const COLUMN = 64;
/** The width of a column with signs only, and of a column with signs and words. */
const SIGNS = 60;
const WORDS = 140;
const NARROW = 600;
const NAME = 9;
const FOOT = 26;

/** The eclipse whose scoring was reopened from the calendar. */
export const openedEclipse = signal<number | null>(null);

/**
 * Shows the scoring of an eclipse that happens while the page is open, as soon as all upkeep is paid: during
 * the playback, no further payment would arrive. The table darkens, and points are added row by row. A press
 * closes the scoring.
 */
export function Eclipse({ view, width, height }: { view: TeotihuacanView; width: number; height: number }) {
  const { events = [] } = useTable();
  const seen = useRef(events.length);
  const [done, setDone] = useState(seen.current);
  const latest = lastEclipse(events, Math.max(seen.current, done), view.seats.length);
  const fresh = latest?.complete ? latest : null;
  const again = openedEclipse.value;
  const count = fresh ?? (again === null ? null : eclipseOf(events, again, view.seats.length));
  const number = fresh?.number;
  const close = () => {
    openedEclipse.value = null;
    setDone(events.length);
  };
  useEffect(() => {
    if (number === undefined) return;
    const end = () => setDone(events.length);
    const timer = setTimeout(end, SHOWN);
    if (updatePace.peek() > 0)
      batch(() => {
        stopPlaying.value = end;
        waitsForPress.value = true;
      });
    return () => {
      clearTimeout(timer);
      if (stopPlaying.peek() !== end) return;
      batch(() => {
        stopPlaying.value = null;
        waitsForPress.value = false;
      });
    };
  }, [number]);
  useEffect(() => () => void (openedEclipse.value = null), []);
  if (!count) return null;
  return <Darkness count={count} at={{ x: 0, y: 0, width, height }} close={close} />;
}

/** Formats points as text; an undecided number is shown as three dots. */
function written(points: number | null): string {
  if (points === null) return "…";
  return points < 0 ? `−${-points}` : String(points);
}

function Darkness({ count, at, close }: { count: EclipseCount; at: Box; close: () => void }) {
  const table = useTable();
  const worded = at.width > NARROW;
  const column = worded ? COLUMN * 1.3 : COLUMN;
  const first = SIGNS + (worded ? WORDS : 0);
  const wide = first + count.seats.length * column;
  const high = 92 + (count.sources.length + 1) * ROW + FOOT;
  const left = (at.width - wide) / 2;
  const top = (at.height - high) / 2;
  const totals = count.seats.map((line) => written(totalOf(line)));
  const scores = totals.map((total, seat) => `${table.names[seat] ?? ""} ${total}`).join(", ");
  return (
    <g
      class="eclipse"
      role="button"
      tabindex={0}
      aria-label={own("eclipse", { n: count.number, scores })}
      onClick={close}
      onKeyDown={(event) => (event.key === "Enter" || event.key === "Escape" || event.key === " ") && close()}
    >
      <rect class="darkness" width={at.width} height={at.height} rx={18} />
      <g transform={`translate(${left} ${top})`}>
        <rect class="eclipse-sheet" width={wide} height={high} rx={16} />
        <Sign name="eclipse" size={40} x={34} y={32} />
        <text class="eclipse-title" x={62} y={39}>
          {own("eclipse-title", { n: count.number })}
        </text>
        {count.seats.map((_, seat) => (
          <g key={seat} transform={`translate(${first + (seat + 0.5) * column} 0)`}>
            <SeatMark seat={seat} y={worded ? 61 : 72} scale={1.1} />
            {worded && <text y={86}>{(table.names[seat] ?? "").slice(0, NAME)}</text>}
          </g>
        ))}
        {count.sources.map((source, row) => (
          <g
            key={source}
            class="eclipse-row"
            style={{ "--row": row }}
            transform={`translate(0 ${88 + row * ROW})`}
          >
            <Sign name={SIGN[source]} size={27} x={34} y={ROW / 2} />
            {worded && (
              <text class="eclipse-source" x={SIGNS} y={ROW / 2 + 6}>
                {own(`source-${source}`)}
              </text>
            )}
            {count.seats.map((line, seat) => (
              <text key={seat} class="eclipse-points" x={first + (seat + 0.5) * column} y={ROW / 2 + 7}>
                {written(line[source])}
              </text>
            ))}
          </g>
        ))}
        <g
          class="eclipse-row total"
          style={{ "--row": count.sources.length }}
          transform={`translate(0 ${88 + count.sources.length * ROW})`}
        >
          <path class="starting-line" d={`M12 1H${wide - 12}`} />
          <Sign name="points" size={27} x={34} y={ROW / 2} />
          {worded && (
            <text class="eclipse-source" x={SIGNS} y={ROW / 2 + 6}>
              {own("source-together")}
            </text>
          )}
          {totals.map((total, seat) => (
            <text key={seat} class="eclipse-points" x={first + (seat + 0.5) * column} y={ROW / 2 + 8}>
              {total}
            </text>
          ))}
        </g>
        <text class="eclipse-foot" x={wide / 2} y={high - 12}>
          {own("eclipse-on")}
        </text>
      </g>
    </g>
  );
}
