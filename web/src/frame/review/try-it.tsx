import { type AnyReview, reviewPlace } from "../../state/review";
import { say } from "../../texts/frame";

/** Opens the board before a choice, where the viewer can try another answer. The answer is then reviewed. */
export function TryIt({ review, at }: { review: AnyReview; at: number }) {
  if (!review.mayBegin) return null;
  return (
    <a
      class="button small"
      data-try={at}
      href={`#/try/${review.id}/${at}`}
      onClick={() => (reviewPlace(review.id).returning = true)}
    >
      {say("review-try")}
    </a>
  );
}
