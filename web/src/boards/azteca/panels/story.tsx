import type { Happened } from "../../../net/protocol";
import { useTable } from "../../board";
import { own } from "../messages";

const BEGINS = new Set(["battle", "naval-attack"]);
const TELLS = new Set([
  "battle",
  "strength",
  "battle-won",
  "battle-undecided",
  "city-founded",
  "city-taken",
  "plundered",
  "prisoners",
  "army-destroyed",
  "retreated",
  "naval-attack",
  "naval-battle-over",
  "ship-sunk",
]);

/** The last battle of this phase that is over, in its own sentences. */
export function lastBattle(events: readonly Happened[]): string[] {
  const phase = events.findLastIndex(({ event }) => event.event === "phase");
  const from = events.findLastIndex(({ event }) => BEGINS.has(event.event));
  if (from < 0 || from < phase) return [];
  return events
    .slice(from)
    .filter(({ event }) => TELLS.has(event.event))
    .map(({ words }) => words);
}

export function BattleStory() {
  const table = useTable();
  const lines = lastBattle(table.events ?? []);
  if (lines.length === 0) return null;
  return (
    <div class="story">
      <b>{own("last-battle")}</b>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
