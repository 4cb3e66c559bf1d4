import { useEffect, useRef } from "preact/hooks";
import type { PuzzlePosition } from "../../net/protocol";
import { isSolved } from "../../state/puzzles";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { NextPuzzle } from "./next-puzzle";
import type { PuzzleProgress } from "./puzzle-page";

interface Props {
  found: PuzzlePosition;
  progress: PuzzleProgress;
  /** True once the player has made a move. */
  begun: boolean;
  again: () => void;
  showSolution: () => void;
  step: () => void;
}

/** Shows the task of a puzzle, the verdict on the player's turn, and the solution. */
export function PuzzleCard({ found, progress, begun, again, showSolution, step }: Props) {
  const { game, title, puzzle } = found;
  const { answer, steps, shown, clearing, trouble } = progress;
  const busy = progress.busy || clearing;
  const card = useRef<HTMLElement>(null);
  const showing = shown >= 0;
  const judged = answer !== null && !showing;
  const missed = judged && answer.verdict === "missed";
  const whole = shown >= steps.length;
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), [answer, shown]);
  return (
    <section ref={card} class="tour-card puzzle-card" aria-labelledby="puzzle-title">
      <span class="tour-place">
        {say(`puzzle-${puzzle.difficulty}`)} · {say("puzzle-players", { players: puzzle.players })}
        {isSolved(game, puzzle.id) && (
          <span class="puzzle-mark">
            {" "}
            <Icon name="check" size={16} /> {say("puzzle-is-solved")}
          </span>
        )}
      </span>
      <h1 id="puzzle-title">{say("puzzle-of", { game: title })}</h1>
      <div aria-live="polite" data-verdict={judged ? answer.verdict : ""}>
        {!answer && (
          <p class="tour-task">
            <Icon name="play" size={16} /> {say("puzzle-task")}
          </p>
        )}
        {progress.busy && !showing && <p>{say("puzzle-judging")}</p>}
        {judged && (
          <p class={missed ? "tour-wrong" : "tour-done"}>
            {!missed && <Icon name="check" size={18} />} {answer.words}
          </p>
        )}
        {(judged || showing) && answer?.reasons && (!missed || showing) && <p>{answer.reasons}</p>}
        {trouble && <p class="trouble">{trouble}</p>}
      </div>
      {showing && (
        <ol class="puzzle-steps" aria-label={say("puzzle-solution")}>
          {steps.map((one, at) => (
            <li key={at} aria-current={at === shown ? "step" : undefined} class={at < shown ? "made" : ""}>
              {one.words || one.text}
            </li>
          ))}
        </ol>
      )}
      <div class="tour-buttons">
        {showing && !whole && (
          <button class="button main small" data-step disabled={busy} onClick={step}>
            <Icon name="play" size={16} /> {say("puzzle-step", { at: shown + 1, all: steps.length })}
          </button>
        )}
        {(answer !== null || begun) && (
          <button class={missed ? "button main small" : "button small"} data-again onClick={again}>
            <Icon name="undo-all" size={16} /> {say("puzzle-again")}
          </button>
        )}
        {!showing && (answer === null || missed || answer.verdict === "as good") && (
          <button class="button small" data-solution disabled={busy} onClick={showSolution}>
            <Icon name="hint" size={16} /> {say("puzzle-show")}
          </button>
        )}
        {(judged && !missed) || (showing && whole) ? <NextPuzzle game={game} id={puzzle.id} /> : null}
      </div>
    </section>
  );
}
