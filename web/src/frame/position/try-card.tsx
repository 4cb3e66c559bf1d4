import { useEffect, useRef, useState } from "preact/hooks";
import type { ReviewedChoice, ReviewTried } from "../../net/protocol";
import type { PositionLine } from "../../state/position-line";
import type { AnyReview } from "../../state/review";
import { say } from "../../texts/frame";
import { language } from "../../texts/language";
import { Icon } from "../controls/icon";
import { PlayOn } from "./play-on";

interface Props {
  at: number;
  asked: ReviewTried;
  review: AnyReview;
  line: PositionLine;
}

/**
 * The card next to a choice that the viewer is trying again. The first answer is reviewed immediately, and
 * the better line can be shown move by move.
 */
export function TryCard({ at, asked, review, line }: Props) {
  const state = line.state.value!;
  const { seat, names, game, position } = asked;
  const first = state.played[0]?.text ?? "";
  const [choice, setChoice] = useState<ReviewedChoice | null>(null);
  const [trouble, setTrouble] = useState("");
  /** The number of moves of the better line that are shown; null while the viewer's own moves are shown. */
  const [shown, setShown] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first || shown !== null) return;
    let here = true;
    setChoice(null);
    setTrouble("");
    review.attempt(at, first).then(
      (found) => here && setChoice(found.choice),
      (error: Error) => here && setTrouble(error.message),
    );
    return () => void (here = false);
  }, [first, shown === null, language.value]);
  const again = () => {
    setChoice(null);
    setTrouble("");
    setShown(null);
    line.backTo(0);
    head.current?.focus();
  };
  const step = async () => {
    const upto = (shown ?? 0) + 1;
    setShown(upto);
    if (!(await line.showMoves(seat, choice!.moves.slice(0, upto)))) setTrouble(say("try-line-ends"));
  };
  const moves = choice?.moves.length ?? 0;
  const costs = choice?.flagged === true;
  return (
    <section class="tour-card position-card" aria-labelledby="position-title">
      <h1 id="position-title" ref={head} tabIndex={-1}>
        {say("review-try")}
      </h1>
      <p class="tour-place">{say("try-about", { name: names[seat] ?? "" })}</p>
      <div role="status">
        {!first && shown === null && <p>{say("try-task")}</p>}
        {first && shown === null && !choice && !trouble && <p>{say("review-thinks")}</p>}
        {choice && (
          <p class={costs ? "tour-wrong" : "tour-done"} data-verdict={choice.verdict}>
            {choice.words} {choice.reasons}
          </p>
        )}
        {choice && costs && choice.line.length > 0 && (
          <ol class="better-line" aria-label={say("try-better")}>
            {choice.line.map((words, n) => (
              <li key={n} aria-current={shown === n + 1 ? "step" : undefined}>
                {words}
              </li>
            ))}
          </ol>
        )}
        {trouble && <p class="trouble">{trouble}</p>}
      </div>
      <div class="tour-buttons">
        {(first || shown !== null) && (
          <button class="button small" data-again onClick={again}>
            <Icon name="undo-all" size={18} /> {say("try-again")}
          </button>
        )}
        {costs && moves > 0 && (shown ?? 0) < moves && !trouble && (
          <button class="button small" data-better onClick={() => void step()}>
            <Icon name="forward" size={18} /> {say(shown === null ? "try-show-better" : "try-next-move")}
          </button>
        )}
        <PlayOn game={game} position={position} seat={seat} players={state.table.seats.length} />
        <a class="button quiet small" data-to-review href={review.home}>
          {say("review-back")}
        </a>
      </div>
    </section>
  );
}
