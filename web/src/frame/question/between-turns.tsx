import { say } from "../../texts/frame";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { StandInCard } from "../table/stand-in";
import { useTableState } from "../table/table-context";
import { Watching } from "../table/watching";
import { OthersActions } from "./others-actions";

/**
 * Shown while other players think. It lists what they did last and lets the viewer try out their own next
 * turn.
 */
export function BetweenTurns() {
  const { table } = useTableState();
  const upright = useMedia(UPRIGHT);
  const shownActions = table.pacedUpdates.shownActions.value;
  const { plan } = table;
  if (shownActions) return <OthersActions {...shownActions} />;
  if (table.seat.value < 0) return <Watching />;
  if (table.replaced.value) return <StandInCard seat={table.seat.value} button={!upright} />;
  if (plan.open.value) {
    const shown = plan.shown.value;
    return (
      <div class="between-turns">
        <p>
          {plan.trouble.value ||
            (shown
              ? say(shown.end === "hole" || shown.end === "chance" ? "trying-chance" : "trying-done")
              : "…")}
        </p>
      </div>
    );
  }
  return (
    <div class="between-turns">
      <p class="quiet-text">{say("others-think")}</p>
      {plan.kept.value && (
        <p>
          <strong>{say("plan-kept")}</strong> {plan.words.value.join(" → ")}
        </p>
      )}
      <p class="row">
        <button class="button" data-try-out onClick={() => plan.begin()}>
          {say(plan.kept.value ? "plan-change" : "try-out")}
        </button>
        {plan.kept.value && (
          <button class="button small" onClick={() => plan.drop()}>
            {say("plan-drop")}
          </button>
        )}
      </p>
    </div>
  );
}
