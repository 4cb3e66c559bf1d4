import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/**
 * Shown while the viewer tries out a turn. It contains the plan so far, which can be kept or discarded at any
 * time.
 */
export function PlanButtons() {
  const { table } = useTableState();
  const { plan } = table;
  const words = (plan.shown.value?.words ?? []).filter(Boolean);
  return (
    <div class="plan">
      {words.length > 0 && (
        <ol class="steps">
          {words.map((one, i) => (
            <li key={i}>{one}</li>
          ))}
        </ol>
      )}
      <p class="row">
        {words.length > 0 && (
          <button class="button main small" data-keep onClick={() => plan.leave()}>
            {say("plan-keep")}
          </button>
        )}
        <button class="button small" onClick={() => plan.drop()}>
          {say("trying-leave")}
        </button>
      </p>
    </div>
  );
}
