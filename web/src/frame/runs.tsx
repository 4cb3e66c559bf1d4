import { useEffect, useState } from "preact/hooks";
import { Glyph, isGlyph } from "../glyphs/glyph";
import { traded } from "../state/changes";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** A run of number questions as whole answers: “2 wood, 1 stone” instead of one number after the other. */
export function Runs({ chains }: { chains: string[][] }) {
  const { table, kit } = useTableState();
  const [paid, setPaid] = useState<Map<string, number>[]>([]);
  const number = table.question.value?.number;
  useEffect(() => {
    let here = true;
    const before = table.sight.value?.table ?? {};
    const seat = table.seat.value;
    void Promise.all(chains.map((chain) => table.trials.preview(chain).then((shown) => traded(before, shown.table, seat)))).then((all) => here && setPaid(all), () => {});
    return () => void (here = false);
  }, [number, chains.length]);
  return (
    <>
      {chains.map((chain, i) => {
        const text = chain.join(" ");
        const amounts = [...(paid[i] ?? new Map<string, number>())].filter(([thing, by]) => by < 0 && kit.knows(thing));
        return (
          <button
            key={text}
            class="button choice"
            data-run={text}
            onClick={() => table.playChain(text, chain)}
            onMouseEnter={() => table.lookAt(text, chain)}
            onMouseLeave={() => table.look(null)}
            onFocus={() => table.lookAt(text, chain)}
            onBlur={() => table.look(null)}
          >
            {i < 9 && <kbd>{i + 1}</kbd>}
            {amounts.length ? amounts.map(([thing, by]) => <span key={thing} class="run-amount">{-by} {isGlyph(thing) && <Glyph name={thing} size={22} />} {kit.thing(thing, -by)}</span>) : <span>{paid[i] ? say("run-nothing") : text}</span>}
          </button>
        );
      })}
    </>
  );
}
