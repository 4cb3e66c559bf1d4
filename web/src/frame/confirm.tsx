import { useEffect, useRef } from "preact/hooks";
import { say } from "../words/frame";
import { Icon } from "./icon";
import { useTableState } from "./table-context";
import { Would } from "./would";

/** What would end the turn, said once more in words. */
export function Confirm() {
  const { table } = useTableState();
  const { chain, shown } = table.proposal.value!;
  const words = chain.map((text, i) => shown.words[i] || table.offers.value.get(text)?.words || text);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="confirm" tabIndex={0} role="group" aria-label={say("confirm")}>
      <ol class="steps">{words.map((one, i) => <li key={i}>{one}</li>)}</ol>
      <Would tried={shown} now={table.sight.value?.scores} />
      {shown.end !== "asked" && <p>{say(shown.end === "chance" || shown.end === "hole" ? "no-way-back" : "ends-turn")}</p>}
      <div class="row">
        <button ref={button} class="button main" data-confirm onClick={() => table.confirm()}>
          <Icon name="check" size={18} /> {say("confirm")}
        </button>
        <button class="button" onClick={() => table.withdraw()}>{say("back")}</button>
      </div>
    </div>
  );
}
