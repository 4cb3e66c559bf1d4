import { useTable } from "../../board";
import { Place } from "../../place";
import { Mirror, Serpent } from "../art/gods";
import { own } from "../messages";
import type { AztecaView, GodsView } from "../view";
import { riskWith, useOfferInMind } from "./offer-risk";
import { demandOf } from "./stair";

const ROW = 47;
const GAP = 4;
const START = 58;
/** The height of each god when the gods are side by side, with the facts in two lines. */
export const PAIR = 56;
const PAIR_START = 54;

/** Draws both gods, stacked or side by side, with their steps, the urn, the demand and the risk. */
export function GodsStrip({
  view,
  width,
  pair = false,
}: {
  view: AztecaView;
  width: number;
  pair?: boolean;
}) {
  const { gods } = view;
  const wide = pair ? (width - GAP) / 2 : width;
  return (
    <g class={pair ? "gods gods-strip pair" : "gods gods-strip"}>
      <Up gods={gods} width={wide} pair={pair} />
      <g transform={pair ? `translate(${wide + GAP} 0)` : `translate(0 ${ROW + GAP})`}>
        <Down gods={gods} width={wide} pair={pair} />
      </g>
    </g>
  );
}

interface GodRow {
  gods: GodsView;
  width: number;
  pair: boolean;
}

/** Shows facts in one line, or one below the other. */
function Facts({ lines, pair }: { lines: string[]; pair: boolean }) {
  if (!pair)
    return (
      <text class="fact" x={START} y={38}>
        {lines.join(", ")}
      </text>
    );
  return (
    <>
      {lines.map((line, i) => (
        <text key={i} class="fact" x={PAIR_START} y={36 + i * 14}>
          {line}
        </text>
      ))}
    </>
  );
}

function Up({ gods, width, pair }: GodRow) {
  const perStep = gods.points_per_step;
  const start = pair ? PAIR_START : START;
  const each = (width - start - (pair ? 40 : 50)) / gods.top;
  return (
    <Place
      words={[]}
      label={own("pyramid", { step: gods.step, top: gods.top, urn: gods.control_urn, perStep })}
      about="quetzalcoatl"
      class="god quetzalcoatl"
    >
      <rect class="panel sky" width={width} height={pair ? PAIR : ROW} rx={9} />
      <g transform={pair ? "translate(27 28) scale(0.62)" : "translate(32 22) scale(0.74)"}>
        <Serpent x={0} y={0} />
      </g>
      {Array.from({ length: gods.top }, (_, i) => (
        <rect
          key={i}
          class={i < gods.step ? "strip-step done" : "strip-step"}
          x={start + i * each}
          y={23 - 3 - (i + 1) * 1.6}
          width={each - 1}
          height={3 + (i + 1) * 1.6}
        />
      ))}
      <text class="fact strong" x={width - (pair ? 37 : 44)} y={20}>
        {`${gods.step}/${gods.top}`}
      </text>
      <Facts
        pair={pair}
        lines={[
          own(pair ? "strip-urn" : "control-urn", { n: gods.control_urn, perStep }),
          gods.urn_opens_in === 0 ? own("urn-opens-now") : own("urn-opens", { round: gods.urn_round }),
        ]}
      />
    </Place>
  );
}

function Down({ gods, width, pair }: GodRow) {
  const demand = demandOf(gods);
  const start = pair ? PAIR_START : START;
  const each = (width - start - (pair ? 40 : 50)) / gods.hell;
  const judged = gods.best_die !== null;
  const mine = useOfferInMind(useTable());
  const demanded = own(gods.last_step ? "strip-last-step" : "demand", { n: demand });
  const label = own("stair", { step: gods.stair, hell: gods.hell, demand, offered: gods.offered });
  return (
    <Place
      words={[]}
      label={gods.last_step ? `${label}. ${own("last-step")}` : label}
      about="tezcatlipoca"
      class={gods.last_step ? "god tezcatlipoca last" : "god tezcatlipoca"}
    >
      <rect class="panel night" width={width} height={pair ? PAIR : ROW} rx={9} />
      <g transform={pair ? "translate(25 48) scale(0.62)" : "translate(27 40) scale(0.6)"}>
        <Mirror x={0} y={0} />
      </g>
      {Array.from({ length: gods.hell }, (_, i) => (
        <rect
          key={i}
          class={i < gods.stair ? "strip-step fallen" : "strip-step"}
          x={start + i * each}
          y={6}
          width={each - 2}
          height={17 - i * 3.4}
        />
      ))}
      <text class="fact strong" x={width - (pair ? 37 : 44)} y={20}>
        {`${gods.stair}/${gods.hell}`}
      </text>
      <Facts
        pair={pair}
        lines={
          judged
            ? [own("best-die", { n: gods.best_die ?? 0, sum: gods.reached ?? 0 }), demanded]
            : [demanded, own("strip-offered", { offered: gods.offered + mine, n: riskWith(gods, mine) })]
        }
      />
    </Place>
  );
}
