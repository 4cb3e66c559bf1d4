import { useTable } from "../../board";
import { SeatSign } from "../../seats";
import { changedOwners } from "../map/changed-owners";
import { own } from "../messages";
import type { AztecaView } from "../view";

/** Lists the cities that were taken, won over or lost since the viewer's own last move. */
export function FallenCities({ view }: { view: AztecaView }) {
  const table = useTable();
  const changed = changedOwners(table.was as AztecaView | null, view);
  if (changed.length === 0) return null;
  const name = (seat: number | null) => (seat === null ? own("neutral") : (table.names[seat] ?? ""));
  return (
    <div class="fallen" role="group" aria-label={own("changed-hands")}>
      <b>{own("changed-hands")}</b>
      {changed.map(({ area, from, to }) => (
        <p key={area} class={from === table.viewer ? "fallen-city lost" : "fallen-city"}>
          <Owner seat={from} /> <span aria-hidden="true">→</span> <Owner seat={to} /> {area}{" "}
          {table.thing(area)}
          <span class="sr">{own("changed-owner", { from: name(from), to: name(to) })}</span>
        </p>
      ))}
    </div>
  );
}

function Owner({ seat }: { seat: number | null }) {
  return seat === null ? <span class="no-owner" /> : <SeatSign seat={seat} size={17} />;
}
