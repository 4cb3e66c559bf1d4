import type { ConnectionState } from "../../net/table-socket";
import { say } from "../../texts/frame";

/** Shown while a table or a position is loading. If it cannot be loaded, the reason is shown. */
export function Connecting({ line }: { line?: ConnectionState }) {
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

/** The page for an address that does not exist. */
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

/** The page that is shown if the versions of the page and the server differ. */
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
