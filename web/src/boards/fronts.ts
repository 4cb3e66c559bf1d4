import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** How a game presents itself on the first page and in an invitation; `boards/<game>/front.tsx` exports it as `front`. */
export interface Front {
  /** Its place among the games, the first is 1. */
  order: number;
  /** How long a game takes with people at the table. */
  minutes: readonly [number, number];
  /** The same with these options, where they shorten it. */
  minutesWith?: (options: Record<string, string>) => readonly [number, number];
  /** From 1, light, to 5, very heavy. */
  weight: number;
  /** A small drawing of its board. */
  Vignette: ComponentType;
  /** One sentence about it. */
  sentence: () => string;
  /** What is different in the game for newcomers, where it is more than its set-up. */
  firstGame?: () => string;
}

const FRONTS = import.meta.glob<{ front: Front }>("./*/front.tsx");

/** The fronts of these games, by name; a game without one is not in it. */
export function useFronts(games: string[]): ReadonlyMap<string, Front> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Front>>(new Map());
  const wanted = games.join(" ");
  useEffect(() => {
    let here = true;
    const found = games.map(async (game) => {
      const front = await FRONTS[`./${game}/front.tsx`]?.().catch(() => null);
      return [game, front?.front ?? null] as const;
    });
    void Promise.all(found).then((all) => {
      if (here) setLoaded(new Map(all.flatMap(([game, front]) => (front ? [[game, front] as const] : []))));
    });
    return () => void (here = false);
  }, [wanted]);
  return loaded;
}
