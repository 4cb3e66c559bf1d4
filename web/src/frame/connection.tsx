import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** Says when something is under way or lost; nothing otherwise. */
export function Connection() {
  const { table } = useTableState();
  const lost = table.line.value === "lost";
  const full = table.line.value === "full";
  const stuck = table.info.value?.state === "stuck";
  const sits = table.held.value.length > 0 || table.host.value;
  const paused = table.info.value?.state === "paused";
  if (!lost && !full && !stuck && !paused && !table.trouble.value) return null;
  return (
    <div class="connection" role="status">
      {lost && <p>{say(table.pending.value ? "line-lost-pending" : "line-lost")}</p>}
      {full && <p>{say("server-full")}</p>}
      {stuck && <p>{say("stuck-here")}</p>}
      {paused && (
        <p>
          {say("paused")} {sits && <button class="button small" onClick={() => void table.act({ do: "resume" })}>{say("resume")}</button>}
        </p>
      )}
      {table.trouble.value && (
        <p>
          {table.trouble.value} <button class="button small" onClick={() => (table.trouble.value = "")}>{say("understood")}</button>
        </p>
      )}
    </div>
  );
}
