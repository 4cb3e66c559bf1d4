import { useEffect, useState } from "preact/hooks";
import type { WhyAnswer } from "../../net/protocol";
import { useTableState } from "../table/table-context";

/** Answers that one would look for here, and why they are not offered. */
export function NotOffered() {
  const { table, assets, board, sheets } = useTableState();
  const question = table.question.value;
  const [reasons, setReasons] = useState<[name: string, reason: WhyAnswer][]>([]);
  useEffect(() => {
    let here = true;
    setReasons([]);
    if (!question) return;
    const offered = new Set([...question.options, ...question.asides].map((option) => option.text));
    const missing = (board.expectedAnswers?.(question, assets) ?? []).filter(([word]) => !offered.has(word));
    void Promise.allSettled(
      missing.map(
        async ([word, name]): Promise<[string, WhyAnswer]> => [name, await table.previews.reason(word)],
      ),
    ).then((all) => {
      if (here)
        setReasons(
          all.flatMap((one) => (one.status === "fulfilled" && one.value[1].words ? [one.value] : [])),
        );
    });
    return () => void (here = false);
  }, [question?.number]);
  return (
    <>
      {reasons.map(([name, reason]) => (
        <p key={name} class="not-offered">
          <span>{name}</span> {reason.words}{" "}
          {reason.rule && (
            <button
              class="rule-link"
              onClick={() => {
                sheets.about.value = reason.rule;
                sheets.open.value = "rules";
              }}
            >
              {reason.rule}
            </button>
          )}
        </p>
      ))}
    </>
  );
}
