import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

/**
 * For several people at one device: a curtain that hides the board between their turns if they have secrets
 * from each other.
 */
export function HotSeatScreen() {
  const { table } = useTableState();
  const previewed = useRef("");
  useSignalEffect(() => {
    const looking = table.looking.value;
    const seatState = table.seatState.value;
    if (
      !table.isHotSeat.value ||
      !seatState ||
      seatState.over ||
      table.pending.value !== null ||
      table.connection.value !== "open"
    )
      return;
    const next = asked();
    if (looking !== null && (next.length === 0 || next.includes(looking))) return;
    const moment = `${looking} ${seatState.stream.era} ${seatState.stream.last} ${next.join()}`;
    if (moment === previewed.current) return; // the table has already confirmed that the curtain stays closed
    previewed.current = moment;
    table.handOver();
  });
  /** The seats at this device that have to make a decision. */
  function asked(): number[] {
    const due = table.seatState.value?.chance?.typists ?? table.seatState.value?.asked;
    return table.held.value.filter((seat) => due?.includes(seat) && !table.isReplaced(seat));
  }
  if (!table.isHotSeat.value || table.looking.value !== null || table.seatState.value?.over) return null;
  const info = table.info.value!;
  const next = asked();
  const seats = next.length ? next : table.held.value;
  return (
    <section class="hot-seat-screen" role="dialog" aria-modal="true" aria-label={say("curtain")}>
      <h2>{say("curtain")}</h2>
      {seats.map((seat) => (
        <button key={seat} class="button main" data-lift={seat} autofocus onClick={() => table.lift(seat)}>
          <SeatSign seat={seat} size={22} /> {say("curtain-lift", { name: info.seats[seat]?.name ?? "" })}
        </button>
      ))}
    </section>
  );
}
