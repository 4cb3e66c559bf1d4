import { useTable } from "../../board";
import type { AztecaView } from "../view";
import { GODS_WIDTH } from "./god-props";
import { Pyramid } from "./pyramid";
import { Stair } from "./stair";

/**
 * Both gods in one wall painting, always visible: the pyramid above the earth, the stair to hell below it.
 */
export function Gods({ view, height }: { view: AztecaView; height: number }) {
  const table = useTable();
  const tried = (table.preview?.view as AztecaView | undefined) ?? null;
  const upper = Math.round(height * 0.54);
  return (
    <g class="gods">
      <clipPath id="azteca-gods">
        <rect width={GODS_WIDTH} height={height} rx={12} />
      </clipPath>
      <g clip-path="url(#azteca-gods)">
        <Pyramid view={view} tried={tried} height={upper} />
        <g transform={`translate(0 ${upper})`}>
          <Stair view={view} tried={tried} height={height - upper} />
        </g>
        <Fret y={upper} />
      </g>
      <rect class="gods-frame" width={GODS_WIDTH} height={height} rx={12} />
    </g>
  );
}

/** The stepped-fret ornament between day and night. */
function Fret({ y }: { y: number }) {
  return (
    <g class="fret" transform={`translate(0 ${y - 5})`}>
      <rect class="fret-ground" width={GODS_WIDTH} height={11} />
      <path
        class="fret-line"
        d={Array.from({ length: 10 }, (_, i) => `M${i * 20} 9h4v-3h4v-4h8v4h-4`).join("")}
      />
    </g>
  );
}
