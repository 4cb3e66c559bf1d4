import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** If no more than this number of pixels is hidden, it is a rounding error and not content. */
const ROUNDING = 4;

/**
 * Marks a scrolling element with `data-more-below` while part of its content is hidden below its lower edge.
 */
export function useMoreBelow<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const it = element.current;
    if (!it) return;
    const measure = () =>
      it.toggleAttribute("data-more-below", it.scrollHeight - it.clientHeight - it.scrollTop > ROUNDING);
    measure();
    it.addEventListener("scroll", measure, { passive: true });
    const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    sizes?.observe(it);
    return () => {
      it.removeEventListener("scroll", measure);
      sizes?.disconnect();
    };
  });
  return element;
}
