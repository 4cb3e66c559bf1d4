import { useTable } from "../../board";
import { Place } from "../../place";
import { Hell, Mirror } from "../art/gods";
import { own } from "../messages";
import type { GodsView } from "../view";
import { GODS_WIDTH, type GodProps } from "./god-props";
import { riskWith, useOfferInMind } from "./offer-risk";

const RUN = 24;
const LEFT = 12;
const FACTS = 116;
/** How wide the warning is. */
const LAST_STEP = 122;

/** Night: four steps down to the jaws of the earth, the cards of demand, and what the risk is. */
export function Stair({ view, tried, height, framed = false }: GodProps) {
  const { gods } = view;
  const steps = gods.hell;
  const first = 104;
  const foot = height - FACTS;
  const rise = (foot - first - 20) / Math.max(1, steps - 1);
  const at = (step: number) =>
    step < steps
      ? { x: LEFT + 8 + RUN * (step + 0.5), y: first + step * rise }
      : { x: GODS_WIDTH - 46, y: foot - 20 };
  const shown = at(gods.stair);
  const label = own("stair", {
    step: gods.stair,
    hell: steps,
    demand: demandOf(gods),
    offered: gods.offered,
  });
  const warning = gods.last_step ? `. ${own("last-step")}` : "";
  return (
    <Place words={[]} label={label + warning} about="tezcatlipoca" class="god tezcatlipoca">
      <rect class="night-ground" width={GODS_WIDTH} height={height} rx={framed ? 12 : 0} />
      <path class="stars" d={STARS} />
      <text class="god-name" x={GODS_WIDTH - 12} y={22}>
        Tezcatlipoca
      </text>
      {gods.last_step && (
        <g class="last-step" transform={`translate(${GODS_WIDTH - 8} 30)`}>
          <rect x={-LAST_STEP} width={LAST_STEP} height={38} rx={7} />
          <text x={-LAST_STEP / 2} y={16}>
            {own("last-step-1")}
          </text>
          <text x={-LAST_STEP / 2} y={31}>
            {own("last-step-2")}
          </text>
        </g>
      )}
      <path
        class="stair-stone"
        d={`M0 ${foot + 8}V${at(0).y}H${LEFT + RUN}${Array.from(
          { length: steps - 1 },
          (_, i) => `V${at(i + 1).y}H${LEFT + RUN * (i + 2)}`,
        ).join("")}V${foot + 8}Z`}
      />
      {Array.from({ length: steps }, (_, i) => (
        <g key={i}>
          <path class="stair-edge" d={`M${i ? LEFT + RUN * i : 0} ${at(i).y + 6}H${LEFT + RUN * (i + 1)}`} />
          {i === gods.stair && <circle class="step-now" cx={at(i).x - 8} cy={at(i).y + 16} r={9} />}
          <text class={i === gods.stair ? "step-number now" : "step-number"} x={at(i).x - 8} y={at(i).y + 21}>
            {i}
          </text>
        </g>
      ))}
      <Hell x={GODS_WIDTH - 44} y={foot + 4} />
      {tried && tried.gods.stair !== gods.stair && (
        <g class="ghost">
          <Mirror {...at(tried.gods.stair)} />
        </g>
      )}
      <g class="god-figure" style={{ transform: `translate(${shown.x}px, ${shown.y}px)` }}>
        <Mirror x={0} y={0} />
      </g>
      <path class="below" d={`M0 ${foot + 8}H${GODS_WIDTH}V${height}H0Z`} />
      <Demand gods={gods} y={foot + 18} />
    </Place>
  );
}

const STARS =
  "M30 46h.1M58 30h.1M92 52h.1M128 40h.1M166 58h.1M150 84h.1M182 92h.1M118 76h.1M176 34h.1M12 72h.1";

/** The cards, what is demanded and offered, and the risk as a bar. */
function Demand({ gods, y }: { gods: GodsView; y: number }) {
  const mine = useOfferInMind(useTable());
  const risk = gods.best_die === null ? riskWith(gods, mine) : null;
  return (
    <g transform={`translate(10 ${y})`}>
      {gods.cards.map(({ id, demand, left: comes }, i) => (
        <g
          key={id}
          class={comes ? "judgement-card" : "judgement-card used"}
          transform={`translate(${i * 44} 0)`}
        >
          <rect width={38} height={40} rx={6} />
          <path class="card-eye" d="M9 9Q19 1 29 9 19 15 9 9Z" />
          <text x={19} y={34}>
            {demand}
          </text>
        </g>
      ))}
      <text class="fact" y={58}>
        {own("demand", { n: demandOf(gods) })}
      </text>
      <text class="fact" y={74}>
        {mine > 0 ? own("offered-with", { n: gods.offered, mine }) : own("offered", { n: gods.offered })}
      </text>
      <text class="fact" y={90}>
        {risk !== null
          ? own("risk", { n: risk, dice: gods.dice })
          : own("best-die", { n: gods.best_die ?? 0, sum: gods.reached ?? 0 })}
      </text>
      {risk !== null && (
        <g class="risk-bar" transform="translate(140 0)">
          <rect class="risk-ground" width={34} height={40} rx={6} />
          <rect class="risk-fill" y={40 - risk * 0.4} width={34} height={risk * 0.4} rx={6} />
          <path
            class="risk-skull"
            d="M8 18C8 10 12 7 17 7S26 10 26 18C26 22 24 23 23 25V31H11V25C10 23 8 22 8 18ZM12 18H15.4V21H12ZM18.6 18H22V21H18.6ZM15 31V27M19 31V27"
          />
        </g>
      )}
    </g>
  );
}

/** What he demands, or may demand. */
export function demandOf({ demand, demands }: GodsView): number | string {
  return demand ?? demands.join(", ");
}
