import { Glyph, type GlyphName } from "../../glyphs/glyph";
import { useTable } from "../board";
import { Memo } from "../memo";
import { Place } from "../place";
import { SeatMark } from "../seats";
import { Spot } from "../spot";
import type { TempleParts, TzolkinBox } from "./components";
import { useLeastText } from "./least-text";
import { usePreviewedView } from "./use-previewed-view";
import { useViewBefore } from "./use-view-before";
import { TEMPLES } from "./view";
import type { TempleName, TzolkinView } from "./view-types";

const STEP = 27;
const FOOT = 190;
const HEAD = 108;

/** Three stepped pyramids side by side on common ground. */
export function Temples({ view, temples }: { view: TzolkinView; temples: TempleParts[] }) {
  return (
    <g class="temples">
      <path class="sky" d="M0 14Q0 0 14 0H566Q580 0 580 14V306H0Z" />
      <circle class="sky-sun" cx={78} cy={66} r={38} />
      <path
        class="hills"
        d="M0 250c60-50 100-50 150-16 60-60 120-70 170-14 50-50 110-46 150-8 40-30 80-24 110 0v94H0Z"
      />
      {TEMPLES.map((name, i) => {
        const parts = temples.find((temple) => temple.id === name);
        return parts ? <Temple key={name} parts={parts} view={view} x={97 + i * 193} foot={294} /> : null;
      })}
      <path class="ground-line" d="M0 294H580V306Q580 312 574 312H6Q0 312 0 306Z" />
    </g>
  );
}

function Temple({
  parts,
  view,
  x,
  foot,
}: {
  parts: TempleParts;
  view: TzolkinView;
  x: number;
  foot: number;
}) {
  const table = useTable();
  const previewed = usePreviewedView();
  const news = useViewBefore();
  const name = table.thing(parts.id);
  const top = foot - parts.steps.length * STEP;
  const words = [`climb ${parts.id}`, `anger ${parts.id}`, `beg ${parts.id}`];
  return (
    <g transform={`translate(${x} 0)`}>
      <Place
        words={words}
        label={templeLabel(name, view, parts.id, table.names)}
        about={parts.id}
        class={`temple temple-${parts.id}`}
      >
        <Memo of={[parts]}>
          {() => (
            <>
              <path class="edge temple-outline" d={outline(parts.steps.length, foot)} />
              <Sanctuary parts={parts} top={top} />
              {parts.steps.map((step) => (
                <Stair key={step.step} parts={parts} step={step} y={foot - (step.step + 1) * STEP} />
              ))}
            </>
          )}
        </Memo>
        <Memo of={[parts, ...[view, previewed, news?.was].map((table) => standing(table, parts))]}>
          {() =>
            parts.steps.map((step) => (
              <Standing
                key={step.step}
                parts={parts}
                step={step}
                view={view}
                previewed={previewed}
                news={news}
                y={foot - (step.step + 1) * STEP}
              />
            ))
          }
        </Memo>
      </Place>
      <Memo of={[parts, name, view.age]}>
        {() => (
          <>
            <Bonuses parts={parts} top={top} age={view.age} name={name} words={words} />
            {parts.steps.map((step) => {
              const width = stepWidth(parts.steps.length, step.step);
              return (
                <Spot
                  key={step.step}
                  words={words}
                  about={`${parts.id} ${step.step}`}
                  label={`${name}: ${printed(step.vp)}`}
                >
                  <rect
                    class="step-ground"
                    x={-width / 2}
                    y={foot - (step.step + 1) * STEP}
                    width={width}
                    height={STEP}
                  />
                </Spot>
              );
            })}
          </>
        )}
      </Memo>
    </g>
  );
}

function printed(vp: number): string {
  return String(vp).replace("-", "−");
}

function stepWidth(steps: number, step: number): number {
  return FOOT - ((FOOT - HEAD) * step) / (steps - 1);
}

function outline(steps: number, foot: number): string {
  let left = "";
  let right = "";
  for (let step = 0; step < steps; step++) {
    const half = stepWidth(steps, step) / 2;
    const y = foot - step * STEP;
    right += `H${half}V${y - STEP}`;
    left = `V${y}H${-half}${left}`;
  }
  const head = stepWidth(steps, steps - 1) / 2;
  return `M0 ${foot}${right}H${-head}${left}H0Z`;
}

