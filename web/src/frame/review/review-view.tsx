import { useSignalEffect } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameReview } from "../../net/protocol";
import { type AnyReview, reviewPlace } from "../../state/review";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import "./review.css";

type Body = FunctionComponent<{
  review: GameReview;
  judged: boolean;
  partial: boolean;
  watched: AnyReview;
}>;

/** A review with its progress, its buttons and its results so far. */
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
  const top = useRef<HTMLDivElement>(null);
  const isShown = Boolean(found?.review && Body);
  useEffect(() => {
    if (!isShown) return;
    const sheet = top.current?.closest(".sheet-body");
    const scrolled = sheet ?? document.scrollingElement!;
    const place = reviewPlace(review.id);
    if (place.returning) scrolled.scrollTop = place.scroll;
    place.returning = false;
    const keep = () => {
      if (!place.returning) place.scroll = scrolled.scrollTop; // the page that opens next scrolls to the top
    };
    const source = sheet ?? document;
    source.addEventListener("scroll", keep);
    return () => source.removeEventListener("scroll", keep);
  }, [review, isShown]);
  return (
    <div class="review-view" ref={top}>
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
          partial={found.done < found.decisions}
          watched={review}
        />
      )}
    </div>
  );
}
