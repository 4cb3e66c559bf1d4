import { SeatSign } from "../../boards/seats";

/** The first row of a table with a column for each seat. */
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
