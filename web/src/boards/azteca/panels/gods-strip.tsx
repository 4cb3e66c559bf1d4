import { Place } from "../../place";
import { Mirror, Serpent } from "../art/gods";
import { own } from "../messages";
import type { AztecaView } from "../view";
import { demandOf } from "./stair";

const ROW = 47;
const GAP = 4;
const START = 58;

/** Both gods in two low rows, for phones: their steps, the urn, the demand and the risk. */
export function GodsStrip({ view, width }: { view: AztecaView; width: number }) {
  const { gods } = view;
  const perStep = gods.points_per_step;
  const demand = demandOf(gods);
  const up = (width - START - 50) / gods.top;
  const down = (width - START - 50) / gods.hell;
  const wait = gods.urn_opens_in;
  return (
    <g class="gods gods-strip">
      <Place
        words={[]}
        label={own("pyramid", { step: gods.step, top: gods.top, urn: gods.control_urn, perStep })}
        about="quetzalcoatl"
        class="god quetzalcoatl"
      >
        <rect class="panel sky" width={width} height={ROW} rx={9} />
        <g transform="translate(32 22) scale(0.74)">
          <Serpent x={0} y={0} />
        </g>
        {Array.from({ length: gods.top }, (_, i) => (
          <rect
            key={i}
            class={i < gods.step ? "strip-step done" : "strip-step"}
            x={START + i * up}
            y={23 - 3 - (i + 1) * 1.6}
            width={up - 1}
            height={3 + (i + 1) * 1.6}
          />
        ))}
        <text class="fact strong" x={width - 44} y={20}>
          {`${gods.step}/${gods.top}`}
        </text>
        <text class="fact" x={START} y={38}>
          {`${own("control-urn", { n: gods.control_urn, perStep })}, ${
            wait === 0 ? own("urn-opens-now") : own("urn-opens", { n: wait })
          }`}
        </text>
      </Place>
      <Place
        words={[]}
        label={own("stair", { step: gods.stair, hell: gods.hell, demand, offered: gods.offered })}
        about="tezcatlipoca"
        class="god tezcatlipoca"
        transform={`translate(0 ${ROW + GAP})`}
      >
        <rect class="panel night" width={width} height={ROW} rx={9} />
        <g transform="translate(27 40) scale(0.6)">
          <Mirror x={0} y={0} />
        </g>
        {Array.from({ length: gods.hell }, (_, i) => (
          <rect
            key={i}
            class={i < gods.stair ? "strip-step fallen" : "strip-step"}
            x={START + i * down}
            y={6}
            width={down - 2}
            height={17 - i * 3.4}
          />
        ))}
        <text class="fact strong" x={width - 44} y={20}>
          {`${gods.stair}/${gods.hell}`}
        </text>
        <text class="fact" x={START} y={38}>
          {gods.best_die === null
            ? own("strip-risk", { demand, offered: gods.offered, n: gods.risk })
            : own("best-die", { n: gods.best_die, sum: gods.reached ?? 0 })}
        </text>
      </Place>
    </g>
  );
}
