import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../texts/frame";

type Page = ComponentType<{ game: string; code: string }>;

/** The position editor, loaded when it is opened. */
export function EditorRoute({ game, code }: { game: string; code: string }) {
  const [page, setPage] = useState<{ Page: Page } | null>(null);
  useEffect(() => {
    void import("./editor-page").then(({ EditorPage }) => setPage({ Page: EditorPage }));
  }, []);
  return page ? (
    <page.Page key={game} game={game} code={code} />
  ) : (
    <p class="connecting">{say("connecting")}</p>
  );
}
