import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { getText, HttpError } from "../../net/http";
import { say } from "../../texts/frame";
import { refusalInWords } from "../../texts/refusals";
import { TroubleLine } from "./trouble-line";

interface Props {
  /** The address of the file on the server. */
  path: string;
  /** The name of the saved file. */
  name: string;
  class?: string;
  children: ComponentChildren;
}

/**
 * A link that saves a text file from the server. The page loads the file itself, because a browser does not
 * show why the server refuses a download.
 */
export function SaveLink({ path, name, class: look, children }: Props) {
  const [trouble, setTrouble] = useState("");
  const load = async () => {
    setTrouble("");
    try {
      save(await getText(path), name);
    } catch (error) {
      const reason = error instanceof HttpError ? error.message : refusalInWords("unreachable", "");
      setTrouble(say("save-failed", { reason }));
    }
  };
  return (
    <>
      <a
        class={look}
        href={path}
        download={name}
        onClick={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        {children}
      </a>
      <TroubleLine text={trouble} />
    </>
  );
}

/** How long the text remains available for a browser that begins to save it later. */
const KEPT = 60_000;

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
