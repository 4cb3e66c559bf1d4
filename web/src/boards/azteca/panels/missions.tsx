import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Table, useTable } from "../../board";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import type { AztecaView } from "../view";

interface Intentions {
  /** Table, seat and round. */
  of: string;
  /** By area: the mission that goes with the order. */
  byArea: Record<string, string>;
}

const intended = signal<Intentions | null>(null);
/** Whether missions are carried out as ordered; a press in the tray changes it. */
const asOrdered = signal(true);

function keyOf(table: Table): string {
  return `${table.id ?? ""} ${table.viewer} ${(table.view as AztecaView).round}`;
}

/** The mission that the rules name for an order to this area, and what it costs. */
function missionOf(table: Table, area: string): [verb: string, t: number] | null {
  return Object.entries(table.places?.[area] ?? {})[0] ?? null;
}

/** What a click on an area plays while orders are written: the order, and its mission is remembered. */
export function ordering(table: Table, area: string): (() => void) | null {
  const word = `order ${area.toLowerCase()}`;
  if (table.question?.kind !== "Order" || !table.offers.has(word)) return null;
  return () => {
    const mission = missionOf(table, area);
    const key = keyOf(table);
    const had = intended.value?.of === key ? intended.value.byArea : {};
    intended.value = { of: key, byArea: mission ? { ...had, [area]: mission[0] } : had };
    table.play([word]);
  };
}

/** The mission of an own pochteca that was ordered together with its area, if it can be carried out now. */
export function missionAsOrdered(table: Table): string | null {
  if (table.question?.kind !== "Mission" || !asOrdered.value) return null;
  if (table.id?.startsWith("tour-")) return null; // lessons ask for single answers
  if (intended.value?.of !== keyOf(table)) return null;
  for (const { id, pochtecas } of (table.view as AztecaView).areas)
    for (const { seat, letter } of pochtecas) {
      const word = `${intended.value.byArea[id]} ${letter}`;
      if (seat === table.viewer && table.offers.has(word)) return word;
    }
  return null;
}

let answered = "";

/** Missions that were ordered with their area are carried out without a question; here that can be changed. */
export function Missions() {
  const table = useTable();
  const word = missionAsOrdered(table);
  const number = `${keyOf(table)} ${table.question?.number ?? 0}`;
  useEffect(() => {
    if (word && answered !== number) {
      answered = number;
      table.play([word]);
    }
  }, [word, number]);
  if (table.question?.kind !== "Order") return null;
  return (
    <label class="as-ordered">
      <input
        type="checkbox"
        checked={asOrdered.value}
        onChange={(event) => {
          asOrdered.value = event.currentTarget.checked;
        }}
      />
      <span>
        <TextSign name="pochteca" size={18} /> {own("as-ordered")}
      </span>
    </label>
  );
}
