import { useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { copyText } from "./clipboard";

/** A line of text with a copy button. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div class="copy-row">
      <label class="grow">
        {label}
        <input
          ref={field}
          class="field"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        class="button small"
        onClick={() => void copyText(text, field.current).then(setCopied)}
      >
        {say(copied ? "copied" : "copy")}
      </button>
    </div>
  );
}
