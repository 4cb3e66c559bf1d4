import type { HostPage } from "../../net/protocol";
import { say } from "../../texts/frame";
import { sameNames } from "../lobby/my-tables";
import { TableRow } from "../lobby/table-row";
import { HandOverSeat } from "./hand-over";
import { DeleteTableButton, EndTableButton } from "./operator-button";

/** The number of tables on one page of the list that the server sends. */
const SIZE = 50;

interface Props {
  page: HostPage;
  search: string;
  ended: boolean;
  onSearch: (text: string) => void;
  onEnded: (yes: boolean) => void;
  onTurn: (first: number) => void;
  token: string;
  onChange: () => void;
}

/**
 * The tables on a server, page by page. They can be searched by id, game or name, and each can be ended or
 * deleted.
 */
export function HostTables({ page, search, ended, onSearch, onEnded, onTurn, token, onChange }: Props) {
  const alike = sameNames(page.tables);
  const last = page.first + page.tables.length;
  return (
    <section class="tables host-tables">
      <h2>{say("host-tables")}</h2>
      <div class="row">
        <label class="host-search">
          {say("host-search")}{" "}
          <input
            type="search"
            maxLength={60}
            value={search}
            onInput={(event) => onSearch(event.currentTarget.value)}
          />
        </label>
        <label>
          <input type="checkbox" checked={ended} onChange={(event) => onEnded(event.currentTarget.checked)} />{" "}
          {say("host-ended")}
        </label>
      </div>
      {page.total === 0 && <p class="quiet-text">{say("host-none")}</p>}
      <ul>
        {page.tables.map((table) => (
          <li key={table.id} class="host-entry" data-table={table.id}>
            <TableRow table={table} coded={alike.has(table.id)} />
            <HandOverSeat token={token} table={table} />
            <EndTableButton token={token} table={table} done={onChange} />
            <DeleteTableButton token={token} table={table} done={onChange} />
          </li>
        ))}
      </ul>
      {page.total > 0 && (
        <div class="row">
          <button
            class="button"
            disabled={page.first === 0}
            onClick={() => onTurn(Math.max(0, page.first - SIZE))}
          >
            {say("host-later")}
          </button>
          <span data-range>{say("host-range", { first: page.first + 1, last, total: page.total })}</span>
          <button class="button" disabled={last >= page.total} onClick={() => onTurn(page.first + SIZE)}>
            {say("host-earlier")}
          </button>
        </div>
      )}
    </section>
  );
}
