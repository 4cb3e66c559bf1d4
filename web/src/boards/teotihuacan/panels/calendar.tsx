import { useTable } from "../../board";
import { Place } from "../../place";
import { onPressKey } from "../../press-keys";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";
import { openedEclipse } from "./eclipse";
import { eclipseOf } from "./eclipse-events";

const SUN = 74;
/** The distance between the suns. It is large enough for a finger even if the board is drawn small. */
const SUNS_APART = 31;
const BESIDE_SUNS = 102;
/** If the sun is covered by at least this share, the text on the sky is pale. */
const DARK = 45;

/** The next event on the calendar, in words. */
export function calendarState({
  calendar: { state, left, eclipse, last },
  complete,
}: TeotihuacanView): string {
  if (state === "eclipse") return own("eclipse-title", { n: eclipse });
  if (state === "apart") return own("rounds-left", { n: left });
  if (state === "met") return own(complete ? "pyramid-complete" : last ? "last-follows" : "discs-met");
  return own(last ? "last-of-game" : "last-round", { n: eclipse });
}

/** The CSS class for a dark or bright sky. */
export function skyClass({ calendar: { covered } }: TeotihuacanView): string {
  return `calendar ${covered > DARK ? "dark-sky" : "bright-sky"}`;
}

/** The calendar: the white disc moves towards the black one, and the moon covers the sun accordingly. */
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
    <g class={skyClass(view)} transform={`translate(${at.x} ${at.y})`}>
      <Place words={[]} label={`${label} ${state}`} about="calendar">
        <rect class="sky" width={at.width} height={at.height} rx={12} />
        <Stars width={at.width} />
        <path
          class="hills"
          d={`M1 ${at.height - 16}C${at.width * 0.1} ${at.height - 30} ${at.width * 0.2} ${at.height - 34} ${at.width * 0.34} ${at.height - 18}S${at.width * 0.6} ${at.height - 40} ${at.width * 0.74} ${at.height - 22}S${at.width * 0.94} ${at.height - 34} ${at.width - 1} ${at.height - 14}V${at.height - 12}Q${at.width - 1} ${at.height - 1} ${at.width - 12} ${at.height - 1}H12Q1 ${at.height - 1} 1 ${at.height - 12}Z`}
        />
        <rect class="frame" width={at.width} height={at.height} rx={12} />
        <g transform={`translate(${SUN / 2 + 2} ${at.height / 2})`}>
          <path
            class="sun"
            d="M0-33 6-23 16-28 18-17 29-15 24-6 33 0 24 6 29 15 18 17 16 28 6 23 0 33-6 23-16 28-18 17-29 15-24 6-33 0-24-6-29-15-18-17-16-28-6-23Z"
          />
          <circle class="sun-face" r={20} />
          <clipPath id="sun-face">
            <circle r={20.5} />
          </clipPath>
          <circle
            class="moon"
            r={20.5}
            cx={(covered - 1) * 41}
            cy={(covered - 1) * 9}
            clip-path="url(#sun-face)"
          />
        </g>
        <g transform={`translate(${SUN + 8} 17)`}>
          <text class="calendar-state" x={BESIDE_SUNS} y={5}>
            {state}
          </text>
          <text class="calendar-round" x={at.width - SUN - 20} y={5}>
            {view.round > 0 ? own("round", { n: view.round }) : ""}
          </text>
        </g>
        <path class="day-line" d={`M${x(0)} 49H${x(spaces - 1)}`} />
        {Array.from({ length: spaces }, (_, space) => (
          <g key={space} transform={`translate(${x(space)} 49)`}>
            <circle
              class={space > view.black ? "day off" : space < view.white ? "day past" : "day"}
              r={Math.min(14, step / 2 - 1)}
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
      <Suns view={view} x={SUN + 20} y={17} apart={SUNS_APART} />
    </g>
  );
}

/** The heights of the rows of stars, above and below the text of the upper line. */
const STAR_ROWS = [1.5, 27];

/** The stars, which appear while the sun is covered. */
function Stars({ width }: { width: number }) {
  return (
    <g class="stars" aria-hidden="true">
      {[0.17, 0.26, 0.38, 0.47, 0.59, 0.68, 0.79, 0.95].map((at, i) => (
        <path
          key={at}
          d={`M${width * at} ${STAR_ROWS[i % 2]}l1.2 2.6 2.6 1.2-2.6 1.2-1.2 2.6-1.2-2.6-2.6-1.2 2.6-1.2Z`}
        />
      ))}
    </g>
  );
}

interface SunsProps {
  view: TeotihuacanView;
  x: number;
  y: number;
  /** The distance between suns, which is also the width and height of a press target. */
  apart: number;
  /** How far the centre of a press target is above its sun. */
  above?: number;
}

/** The suns of all eclipses. Eclipses that have been scored are dark; pressing one shows its points again. */
export function Suns({ view, x, y, apart, above = 0 }: SunsProps) {
  const { events = [] } = useTable();
  return (
    <g class="eclipses" transform={`translate(${x} ${y})`}>
      {Array.from({ length: view.calendar.eclipses }, (_, n) => (
        <g
          key={n}
          class={n < view.eclipses ? "done" : n === view.eclipses ? "next" : "later"}
          transform={`translate(${n * apart} 0)`}
          {...(eclipseOf(events, n + 1, 0)
            ? pressed(n + 1)
            : { role: "img" as const, "aria-label": eclipseState(view, n) })}
        >
          <title>{eclipseState(view, n)}</title>
          <rect class="sun-reach" x={-apart / 2} y={-above - apart / 2} width={apart} height={apart} />
          <circle r={9.5} />
          {n < view.eclipses && <circle class="moon" r={9.5} />}
          <text y={5.3}>{n + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** The state of an eclipse: scored, next or later. Eclipses are counted from 0. */
function eclipseState({ eclipses, calendar }: TeotihuacanView, n: number): string {
  return own("eclipse-state", {
    n: n + 1,
    all: calendar.eclipses,
    when: n < eclipses ? "scored" : n === eclipses ? "next" : "later",
  });
}

/** The attributes that make the sun of an eclipse a button. */
function pressed(number: number) {
  const open = () => void (openedEclipse.value = number);
  return {
    role: "button" as const,
    tabindex: 0,
    "aria-label": own("eclipse-again", { n: number }),
    onClick: open,
    onKeyDown: onPressKey(open),
  };
}
