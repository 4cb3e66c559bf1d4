import { useTable } from "../../board";
import { Place } from "../../place";
import { Items } from "../art/items";
import { Sign } from "../art/signs";
import type { TempleStep, TeotihuacanBox } from "../components";
import { amountItems, bonusItems } from "../emblems";
import type { Box } from "../geometry";
import { own } from "../messages";
import { Part } from "../part";
import { TEMPLES, type Temple, type TeotihuacanView } from "../view";
import { Marks, onTrack } from "./marks";
import { Pile } from "./pile";
import { stepped } from "./stepped";

/** The height of the shrine on top, and its reduced height if there is little space. */
const ROOF = 44;
const LOW_ROOF = 30;
const LOW = 280;
/** The height of the ground below the temples. */
const FOOT = 10;
const TILE = 22;
/** The number of steps of a terrace, and how much narrower each terrace is than the one below. */
const TERRACE = 3;
const NARROWER = 6;
/** The distance from the edge of a step to the stairs in its centre. */
const STAIR = 16;

/**
 * Draws three temples side by side, each with steps 0 to 11 from the bottom, rewards, discovery tiles, the
 * bonus tile and all seats' discs.
 */
export function Temples({
  view,
  at,
  from = 0,
  to,
  touched = false,
}: {
  view: TeotihuacanView;
  at: Box;
  from?: number;
  to?: number;
  touched?: boolean;
}) {
  const step = at.width / TEMPLES.length;
  return (
    <g class="temples" transform={`translate(${at.x} ${at.y})`}>
      <Landscape width={at.width} height={at.height} />
      {TEMPLES.map((temple, i) => (
        <g key={temple} transform={`translate(${i * step} 0)`}>
          <TempleStairs
            view={view}
            temple={temple}
            width={step - 2}
            height={at.height - FOOT}
            from={from}
            to={to}
            touched={touched}
          />
        </g>
      ))}
    </g>
  );
}

/** Draws the sky, the hills, and the ground at the foot of the temples. */
export function Landscape({ width, height }: { width: number; height: number }) {
  const far = Math.min(300, height * 0.5);
  return (
    <g class="landscape" aria-hidden="true">
      <rect class="sky" width={width} height={height} rx={12} />
      <path
        class="hills"
        d={`M1 ${far}C${width * 0.12} ${far - 62} ${width * 0.24} ${far - 50} ${width * 0.36} ${far - 18}S${width * 0.62} ${far - 96} ${width * 0.78} ${far - 40}S${width * 0.96} ${far - 34} ${width - 1} ${far - 8}V${height - 12}Q${width - 1} ${height - 1} ${width - 12} ${height - 1}H12Q1 ${height - 1} 1 ${height - 12}Z`}
      />
      <path
        class="meadow"
        d={`M1 ${height - FOOT - 4}H${width - 1}V${height - 12}Q${width - 1} ${height - 1} ${width - 12} ${height - 1}H12Q1 ${height - 1} 1 ${height - 12}Z`}
      />
      <rect class="frame" width={width} height={height} rx={12} />
    </g>
  );
}

/** The heights of a temple's steps, from the bottom to the top. Steps with tiles are taller. */
export function stepHeights(tiles: number[], height: number, columns = 2): number[] {
  const rows = tiles.map((n) => Math.ceil(n / columns) * (TILE + 2));
  const unit = (height - rows.reduce((sum, one) => sum + one, 0)) / tiles.length;
  return rows.map((more) => unit + more);
}

