import { useTable } from "../../board";
import { Place } from "../../place";
import { SeatMark, seatColour } from "../../seats";
import { Pochteca, SoldierSign } from "../art/pieces";
import { Sign } from "../art/signs";
import type { AztecaBox } from "../components";
import { own } from "../messages";
import { type AztecaView, BOXES, type PlayerView, SOLDIERS, type Soldier } from "../view";
import { type Filling, useFilling } from "./filling";

/** The viewer's secret display: goods, and the soldiers in the armies and the Reserve. */
export function Display({ view, seat, width }: { view: AztecaView; seat: number; width: number }) {
  const table = useTable();
  const player = view.seats[seat];
  if (!player) return null;
  const tried = (table.preview?.view as AztecaView | undefined)?.seats[seat];
  return (
    <g class="display">
      <rect class="panel" width={width} height={150} rx={10} style={{ stroke: seatColour(seat) }} />
      <SeatMark seat={seat} x={16} y={16} scale={0.9} />
      <text class="people" x={30} y={21}>
        {player.people ? table.thing(player.people) : (table.names[seat] ?? "")}
      </text>
      <g transform={`translate(${width - 116} 0)`}>
        <Stock sign="tribute" n={player.t} then={tried?.t} x={0} label={table.say("view-t")} />
        <Stock
          sign="points"
          n={player.sp ?? `${player.sp_at_least}–${player.sp_at_most}`}
          then={tried?.sp ?? undefined}
          x={58}
          label={table.say("view-sp")}
        />
      </g>
      {BOXES.map((box, i) => (
        <Box key={box} view={view} player={player} seat={seat} box={box} y={32 + i * 29} width={width} />
      ))}
    </g>
  );
}

function Stock({
  sign,
  n,
  then,
  x,
  label,
}: {
  sign: "tribute" | "points";
  n: number | string;
  then: number | undefined;
  x: number;
  label: string;
}) {
  const by = typeof n === "number" && then !== undefined ? then - n : 0;
  return (
    <Place
      words={[]}
      label={`${label}: ${n}`}
      about={sign === "tribute" ? "t" : "sp"}
      transform={`translate(${x} 4)`}
      class="stock"
    >
      <Sign name={sign} x={12} y={13} size={23} />
      <text class="stock-number" x={26} y={19}>
        {n}
        {by !== 0 && (by > 0 ? ` +${by}` : ` −${-by}`)}
      </text>
    </Place>
  );
}

/** The soldiers that the form in the tray puts into a box; null if the form does not contain the box. */
function draftedIn(filling: Filling, box: string): Record<string, number> | null {
  const fields = SOLDIERS.map((soldier) => filling.field(`${box} ${soldier}`));
  if (fields.some((field) => field < 0)) return null;
  return Object.fromEntries(SOLDIERS.map((soldier, i) => [soldier, filling.values[fields[i]!] ?? 0]));
}

/**
 * The soldiers that a form puts into a box while it waits for confirmation. The preview of the form may end
 * before its last answer, if hidden answers of other seats follow.
 */
function confirmedIn(filled: Record<string, number> | null | undefined, box: string) {
  if (!filled || SOLDIERS.some((soldier) => filled[`${box} ${soldier}`] === undefined)) return null;
  return Object.fromEntries(SOLDIERS.map((soldier) => [soldier, filled[`${box} ${soldier}`] ?? 0]));
}

/** Draws an army or the Reserve with its letter, place and soldiers. */
function Box({
  view,
  player,
  seat,
  box,
  y,
  width,
}: {
  view: AztecaView;
  player: PlayerView;
  seat: number;
  box: (typeof BOXES)[number];
  y: number;
  width: number;
}) {
  const table = useTable();
  const held = player.boxes[box];
  const reserve = box === "reserve";
  const filling = useFilling(table);
  const drafted = filling ? draftedIn(filling, box) : confirmedIn(table.confirms?.filled, box);
  const placing = drafted ?? ((table.preview?.view as AztecaView | undefined) ?? view).placing[box];
  const { warrior = 0, jaguar = 0 } = placing ?? held?.known ?? {};
  const unknown = placing ? 0 : (held?.units ?? 0) - warrior - jaguar;
  const asked = table.question?.kind === "Fill" && BOXES[table.question.numbers[0] ?? -1] === box;
  const soldiers: (Soldier | "unknown")[] = [
    ...Array<Soldier>(warrior).fill("warrior"),
    ...Array<Soldier>(jaguar).fill("jaguar"),
    ...Array<"unknown">(Math.max(0, unknown)).fill("unknown"),
  ];
  const lost = held?.general_lost === true;
  const march = view.march[0];
  const active = march?.seat === seat && march.army === box;
  const room = width - 74 - (reserve ? 60 : 0);
  const step = Math.min(21, room / Math.max(1, soldiers.length));
  const places = (table.box as AztecaBox).rules?.max_units_per_army ?? 0;
  const name = reserve ? table.thing("reserve") : own("army", { letter: box.toUpperCase() });
  const where = held?.area ? `${held.area} ${table.thing(held.area)}` : lost ? own("general-lost") : "";
  return (
    <Place
      words={[`activate ${box}`, `intercept ${box}`]}
      label={[name, where, own("soldiers-in", { warriors: warrior, jaguars: jaguar })]
        .filter(Boolean)
        .join(", ")}
      about={reserve ? "reserve" : "general"}
      class={`army-box${active ? " active" : ""}${lost ? " lost" : ""}${asked ? " asked" : ""}`}
      transform={`translate(6 ${y})`}
    >
      <rect class="edge" width={width - 12} height={27} rx={6} />
      <circle class="box-letter" cx={15} cy={13.5} r={10.5} fill={seatColour(seat)} />
      <text class="letter" x={15} y={18.5}>
        {reserve ? "R" : box.toUpperCase()}
      </text>
      {!reserve && (
        <text class="box-place" x={30} y={18}>
          {held?.area ?? "–"}
        </text>
      )}
      {!reserve &&
        !lost &&
        Array.from({ length: Math.max(0, places - soldiers.length) }, (_, i) => (
          <circle key={i} class="soldier-socket" cx={62 + (soldiers.length + i) * 21} cy={14} r={7.5} />
        ))}
      {soldiers.map((kind, i) => (
        <SoldierSign key={i} kind={kind} x={(reserve ? 42 : 62) + i * step} y={14} scale={0.95} />
      ))}
      {reserve &&
        player.pochtecas_in_capital.map((letter, i) => (
          <Pochteca key={letter} seat={seat} letter={letter} x={width - 30 - i * 24} y={14} scale={0.95} />
        ))}
      {player.activated.includes(box) && <path class="done-mark" d={`M${width - 32} 13l5 6 8-11`} />}
    </Place>
  );
}
