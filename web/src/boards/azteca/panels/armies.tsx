import { type Table, useTable } from "../../board";
import { SeatSign } from "../../seats";
import { Reserve, Shield } from "../art/pieces";
import { own } from "../messages";
import { ARMIES, type AztecaView } from "../view";

/**
 * All players' armies with their places and soldiers, and the number of soldiers in each Reserve. The tray
 * shows this overview while no form is open.
 */
export function Armies({ view }: { view: AztecaView }) {
  const table = useTable();
  if (!view.seats.every(({ boxes }) => boxes.reserve)) return null;
  return (
    <div class="armies" role="list" aria-label={own("armies")}>
      {view.seats.map((_, seat) => (
        <ArmiesOf key={seat} table={table} view={view} seat={seat} />
      ))}
    </div>
  );
}

function ArmiesOf({ table, view, seat }: { table: Table; view: AztecaView; seat: number }) {
  const { people, boxes } = view.seats[seat]!;
  const name = people ? table.thing(people) : (table.names[seat] ?? "");
  const reserve = boxes.reserve?.units ?? 0;
  const lines = ARMIES.map((army) => {
    const area = boxes[army]?.area;
    const where = area ? `${area} ${table.thing(area)}` : "–";
    return `${own("army-of", { name, letter: army.toUpperCase(), n: boxes[army]?.units ?? 0 })}: ${where}`;
  });
  return (
    <div
      class="armies-of"
      role="listitem"
      aria-label={[...lines, own("reserve-of", { name, n: reserve })].join(", ")}
      style={{ "--seat": `var(--seat-${seat % 4})` }}
    >
      <span class="armies-name" aria-hidden="true">
        <SeatSign seat={seat} size={14} /> {name}
      </span>
      {ARMIES.map((army) => {
        const box = boxes[army];
        return (
          <span key={army} class={box?.area ? "army-at" : "army-at nowhere"} aria-hidden="true">
            <svg viewBox="-14 -15 28 30" width={25} height={27}>
              <Shield seat={seat} letter={army} units={box?.units ?? 0} />
            </svg>
            <b>{box?.area ?? "–"}</b>
          </span>
        );
      })}
      <span class={reserve > 0 ? "army-at" : "army-at nowhere"} aria-hidden="true">
        <svg viewBox="-14 -15 28 30" width={25} height={27}>
          <Reserve seat={seat} n={reserve} />
        </svg>
      </span>
    </div>
  );
}
