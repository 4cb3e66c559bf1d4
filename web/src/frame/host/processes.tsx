import type { ProcessInfo } from "../../net/protocol";
import { say } from "../../texts/frame";

/** Lists the servers and workers that share a database. It is not shown for a server that runs alone. */
export function Processes({ processes }: { processes: ProcessInfo[] }) {
  if (processes.length < 2) return null;
  return (
    <section data-processes>
      <h2>{say("host-processes")}</h2>
      <ul>
        {processes.map((one) => (
          <li key={one.id}>
            {one.name}: {one.kind === "server" ? serverText(one) : workerText(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function serverText(one: ProcessInfo): string {
  const numbers = say("host-process-server", { tables: one.tables, sockets: one.sockets });
  const more = [one.leader && say("host-process-leader"), one.draining && say("host-process-draining")];
  return [numbers, ...more.filter(Boolean)].join(", ");
}

function workerText({ busy, processes, done, seconds }: ProcessInfo): string {
  return say("host-process-worker", { busy, processes, done, seconds: Math.round(seconds) });
}
