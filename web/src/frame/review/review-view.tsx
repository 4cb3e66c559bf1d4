import { useSignalEffect } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameReview } from "../../net/protocol";
import { type AnyReview, TableReview } from "../../state/review";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import "./review.css";

type Body = FunctionComponent<{ review: GameReview; judged: boolean; trying: TableReview | null }>;

/** A review's progress, its buttons and its results so far. */
export function ReviewView({ review }: { review: AnyReview }) {
  const [Body, setBody] = useState<{ component: Body } | null>(null);
  useEffect(() => {
    void import("./review-body").then((found) => setBody({ component: found.ReviewBody }));
    return () => review.close();
  }, [review]);
  useSignalEffect(() => {
    if (language.value) void review.look();
  });
  const found = review.found.value;
  const judged = found?.state === "running" || found?.state === "stopped";
  return (
    <>
      {review.trouble.value && (
        <p class="review-trouble" role="alert">
          {review.trouble.value}
        </p>
      )}
      {!found && !review.trouble.value && <p role="status">{say("review-reads")}</p>}
      {found?.state === "none" && <p>{say("review-about")}</p>}
      {found?.state === "failed" && <p role="alert">{say("review-failed")}</p>}
      {judged && (
        <p class="review-progress">
          <progress value={found.done} max={Math.max(1, found.decisions)} aria-label={say("review")} />{" "}
          {say("review-progress", { done: found.done, all: found.decisions })}
        </p>
      )}
      {found && found.state !== "done" && review.mayBegin && (
        <p>
          {found.state === "running" ? (
            <button class="button small" onClick={() => void review.change("stop")}>
              {say("review-stop")}
            </button>
          ) : (
            <button class="button main" onClick={() => void review.change("start")}>
              {say(found.state === "stopped" ? "review-go-on" : "review-begin")}
            </button>
          )}
        </p>
      )}
      {found?.state === "none" && !review.mayBegin && <p>{say("review-players-begin")}</p>}
      {found?.review && Body && (
        <Body.component
          review={found.review}
          judged={found.state !== "none"}
          trying={review instanceof TableReview ? review : null}
        />
      )}
    </>
  );
}
