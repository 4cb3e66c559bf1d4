import { useTableState } from "../table/table-context";
import { PreviewSummary } from "./preview-summary";

const MOST = 6;

/** What the choice that is pointed at would do; its room is kept free, so that nothing jumps. */
export function Consequences() {
  const { table } = useTableState();
  const preview = table.unconfirmed.value ? null : table.preview.value;
  return (
    <div class="consequences" aria-live="polite">
      {preview && (
        <PreviewSummary previewed={preview.shown} unit={table.seatState.value?.scores.unit} most={MOST} />
      )}
    </div>
  );
}
