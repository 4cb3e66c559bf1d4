import { useRef, useState } from "preact/hooks";
import { say } from "../../texts/frame";

/** A text to be copied, also where the page is not encrypted and the browser has no clipboard for it. */
export function CopyRow({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    const selected = () => {
      field.current?.select();
      return document.execCommand("copy");
    };
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    void written.then(() => true, selected).then(setCopied);
  };
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
      <button type="button" class="button small" onClick={copy}>
        {say(copied ? "copied" : "copy")}
      </button>
    </div>
  );
}
