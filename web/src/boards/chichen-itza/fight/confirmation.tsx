import { useTable } from "../../board";
import { own } from "../messages";

/** Repeats the confirmation on the stage, so that the player need not look away from the fight. */
export function Confirmation() {
  const { confirms } = useTable();
  if (!confirms) return null;
  return (
    <div class="fight-confirm" role="group" aria-label={own("really")}>
      <b>{confirms.words.at(-1) || own("really")}</b>
      <button class="answer-button sure" onClick={confirms.yes}>
        {own("sure")}
      </button>
      <button class="answer-button" onClick={confirms.no}>
        {own("not-so")}
      </button>
    </div>
  );
}
