import { Place } from "../../place";
import { own } from "../messages";
import type { AztecaView } from "../view";
import { demandOf, Mirror, Serpent } from "./gods";

/** Both gods in one low strip, for phones. */
export function GodsStrip({ view, width }: { view: AztecaView; width: number }) {
  const { gods } = view;
  const half = width / 2;
  const perStep = gods.points_per_step;
  const demand = demandOf(gods);
  const step = (half - 66) / gods.top;
  const down = (half - 84) / gods.hell;
  return (
    <g class="gods gods-strip">
      <Place
        words={[]}
        label={own("pyramid", {
          step: gods.step,
          top: gods.top,
          urn: gods.control_urn,
          perStep,
        })}
        about="quetzalcoatl"
        class="god quetzalcoatl"
      >
        <rect class="panel sky" width={half - 3} height={54} rx={9} />
        <g transform="translate(27 44) scale(0.78)">
          <Serpent x={0} y={0} />
        </g>
        {Array.from({ length: gods.top }, (_, i) => (
          <rect
            key={i}
            class={i < gods.step ? "strip-step done" : "strip-step"}
            x={56 + i * step}
            y={27 - (i + 1) * 2.1}
            width={step - 1}
            height={(i + 1) * 2.1}
          />
        ))}
        <text class="fact" x={56} y={45}>
          {`${gods.step}/${gods.top} · ${own("control-urn", { n: gods.control_urn, perStep })}`}
        </text>
      </Place>
      <Place
        words={[]}
        label={own("stair", {
          step: gods.stair,
          hell: gods.hell,
          demand,
          offered: gods.offered,
        })}
        about="tezcatlipoca"
        class="god tezcatlipoca"
        transform={`translate(${half + 3} 0)`}
      >
        <rect class="panel night" width={half - 3} height={54} rx={9} />
        <g transform="translate(25 49) scale(0.8)">
          <Mirror x={0} y={0} />
        </g>
        {Array.from({ length: gods.hell }, (_, i) => (
          <rect
            key={i}
            class={i < gods.stair ? "strip-step fallen" : "strip-step"}
            x={52 + i * down}
            y={8}
            width={down - 2}
            height={20 - i * 4}
          />
        ))}
        <text class="fact" x={52} y={45}>
          {`${gods.stair}/${gods.hell} · ≥ ${demand} · ${gods.risk} %`}
        </text>
      </Place>
    </g>
  );
}
