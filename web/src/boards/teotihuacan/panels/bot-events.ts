import type { Happened } from "../../../net/protocol";
import { AFTER_BOT_TURN } from "../names";

/** The Teotibot's last turn: the roll, the tile selected by the roll, and every step. */
export interface BotTurn {
  sum: number;
  /** The position in the action pyramid, counted from 1. */
  position: number;
  /** The number of the tile that was carried out. */
  tile: number;
  steps: { rule: string; words: string }[];
}

const AFTERWARDS = new Set<string>(AFTER_BOT_TURN);

/** The Teotibot's last turn; null if it has had no turn yet. */
export function lastBotTurn(events: readonly Happened[]): BotTurn | null {
  const start = events.findLastIndex(({ event }) => event.event === "bot-starts");
  if (start < 0) return null;
  const turn: BotTurn = { sum: 0, position: 0, tile: -1, steps: [] };
  let aside = false;
  for (const { event, words } of events.slice(start + 1)) {
    if (aside && AFTERWARDS.has(event.event)) break;
    if (event.event === "bot-aside") aside = true;
    if (event.event === "bot-rolled") {
      turn.sum = Number(event.sum ?? 0);
      turn.position = Number(event.position ?? 0);
    }
    if (event.event === "bot-tile") turn.tile = Number(event.bot_tile ?? -1);
    if (words) turn.steps.push({ rule: event.rule, words });
  }
  return turn;
}

/** Consecutive sums of two dice as a range: `7–8`. */
export function sumRange(sums: number[]): string {
  const first = sums[0];
  const last = sums[sums.length - 1];
  if (first === undefined || last === undefined) return "–";
  return first === last ? String(first) : `${first}–${last}`;
}
