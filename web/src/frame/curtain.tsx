import { useSignalEffect } from "@preact/signals";
import { SeatSign } from "../boards/seats";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** Several people at one device: a curtain falls between their turns. */
export function Curtain() {
  const { table } = useTableState();
  const asked = table.sight.value?.asked ?? [];
  useSignalEffect(() => {
    const looking = table.looking.value;
    const sight = table.sight.value;
    if (!table.curtained.value || looking === null || !sight || sight.over) return;
    const others = sight.asked.filter((seat) => seat !== looking && table.held.value.includes(seat) && !table.isReplaced(seat));
    if (!sight.asked.includes(looking) && others.length > 0 && table.pending.value === null) table.lift(null);
  });
  if (!table.curtained.value || table.looking.value !== null || table.sight.value?.over) return null;
  const info = table.info.value!;
  const next = table.held.value.filter((seat) => asked.includes(seat) && !table.isReplaced(seat));
  const seats = next.length ? next : table.held.value;
  return (
    <section class="curtain" role="dialog" aria-modal="true" aria-label={say("curtain")}>
      <h2>{say("curtain")}</h2>
      {seats.map((seat) => (
        <button key={seat} class="button main" data-lift={seat} autofocus onClick={() => table.lift(seat)}>
          <SeatSign seat={seat} size={22} /> {say("curtain-lift", { name: info.seats[seat]?.name ?? "" })}
        </button>
      ))}
    </section>
  );
}
