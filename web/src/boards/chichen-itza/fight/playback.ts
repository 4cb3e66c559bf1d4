import { useEffect, useRef, useState } from "preact/hooks";
import { updatePace } from "../../../state/settings";
import type { Fight, Step } from "./story";

/** Milliseconds that a step stays before the next one, at the calm speed. */
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

/** What becomes of the city concerns everybody. */
export const CITY_STAYS = 3000;

/** Nobody waits who wants no motion. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : updatePace.peek();
}

interface Playback {
  shown: number;
  playing: boolean;
  skip: () => void;
}

/**
 * How many steps of a fight are shown; new ones come one after the other, `skip` shows all. What was there when the
 * page opened is not played, nor what is hidden, nor what comes later of another's fight that was skipped.
 */
export function usePlayback(fight: Fight | null, own: boolean, hidden = false): Playback {
  const seen = useRef<{ from: number; shown: number; skipped: boolean } | null>(null);
  const first = useRef(true);
  const [, redraw] = useState(0);
  const all = fight ? fight.steps.length + (fight.over ? 1 : 0) : 0; // the end is looked at for a while
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
    seen.current.shown = Number.POSITIVE_INFINITY; // all, however many there are by the time this is drawn
    seen.current.skipped = true;
    redraw((n) => n + 1);
  };
  return { shown, playing: shown < all, skip };
}
