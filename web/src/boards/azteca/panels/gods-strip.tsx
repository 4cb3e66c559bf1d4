import { useTable } from "../../board";
import { Place } from "../../place";
import { type AztecaBox, demandOf } from "../components";
import { own } from "../messages";
import type { AztecaView } from "../view";
import { Mirror, Serpent } from "./gods";

/** Both gods in one low strip, for phones. */
export function GodsStrip({ view, width }: { view: AztecaView; width: number }) {
  const table = useTable();
  const box = table.box as AztecaBox;
  const half = width / 2;
  const perStep = box.track.quetzalcoatl.sp_per_step;
  const left = view.judgement_cards_left.map((card) => demandOf(box, card, view.players));
  const demand = view.demand ?? (left.length > 1 ? `${Math.min(...left)}–${Math.max(...left)}` : left[0]);
  const step = (half - 66) / view.pyramid_top;
  const down = (half - 84) / view.hell;
  return (
    <g class="gods gods-strip">
      <Place
        words={[]}
        label={own("pyramid", {
          step: view.quetzalcoatl,
          top: view.pyramid_top,
          urn: view.control_urn,
          perStep,
        })}
        about="quetzalcoatl"
        class="god quetzalcoatl"
      >
        <rect class="panel sky" width={half - 3} height={54} rx={9} />
        <g transform="translate(27 44) scale(0.78)">
          <Serpent x={0} y={0} />
        </g>
        {Array.from({ length: view.pyramid_top }, (_, i) => (
          <rect
            key={i}
            class={i < view.quetzalcoatl ? "strip-step done" : "strip-step"}
            x={56 + i * step}
            y={27 - (i + 1) * 2.1}
            width={step - 1}
            height={(i + 1) * 2.1}
          />
        ))}
        <text class="fact" x={56} y={45}>
          {`${view.quetzalcoatl}/${view.pyramid_top} · ${own("control-urn", { n: view.control_urn, perStep })}`}
        </text>
      </Place>
      <Place
        words={[]}
        label={own("stair", {
          step: view.tezcatlipoca,
          hell: view.hell,
          demand: demand ?? "",
          offered: view.offered,
        })}
        about="tezcatlipoca"
        class="god tezcatlipoca"
        transform={`translate(${half + 3} 0)`}
      >
        <rect class="panel night" width={half - 3} height={54} rx={9} />
        <g transform="translate(25 49) scale(0.8)">
          <Mirror x={0} y={0} />
        </g>
        {Array.from({ length: view.hell }, (_, i) => (
          <rect
            key={i}
            class={i < view.tezcatlipoca ? "strip-step fallen" : "strip-step"}
            x={52 + i * down}
            y={8}
            width={down - 2}
            height={20 - i * 4}
          />
        ))}
        <text class="fact" x={52} y={45}>
          {`${view.tezcatlipoca}/${view.hell} · ≥ ${demand ?? ""}`}
        </text>
      </Place>
    </g>
  );
}
