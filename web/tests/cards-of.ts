import type { CardText } from "../src/net/protocol";
import { Printed } from "../src/texts/printed";

type Row = Record<string, unknown>;

/** Creates cards as the server sends them, with placeholders for text that a test does not set. */
export function printedOf(box: unknown, effects: Record<string, string> = {}): Printed {
  const cards: Record<string, CardText> = {};
  const add = (id: string) =>
    (cards[id.toLowerCase()] = {
      name: "a thing",
      cost: "",
      effect: effects[id] ?? "does something",
      confidence: "seed",
    });
  for (const list of Object.values(box as Row).filter(Array.isArray)) {
    for (const table of list as Row[]) {
      const id = String(table.id ?? "");
      if (!id) continue;
      add(id);
      if (table.bonus) add(`${id} bonus`);
      for (const row of [...((table.actions as Row[]) ?? []), ...((table.effects as Row[]) ?? [])]) {
        const number = row.space ?? row.level;
        if (number !== undefined) add(`${id} ${String(number)}`);
      }
    }
  }
  return new Printed(cards);
}
