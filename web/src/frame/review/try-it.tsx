import type { TableReview } from "../../state/review";
import { say } from "../../texts/frame";

/** Leads to the board as it was before a choice, where another answer is tried and judged. */
export function TryIt({ review, at }: { review: TableReview; at: number }) {
  if (!review.mayBegin) return null;
  return (
    <a class="button small" data-try={at} href={`#/try/${review.table}/${at}`}>
      {say("review-try")}
    </a>
  );
}
