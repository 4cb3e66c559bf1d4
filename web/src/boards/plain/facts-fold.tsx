import { useState } from "preact/hooks";
import { useTable } from "../board";
import { SeatSign } from "../seats";
import { Chip } from "./chip";
import type { Cell, FactTable } from "./facts";
import { spoken } from "./labels";
import { own } from "./messages";
import { planOf } from "./plan";
import { type Dict, isDict } from "./shape";
import { SymbolFaces } from "./symbol-face";

/** One fold for all that is looked up again and again; made only when it is opened. */
export function FactsFold() {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const facts = planOf(table.game).facts;
  if (!facts || !isDict(table.box)) return null;
  return (
    <details class="facts-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{own("facts")}</summary>
      {open && (
        <div class="facts-tables">
          {facts(table.box, table.view as Dict).map((one) => (
            <Table key={one.title} table={one} />
          ))}
        </div>
      )}
    </details>
  );
}

function Table({ table: { title, heads, rows } }: { table: FactTable }) {
  const { names, ...table } = useTable();
  const marked = rows.some((row) => row.seats);
  return (
    <div class="plain-scroll" role="group" tabIndex={0} aria-label={spoken({ ...table }, title)}>
      <table class="plain-table facts-table">
        <caption>{spoken({ ...table }, title)}</caption>
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head, i) =>
                head ? (
                  <th key={i} scope="col">
                    {head}
                  </th>
                ) : (
                  <td key={i} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <tr key={i} class={row.seats?.includes(table.viewer) ? "mine" : undefined}>
              {row.cells.map((cell, n) => (
                <td key={n} data-head={heads[n] || undefined}>
                  <CellOf cell={cell} />
                </td>
              ))}
              {marked && (
                <td>
                  {row.seats?.map((seat) => (
                    <span key={seat} title={names[seat]}>
                      <SeatSign seat={seat} size={15} />
                      <span class="sr">{names[seat]}</span>
                    </span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellOf({ cell }: { cell: Cell }) {
  const table = useTable();
  if (typeof cell !== "object") return <>{cell}</>;
  if ("faces" in cell) return <SymbolFaces faces={cell.faces} />;
  if ("effect" in cell) return <span class="plain-effect">{table.effect(cell.effect)}</span>;
  return <Chip id={cell.thing} path="" />;
}
