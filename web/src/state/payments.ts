import type { Asked, Previewed } from "../net/protocol";
import { traded } from "./changes";
import { asksNumber, wholeAnswers } from "./number-questions";

/** A run of number questions answered as a whole, and what it would pay, by thing. */
export interface Payment {
  chain: string[];
  paid: [string, number][];
}

interface SeatNow {
  view: Record<string, unknown>;
  seat: number;
  uncounted?: readonly string[] | undefined;
}

/** Whole answers to a run of number questions, if each pays something else; otherwise numbers are asked one by one. */
export async function payments(
  question: Asked,
  chains: string[][],
  preview: (chain: string[]) => Promise<Previewed>,
  { view, seat, uncounted }: SeatNow,
): Promise<Payment[]> {
  if (!asksNumber(question)) return [];
  const all = await Promise.all(
    wholeAnswers(question, chains).map(async (chain): Promise<Payment> => {
      const shown = await preview(chain);
      return {
        chain,
        paid: [...traded(view, shown.table, seat, uncounted)]
          .filter(([, by]) => by < 0)
          .map(([thing, by]) => [thing, -by]),
      };
    }),
  );
  const different = new Set(all.map((one) => JSON.stringify(one.paid)));
  return different.size === all.length && all.every((one) => one.paid.length > 0) ? all : [];
}
