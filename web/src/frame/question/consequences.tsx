import { useTableState } from "../table/table-context";
import { Would } from "./preview-summary";

const MOST = 6;

/** What the choice that is pointed at would do; its room is kept free, so that nothing jumps. */
export function Consequences() {
  const { table } = useTableState();
  const preview = table.proposal.value ? null : table.preview.value;
  return (
    <div class="consequences" aria-live="polite">
      {preview && <Would tried={preview.shown} now={table.sight.value?.scores} most={MOST} />}
    </div>
  );
}
