import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A map that is wider than its place begins with its middle in sight. */
export function useMiddle(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, []);
  return place;
}
