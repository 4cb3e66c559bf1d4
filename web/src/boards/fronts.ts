import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/**
 * The presentation of a game on the home page and in an invitation. `boards/<game>/front.tsx` exports it as
 * `front`.
 */
export interface Front {
  /** The game's position in the list of games, counted from 1. */
  order: number;
  /** The minimum and maximum duration in minutes of a game between people. */
  minutes: readonly [number, number];
  /** The duration with the given options, if they shorten the game. */
  minutesWith?: (options: Record<string, string>) => readonly [number, number];
  /** The complexity of the game, from 1 (light) to 5 (very heavy). */
  weight: number;
  /** A small drawing of the board. */
  Vignette: ComponentType;
  /** One sentence about the game. */
  sentence: () => string;
  /**
   * Explains how the beginners' game differs from the standard game. It is defined only if they differ in
   * more than the set-up.
   */
  firstGame?: () => string;
}

const FRONTS = import.meta.glob<{ front: Front }>("./*/front.tsx");

/** Maps the names of these games to their fronts. Games without a front are omitted. */
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
