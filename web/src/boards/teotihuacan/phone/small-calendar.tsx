import { useTable } from "../../board";
import { Place } from "../../place";
import { own } from "../messages";
import { calendarState } from "../panels/calendar";
import type { TeotihuacanView } from "../view";

/** How far the sun is covered, where the discs are, what comes next. */
export function SmallCalendar({
  view,
  width,
  height,
}: {
  view: TeotihuacanView;
  width: number;
  height: number;
}) {
  const { question } = useTable();
  const { covered, state } = calendarState(view, question?.kind);
  return (
    <Place words={[]} label={state} about="calendar" class="calendar">
      <rect class="edge panel" x={2} y={2} width={width - 4} height={height - 4} rx={10} />
      <g transform={`translate(26 ${height / 2})`}>
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
      <circle class="disc white" cx={62} cy={height / 2} r={12} />
      <text class="disc-number" x={62} y={height / 2 + 5}>
        {view.white}
      </text>
      <path class="item-arrow" d={`M78 ${height / 2}h12m-4-4 4 4-4 4`} />
      <circle class="disc black" cx={106} cy={height / 2} r={12} />
      <text class="disc-number on-black" x={106} y={height / 2 + 5}>
        {view.black}
      </text>
      <text class="calendar-state" x={126} y={height / 2 + 5}>
        {state}
      </text>
      <text class="calendar-round" x={width - 10} y={height / 2 + 5}>
        {view.eclipses}/3
        <title>{own("eclipses", { n: view.eclipses })}</title>
      </text>
    </Place>
  );
}
