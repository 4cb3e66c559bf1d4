import { useEffect, useState } from "preact/hooks";
import type { BoardModule } from "./board-module";
import type { Tour } from "./tours";

/** Each game's folder is named like the game; a game without one gets a board that shows any view. */
const MODULES = import.meta.glob<{ board: BoardModule }>("./*/module.ts");
const TOURS = import.meta.glob<{ tour: Tour }>("./*/tour.ts");
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

export function hasTour(game: string): boolean {
  return `./${game}/tour.ts` in TOURS;
}

export function loadTour(game: string): Promise<Tour> | null {
  return TOURS[`./${game}/tour.ts`]?.().then(({ tour }) => tour) ?? null;
}
