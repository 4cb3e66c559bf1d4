import { say } from "../../texts/frame";
import { SeatLinks } from "./seat-links";
import { Sheet } from "./sheet";
import { useTableState } from "../table/table-context";

/** My seat on another device, and how not to lose it. */
export function SeatSheet() {
  const { table } = useTableState();
  return (
    <Sheet title={say("sheet-seat")}>
      <SeatLinks table={table} />
    </Sheet>
  );
}
