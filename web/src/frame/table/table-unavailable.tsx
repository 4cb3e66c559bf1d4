import type { ConnectionState } from "../../net/table-socket";
import { say } from "../../texts/frame";

/** On the way to a table, and what keeps the page from getting there. */
export function Connecting({ line }: { line: ConnectionState }) {
  const stopped = line === "full" ? "server-full" : line === "lost" ? "server-silent" : "";
  return (
    <main class="loading" aria-busy="true">
      <p role="status">{say(stopped || "connecting")}</p>
      {stopped && (
        <a class="button" href="#/">
          {say("to-lobby")}
        </a>
      )}
    </main>
  );
}

/** There is nothing to be seen at this address. */
export function TableUnavailable({ text, then = "" }: { text: string; then?: string }) {
  return (
    <main class="loading">
      <p>{text}</p>
      {then && <p class="quiet-text">{then}</p>}
      <a class="button" href="#/">
        {say("to-lobby")}
      </a>
    </main>
  );
}

/** Page and server are of different versions. */
export function PageOutdated() {
  return (
    <main class="loading">
      <p>{say("page-old")}</p>
      <button class="button main" onClick={() => location.reload()}>
        {say("page-reload")}
      </button>
    </main>
  );
}
