import { useTable } from "../../board";
import { Place } from "../../place";
import type { TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";

const SUN = 68;

/** What comes next in words, and how far the moon covers the sun. */
export function calendarState(
  view: TeotihuacanView,
  question: string | undefined,
): { state: string; covered: number } {
  if (question === "Upkeep" || view.seats.every(({ forecast }) => forecast === null && view.round > 0))
    return { state: own("eclipse-title", { n: view.eclipses }), covered: 1 };
  if (view.discs === "apart")
    return {
      state: own("rounds-left", { n: view.black - view.white }),
      covered: view.white / Math.max(1, view.black),
    };
  return {
    state: own(view.discs === "met" ? "discs-met" : "last-round", { n: view.eclipses + 1 }),
    covered: 1,
  };
}

/** The calendar: the white disc runs towards the black one; the moon covers the sun as far as it has come. */
export function Calendar({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const last = Math.max(...box.calendar.black_start);
  const tried = table.preview?.view as TeotihuacanView | undefined;
  const step = (at.width - SUN - 14) / (last + 1);
  const x = (space: number) => SUN + (space + 0.5) * step;
  const { state, covered } = calendarState(view, table.question?.kind);
  const label = own("calendar", {
    white: view.white,
    black: view.black,
    eclipses: view.eclipses,
    round: view.round,
  });
  return (
    <Place
      words={[]}
      label={`${label} ${state}`}
      about="calendar"
      class={view.discs === "apart" ? "calendar" : "calendar dusk"}
      transform={`translate(${at.x} ${at.y})`}
    >
      <rect class="edge panel" width={at.width} height={at.height} rx={12} />
      <path
        class="sky"
        d={`M2 14Q2 2 14 2H${SUN - 2}V${at.height - 2}H14Q2 ${at.height - 2} 2 ${at.height - 14}Z`}
      />
      <g transform={`translate(${SUN / 2} ${at.height / 2})`}>
        <path
          class="sun"
          d="M0-30 6-21 15-26 17-16 27-14 22-5 30 0 22 6 26 15 16 17 14 27 5 22 0 30-6 22-15 26-17 16-27 14-22 5-30 0-22-6-26-15-16-17-14-27-5-22Z"
        />
        <circle class="sun-face" r={17} />
        <clipPath id="sun-face">
          <circle r={18} />
        </clipPath>
        <circle
          class="moon"
          r={18}
          cx={(covered - 1) * 36}
          cy={(covered - 1) * 8}
          clip-path="url(#sun-face)"
        />
      </g>
      <g class="eclipses" transform={`translate(${SUN + 8} 17)`}>
        {[0, 1, 2].map((n) => (
          <g
            key={n}
            class={n < view.eclipses ? "done" : n === view.eclipses ? "next" : "later"}
            transform={`translate(${8 + n * 22} 0)`}
          >
            <circle r={8.5} />
            {n < view.eclipses && <circle class="moon" r={6.5} />}
          </g>
        ))}
        <text class="calendar-state" x={78} y={5}>
          {state}
        </text>
        <text class="calendar-round" x={at.width - SUN - 20} y={5}>
          {own("round", { n: view.round })}
        </text>
      </g>
      {Array.from({ length: last + 1 }, (_, space) => (
        <g key={space} transform={`translate(${x(space)} 49)`}>
          <rect
            class={space > view.black ? "day off" : space < view.white ? "day past" : "day"}
            x={-step / 2 + 1}
            y={-17}
            width={step - 2}
            height={34}
            rx={5}
          />
          <text class="day-number" y={5.5}>
            {space}
          </text>
        </g>
      ))}
      {tried && tried.white !== view.white && (
        <g class="ghost">
          <circle class="disc white" cx={x(tried.white)} cy={49} r={14} />
        </g>
      )}
      {view.white === view.black ? (
        <>
          <circle class="disc white" cx={x(view.white)} cy={49} r={16} />
          <circle class="disc black" cx={x(view.black)} cy={49} r={11} />
        </>
      ) : (
        <>
          <circle class="disc white" cx={x(view.white)} cy={49} r={14} />
          <circle class="disc black" cx={x(view.black)} cy={49} r={14} />
          <text class="disc-number" x={x(view.white)} y={54.5}>
            {view.white}
          </text>
          <text class="disc-number on-black" x={x(view.black)} y={54.5}>
            {view.black}
          </text>
        </>
      )}
    </Place>
  );
}
