import { say } from "../../texts/frame";
import { useTableState } from "./table-context";

/** Shows that the page is connecting or that the connection has been lost. */
export function Connection() {
  const { table } = useTableState();
  const lost = table.connection.value === "lost";
  const full = table.connection.value === "full";
  const stuck = table.info.value?.state === "stuck";
  if (!lost && !full && !stuck && !table.trouble.value) return null;
  return (
    <div class="connection" role="status">
      {lost && <p>{say(table.pending.value ? "line-lost-pending" : "line-lost")}</p>}
      {full && <p>{say("server-full")}</p>}
      {stuck && <p>{say("stuck-here")}</p>}
      {table.trouble.value && (
        <p>
          {table.trouble.value}{" "}
          <button class="button small" onClick={() => (table.trouble.value = "")}>
            {say("understood")}
          </button>
        </p>
      )}
    </div>
  );
}
