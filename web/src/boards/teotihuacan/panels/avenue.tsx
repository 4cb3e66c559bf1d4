import { useTable } from "../../board";
import { Place } from "../../place";
import { Spot } from "../../spot";
import { Sign } from "../art/signs";
import type { TeotihuacanBox } from "../components";
import type { Box } from "../geometry";
import { own } from "../messages";
import type { TeotihuacanView } from "../view";
import { Marks, onTrack } from "./marks";
import { Pile } from "./pile";

const TILE = 21;
const HIGH = 42;
/** The height at which the road starts, below the platforms along it. */
const EDGE = 11;
const LEFT = 40;
const RIGHT = 44;
/** If a step is narrower than this, its tiles are stacked. */
const NARROW = 430;

/** The widths of the Avenue's steps. Steps with discovery tiles get additional room for them. */
export function stepWidths(tiles: number[], width: number): number[] {
  const more = tiles.map((n) => n * (TILE + 2));
  const unit = (width - more.reduce((sum, one) => sum + one, 0)) / tiles.length;
  return more.map((one) => unit + one);
}

/** Draws stepped platforms along the avenue. */
function Platforms({ width, y }: { width: number; y: number }) {
  const step = 37;
  const n = Math.floor((width - LEFT - RIGHT) / step);
  const from = LEFT + (width - LEFT - RIGHT - n * step) / 2;
  const one = "h3v-3h5v-3h5v-3h9v3h5v3h5v3h2";
  return (
    <path
      class="avenue-platforms"
      d={Array.from({ length: n }, (_, i) => `M${from + i * step} ${y}${one}Z`).join("")}
    />
  );
}

/**
 * The Avenue of the Dead with its tiles and all seats' discs. Below it is the row of buildings, in which the
 * lowest free number is the one that counts.
 */
export function Avenue({ view, at }: { view: TeotihuacanView; at: Box }) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const piles = Array.from({ length: box.avenue.max + 1 }, (_, n) => view.piles[`avenue${n}`] ?? []);
  const stacked = at.width < NARROW;
  const high = stacked ? at.height - 34 : HIGH;
  const widths = stepWidths(
    piles.map((pile) => (stacked ? 0 : pile.length)),
    at.width - LEFT - RIGHT,
  );
  const now = view.seats.map((seat) => seat.avenue);
  const then = (table.preview?.view as TeotihuacanView | undefined)?.seats.map((seat) => seat.avenue);
  const asked = table.question?.kind === "ClaimOnAvenue" ? table.question.numbers[0] : undefined;
  const { spaces } = view.buildings;
  const room = (at.width - LEFT - RIGHT) / spaces.length;
  const where = now.map((n, seat) => `${table.names[seat] ?? ""} ${n}`).join(", ");
  let x = LEFT;
  return (
    <g class="avenue" transform={`translate(${at.x} ${at.y})`}>
      <Place
        words={[]}
        label={own("avenue", { where, value: view.buildings.value })}
        about="avenue"
        class="avenue-place"
      >
        <rect class="edge avenue-ground" width={at.width} height={at.height} rx={12} />
        <Platforms width={at.width} y={EDGE} />
        <rect class="paving" x={LEFT - 4} y={EDGE} width={at.width - LEFT - RIGHT + 8} height={high - EDGE} />
        <Sign name="avenue" size={32} x={20} y={21} />
        <Sign name="nobles" size={25} x={20} y={at.height - 17} />
      </Place>
      {widths.map((wide, n) => {
        const from = x;
        x += wide;
        const pile = piles[n] ?? [];
        const plain = stacked ? wide : wide - pile.length * (TILE + 2);
        return (
          <g key={n} transform={`translate(${from} ${EDGE})`}>
            <rect class={n % 2 === 0 ? "road" : "road odd"} x={1} width={wide - 2} height={high - EDGE} />
            <text class="step-number" x={9} y={15}>
              {n}
            </text>
            <Marks
              {...onTrack(now, then, n)}
              x={stacked ? plain / 2 : plain / 2 + 3}
              y={stacked ? 34 : 16}
              scale={plain < 26 ? 0.56 : 0.66}
            />
            <Pile
              tiles={pile}
              asked={asked === n}
              x={stacked ? (wide - TILE) / 2 : plain - 2}
              y={stacked ? 50 : 5}
              size={TILE}
              columns={stacked ? 1 : pile.length}
              touched={stacked}
            />
          </g>
        );
      })}
      {spaces.map(({ value, covered, counts }, i) => (
        <g key={i} transform={`translate(${LEFT + i * room} ${high + 2})`}>
          <rect
            class={counts ? "worth now" : covered ? "worth covered" : "worth"}
            x={1}
            width={room - 2}
            height={at.height - high - 6}
            rx={5}
          />
          {covered ? (
            <Sign name="nobles" size={19} x={room / 2} y={12.5} />
          ) : (
            <text class="cell-number" x={room / 2} y={18}>
              {value}
            </text>
          )}
        </g>
      ))}
      <Spot
        label={own("now-worth", { value: view.buildings.value })}
        about="avenue"
        class="worth-sign"
        transform={`translate(${at.width - RIGHT / 2} ${at.height / 2})`}
      >
        <circle r={18} />
        <text class="large-number" y={7}>
          ×{view.buildings.value}
        </text>
      </Spot>
    </g>
  );
}
