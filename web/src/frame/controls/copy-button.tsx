import { useState } from "preact/hooks";
import { say } from "../../texts/frame";
import { Icon } from "./icon";

/**
 * A button that copies text that is not visible on the page. If there is no clipboard, the text is shown so
 * that it can be copied by hand.
 */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [done, setDone] = useState<"" | "copied" | "shown">("");
  const copy = () => {
    const written = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error("no clipboard"));
    void written.then(
      () => setDone("copied"),
      () => setDone("shown"),
    );
  };
  return (
    <>
      <button class="button small" title={label} aria-label={label} onClick={copy}>
        <Icon name="link" size={18} /> <span role="status">{done === "copied" && say("copied")}</span>
      </button>
      {done === "shown" && (
        <input
          class="field grow"
          readOnly
          aria-label={label}
          value={text()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
