import { useTable } from "../../board";
import { Place } from "../../place";
import { Sign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView, GodsView } from "../view";

const WIDTH = 194;

/** Both gods, always in sight: the pyramid with its urns above, the stair to hell with its cards below. */
export function Gods({ view, height }: { view: AztecaView; height: number }) {
  const table = useTable();
  const tried = (table.preview?.view as AztecaView | undefined) ?? null;
  const upper = Math.round(height * 0.54);
  return (
    <g class="gods">
      <Pyramid view={view} tried={tried} height={upper - 4} />
      <g transform={`translate(0 ${upper})`}>
        <Stair view={view} tried={tried} height={height - upper} />
      </g>
    </g>
  );
}

interface GodProps {
  view: AztecaView;
  tried: AztecaView | null;
  height: number;
}

export function Pyramid({ view, tried, height }: GodProps) {
  const table = useTable();
  const { gods } = view;
  const { top, points_per_step: perStep, urn_opens_in: wait } = gods;
  const foot = height - 66;
  const rise = (foot - 70) / top;
  const half = (step: number) => 90 - step * 5.6;
  const y = (step: number) => foot - step * rise;
  const me = view.seats[table.viewer];
  const label = own("pyramid", { step: gods.step, top, urn: gods.control_urn, perStep });
  const outline = `M${97 - half(0)} ${foot}${Array.from(
    { length: top },
    (_, i) => `V${y(i + 1)}H${97 - half(i + 1)}`,
  ).join("")}H${97 + half(top)}${Array.from({ length: top }, (_, i) => top - 1 - i)
    .map((i) => `V${y(i)}H${97 + half(i)}`)
    .join("")}Z`;
  return (
    <Place words={[]} label={label} about="quetzalcoatl" class="god quetzalcoatl">
      <rect class="panel sky" width={WIDTH} height={height} rx={12} />
      <text class="god-name" x={WIDTH / 2} y={19}>
        Quetzalcoatl
      </text>
      <path class="pyramid-stone" d={outline} />
      {Array.from({ length: top }, (_, i) => (
        <path key={i} class="pyramid-line" d={`M${97 - half(i + 1)} ${y(i)}H${97 + half(i + 1)}`} />
      ))}
      <path
        class="pyramid-stairs"
        d={`M${97 - 17} ${foot}L${97 - 13} ${y(top)}H${97 + 13}L${97 + 17} ${foot}Z`}
      />
      {Array.from({ length: top * 2 }, (_, i) => (
        <path key={i} class="pyramid-line thin" d={`M83 ${foot - (i * rise) / 2}H111`} />
      ))}
      <path class="temple" d={`M75 ${y(top)}v-17h44v17Z`} />
      <path class="temple-door" d={`M91 ${y(top)}v-11h12v11Z`} />
      <path class="temple-roof" d={`M69 ${y(top) - 17}h56l-7-10h-42Z`} />
      {Array.from({ length: top }, (_, i) => i + 1).map((step) => (
        <text
          key={step}
          class={step === gods.step ? "step-number now" : "step-number"}
          x={97 - half(step) + 10}
          y={y(step) + rise / 2 + 5}
        >
          {step}
        </text>
      ))}
      {tried && tried.gods.step !== gods.step && (
        <g class="ghost">
          <Serpent x={97} y={y(tried.gods.step)} />
        </g>
      )}
      <g class="god-figure" style={{ transform: `translate(97px, ${y(gods.step)}px)` }}>
        <Serpent x={0} y={0} />
      </g>
      <g transform={`translate(0 ${foot + 6})`}>
        <Urn x={22} fill={Math.min(1, gods.control_urn / perStep)} />
        <text class="fact large" x={44} y={20}>
          {own("control-urn", { n: gods.control_urn, perStep })}
        </text>
        <text class="fact" x={44} y={36}>
          {wait === 0 ? own("urn-opens-now") : own("urn-opens", { n: wait })}
        </text>
        {me && (
          <text class="fact" x={44} y={52}>
            {own("own-given", { n: me.given ?? "?" })}
          </text>
        )}
      </g>
    </Place>
  );
}

/** The feathered serpent: a head with plumes. */
export function Serpent({ x, y }: { x: number; y: number }) {
  return (
    <g class="serpent" transform={`translate(${x} ${y - 19}) scale(1.6)`}>
      <path class="plume" d="M-4-6-16-12-12-4-20-2-12 3-16 10-3 7Z" />
      <path class="serpent-head" d="M-8-9H6Q16-8 17 0H8L17 5Q12 12 2 11H-8Q-12 1-8-9Z" />
      <path class="serpent-teeth" d="M9 0 11 4 13 0.5M9 4.5 11 1" />
      <circle class="serpent-eye" cx={3} cy={-3.5} r={2.6} />
      <path class="serpent-scale" d="M-6-3h4M-7 2h5" />
    </g>
  );
}

