import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import { label } from "./labels";
import { isDict, type Dict } from "./shape";
import { Value } from "./value";

/** What may be done for a price: one line for each, with who has been there; the rest of the board below. */
export function ActionList({ board, path }: { board: Dict; path: string }) {
  const table = useTable();
  const { tiles, columns: _, ...rest } = board;
  const lines = Array.isArray(tiles) ? tiles.filter(isDict) : [];
  return (
    <>
      <ol class="action-list">
        {lines.map((line, i) => (
          <li key={i} title={table.effect(String(line["tile"]))}>
            <Chip id={String(line["tile"])} path={`${path}.tiles.${i}`} />
            <span class="action-marks">{((line["markers_seat"] ?? []) as number[]).map((seat) => <SeatSign key={seat} seat={seat} size={15} />)}</span>
            {typeof line["price"] === "number" && <b title={label(table, "price")}>{line["price"]}</b>}
          </li>
        ))}
      </ol>
      <Value value={rest} name={path} path={path} />
    </>
  );
}
