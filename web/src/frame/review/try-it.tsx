import type { TableReview } from "../../state/review";
import { say } from "../../texts/frame";

/** Opens the board before a choice, where another answer can be tried and is reviewed. */
export function TryIt({ review, at }: { review: TableReview; at: number }) {
  if (!review.mayBegin) return null;
  return (
    <a class="button small" data-try={at} href={`#/try/${review.table}/${at}`}>
      {say("review-try")}
    </a>
  );
}