function Sanctuary({ parts, top }: { parts: TempleParts; top: number }) {
  return (
    <g>
      <path class="sanctuary" d={`M-24 ${top}V${top - 31}H24V${top}Z`} />
      <path class="roof" d={`M-31 ${top - 31}H31L25 ${top - 41}H-25Z`} />
      <Glyph name={parts.id as GlyphName} size={28} x={-14} y={top - 30} />
    </g>
  );
}

/** The bonus for the highest seat at the end of each age. */
function Bonuses({
  parts,
  top,
  age,
  name,
  words,
}: {
  parts: TempleParts;
  top: number;
  age: number;
  name: string;
  words: string[];
}) {
  const size = Math.max(15, useLeastText());
  const half = size * 0.8;
  const bonuses = (useTable().box as TzolkinBox).facts.highest[parts.id];
  const label = `${name}: ${bonuses.map((bonus) => bonus.points).join(", ")}`;
  return (
    <Spot words={words} about={`${parts.id} highest`} label={label}>
      {bonuses.map((bonus, i) => (
        <g
          key={bonus.age}
          class={bonus.age === age ? "bonus now" : "bonus"}
          transform={`translate(${(i ? 1 : -1) * (28 + half)} ${top - 1 - half})`}
        >
          <path d={`M0 ${-half} ${half} 0 0 ${half} ${-half} 0Z`} />
          <text y={size * 0.34} font-size={size}>
            {bonus.points}
          </text>
        </g>
      ))}
    </Spot>
  );
}

interface StairProps {
  parts: TempleParts;
  step: TempleParts["steps"][number];
  y: number;
}

function Stair({ parts, step, y }: StairProps) {
  const half = stepWidth(parts.steps.length, step.step) / 2;
  return (
    <g class={step.step === parts.top_step ? "step top" : "step"}>
      <rect class="stairway" x={-36} y={y + 1} width={72} height={STEP - 2} />
      <path class="stair-line" d={`M-36 ${y + 9}H36M-36 ${y + 18}H36`} />
      <path class="step-line" d={`M${-half} ${y}H${half}`} />
      <text class="step-points" x={-half + 16} y={y + 19}>
        {printed(step.vp)}
      </text>
      {step.good !== "none" && <Glyph name={step.good as GlyphName} size={19} x={half - 24} y={y + 4} />}
    </g>
  );
}

/** The steps of all seats in a temple, as a key for redrawing. */
function standing(view: TzolkinView | null | undefined, parts: TempleParts): string {
  return view?.seats.map((seat) => seat.temples[parts.id]).join() ?? "";
}

interface StandingProps extends StairProps {
  view: TzolkinView;
  previewed: TzolkinView | null;
  news: ReturnType<typeof useViewBefore>;
}

/** The seats on a step, and the seats that would be there after the previewed choice. */
function Standing({ parts, step, view, previewed, news, y }: StandingProps) {
  const fresh = (seat: number) =>
    news !== null && seat !== news.viewer && !on(news.was, seat) && on(view, seat);
  const on = (table: TzolkinView, seat: number) => table.seats[seat]?.temples[parts.id] === step.step;
  const here = view.seats.flatMap((_, i) => (on(view, i) || (previewed && on(previewed, i)) ? [i] : []));
  return (
    <>
      {here.map((seat, i) => (
        <g
          key={seat}
          class={on(view, seat) ? (previewed && !on(previewed, seat) ? "leaving" : undefined) : "ghost"}
        >
          <SeatMark seat={seat} x={(i - (here.length - 1) / 2) * 17.5} y={y + STEP / 2} scale={0.86} />
          {fresh(seat) && (
            <circle class="news" cx={(i - (here.length - 1) / 2) * 17.5} cy={y + STEP / 2} r={11} />
          )}
        </g>
      ))}
    </>
  );
}

function templeLabel(name: string, view: TzolkinView, temple: TempleName, names: string[]): string {
  const worth = view.seats.map(
    (seat, i) => `${names[i] ?? i + 1} ${printed(seat.temple_points[temple].now)}`,
  );
  return [name, ...worth].join(", ");
}
