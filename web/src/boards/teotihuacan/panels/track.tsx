import { useTable } from "../../board";
import { Place } from "../../place";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";
import { Marks, onTrack } from "./marks";
import { stepped } from "./stepped";
import { Landscape } from "./temples";

const HEAD = 138;
/**
 * Below this height, the sign on top is omitted, because it would make the steps lower than their numbers.
 */
const SHORT_HEAD = 100;
const SHORT = 280;
const FOOT = 10;
/** How much narrower each step is than the one below. */
const NARROWER = 1.6;
/** If steps are lower than this, they have room for only one row of markers. */
const LOW = 26;

/**
 * Draws the pyramid track: the steps from the bottom to the top, the points for each step in each eclipse,
 * and the leader's score.
 */
export function Track({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const last = box.pyramid_track_max.max;
  const worth = view.track_worth;
  const next = worth.find(({ state }) => state === "next")?.points ?? 0;
  const now = view.seats.map((seat) => seat.track);
  const then = (table.preview?.view as TeotihuacanView | undefined)?.seats.map((seat) => seat.track);
  const short = at.height < SHORT;
  const head = short ? SHORT_HEAD : HEAD;
  const step = (at.height - head - FOOT) / (last + 1);
  const heights = Array.from({ length: last + 1 }, () => step);
  const widths = heights.map((_, n) => at.width - 2 - n * NARROWER);
  const where = now.map((n, seat) => `${table.names[seat] ?? ""} ${n}`).join(", ");
  return (
    <Place
      words={[]}
      label={own("track", { where, worth: next, most: box.pyramid_track.vp_most_steps })}
      about="track"
      class="track"
      transform={`translate(${at.x} ${at.y})`}
    >
      <Landscape width={at.width} height={at.height} />
      <path class="edge track-stairs" d={stepped(at.width / 2, at.height - FOOT, widths, heights)} />
      {!short && <Sign name="track" size={28} x={at.width / 2} y={20} />}
      {worth.map(({ points, state }, i) => (
        <g
          key={i}
          class={state === "next" ? "multiplier now" : `multiplier ${state}`}
          transform={`translate(${at.width / 2} ${head - 88 + i * 22})`}
        >
          <rect x={-22} y={-10} width={44} height={20} rx={6} />
          <text y={5.5}>×{points}</text>
        </g>
      ))}
      <g class="multiplier" transform={`translate(${at.width / 2} ${head - 17})`}>
        <rect x={-26} y={-11} width={52} height={22} rx={8} />
        <text class="most-steps" y={5.5}>
          ★ +{box.pyramid_track.vp_most_steps}
        </text>
      </g>
      {Array.from({ length: last + 1 }, (_, n) => (
        <g key={n} transform={`translate(${(n * NARROWER) / 2 + 1} ${at.height - FOOT - (n + 1) * step})`}>
          <rect
            class={n % 2 === 0 ? "road" : "road odd"}
            x={2}
            y={1}
            width={(widths[n] ?? 0) - 4}
            height={step - 2}
            rx={2}
          />
          <text class="step-number" x={10} y={Math.min(16, step / 2 + 5)}>
            {n}
          </text>
          <Marks
            {...onTrack(now, then, n)}
            x={(widths[n] ?? 0) / 2 + 7}
            y={step / 2}
            scale={step < LOW ? 0.5 : 0.72}
            across={step < LOW ? 4 : 2}
          />
        </g>
      ))}
    </Place>
  );
}
