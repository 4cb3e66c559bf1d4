import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "./board-module";

/**
 * Each folder is named after its game. A game without a folder gets the generic board, which can show any
 * view.
 */
const MODULES = import.meta.glob<{ board: BoardModule }>("./*/module.ts");
const ANY_GAME = "plain";

const loading = new Map<string, Promise<BoardModule>>();

/** The board module of a game, loaded when its table is opened. */
export function loadBoard(game: string): Promise<BoardModule> {
  let found = loading.get(game);
  if (found === undefined) {
    const load = MODULES[`./${game}/module.ts`] ?? MODULES[`./${ANY_GAME}/module.ts`]!;
    found = load().then(({ board }) => board);
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}

export function useBoardModule(game: string | undefined): BoardModule | null {
  const [loaded, setLoaded] = useState<{ game: string; board: BoardModule } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game !== undefined) {
      void loadBoard(game).then(
        (board) => wanted && setLoaded({ game, board }),
        () => {},
      );
    }
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded?.game === game ? (loaded?.board ?? null) : null;
}
