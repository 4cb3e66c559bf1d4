import { SeatSign } from "../../boards/seats";
import type { TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";

interface Row {
  table: TableInfo;
  mine: boolean;
  seats: number[];
}

export function TableList({ title, empty, tables }: { title: string; empty: string; tables: Row[] }) {
  if (tables.length === 0 && !empty) return null;
  return (
    <section class="tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p class="quiet-text">{empty}</p>}
      <ul>
        {tables.map(({ table, mine }) => (
          <li key={table.id}>
            <TableRow table={table} mine={mine} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TableRow({ table, mine }: { table: TableInfo; mine: boolean }) {
  return (
    <a class={mine ? "table-row turn" : "table-row"} href={`#/table/${table.id}`}>
      <strong>{table.title}</strong>
      <span class="table-seats">
        {table.seats.map((seat) => (
          <span key={seat.seat}>
            <SeatSign seat={seat.seat} size={16} /> {seat.name || say("seat-free")}
          </span>
        ))}
      </span>
      <span class="table-state">{mine ? say("your-turn") : say(`state-${table.state}`)}</span>
    </a>
  );
}
