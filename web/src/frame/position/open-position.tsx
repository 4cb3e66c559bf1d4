import { useState } from "preact/hooks";
import { positionRoute } from "../../state/position-link";
import { go } from "../../state/route";
import { say } from "../../texts/frame";
import { PageHead } from "../controls/page-head";
import { TroubleLine } from "../controls/trouble-line";

const GAME = /^game: *(\S+)$/m;

/** A field for entering a position as text. It is also shown if a link cannot be opened. */
export function OpenPosition({ trouble, text = "" }: { trouble: string; text?: string }) {
  const [written, setWritten] = useState(text);
  const [refused, setRefused] = useState(trouble);
  const open = async () => {
    const tidy = `${written.replaceAll("\r\n", "\n").trim()}\n`;
    const game = GAME.exec(tidy)?.[1];
    if (!tidy.startsWith("patolli position ") || !game) {
      setRefused(say("position-no-text"));
      return;
    }
    try {
      go(await positionRoute(game, tidy));
    } catch {
      setRefused(say("position-no-text"));
    }
  };
  return (
    <main class="rules-page open-position">
      <PageHead title={say("position-open")} />
      <TroubleLine text={refused} />
      <label>
        {say("position-paste")}
        <textarea
          class="field"
          rows={14}
          spellcheck={false}
          value={written}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
      </label>
      <p>
        <button class="button main" disabled={!written.trim()} onClick={() => void open()}>
          {say("position-show")}
        </button>
      </p>
    </main>
  );
}
