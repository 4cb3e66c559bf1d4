import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

/** Several people at one device: between their turns a curtain falls, where they have secrets from each other. */
export function Curtain() {
  const { table } = useTableState();
  const tried = useRef("");
  useSignalEffect(() => {
    const looking = table.looking.value;
    const sight = table.sight.value;
    if (
      !table.curtained.value ||
      !sight ||
      sight.over ||
      table.pending.value !== null ||
      table.line.value !== "open"
    )
      return;
    const next = asked();
    if (looking !== null && (next.length === 0 || next.includes(looking))) return;
    const moment = `${looking} ${sight.stream.era} ${sight.stream.last} ${next.join()}`;
    if (moment === tried.current) return; // the table has said already that the curtain stays down
    tried.current = moment;
    table.handOver();
  });
  /** Who of those at this device is to answer. */
  function asked(): number[] {
    return table.held.value.filter(
      (seat) => table.sight.value?.asked.includes(seat) && !table.isReplaced(seat),
    );
  }
  if (!table.curtained.value || table.looking.value !== null || table.sight.value?.over) return null;
  const info = table.info.value!;
  const next = asked();
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
