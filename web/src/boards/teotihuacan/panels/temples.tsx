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

const ROOF = 34;
const TILE = 22;

/** Three temples side by side, steps 0 to 11 from the bottom, with rewards, discovery tiles, the bonus tile and everybody's discs. */
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
      {TEMPLES.map((temple, i) => (
        <g key={temple} transform={`translate(${i * step} 0)`}>
          <TempleStairs
            view={view}
            temple={temple}
            width={step - 3}
            height={at.height}
            from={from}
            to={to}
            touched={touched}
          />
        </g>
      ))}
    </g>
  );
}

/** The heights of the steps of a temple, from the lowest; those with tiles are taller. */
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
  const piles = shown.map((n) => view.piles[`${temple}${n}`] ?? []);
  const heights = stepHeights(
    piles.map((pile, i) => (shown[i] === bonus ? 1 : pile.length)),
    height - ROOF - 4,
    columns,
  );
  const now = view.seats.map((seat) => seat.temples[temple]);
  const then = (table.preview?.view as TeotihuacanView | undefined)?.seats.map(
    (seat) => seat.temples[temple],
  );
  const asked = table.question?.kind === "StepReward" ? table.question.numbers : [];
  const where = now.map((n, seat) => `${table.names[seat] ?? ""} ${n}`).join(", ");
  let y = height - 2;
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
          d={`M0 ${height}V${ROOF}H8V22H17V11H25V1H${width - 25}V11H${width - 17}V22H${width - 8}V${ROOF}H${width}V${height}Z`}
        />
        <Sign name={`temple-${temple}`} size={25} x={width / 2} y={19} />
      </Place>
      {heights.map((tall, i) => {
        y -= tall;
        const n = from + i;
        const marks = onTrack(now, then, n);
        const reward = steps.find((one) => one.step === n);
        const here = TEMPLES[asked[0] ?? -1] === temple && asked[1] === n;
        const pile = piles[i] ?? [];
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
              <rect class="edge step-face" x={3} y={0} width={width - 6} height={tall - 2} rx={4} />
              <text class="step-number" x={n > 9 ? 14 : 11} y={15}>
                {n}
              </text>
              {n === bonus ? (
                <Items
                  items={bonusItems(box, view.bonuses[temple] ?? "")}
                  size={19}
                  x={width / 2}
                  y={plain + 8}
                  most={width - 10}
                />
              ) : (
                reward && <Reward reward={reward} x={width > 80 ? 42 : n > 9 ? 38 : 29} y={plain / 2 - 1} />
              )}
              <Marks {...marks} x={width - 17} y={plain / 2 - 1} scale={0.7} />
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

function Reward({ reward, x, y }: { reward: TempleStep; x: number; y: number }) {
  const { step: _step, discovery: _discovery, ...amounts } = reward;
  return <Items items={amountItems(amounts)} size={18} x={x} y={y} />;
}
