import { useState } from "preact/hooks";
import { SeatSign } from "../../boards/seats";
import { post } from "../../net/http";
import type { SeatGiven, SeatInfo } from "../../net/protocol";
import type { OpenTable } from "../../state/open-table";
import { keep } from "../../state/seat-keys";
import { myName } from "../../state/settings";
import { say } from "../../texts/frame";
import { NameField } from "./name-field";

/** Asks for a name and a seat in one step. */
export function SitDown({ table, open }: { table: OpenTable; open: SeatInfo[] }) {
  const [name, setName] = useState(myName.value);
  const [wanted, setWanted] = useState(-1);
  const seat = open.some((one) => one.seat === wanted) ? wanted : (open[0]?.seat ?? 0);
  const sit = (event: Event) => {
    event.preventDefault();
    myName.value = name.trim();
    post<SeatGiven>(`api/tables/${table.id}/sit`, {
      name: name.trim() || say("guest"),
      seat,
      word_later: true,
    }).then(
      (given) => {
        keep(table.id, [given]);
        table.recovery.clear();
        table.trouble.value = "";
        table.reconnect();
      },
      (error: Error) => (table.trouble.value = error.message),
    );
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <NameField name={name} set={setName} />
      {open.length > 1 && (
        <fieldset class="sizes">
          <legend>{say("which-seat")}</legend>
          {open.map((one) => (
            <label key={one.seat} class={one.seat === seat ? "size chosen" : "size"}>
              <input
                type="radio"
                name="seat"
                data-seat={one.seat}
                aria-label={say("seat-n", { n: one.seat + 1 })}
                checked={one.seat === seat}
                onChange={() => setWanted(one.seat)}
              />
              <SeatSign seat={one.seat} size={22} /> {one.seat + 1}
            </label>
          ))}
        </fieldset>
      )}
      <button class="button main">{say("sit-down")}</button>
    </form>
  );
}
