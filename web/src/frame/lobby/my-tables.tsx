import { useState } from "preact/hooks";
import type { MyTable, TableInfo } from "../../net/protocol";
import { hiddenTables, setHidden } from "../../state/seat-keys";
import { say } from "../../texts/frame";
import { UPRIGHT, useMedia } from "../hooks/use-media";
import { TableRow } from "./table-row";

const FIRST = 5;
const FIRST_ENDED = 3;

interface Props {
  mine: MyTable[];
  listed: TableInfo[];
  /** Something was taken off the list, or put back. */
  changed: () => void;
}

/** My tables, whose turn it is, what can be joined, and how finished games ended. */
export function MyTables({ mine, listed, changed }: Props) {
  const upright = useMedia(UPRIGHT);
  const running = mine.filter(({ table }) => !isEnded(table));
  const ended = mine.filter(({ table }) => isEnded(table));
  const others = listed.filter(({ id }) => !mine.some(({ table }) => table.id === id));
  const hidden = hiddenTables();
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
      <Group title={say("my-tables")} all={running} most={upright ? FIRST_ENDED : FIRST} row={row} />
      <Group
        title={say("listed-tables")}
        all={others}
        most={FIRST}
        row={(table) => (
          <li key={table.id}>
            <TableRow table={table} coded={alike.has(table.id)} />
          </li>
        )}
      />
      <Group
        title={say("finished-tables")}
        all={ended}
        most={FIRST_ENDED}
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

function isEnded(table: TableInfo): boolean {
  return table.state === "over" || table.state === "abandoned";
}

/** Ids of tables of the same game with the same people: these are told apart by a short code. */
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

/** The first few, and all on demand. */
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
