import { useEffect, useRef, useState } from "preact/hooks";
import { updatePace } from "../../../state/settings";
import type { Fight, Step } from "./story";

/** For how many milliseconds each kind of step is shown at the calm speed. */
const STAYS: Record<Step["is"], number> = {
  phase: 450,
  cast: 700,
  again: 350,
  roll: 1050,
  hits: 500,
  creature: 1050,
  damage: 650,
  note: 400,
  end: 1400,
};

/**
 * For how many milliseconds the outcome of a fight for the city is shown. It is shown to everyone, because it
 * affects all players.
 */
export const CITY_STAYS = 3000;

/** The factor by which all delays are multiplied; it is 0 with reduced motion. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : updatePace.peek();
}

interface Playback {
  shown: number;
  playing: boolean;
  skip: () => void;
}

/**
 * The number of steps of a fight to show. New steps are shown one after the other, and `skip` shows all of
 * them at once. Steps are not animated while the stage is hidden, or if they happened before the page was
 * opened. Once another seat's fight has been skipped, its later steps are not animated either.
 */
export function usePlayback(fight: Fight | null, own: boolean, hidden = false): Playback {
  const seen = useRef<{ from: number; shown: number; skipped: boolean } | null>(null);
  const first = useRef(true);
  const [, redraw] = useState(0);
  // the end of the fight is shown as one additional step
  const all = fight ? fight.steps.length + (fight.over ? 1 : 0) : 0;
  if (fight && seen.current?.from !== fight.from)
    seen.current = { from: fight.from, shown: first.current ? all : 0, skipped: false };
  first.current = false;
  const state = seen.current;
  if (state && (hidden || state.shown > all || pace() === 0 || (state.skipped && !own))) state.shown = all;
  const shown = fight && state ? state.shown : 0;
  useEffect(() => {
    if (!state || shown >= all) return;
    const last = fight?.steps[shown - 1];
    const stays = last?.is === "end" && fight?.place === "city" ? CITY_STAYS : last ? STAYS[last.is] : 0;
    const wait = shown === 0 ? 250 : stays * pace();
    const timer = window.setTimeout(() => {
      state.shown = Math.min(all, state.shown + 1);
      redraw((n) => n + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [state, shown, all]);
  const skip = () => {
    if (!seen.current) return;
    seen.current.shown = Number.POSITIVE_INFINITY; // also skips the steps that arrive before the next render
    seen.current.skipped = true;
    redraw((n) => n + 1);
  };
  return { shown, playing: shown < all, skip };
}
