import { useTableState } from "../table/table-context";
import { PreviewSummary } from "./preview-summary";

const MOST = 6;

/** The effect of the choice under the pointer. Space is reserved for it, so that the page does not jump. */
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
