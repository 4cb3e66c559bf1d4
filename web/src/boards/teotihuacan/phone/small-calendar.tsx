import { Place } from "../../place";
import { own } from "../messages";
import { calendarState, Suns, skyClass } from "../panels/calendar";
import { fitted } from "../ring/frame";
import type { TeotihuacanView } from "../view";

const LETTER = 7.2;
/** Calendars higher than this show the words below the discs. */
const LOW = 60;

/** Shows how much of the sun is covered, the positions of the discs, and the next event. */
export function SmallCalendar({
  view,
  width,
  height,
}: {
  view: TeotihuacanView;
  width: number;
  height: number;
}) {
  const state = calendarState(view);
  const covered = view.calendar.covered / 100;
  const below = height > LOW;
  const middle = below ? 22 : height / 2;
  const left = below ? 12 : 126;
  return (
    <g class={skyClass(view)}>
      <Place words={[]} label={state} about="calendar">
        <rect class="sky framed" x={2} y={2} width={width - 4} height={height - 4} rx={10} />
        <g transform={`translate(26 ${middle})`}>
          <path
            class="sun"
            d="M0-19 4-13 10-16 11-10 17-9 14-3 19 0 14 4 16 10 10 11 9 17 3 14 0 19-4 14-10 16-11 10-17 9-14 3-19 0-14-4-16-10-10-11-9-17-3-14Z"
          />
          <circle class="sun-face" r={11} />
          <clipPath id="small-sun">
            <circle r={11.5} />
          </clipPath>
          <circle
            class="moon"
            r={11.5}
            cx={(covered - 1) * 24}
            cy={(covered - 1) * 5}
            clip-path="url(#small-sun)"
          />
        </g>
        <circle class="disc white" cx={62} cy={middle} r={12} />
        <text class="disc-number" x={62} y={middle + 5}>
          {view.white}
        </text>
        <path class="item-arrow" d={`M78 ${middle}h12m-4-4 4 4-4 4`} />
        <circle class="disc black" cx={106} cy={middle} r={12} />
        <text class="disc-number on-black" x={106} y={middle + 5}>
          {view.black}
        </text>
        <text
          class="calendar-state"
          x={left}
          y={below ? 52 : middle - 3}
          {...fitted(state, width - left - 8, LETTER)}
        >
          {state}
        </text>
        <text class="calendar-round start" x={left} y={below ? 66 : middle + 14}>
          {view.round > 0 ? own("round", { n: view.round }) : ""}
        </text>
      </Place>
      {below ? (
        <Suns view={view} x={width - 67} y={middle} apart={26} />
      ) : (
        <Suns view={view} x={width - 112} y={middle + 9} apart={44} above={9} />
      )}
    </g>
  );
}
