import { useEffect, useState } from "preact/hooks";
import { isNumber } from "../../state/number-questions";
import { say } from "../../texts/frame";
import { useTableState } from "../table/table-context";

/** The last number of an answer, which can be changed before the whole answer is confirmed. */
export function NumberStep({ chain }: { chain: string[] }) {
  const { table } = useTableState();
  const step = chain.slice(0, -1).findLastIndex(isNumber);
  const [numbers, setNumbers] = useState<string[]>([]);
  const before = chain.slice(0, step).join();
  useEffect(() => {
    let wanted = step >= 0;
    if (wanted)
      table.numbersAt(step).then(
        (found) => wanted && setNumbers(found),
        () => {},
      );
    return () => {
      wanted = false;
      setNumbers([]);
    };
  }, [table, step, before]);
  if (numbers.length < 2) return null;
  return (
    <div class="number-step row" role="group" aria-label={say("confirm-number")}>
      <span>{say("confirm-number")}</span>
      {numbers.map((text) => (
        <button
          key={text}
          class="button small"
          data-number={text}
          aria-pressed={text === chain[step]}
          onClick={() => void table.changeStep(step, text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
