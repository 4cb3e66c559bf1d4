import { useState } from "preact/hooks";
import { useSignalEffect } from "@preact/signals";
import { useTableState } from "./table-context";

const MOST = 12;

/** Says to those who listen what happened, then what is asked. */
export function Speaker() {
  const { table } = useTableState();
  const [news, setNews] = useState("");
  const [question, setQuestion] = useState("");
  useSignalEffect(() => {
    const sight = table.sight.value;
    if (!sight || sight.fresh === 0) return;
    setNews(sight.events.slice(-Math.min(MOST, sight.fresh)).map((one) => one.words).join(" "));
  });
  useSignalEffect(() => setQuestion(table.question.value?.words ?? ""));
  return (
    <>
      <div class="sr" role="log" aria-live="polite">{news}</div>
      <div class="sr" role="status" aria-live="polite">{question}</div>
    </>
  );
}
