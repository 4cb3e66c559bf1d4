import { useState } from "preact/hooks";
import { matching } from "../state/offers";
import { say } from "../words/frame";
import { useTableState } from "./table-context";

/** A move typed in notation; its beginning is enough if it fits only one. */
export function Typed() {
  const { table } = useTableState();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const asks = table.asks.value;
  const words = [...table.offers.value.keys()];
  const play = (event: Event) => {
    event.preventDefault();
    const found = matching(text, words);
    if (found.length === 0) {
      setMissing(true);
      return;
    }
    setText("");
    table.choose(found);
  };
  return (
    <form class="typed" onSubmit={play}>
      <label class="sr" for="typed">{say("type-move")}</label>
      <input id="typed" class="field" list="typed-words" autocomplete="off" spellcheck={false} placeholder={say("type-move")} aria-invalid={missing} disabled={asks === null} value={text} onInput={(event) => { setText(event.currentTarget.value); setMissing(false); }} />
      <datalist id="typed-words">{words.map((word) => <option key={word} value={word} />)}</datalist>
    </form>
  );
}
