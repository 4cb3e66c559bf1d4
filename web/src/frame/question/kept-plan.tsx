import { useEffect, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/**
 * At the start of the viewer's turn, offers the plan that the viewer has kept, if it can still be played.
 */
export function KeptPlan() {
  const { table } = useTableState();
  const texts = table.plan.texts.value;
  const [words, setWords] = useState<string[] | null>(null);
  const [trouble, setTrouble] = useState(false);
  const number = table.question.value?.number;
  useEffect(() => {
    setWords(null);
    setTrouble(false);
    if (texts.length === 0) return;
    table.previews.preview(texts).then(
      (shown) => (shown.texts.length === texts.length ? setWords(shown.words) : setTrouble(true)),
      () => setTrouble(true),
    );
  }, [number, texts]);
  if (texts.length === 0 || table.unconfirmed.value) return null;
  return (
    <div class="plan" role="status">
      <p>
        <strong>{say(trouble ? "plan-broken" : "plan-kept")}</strong> {words?.filter(Boolean).join(" → ")}
      </p>
      <p class="row">
        {words && (
          <button
            class="button main small"
            data-plan
            onClick={() => table.playChain(texts.join(" "), texts, true)}
          >
            {say("plan-play")}
          </button>
        )}
        <button class="button small" onClick={() => table.plan.drop()}>
          {say("plan-drop")}
        </button>
      </p>
    </div>
  );
}
