import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";
import { SeatLinks } from "./seat-links";
import { Sheet } from "./sheet";

/** Explains how to move the viewer's seat to another device, and how to avoid losing it. */
export function SeatSheet() {
  const { table } = useTableState();
  return (
    <Sheet title={say("sheet-seat")}>
      <SeatLinks table={table} />
    </Sheet>
  );
}
