import type { TableInfo } from "../../net/protocol";
import { type Finding, findings, keptFate, recordName, verifyCommand } from "../../state/fate";
import { say } from "../../texts/frame";
import { CopyRow } from "../controls/copy-row";
import { SaveLink } from "../controls/save-link";
import { useTableState } from "../table/table-context";

/**
 * Shows the hash that seals the seed and what this browser can confirm about it. At the end of the game, also
 * shows the seed and explains how to check every draw.
 */
export function FateSection() {
  const { table } = useTableState();
  const info = table.info.value!;
  const mine = table.held.value;
  const kept = keptFate(info.id);
  const over = info.state === "over" || info.state === "abandoned";
  const begun = info.fate.words.length > 0;
  return (
    <section class="fate">
      <h3>{say("fate")}</h3>
      <p class="quiet-text">{say(info.chance === "hand" ? "fate-hand" : "fate-text")}</p>
      <ul class="findings">
        {findings(info, kept, mine).map((one) => (
          <Found key={one.message} {...one} />
        ))}
      </ul>
      <CopyRow label={say("fate-seal")} text={info.fate.hash} />
      {info.fate.seed && <CopyRow label={say("fate-seed")} text={info.fate.seed} />}
      {over && begun && info.chance === "hand" && <SaveRecord info={info} />}
      {over && begun && info.chance !== "hand" && (
        <>
          <SaveRecord info={info} />
          <CopyRow label={say("fate-command")} text={verifyCommand(info, kept, mine)} />
        </>
      )}
    </section>
  );
}

function SaveRecord({ info }: { info: TableInfo }) {
  return (
    <div>
      <SaveLink class="button" path={`api/tables/${info.id}/record`} name={recordName(info)}>
        {say("record")}
      </SaveLink>
    </div>
  );
}

function Found({ message, good, n = 1 }: Finding) {
  return (
    <li
      class={good === null ? "quiet-text" : good ? "good" : "bad"}
      role={good === false ? "alert" : undefined}
    >
      <span aria-hidden="true">{good === null ? "–" : good ? "✓" : "✗"}</span> {say(message, { n })}
    </li>
  );
}
