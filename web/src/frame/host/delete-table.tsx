import { useState } from "preact/hooks";
import { post } from "../../net/http";
import type { TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";

/** The operator deletes a table after confirming. */
export function DeleteTableButton({
  token,
  table,
  done,
}: {
  token: string;
  table: TableInfo;
  done: () => void;
}) {
  const [trouble, setTrouble] = useState("");
  const remove = () =>
    void post("api/host/delete", { token, table: table.id }).then(done, (error: Error) =>
      setTrouble(error.message),
    );
  return (
    <>
      <ConfirmButton
        small
        quiet
        label={say("host-delete")}
        question={say("host-delete-sure")}
        yes={say("host-delete")}
        act={remove}
      />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
