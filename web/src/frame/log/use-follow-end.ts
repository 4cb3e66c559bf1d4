import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** If the reader is within this many pixels of the end, the list keeps following it. */
const NEAR = 24;

interface Place {
  element: Element;
  top: number;
}

interface FollowedEnd {
  /**
   * The number of entries when the reader scrolled away from the end; null while the reader is at the end.
   */
  leftAt: number | null;
  onScroll: () => void;
  goToEnd: () => void;
}

/**
 * Manages the scroll position of a list that starts at its end (`column-reverse`). A reader at the end sees
 * new lines as they appear. For a reader who has scrolled up, the visible lines stay in place. When `turn`
 * changes, the list scrolls to the end.
 */
export function useFollowEnd(box: RefObject<HTMLElement | null>, entries: number, turn: number): FollowedEnd {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const place = useRef<Place | null>(null);
  const goToEnd = () => {
    place.current = null;
    setLeftAt(null);
    if (box.current) box.current.scrollTop = 0;
  };
  const onScroll = () => {
    const here = box.current;
    if (!here) return;
    const away = here.scrollTop < -NEAR;
    place.current = away ? topLine(here) : null;
    setLeftAt((had) => (away ? (had ?? entries) : null));
  };
  useLayoutEffect(() => {
    const here = box.current;
    const list = here?.firstElementChild;
    if (!here || !list) return;
    const resized = new ResizeObserver(() => place.current && keepInPlace(here, place.current));
    resized.observe(list); // lines have their true height only after they have been drawn
    return () => resized.disconnect();
  }, []);
  useLayoutEffect(goToEnd, [turn]);
  return { leftAt, onScroll, goToEnd };
}

function keepInPlace(box: HTMLElement, { element, top }: Place): void {
  if (!element.isConnected) return;
  box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
}

/** The first visible line, with its position. */
function topLine(box: HTMLElement): Place | null {
  const { top } = box.getBoundingClientRect();
  const element = [...box.querySelectorAll("li")].find((one) => one.getBoundingClientRect().bottom > top);
  return element ? { element, top: element.getBoundingClientRect().top - top } : null;
}