function Urn({ x, fill }: { x: number; fill: number }) {
  return (
    <g class="urn" transform={`translate(${x} 2)`}>
      <path class="urn-body" d="M-9 2H9V7L16 19Q17 39 8 46H-8Q-17 39-16 19L-9 7Z" />
      <clipPath id="urn-inside">
        <path d="M-9 2H9V7L16 19Q17 39 8 46H-8Q-17 39-16 19L-9 7Z" />
      </clipPath>
      <rect
        class="urn-fill"
        clip-path="url(#urn-inside)"
        x={-18}
        y={46 - fill * 44}
        width={36}
        height={fill * 44}
      />
      <path class="urn-line" d="M-9 2H9V7L16 19Q17 39 8 46H-8Q-17 39-16 19L-9 7ZM-9 7H9" />
    </g>
  );
}

export function Stair({ view, tried, height }: GodProps) {
  const { gods } = view;
  const steps = gods.hell;
  const top = 60;
  const foot = height - 120;
  const run = 31;
  const rise = (foot - top - 8) / steps;
  const at = (step: number) => ({ x: 16 + run * (step + 0.5), y: top + 14 + step * rise });
  const shown = at(gods.stair);
  const label = own("stair", {
    step: gods.stair,
    hell: steps,
    demand: demandOf(gods),
    offered: gods.offered,
  });
  return (
    <Place words={[]} label={label} about="tezcatlipoca" class="god tezcatlipoca">
      <rect class="panel night" width={WIDTH} height={height} rx={12} />
      <text class="god-name" x={WIDTH / 2} y={19}>
        Tezcatlipoca
      </text>
      <Hell x={WIDTH - 34} y={foot - 8} />
      <path
        class="stair-stone"
        d={`M8 ${foot + 12}V${at(0).y}${Array.from(
          { length: steps },
          (_, i) => `H${16 + run * (i + 1)}V${at(i + 1).y}`,
        ).join("")}H${16 + run * steps}V${foot + 12}Z`}
      />
      {Array.from({ length: steps }, (_, i) => (
        <text key={i} class="step-number" x={at(i).x} y={at(i).y + 15}>
          {i}
        </text>
      ))}
      {tried && tried.gods.stair !== gods.stair && (
        <g class="ghost">
          <Mirror {...at(tried.gods.stair)} />
        </g>
      )}
      <g class="god-figure" style={{ transform: `translate(${shown.x}px, ${shown.y}px)` }}>
        <Mirror x={0} y={0} />
      </g>
      <g transform={`translate(10 ${foot + 20})`}>
        {gods.cards.map(({ id, demand, left: comes }, i) => (
          <g
            key={id}
            class={comes ? "judgement-card" : "judgement-card used"}
            transform={`translate(${i * 44} 0)`}
          >
            <rect width={38} height={38} rx={6} />
            <path class="card-eye" d="M9 8Q19 1 29 8" />
            <text x={19} y={29}>
              {demand}
            </text>
          </g>
        ))}
      </g>
      <g transform={`translate(12 ${foot + 76})`}>
        <text class="fact">{own("demand", { n: demandOf(gods) })}</text>
        <text class="fact" y={16}>
          {own("offered", { n: gods.offered })}
        </text>
        <text class="fact" y={32}>
          {gods.best_die === null
            ? own("risk", { n: gods.risk, dice: gods.dice })
            : own("best-die", { n: gods.best_die, sum: gods.reached ?? 0 })}
        </text>
      </g>
      <Sign name="points" x={WIDTH - 26} y={foot + 40} size={26} />
    </Place>
  );
}

/** What he demands, or may demand. */
export function demandOf({ demand, least_demand: least, most_demand: most }: GodsView): number | string {
  return demand ?? (least === most ? least : `${least}–${most}`);
}

/** The smoking mirror: a dark face with a yellow band. */
export function Mirror({ x, y }: { x: number; y: number }) {
  return (
    <g class="mirror" transform={`translate(${x} ${y - 19}) scale(1.35)`}>
      <path class="smoke" d="M-6-14Q-13-20-6-24T-4-31M6-14Q13-20 6-24" />
      <path class="mirror-head" d="M-12-12 -9-15-5-12H5L9-15 12-12V4Q10 14 0 14T-12 4Z" />
      <path class="mirror-band" d="M-12-3H12V2H-12Z" />
      <circle class="mirror-eye" cx={-5} cy={-0.5} r={2} />
      <circle class="mirror-eye" cx={5} cy={-0.5} r={2} />
      <path class="mirror-teeth" d="M-6 7H6M-3 7V11M0 7V11.5M3 7V11" />
    </g>
  );
}

/** Jaws that wait at the foot of the stair. */
function Hell({ x, y }: { x: number; y: number }) {
  return (
    <g class="hell" transform={`translate(${x} ${y})`}>
      <path
        class="hell-fire"
        d="M-26 20Q-30-8-16-22-14-12-8-16-8-32 2-40 2-26 8-20 14-28 12-36 26-22 26 20Z"
      />
      <path class="hell-jaw" d="M-26 20-22-4-15 6-9-6-2 6 4-6 11 6 17-6 22 5 26 20Z" />
    </g>
  );
}
