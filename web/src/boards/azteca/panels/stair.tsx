import { useTable } from "../../board";
import { Place } from "../../place";
import { Hell, Mirror } from "../art/gods";
import { own } from "../messages";
import type { GodsView } from "../view";
import { GODS_WIDTH, type GodProps } from "./god-props";
import { riskWith, useOfferInMind } from "./offer-risk";

const RUN = 24;
const LEFT = 12;
const FACTS = 97;
/** The width of the warning that Tezcatlipoca is on the last step. */
const LAST_STEP = 122;

/** The night half: four steps down to the jaws of the earth, the demand cards and the risk. */
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
      <Risk gods={gods} />
      <Demand gods={gods} y={foot + 16} />
    </Place>
  );
}

const STARS =
  "M30 46h.1M58 30h.1M92 52h.1M128 40h.1M166 58h.1M150 84h.1M182 92h.1M118 76h.1M176 34h.1M12 72h.1";

/**
 * The chance that Tezcatlipoca goes down a step, shown by a skull that fills and a large number. After a
 * judgement, the roll is shown instead. */
function Risk({ gods }: { gods: GodsView }) {
  const mine = useOfferInMind(useTable());
  if (gods.best_die !== null)
    return (
      <text class="fact judged" x={GODS_WIDTH - 12} y={90}>
        {own("best-die", { n: gods.best_die, sum: gods.reached ?? 0 })}
      </text>
    );
  const risk = riskWith(gods, mine);
  const high = SKULL_HEIGHT * (risk / 100);
  return (
    <g class="risk" transform={`translate(${GODS_WIDTH - 110} 76)`}>
      <clipPath id="azteca-risk">
        <path d={SKULL} />
      </clipPath>
      <path class="risk-ground" d={SKULL} />
      <rect
        class="risk-fill"
        clip-path="url(#azteca-risk)"
        y={SKULL_HEIGHT - high}
        width={34}
        height={high}
      />
      <path class="risk-skull" d={`${SKULL}${SKULL_FACE}`} />
      <text class="risk-number" x={98} y={21}>
        {risk} %
      </text>
      <text class="fact" x={98} y={37}>
        {own("risk-dice", { dice: gods.dice })}
      </text>
    </g>
  );
}

const SKULL_HEIGHT = 40;
const SKULL = "M2 17C2 5 9 0 17 0S32 5 32 17C32 24 28 26 27 28V40H7V28C6 26 2 24 2 17Z";
const SKULL_FACE = "M8 16H14V22H8ZM20 16H26V22H20ZM17 24V28M12 40V34M17 40V34M22 40V34";

/** Shows the cards, the demand and the offerings. */
function Demand({ gods, y }: { gods: GodsView; y: number }) {
  const mine = useOfferInMind(useTable());
  return (
    <g transform={`translate(10 ${y})`}>
      {gods.cards.map(({ id, demand, left: comes }, i) => (
        <g
          key={id}
          class={comes ? "judgement-card" : "judgement-card used"}
          transform={`translate(${i * 60} 0)`}
        >
          <rect width={54} height={40} rx={7} />
          <path class="card-eye" d="M5 20Q14 11 23 20 14 28 5 20Z" />
          <text x={37} y={28}>
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
    </g>
  );
}

/** The demand; while the card is face down, all demands that are still possible. */
export function demandOf({ demand, demands }: GodsView): number | string {
  return demand ?? demands.join(", ");
}
