import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readNames, writeNames } from "../../../state/stored-names";
import { type Table, useTable } from "../../board";
import { TextSign } from "../art/signs";
import { own } from "../messages";
import { USUAL_MISSIONS } from "../names";
import type { AztecaView } from "../view";

interface OrderedMissions {
  /** The key under which the missions of this table, seat and round are stored. */
  of: string;
  /** Maps each area to the mission that was ordered there. */
  byArea: Record<string, string>;
}

const ordered = signal<OrderedMissions | null>(null);

const KEY = "patolli.azteca.standing";
const NAME = "missions-as-ordered";
/**
 * Whether missions are carried out as ordered, without a question. This applies only if the player has
 * switched it on, in this game or in an earlier one. */
const asOrdered = signal(readNames(KEY).includes(NAME));

function choose(on: boolean): void {
  asOrdered.value = on;
  writeNames(KEY, on ? [NAME] : []);
}

function keyOf(table: Table): string {
  return `${table.id ?? ""} ${table.viewer} ${(table.view as AztecaView).round}`;
}

/** The mission that the rules allow in each area, while the player is writing orders; null at other times. */
export function missionsToOrder(table: Table): OrderedMissions | null {
  if (table.question?.kind !== "Order" || !table.places) return null;
  const byArea: Record<string, string> = {};
  for (const [area, missions] of Object.entries(table.places)) {
    const [mission] = Object.keys(missions);
    if (mission) byArea[area] = mission;
  }
  return { of: keyOf(table), byArea };
}

/** A mission that one of the viewer's pochtecas can carry out now; the pochteca that was sent first takes
 * precedence. */
export function missionAsOrdered(table: Table, orders: OrderedMissions | null): string | null {
  if (table.question?.kind !== "Mission" || orders?.of !== keyOf(table)) return null;
  const words = (table.view as AztecaView).areas.flatMap(({ id, pochtecas }) =>
    pochtecas
      .filter(({ seat }) => seat === table.viewer)
      .map(({ letter }) => ({ letter, word: `${orders.byArea[id]} ${letter}` })),
  );
  const possible = words.filter(({ word }) => table.offers.has(word));
  return possible.sort((a, b) => a.letter.localeCompare(b.letter))[0]?.word ?? null;
}

let answered = "";

/** The switch for missions; while it is on, missions are carried out as ordered, without a question. */
export function Missions() {
  const table = useTable();
  const isLesson = table.id?.startsWith("tour-"); // lessons explain each answer separately
  const orders = missionsToOrder(table);
  const word = asOrdered.value && !isLesson ? missionAsOrdered(table, ordered.value) : null;
  const number = `${keyOf(table)} ${table.question?.number ?? 0}`;
  useEffect(() => {
    if (orders) ordered.value = orders;
  }, [table.places, number]);
  useEffect(() => {
    if (word && answered !== number) {
      answered = number;
      table.playDecided?.(word);
    }
  }, [word, number]);
  if (isLesson || (table.question?.kind !== "Order" && table.question?.kind !== "Mission")) return null;
  return (
    <label class="as-ordered">
      <input
        type="checkbox"
        checked={asOrdered.value}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <span>
        <TextSign name="pochteca" size={18} />{" "}
        {own("as-ordered", { list: USUAL_MISSIONS.map((one) => table.thing(one)).join(", ") })}
      </span>
    </label>
  );
}
