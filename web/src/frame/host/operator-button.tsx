import { useState } from "preact/hooks";
import { post } from "../../net/http";
import type { TableInfo } from "../../net/protocol";
import { say } from "../../texts/frame";
import { ConfirmButton } from "../controls/confirm-button";
import { TroubleLine } from "../controls/trouble-line";

interface Props {
  token: string;
  table: TableInfo;
  done: () => void;
}

/** Asks for confirmation and then deletes a table. */
export function DeleteTableButton(props: Props) {
  return <OperatorButton action="delete" {...props} />;
}

/** Ends a game without a vote at the table; only the operator can do this. */
export function EndTableButton(props: Props) {
  const { state } = props.table;
  return state === "over" || state === "abandoned" ? null : <OperatorButton action="end" {...props} />;
}

/** A button that asks for confirmation before the operator's action is applied to a table. */
function OperatorButton({ action, token, table, done }: Props & { action: "delete" | "end" }) {
  const [trouble, setTrouble] = useState("");
  const act = () =>
    void post(`api/host/${action}`, { token, table: table.id }).then(done, (error: Error) =>
      setTrouble(error.message),
    );
  return (
    <>
      <ConfirmButton
        small
        quiet
        label={say(`host-${action}`)}
        question={say(`host-${action}-sure`)}
        yes={say(`host-${action}`)}
        act={act}
      />
      <TroubleLine text={trouble} />
    </>
  );
}
