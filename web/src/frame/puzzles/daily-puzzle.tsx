import { useEffect, useState } from "preact/hooks";
import type { DailyPuzzle } from "../../net/protocol";
import { dailyPuzzle, isSolved } from "../../state/puzzles";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import "./puzzles.css";

/** The puzzle of the day on the home page, with a link to the other puzzles. */
export function DailyPuzzleStrip() {
  const [daily, setDaily] = useState<DailyPuzzle | null>(null);
  useEffect(() => {
    dailyPuzzle().then(setDaily, () => {}); // nothing is shown if there are no puzzles
  }, []);
  if (!daily) return null;
  const { game, title, puzzle } = daily;
  const solved = isSolved(game, puzzle.id);
  return (
    <section class="daily-puzzle" aria-labelledby="daily-puzzle">
      <h2 id="daily-puzzle">{say("puzzle-of-the-day")}</h2>
      <p>
        {title}, {say(`puzzle-${puzzle.difficulty}`)}
        {solved && (
          <span class="puzzle-mark">
            {" "}
            <Icon name="check" size={16} /> {say("puzzle-is-solved")}
          </span>
        )}
      </p>
      <a class="daily-link" href={`#/puzzles/${game}/${puzzle.id}`} data-daily>
        {say(solved ? "puzzle-look" : "puzzle-solve")}
      </a>
      <a class="daily-list" href={`#/puzzles/${game}`}>
        {say("puzzles-all")}
      </a>
    </section>
  );
}
