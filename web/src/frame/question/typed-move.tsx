import { useEffect, useRef, useState } from "preact/hooks";
import { matching } from "../../state/offers";
import { say } from "../../texts/frame";
import { Icon } from "../controls/icon";
import { useEscape } from "../hooks/use-escape";
import { useTableState } from "../table/table-context";

/** A field for typing a move in notation. Any unambiguous beginning of the move is accepted. */
export function TypedMove({ close }: { close: () => void }) {
  const { table } = useTableState();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEscape(close);
  const words = [...table.offers.value.keys()];
  const play = (event: Event) => {
    event.preventDefault();
    const found = matching(text, words);
    if (found.length === 0) {
      setMissing(true);
      return;
    }
    setText("");
    close();
    table.choose(found);
  };
  return (
    <form class="typed" onSubmit={play}>
      <label class="sr" for="typed">
        {say("type-move")}
      </label>
      <input
        id="typed"
        ref={input}
        class="field"
        list="typed-words"
        autocomplete="off"
        spellcheck={false}
        placeholder={say("type-move")}
        aria-invalid={missing}
        aria-describedby="typed-missing"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <datalist id="typed-words">
        {words.map((word) => (
          <option key={word} value={word}>
            {table.offers.value.get(word)?.words}
          </option>
        ))}
      </datalist>
      <button type="button" class="button quiet small" aria-label={say("close")} onClick={close}>
        <Icon name="close" size={18} />
      </button>
      {missing && (
        <p id="typed-missing" class="typed-missing" role="alert">
          {say("type-missing")}
        </p>
      )}
    </form>
  );
}
