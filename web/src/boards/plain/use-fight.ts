import { useMemo } from "preact/hooks";
import type { Table } from "../board";
import { isFightShown } from "./seen-fights";
import { latestFight, type Story } from "./story";

/** My latest fight: while it goes on, and when it is over until I have answered the next question. */
export function useFight(table: Table): Story | null {
  const story = useMemo(
    () => (table.events ? latestFight(table.events, table.viewer) : null),
    [table.events, table.viewer],
  );
  if (!story || story.results.length === 0) return story;
  return isFightShown(table.id ?? "", table.viewer, story.from, table.question?.number ?? null)
    ? story
    : null;
}
