import { useMemo, useRef } from "preact/hooks";
import type { Table } from "../board";
import { latestFight, type Story } from "./story";

/** My latest fight: while it goes on, and when it is over until I have answered the next question. */
export function useFight(table: Table): Story | null {
  const seen = useRef<{ from: number; question: number | null }>({ from: -1, question: null });
  const story = useMemo(() => (table.events ? latestFight(table.events, table.viewer) : null), [table.events, table.viewer]);
  if (!story || story.results.length === 0) return story;
  const asked = table.question?.number ?? null;
  if (seen.current.from !== story.from) seen.current = { from: story.from, question: asked };
  seen.current.question ??= asked;
  return asked === null || asked === seen.current.question ? story : null;
}