function TempleStairs({
  view,
  temple,
  width,
  height,
  from,
  to,
  touched,
}: {
  view: TeotihuacanView;
  temple: Temple;
  width: number;
  height: number;
  from: number;
  to: number | undefined;
  touched: boolean;
}) {
  const table = useTable();
  const box = table.box as TeotihuacanBox;
  const { steps, bonus_step: bonus, top_step: top } = box.temple_tracks[temple];
  const word = `climb ${temple}`;
  const columns = Math.max(2, Math.floor((width - 14) / (TILE + 2)));
  const shown = Array.from({ length: (to ?? top) - from + 1 }, (_, i) => from + i);
  const complete = (to ?? top) === top;
  const room = complete ? (height < LOW ? LOW_ROOF : ROOF) : 0;
  const piles = shown.map((n) => view.piles[`${temple}${n}`] ?? []);
  const heights = stepHeights(
    piles.map((pile, i) => (shown[i] === bonus ? 1 : pile.length)),
    height - room - 4,
    columns,
  );
  const now = view.seats.map((seat) => seat.temples[temple]);
  const then = (table.preview?.view as TeotihuacanView | undefined)?.seats.map(
    (seat) => seat.temples[temple],
  );
  const asked = table.question?.kind === "StepReward" ? table.question.numbers : [];
  const where = now.map((n, seat) => `${table.names[seat] ?? ""} ${n}`).join(", ");
  const widths = shown.map((n) => width - Math.floor(n / TERRACE) * NARROWER);
  const middle = width / 2;
  const roof = height - heights.reduce((sum, one) => sum + one, 0);
  let y = height;
  return (
    <g class={`temple temple-${temple}`}>
      <Place
        words={[word]}
        label={own("temple", { name: table.thing(temple), where })}
        about={temple}
        class="temple-place"
      >
        <path
          class="edge temple-ground"
          d={
            complete
              ? stepped(middle, height, [...widths, 36, 30, 40], [...heights, 5, room - 16, 5])
              : stepped(middle, height, widths, heights)
          }
        />
        {complete && (
          <>
            <rect class="shrine" x={middle - 15} y={roof - room + 16} width={30} height={room - 21} />
            <path class="roof" d={`M${middle - 20} ${roof - room + 16}v-5h6v-5h28v5h6v5Z`} />
            {room === ROOF && <Sign name={`temple-${temple}`} size={22} x={middle} y={roof - ROOF + 28} />}
          </>
        )}
      </Place>
      {heights.map((tall, i) => {
        y -= tall;
        const n = from + i;
        const marks = onTrack(now, then, n);
        const reward = steps.find((one) => one.step === n);
        const here = TEMPLES[asked[0] ?? -1] === temple && asked[1] === n;
        const pile = piles[i] ?? [];
        const wide = widths[i] ?? width;
        const left = (width - wide) / 2;
        const plain = tall - Math.ceil((n === bonus ? 1 : pile.length) / columns) * (TILE + 2);
        return (
          <g key={n} transform={`translate(0 ${y})`}>
            <Part
              words={here ? ["printed"] : []}
              within={[word]}
              label={`${table.thing(temple)} ${n}: ${n === bonus ? table.effect(view.bonuses[temple] ?? "") : table.effect(`${temple} ${n}`)}`}
              about={n === bonus ? (view.bonuses[temple] ?? temple) : n === 0 ? temple : `${temple} ${n}`}
              class={n % 2 === 0 ? "temple-step" : "temple-step odd"}
            >
              <rect class="edge step-face" x={left + 2} y={1} width={wide - 4} height={tall - 2} rx={2} />
              <rect class="stair-ground" x={left + STAIR} y={1} width={wide - 2 * STAIR} height={tall - 2} />
              <path class="stair" d={stairOf(left + STAIR, 1, wide - 2 * STAIR, tall - 2)} />
              <text class="step-number" x={left + (n > 9 ? 12 : 9)} y={16}>
                {n}
              </text>
              {n === bonus ? (
                <Items
                  items={bonusItems(box, view.bonuses[temple] ?? "")}
                  size={19}
                  x={width / 2}
                  y={plain + 8}
                  most={wide - 6}
                />
              ) : (
                reward && (
                  <Reward reward={reward} x={left + (width > 80 ? 42 : n > 9 ? 36 : 29)} y={plain / 2 - 1} />
                )
              )}
              <Marks {...marks} x={width - 16} y={plain / 2 - 1} scale={0.7} />
            </Part>
            <Pile
              tiles={pile}
              asked={here}
              x={(width - Math.min(columns, pile.length) * (TILE + 2)) / 2 + 1}
              y={plain - 3}
              size={TILE}
              columns={columns}
              within={[word]}
              touched={touched}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The outline of narrow stairs up the centre of a step. */
function stairOf(x: number, y: number, width: number, height: number): string {
  const n = Math.max(2, Math.round(height / 7));
  return Array.from({ length: n }, (_, i) => `M${x} ${y + ((i + 0.5) * height) / n}h${width}`).join("");
}

function Reward({ reward, x, y }: { reward: TempleStep; x: number; y: number }) {
  const { step: _step, discovery: _discovery, ...amounts } = reward;
  return <Items items={amountItems(amounts)} size={18} x={x} y={y} />;
}
