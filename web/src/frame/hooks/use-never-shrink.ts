import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Keeps an element at the greatest height it has had, so that the content above it does not jump. The height
 * is reset when the width changes.
 */
export function useNeverShrink<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const it = element.current;
    if (!it || !("ResizeObserver" in window)) return;
    let width = it.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (it.clientWidth !== width) it.style.minHeight = "";
      width = it.clientWidth;
      it.style.minHeight = `${it.offsetHeight}px`;
    });
    watcher.observe(it);
    return () => watcher.disconnect();
  }, [element.current]);
  return element;
}
