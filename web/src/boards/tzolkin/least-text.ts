import type { RefObject } from "preact";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { ZOOMED } from "../zoomed";

/** The minimum size of text, in pixels on the screen. */
const PIXELS = 12.1;
/** The maximum size of text, in units of the drawing; there is no room for larger text. */
const MOST = 30.5;
/**
 * Text that only repeats what a position shows is omitted if it would have to be larger than this, in units
 * of the drawing.
 */
const REPEATING = 20;

/**
 * The minimum text size in units of the drawing that is readable on the screen; 0 if text keeps its drawn
 * size.
 */
const LeastText = createContext(0);
export const WithLeastText = LeastText.Provider;

export function useLeastText(): number {
  return useContext(LeastText);
}

/**
 * Whether there is room for text that repeats what the drawing shows, such as the numbers of days and spaces
 * and the names of cities.
 */
export function useSmallTexts(): boolean {
  return useLeastText() <= REPEATING;
}

/** Tracks a drawing's size on the screen, which changes with the window and with the zoom. */
export function useMeasuredText(
  drawing: RefObject<SVGSVGElement | null>,
  { width, height }: { width: number; height: number },
): number {
  const [least, setLeast] = useState(0);
  useLayoutEffect(() => {
    const here = drawing.current;
    if (!here) return;
    const measure = () => {
      const room = here.getBoundingClientRect();
      const scale = Math.min(room.width / width, room.height / height);
      if (scale > 0) setLeast(Math.min(MOST, Math.ceil((2 * PIXELS) / scale) / 2));
    };
    measure();
    addEventListener(ZOOMED, measure);
    const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    sizes?.observe(here);
    return () => {
      removeEventListener(ZOOMED, measure);
      sizes?.disconnect();
    };
  }, [width, height]);
  return least;
}
