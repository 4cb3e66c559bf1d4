import { useState } from "preact/hooks";
import { post } from "../../net/http";
import type { TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";

/** The operator ends a game without a vote at the table. */
export function EndTableButton({
  token,
  table,
  done,
}: {
  token: string;
  table: TableInfo;
  done: () => void;
}) {
  const [trouble, setTrouble] = useState("");
  if (table.state === "over" || table.state === "abandoned") return null;
  const end = () =>
    void post<TableInfo>("api/host/end", { token, table: table.id }).then(done, (error: Error) =>
      setTrouble(error.message),
    );
  return (
    <>
      <ConfirmButton
        small
        quiet
        label={say("host-end")}
        question={say("host-end-sure")}
        yes={say("host-end")}
        act={end}
      />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
