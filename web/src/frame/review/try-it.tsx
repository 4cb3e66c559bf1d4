import { useState } from "preact/hooks";
import type { ReviewTried } from "../../net/protocol";
import type { TableReview } from "../../state/review";
import { say } from "../../texts/frame";

/** The question of an earlier choice; any other answer is reviewed at once. */
export function TryIt({ review, at }: { review: TableReview; at: number }) {
  const [tried, setTried] = useState<ReviewTried | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  if (!review.mayBegin) return null;
  const ask = async (text = "") => {
    setBusy(true);
    setTrouble("");
    try {
      setTried(await review.attempt(at, text));
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  if (tried === null && !trouble)
    return (
      <button class="button small" disabled={busy} onClick={() => void ask()}>
        {say("review-try")}
      </button>
    );
  return (
    <div class="review-try">
      {tried && <p>{tried.question}</p>}
      <div class="row">
        {tried?.options.map((option) => (
          <button
            key={option.text}
            class="button small"
            aria-pressed={tried.choice?.chosen === option.text}
            disabled={busy}
            onClick={() => void ask(option.text)}
          >
            {option.words || option.text}
          </button>
        ))}
      </div>
      <p role="status">
        {busy
          ? say("review-thinks")
          : trouble || `${tried?.choice?.words ?? ""} ${tried?.choice?.reasons ?? ""}`}
      </p>
    </div>
  );
}
