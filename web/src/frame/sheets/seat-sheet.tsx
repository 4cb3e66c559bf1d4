import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { SeatLinks } from "./seat-links";
import { Sheet } from "./sheet";

/** My seat on another device, and how not to lose it. */
export function SeatSheet() {
  const { table } = useTableState();
  return (
    <Sheet title={say("sheet-seat")}>
      <SeatLinks table={table} />
    </Sheet>
  );
}
