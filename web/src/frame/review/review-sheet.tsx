import { useMemo } from "preact/hooks";
import { TableReview } from "../../state/review";
import { keysOf } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { Sheet } from "../sheets/sheet";
import { useTableState } from "../table/table-context";
import { ReviewView } from "./review-view";

/** Shows where a finished game was decided and how much luck was involved. */
export function ReviewSheet() {
  const { table } = useTableState();
  const review = useMemo(() => {
    const keys = keysOf(table.id);
    return new TableReview(table.id, keys.seats[0] ?? keys.host);
  }, [table]);
  return (
    <Sheet title={say("review")}>
      <ReviewView review={review} />
    </Sheet>
  );
}
