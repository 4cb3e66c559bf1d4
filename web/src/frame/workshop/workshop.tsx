import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../../texts/frame";

type Page = ComponentType<{ game: string; path: string }>;

/** The owner's workshop, loaded on demand: most visitors never open it. */
export function WorkshopRoute({ game, path }: { game: string; path: string }) {
  const [page, setPage] = useState<{ Page: Page } | null>(null);
  useEffect(() => {
    void import("./workshop-page").then(({ WorkshopPage }) => setPage({ Page: WorkshopPage }));
  }, []);
  return page ? (
    <page.Page key={game} game={game} path={path} />
  ) : (
    <p class="connecting">{say("connecting")}</p>
  );
}
