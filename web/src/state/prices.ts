import type { Asked, Previewed } from "../net/protocol";
import { traded } from "./changes";
import { asksNumber } from "./number-questions";

/** What an answer would give and take at once, by thing, and how many points. */
export interface Price {
  things: [string, number][];
  points: number;
  /** The events of its preview. */
  events: string[];
  /** The answers to what would be asked then. */
  next: string[];
}

/** Longer lists say enough by their length. */
const MOST = 12;

interface Now {
  table: Record<string, unknown>;
  totals: number[];
  seat: number;
  uncounted?: readonly string[] | undefined;
}

/** By word; what cannot be foreseen is left out. */
export async function prices(
  question: Pick<Asked, "options">,
  preview: (chain: string[]) => Promise<Previewed>,
  { table, totals, seat, uncounted }: Now,
): Promise<Map<string, Price>> {
  const found = new Map<string, Price>();
  if (asksNumber(question) || question.options.length > MOST) return found;
  const foresee = async (word: string) => {
    const shown = await preview([word]);
    const points = (shown.scores?.totals?.[seat] ?? 0) - (totals[seat] ?? 0);
    found.set(word, {
      things: [...traded(table, shown.table, seat, uncounted)],
      points,
      events: shown.events.map((one) => one.event.event),
      next: shown.options.map((one) => one.text),
    });
  };
  await Promise.allSettled(question.options.map((option) => foresee(option.text)));
  return found;
}
