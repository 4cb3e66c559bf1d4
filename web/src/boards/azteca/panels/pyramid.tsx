import { useTable } from "../../board";
import { Place } from "../../place";
import { Serpent, SerpentBody } from "../art/gods";
import { own } from "../messages";
import { GODS_WIDTH, type GodProps } from "./god-props";

const MIDDLE = GODS_WIDTH / 2;
const FACTS = 73;
/** The scale of the serpent's head, which is a little taller than a step and is drawn next to the step
 * numbers. */
const HEAD = 0.7;
const HEAD_ASIDE = 12;

/** The day half: ten steps to the temple, and the feathered serpent that climbs them from the earth. */
export function Pyramid({ view, tried, height, framed = false }: GodProps) {
  const { gods } = view;
  const { top, points_per_step: perStep } = gods;
  const foot = height - FACTS;
  const rise = (foot - 82) / top;
  const half = (step: number) => 88 - step * 5.4;
  const y = (step: number) => foot - step * rise;
  const middle = (step: number) => (step > 0 ? y(step) + rise / 2 : foot + 2);
  const label = own("pyramid", { step: gods.step, top, urn: gods.control_urn, perStep });
  return (
    <Place words={[]} label={label} about="quetzalcoatl" class="god quetzalcoatl">
      <rect class="sky-ground" width={GODS_WIDTH} height={height} rx={framed ? 12 : 0} />
      <Sun y={y(top) - 8} />
      <text class="god-name" x={MIDDLE} y={20}>
        Quetzalcoatl
      </text>
      <path class="earth" d={`M0 ${foot}H${GODS_WIDTH}V${height}H0Z`} />
      {Array.from({ length: top }, (_, i) => top - i).map((step) => (
        <Tier key={step} step={step} half={half} y={y} rise={rise} reached={step <= gods.step} />
      ))}
      <path
        class="pyramid-stairs"
        d={`M${MIDDLE - 19} ${foot}L${MIDDLE - 14} ${y(top)}h28L${MIDDLE + 19} ${foot}Z`}
      />
      {Array.from({ length: top * 3 }, (_, i) => (
        <path key={i} class="pyramid-line" d={`M${MIDDLE - 14} ${foot - ((i + 0.5) * rise) / 3}h28`} />
      ))}
      <Temple y={y(top)} />
      {Array.from({ length: top }, (_, i) => i + 1).map((step) => (
        <text
          key={step}
          class={step === gods.step ? "step-number now" : "step-number"}
          x={MIDDLE - half(step) + 12}
          y={middle(step) + 5}
        >
          {step}
        </text>
      ))}
      <clipPath id="azteca-above-ground">
        <path d={`M0 0H${GODS_WIDTH}V${foot + (gods.step > 0 ? 0 : 14)}H0Z`} />
      </clipPath>
      <g clip-path="url(#azteca-above-ground)">
        {tried && tried.gods.step !== gods.step && (
          <g class="ghost">
            <g transform={`translate(${MIDDLE} ${middle(tried.gods.step)}) scale(${HEAD})`}>
              <Serpent x={HEAD_ASIDE} y={0} />
            </g>
          </g>
        )}
        <g class="god-figure" style={{ transform: `translate(${MIDDLE}px, ${middle(gods.step)}px)` }}>
          <SerpentBody turns={Math.ceil((top * rise) / 36)} />
          <g transform={`scale(${HEAD})`}>
            <Serpent x={HEAD_ASIDE} y={0} />
          </g>
        </g>
      </g>
      <UrnFacts view={view} y={foot + 8} />
    </Place>
  );
}

function Tier({
  step,
  half,
  y,
  rise,
  reached,
}: {
  step: number;
  half: (step: number) => number;
  y: (step: number) => number;
  rise: number;
  reached: boolean;
}) {
  const [top, foot] = [half(step) + 1.5, half(step - 1) - 1.5];
  return (
    <g class={reached ? "tier reached" : "tier"}>
      <path
        class="tier-side"
        d={`M${MIDDLE - foot} ${y(step - 1)}L${MIDDLE - top} ${y(step)}H${MIDDLE + top}L${MIDDLE + foot} ${y(step - 1)}Z`}
      />
      <path class="tier-edge" d={`M${MIDDLE - top - 2} ${y(step) + rise * 0.22}H${MIDDLE + top + 2}`} />
    </g>
  );
}

function Temple({ y }: { y: number }) {
  return (
    <g transform={`translate(${MIDDLE} ${y})`}>
      <path class="temple" d="M-23 0V-17H23V0Z" />
      <path class="temple-door" d="M-7 0V-12H7V0Z" />
      <path class="temple-band" d="M-23-13H-9M9-13H23M-18-6h4M14-6h4" />
      <path class="temple-roof" d="M-29-17-22-30H22L29-17Z" />
      <path class="temple-comb" d="M-20-30v-5h5v5M-10-30v-5h5v5M5-30v-5h5v5M15-30v-5h5v5" />
    </g>
  );
}

function Sun({ y }: { y: number }) {
  return (
    <g class="sun" transform={`translate(${MIDDLE} ${y})`}>
      <path
        class="sun-rays"
        d={Array.from({ length: 12 }, (_, i) => {
          const at = (turn: number, r: number) =>
            `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
          const turn = (i * Math.PI) / 6;
          return `M${at(turn - 0.14, 40)}L${at(turn, 54)} ${at(turn + 0.14, 40)}Z`;
        }).join("")}
      />
      <circle class="sun-disc" r={38} />
    </g>
  );
}

/** Draws the control urn and the viewer's gifts. */
function UrnFacts({ view, y }: { view: GodProps["view"]; y: number }) {
  const table = useTable();
  const { control_urn: urn, points_per_step: perStep, urn_opens_in: wait, urn_round: round } = view.gods;
  const me = view.seats[table.viewer];
  return (
    <g transform={`translate(0 ${y})`}>
      <Urn x={26} fill={Math.min(1, urn / perStep)} />
      <text class="fact large" x={50} y={18}>
        {own("control-urn", { n: urn, perStep })}
      </text>
      <text class="fact" x={50} y={35}>
        {wait === 0 ? own("urn-opens-now") : own("urn-opens", { round })}
      </text>
      {me && (
        <text class="fact" x={50} y={51}>
          {own("own-given", { n: me.given ?? "?" })}
        </text>
      )}
    </g>
  );
}

const URN = "M-9 2H9V7L16 19Q17 39 8 46H-8Q-17 39-16 19L-9 7Z";

function Urn({ x, fill }: { x: number; fill: number }) {
  return (
    <g class="urn" transform={`translate(${x} 3) scale(1.08)`}>
      <path class="urn-body" d={URN} />
      <clipPath id="urn-inside">
        <path d={URN} />
      </clipPath>
      <rect
        class="urn-fill"
        clip-path="url(#urn-inside)"
        x={-18}
        y={46 - fill * 44}
        width={36}
        height={fill * 44}
      />
      <path class="urn-line" d={`${URN}M-9 7H9M-15 22H15M-15 30-10 25-5 30 0 25 5 30 10 25 15 30`} />
    </g>
  );
}
