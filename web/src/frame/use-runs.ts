import { useEffect, useState } from "preact/hooks";
import { runs } from "../state/amounts";
import { traded } from "../state/changes";
import type { Kit } from "../state/kit";
import type { OpenTable } from "../state/open-table";
import { say } from "../words/frame";

export interface WholeRun {
  chain: string[];
  /** What it pays, by thing. */
  paid: [string, number][];
  words: string;
}

/** A run of number questions as whole answers, each with what it would pay. */
export function useRuns(table: OpenTable, kit: Kit): WholeRun[] {
  const question = table.question.value;
  const chains = question ? runs(question, table.reachable.value.chains) : [];
  const [paid, setPaid] = useState<{ number: number; all: Map<string, number>[] }>({ number: -1, all: [] });
  const number = question?.number ?? -1;
  useEffect(() => {
    let here = true;
    if (chains.length === 0) return;
    const before = table.sight.value?.table ?? {};
    const seat = table.seat.value;
    const tried = chains.map((chain) => table.trials.preview(chain).then((shown) => traded(before, shown.table, seat)));
    void Promise.all(tried).then((all) => here && setPaid({ number, all }), () => {});
    return () => void (here = false);
  }, [number, chains.length]);
  return chains.map((chain, i) => {
    const gave = paid.number === number ? paid.all[i] : undefined;
    const told = [...(gave ?? [])].filter(([thing, by]) => by < 0 && kit.knows(thing)).map(([thing, by]): [string, number] => [thing, -by]);
    const words = told.length ? told.map(([thing, n]) => `${n} ${kit.thing(thing, n)}`).join(", ") : gave ? say("run-nothing") : chain.join(" ");
    return { chain, paid: told, words };
  });
}
