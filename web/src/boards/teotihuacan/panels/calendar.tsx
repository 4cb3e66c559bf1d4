import { useTable } from "../../board";
import { Place } from "../../place";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";

const SUN = 68;

/** What comes next in words. */
export function calendarState({ calendar: { state, left, eclipse } }: TeotihuacanView): string {
  if (state === "eclipse") return own("eclipse-title", { n: eclipse });
  if (state === "apart") return own("rounds-left", { n: left });
  return own(state === "met" ? "discs-met" : "last-round", { n: eclipse });
}

/** The calendar: the white disc runs towards the black one; the moon covers the sun as far as it has come. */
export function Calendar({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  const { spaces, covered: percent } = view.calendar;
  const covered = percent / 100;
  const tried = table.preview?.view as TeotihuacanView | undefined;
  const step = (at.width - SUN - 14) / spaces;
  const x = (space: number) => SUN + (space + 0.5) * step;
  const state = calendarState(view);
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
      <Suns view={view} x={SUN + 16} y={17} />
      <g transform={`translate(${SUN + 8} 17)`}>
        <text class="calendar-state" x={78} y={5}>
          {state}
        </text>
        <text class="calendar-round" x={at.width - SUN - 20} y={5}>
          {view.round > 0 ? own("round", { n: view.round }) : ""}
        </text>
      </g>
      {Array.from({ length: spaces }, (_, space) => (
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

/** All eclipses: those that were scored are dark. */
export function Suns({ view, x, y }: { view: TeotihuacanView; x: number; y: number }) {
  return (
    <g class="eclipses" transform={`translate(${x} ${y})`}>
      <title>{own("eclipses", { n: view.eclipses })}</title>
      {Array.from({ length: view.calendar.eclipses }, (_, n) => (
        <g
          key={n}
          class={n < view.eclipses ? "done" : n === view.eclipses ? "next" : "later"}
          transform={`translate(${n * 22} 0)`}
        >
          <circle r={8.5} />
          {n < view.eclipses && <circle class="moon" r={6.5} />}
        </g>
      ))}
    </g>
  );
}
