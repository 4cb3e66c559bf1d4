import { useCallback, useEffect, useState } from "preact/hooks";
import { post } from "../../net/http";
import type { HostPage } from "../../net/protocol";
import { replace } from "../../state/route";
import { say } from "../../texts/frame";
import { TroubleLine } from "../controls/trouble-line";
import { RulesSpeed } from "../lobby/rules-speed";
import { HostTables } from "./host-tables";
import { Processes } from "./processes";
import { Reports } from "./reports";

const KEY = "patolli.operator";

/**
 * The operator's page. The operator's key is immediately removed from the address and stored for this tab.
 */
export function HostDashboard({ opened }: { opened: string | undefined }) {
  const token = opened ?? sessionStorage.getItem(KEY) ?? "";
  const [page, setPage] = useState<HostPage | null>(null);
  const [trouble, setTrouble] = useState("");
  const [search, setSearch] = useState("");
  const [ended, setEnded] = useState(false);
  const [first, setFirst] = useState(0);
  const load = useCallback(
    () =>
      post<HostPage>("api/host", { token, search, ended, first }).then(
        (found) => {
          setPage(found);
          setTrouble("");
        },
        (error: Error) => setTrouble(error.message),
      ),
    [token, search, ended, first],
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
    void load();
    const timer = setInterval(() => void load(), 5000);
    return () => clearInterval(timer);
  }, [opened, token, load]);
  return (
    <main class="lobby">
      <h1>{say("host-page")}</h1>
      <TroubleLine text={trouble} />
      {page && (
        <>
          <p>
            {say("host-numbers", {
              version: page.version,
              live: page.live,
              sockets: page.sockets,
              memory: Math.round(page.memory_mb),
            })}
          </p>
          <Processes processes={page.processes} />
          <RulesSpeed host />
          {page.stuck.length > 0 && (
            <p class="trouble">
              {say("host-stuck", { n: page.stuck.length })} {page.stuck.join(", ")}
            </p>
          )}
          {page.damaged.length > 0 && (
            <div class="trouble" data-damaged>
              {say("host-damaged", { n: page.damaged.length })}
              <ul>
                {page.damaged.map((one) => (
                  <li key={one.id}>
                    {one.id}: {one.why}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Reports page={page} token={token} onChange={() => void load()} />
          <HostTables
            page={page}
            search={search}
            ended={ended}
            onSearch={(text) => {
              setSearch(text);
              setFirst(0);
            }}
            onEnded={(yes) => {
              setEnded(yes);
              setFirst(0);
            }}
            onTurn={setFirst}
            token={token}
            onChange={() => void load()}
          />
        </>
      )}
      <a class="button" href="#/">
        {say("to-lobby")}
      </a>
    </main>
  );
}
