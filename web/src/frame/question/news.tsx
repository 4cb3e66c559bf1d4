import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { BalanceLine } from "../log/balance-line";
import { useBalances } from "../log/since-last-turn";
import { useTableState } from "../table/table-context";

/** The news as a button for phones. It is next to the undo button, so that no line appears and disappears. */
export function NewsButton({ n }: { n: number }) {
  const { sheets } = useTableState();
  return (
    <button
      class="button small news"
      disabled={n === 0}
      title={say("what-happened", { n })}
      onClick={() => (sheets.open.value = "news")}
    >
      {say("news-short", { n })}
    </button>
  );
}

/**
 * The events since the viewer's last turn in one line, for which space is always reserved. A press shows the
 * events step by step.
 */
export function News({ n }: { n: number }) {
  const { sheets } = useTableState();
  const balances = useBalances();
  const line = useRef<HTMLSpanElement>(null);
  const whole = balances
    .map(({ seat, points, things }) => [seat, points, ...things.map((one) => one.by)])
    .join(";");
  const [short, setShort] = useState("");
  useLayoutEffect(() => {
    const box = line.current;
    if (box && short !== whole && box.scrollHeight > box.clientHeight + 2) setShort(whole);
  }, [whole]);
  if (n === 0) return <p class="news" />;
  return (
    <button
      class="news rule-link"
      title={say("what-happened", { n })}
      onClick={() => (sheets.open.value = "news")}
    >
      {balances.length === 0 ? (
        say("what-happened", { n })
      ) : (
        <>
          <span ref={line} class="news-line">
            <span class="news-label">{say("news-before")}</span>
            {balances.map((one) => (
              <BalanceLine key={one.seat} of={one} short={short === whole} />
            ))}
          </span>
          <span class="news-more">{say("news-more")}</span>
        </>
      )}
    </button>
  );
}
