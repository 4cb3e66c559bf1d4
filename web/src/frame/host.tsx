import { useEffect, useState } from "preact/hooks";
import { post } from "../net/http";
import type { HostPage } from "../net/protocol";
import { replace } from "../state/route";
import { say } from "../words/frame";
import { EndTable } from "./end-table";
import { TableList } from "./table-list";

const KEY = "patolli.operator";

/** For the person who runs the server. Its key leaves the address as soon as it is read; this tab keeps it. */
export function Host({ opened }: { opened: string | undefined }) {
  const token = opened ?? sessionStorage.getItem(KEY) ?? "";
  const [page, setPage] = useState<HostPage | null>(null);
  const [trouble, setTrouble] = useState("");
  const load = () => void post<HostPage>("api/host", { token }).then(
    (found) => {
      setPage(found);
      setTrouble("");
    },
    (error: Error) => setTrouble(error.message),
  );
  useEffect(() => {
    document.title = "Patolli";
    if (opened) {
      sessionStorage.setItem(KEY, opened);
      replace("/host");
      return;
    }
    if (!token) {
      setTrouble(say("host-no-key"));
      return;
    }
    load();
    const timer = setInterval(load, 5000);
    return () => clearInterval(timer);
  }, [opened, token]);
  return (
    <main class="lobby">
      <h1>{say("host-page")}</h1>
      {trouble && <p class="trouble" role="alert">{trouble}</p>}
      {page && (
        <>
          <p>{say("host-numbers", { version: page.version, live: page.live, sockets: page.sockets, memory: Math.round(page.memory_mb) })}</p>
          {page.stuck.length > 0 && <p class="trouble">{say("host-stuck", { n: page.stuck.length })} {page.stuck.join(", ")}</p>}
          <TableList title={say("host-tables")} empty={say("my-tables-none")} tables={page.tables.map((table) => ({ table, mine: false, seats: [] }))} action={(table) => <EndTable token={token} table={table} done={load} />} />
        </>
      )}
      <a class="button" href="#/">{say("to-lobby")}</a>
    </main>
  );
}
