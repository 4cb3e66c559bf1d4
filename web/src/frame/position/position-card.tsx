import type { ComponentChildren } from "preact";
import type { PositionLine } from "../../state/position-line";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { BestLinesList } from "./best-lines";

/** Shows the state of the position, its best lines, and ways to continue from it. */
export function PositionCard({
  game,
  line,
  children,
}: {
  game: string;
  line: PositionLine;
  children?: ComponentChildren;
}) {
  const state = line.state.value!;
  const moves = state.played.length;
  return (
    <section class="tour-card position-card" aria-labelledby="position-title">
      <h1 id="position-title">{say("position-of", { game: state.table.title })}</h1>
      {state.end === "over" && <p>{say("position-over")}</p>}
      {state.end === "others" && <p>{say("position-others")}</p>}
      {state.end === "asked" && <BestLinesList game={game} line={line} />}
      <div class="tour-buttons">
        {moves > 0 && (
          <button class="button quiet small" data-back onClick={() => line.backTo(0)}>
            <Icon name="undo-all" size={18} /> {say("position-back", { moves })}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}
