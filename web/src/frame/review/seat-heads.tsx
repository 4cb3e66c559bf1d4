import { SeatSign } from "../../boards/seats";

/** The first row of a table that has one column per seat. */
export function SeatHeads({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        <td />
        {names.map((name, seat) => (
          <th key={seat} scope="col">
            <SeatSign seat={seat} size={16} /> {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
