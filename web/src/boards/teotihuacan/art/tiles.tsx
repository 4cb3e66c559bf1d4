import { useTable } from "../../board";
import type { TeotihuacanBox } from "../components";
import { printedIcon, turnedIcons } from "../components";
import { discoveryItems, discoveryPrice } from "../emblems";
import { QUARTERS } from "../geometry";
import { own } from "../messages";
import type { Gain } from "../view";
import { IconSign } from "./icons";
import { Items } from "./items";

/** A discovery tile as a centred icon, with its price below if there is room. */
export function DiscoveryTile({
  id,
  size = 34,
  price = false,
}: {
  id: string;
  size?: number;
  price?: boolean;
}) {
  const box = useTable().box as TeotihuacanBox;
  const cost = discoveryPrice(box, id);
  const half = size / 2;
  const mask = box.facts.discoveries[id]?.mask ?? false;
  return (
    <g class={mask ? "discovery-tile mask" : "discovery-tile"}>
      <rect class="edge tile-ground" x={-half} y={-half} width={size} height={size} rx={size * 0.18} />
      <Items items={discoveryItems(box, id)} size={mask ? size * 0.82 : size * 0.62} most={size - 3} />
      {price && (
        <g transform={`translate(0 ${half + 10})`}>
          {cost.length > 0 ? (
            <Items items={cost} size={17} most={size + 24} />
          ) : (
            <text class="item-number" y={5}>
              0
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** A pyramid tile with its four icons, drawn from its upper left corner; `cell` is the side of a quarter. */
export function StoneTile({
  id,
  rotation = 0,
  cell,
  matches,
}: {
  id: string;
  rotation?: number;
  cell: number;
  matches?: boolean[] | undefined;
}) {
  const box = useTable().box as TeotihuacanBox;
  const icons = turnedIcons(box, id, rotation);
  return (
    <g class="stone-tile">
      <rect class="edge stone-ground" width={cell * 2} height={cell * 2} rx={cell * 0.16} />
      <path class="stone-joint" d={`M${cell} 2V${cell * 2 - 2}M2 ${cell}H${cell * 2 - 2}`} />
      <path class="stone-light" d={`M3.5 ${cell * 2 - 7}V7Q3.5 3.5 7 3.5H${cell * 2 - 7}`} />
      {icons.map((icon, i) => (
        <g
          key={i}
          transform={`translate(${((QUARTERS[i]?.x ?? 0) + 0.5) * cell} ${((QUARTERS[i]?.y ?? 0) + 0.5) * cell})`}
        >
          {matches?.[i] && <circle class="match" r={cell * 0.47} />}
          <g transform={`scale(${cell / 26})`}>
            <IconSign {...icon} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** A horizontal decoration with its halves side by side, drawn from its upper left corner. */
export function DecorationTile({ id, cell }: { id: string; cell: number }) {
  const box = useTable().box as TeotihuacanBox;
  const halves = box.facts.decorations[id] ?? [];
  return (
    <g class="decoration-tile">
      <rect class="edge decoration-ground" width={cell * 2} height={cell} rx={cell * 0.2} />
      {halves.map((code, i) => (
        <g key={i} transform={`translate(${(i + 0.5) * cell} ${cell / 2}) scale(${cell / 26})`}>
          <IconSign {...printedIcon(box, code)} />
        </g>
      ))}
    </g>
  );
}

/** The best gain from a displayed tile now: the points, and a dot for each step in a temple. */
export function BestGain({ gain, x, y }: { gain: Gain | undefined; x: number; y: number }) {
  if (gain === undefined) return null;
  return (
    <>
      <g class="place-points" transform={`translate(${x} ${y})`}>
        <path d="M0-13 13 0 0 13-13 0Z" />
        <text y={5.5}>{gain.points}</text>
      </g>
      {gain.temples.map((temple, i) => (
        <circle key={i} class={`climb-dot temple-${temple}`} cx={x - 15 - i * 11} cy={y + 6} r={5} />
      ))}
    </>
  );
}

/** Shows the number of tiles left in a stack, next to its sign. */
export function StackLeft({ n, x, y }: { n: number; x: number; y: number }) {
  const label = own("stack", { n });
  return (
    <g class="stack-left" transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <title>{label}</title>
      <path class="stack-sign" d="M-9 5 0 9 9 5V2L0-2-9 2ZM-9-1 0 3 9-1V-4L0-8-9-4Z" />
      <text x={20} y={6}>
        {n}
      </text>
    </g>
  );
}
