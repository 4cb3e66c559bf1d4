import { useContext, useState } from "preact/hooks";
import { type AnyReview, reviewPlace, SentRecordReview } from "../../state/review";
import { go } from "../../state/route";
import { say } from "../../texts/frame";
import { TableStateContext } from "../table/table-context";

interface Props {
  review: AnyReview;
  at: number;
  /** True if a chance event happens at this move. */
  chance?: boolean;
}

/** Shows the board before a move. For a table, it opens in the replay; for a record, on its own page. */
export function ShowMoment({ review, at, chance = false }: Props) {
  const table = useContext(TableStateContext);
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  if (table === null && !(review instanceof SentRecordReview)) return null;
  const show = async () => {
    reviewPlace(review.id).returning = true;
    if (table !== null) {
      table.sheets.moment.value = { n: at, entries: false };
      table.sheets.open.value = "replay";
    } else if (review instanceof SentRecordReview) {
      setBusy(true);
      try {
        // before a chance event, no seat is asked, so the board after it is shown
        go(await review.boardRoute(chance ? at + 1 : at));
      } catch (error) {
        setTrouble((error as Error).message);
        setBusy(false);
      }
    }
  };
  return (
    <>
      <button class="button small" data-show={at} disabled={busy} onClick={() => void show()}>
        {say("review-show")}
      </button>
      {trouble && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
    </>
  );
}
