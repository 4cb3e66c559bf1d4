import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Scrolls a map that is wider than its frame to the viewer's home or, if there is none, to the map's centre.
 */
export function useMiddle(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const home = element?.querySelector(".home")?.getBoundingClientRect();
    const box = element?.getBoundingClientRect();
    if (element && box)
      element.scrollLeft = home
        ? home.left + home.width / 2 - box.left - box.width / 2
        : (element.scrollWidth - element.clientWidth) / 2;
  }, []);
  return place;
}
