import { useState } from "preact/hooks";
import type { MyTable, TableInfo } from "../../net/protocol";
import { hiddenTables, setHidden } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { TableRow } from "./table-row";

/** The number of rows that are visible before the viewer asks for more, in all lists together. */
const ROWS = 7;
const ROWS_LOW = 5;
/** Matches laptops and phones, where the games are placed below the tables. */
const LOW = `(max-height: 820px), ${UPRIGHT}`;

interface Props {
  mine: MyTable[];
  listed: TableInfo[];
  /** Called after a table has been removed from the list or restored. */
  changed: () => void;
}

/**
 * Lists the viewer's tables with the player whose turn it is, tables that can be joined, and the results of
 * finished games.
 */
export function MyTables({ mine, listed, changed }: Props) {
  const running = mine.filter(({ table }) => !isEnded(table));
  const ended = mine.filter(({ table }) => isEnded(table));
  const others = listed.filter(({ id }) => !mine.some(({ table }) => table.id === id));
  const hidden = hiddenTables();
  const room = useMedia(LOW) ? ROWS_LOW : ROWS;
  const [mostRunning = 0, mostOthers = 0, mostEnded = 0] = shares(
    [running, others, ended].map((list) => list.length),
    room,
  );
  const alike = sameNames([...mine.map(({ table }) => table), ...others]);
  const hide = (tables: string[], off: boolean) => {
    setHidden(tables, off);
    changed();
  };
  const row = (one: MyTable) => (
    <li key={one.table.id}>
      <TableRow
        table={one.table}
        mine={one}
        coded={alike.has(one.table.id)}
        remove={() => hide([one.table.id], true)}
      />
    </li>
  );
  return (
    <>
      <Group title={say("my-tables")} all={running} most={mostRunning} row={row} />
      <Group
        title={say("listed-tables")}
        all={others}
        most={mostOthers}
        row={(table) => (
          <li key={table.id}>
            <TableRow table={table} coded={alike.has(table.id)} />
          </li>
        )}
      />
      <Group
        title={say("finished-tables")}
        all={ended}
        most={mostEnded}
        row={row}
        tool={
          ended.length > 1 ? (
            <button
              class="button quiet small"
              onClick={() =>
                hide(
                  ended.map(({ table }) => table.id),
                  true,
                )
              }
            >
              {say("remove-all-tables")}
            </button>
          ) : null
        }
      />
      {hidden.length > 0 && (
        <p class="quiet-text hidden-tables">
          {say("hidden-tables", { n: hidden.length })}{" "}
          <button class="button quiet small" onClick={() => hide(hidden, false)}>
            {say("hidden-back")}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * Returns the number of visible rows of each list. Each list gets at least one row; the remaining rows go to
 * the lists in order.
 */
export function shares(counts: number[], room: number): number[] {
  const given = counts.map((count) => Math.min(1, count));
  let left = room - given.reduce((sum, n) => sum + n, 0);
  return given.map((n, i) => {
    const more = Math.max(0, Math.min(left, counts[i]! - n));
    left -= more;
    return n + more;
  });
}

function isEnded(table: TableInfo): boolean {
  return table.state === "over" || table.state === "abandoned";
}

/**
 * The ids of tables that have the same game and the same people as another table. They are shown with a short
 * code that tells them apart.
 */
export function sameNames(tables: TableInfo[]): Set<string> {
  const groups = new Map<string, string[]>();
  for (const { id, game, seats } of tables) {
    const key = [game, ...seats.map((seat) => seat.name)].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return new Set([...groups.values()].filter((ids) => ids.length > 1).flat());
}

interface GroupProps<T> {
  title: string;
  all: T[];
  most: number;
  row: (one: T) => preact.ComponentChildren;
  tool?: preact.ComponentChildren;
}

/** Shows the first few rows of a list, and the rest on request. */
function Group<T>({ title, all, most, row, tool }: GroupProps<T>) {
  const [whole, setWhole] = useState(false);
  if (all.length === 0) return null;
  return (
    <section class="tables">
      <header class="tables-head">
        <h2>{title}</h2>
        {tool}
      </header>
      <ul>{(whole ? all : all.slice(0, most)).map(row)}</ul>
      {all.length > most && (
        <button class="button quiet small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? say("show-fewer") : say("show-all", { n: all.length })}
        </button>
      )}
    </section>
  );
}
