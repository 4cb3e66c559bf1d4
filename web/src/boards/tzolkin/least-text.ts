import type { RefObject } from "preact";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { ZOOMED } from "../zoomed";

/** Pixels on the screen below which no text is drawn. */
const PIXELS = 12.1;
/** Units of the drawing: larger texts than this find no room. */
const MOST = 30.5;
/** Units of the drawing: what only repeats a position is left out where it would have to be larger. */
const REPEATING = 20;

/** How large a text must be, in units of the drawing, to be read on the screen; 0: as it was drawn. */
const LeastText = createContext(0);
export const WithLeastText = LeastText.Provider;

export function useLeastText(): number {
  return useContext(LeastText);
}

/** Whether there is room for texts that repeat what a drawing shows: numbers of days and spaces, names of cities. */
export function useSmallTexts(): boolean {
  return useLeastText() <= REPEATING;
}

/** Follows the size of a drawing on the screen, which a window and zooming change. */
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
