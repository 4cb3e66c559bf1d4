import type { Table } from "../board";
import { label } from "./labels";
import type { SmallPiece } from "./small-pieces";

const NAMES: Record<SmallPiece["what"], string> = {
  army: "army",
  ship: "ships",
  pochteca: "pochtecas",
  spy: "spy",
  reserve: "reserve",
  units: "units",
};

/** A piece in words, such as `army A 4`. */
export function pieceSaid(table: Pick<Table, "say" | "thing">, { what, letter, n }: SmallPiece): string {
  return [label(table, NAMES[what]), letter?.toUpperCase(), n].filter((part) => part !== undefined).join(" ");
}
