import { useLayoutEffect, useState } from "preact/hooks";

/**
 * The space for a board, computed by `roomOf` from its size in pixels. It is `unknown` if nothing can be
 * measured, and null before the first measurement. The same object is returned as long as its numbers do not
 * change.
 */
export function useRoom<R extends object>(
  frame: { current: HTMLElement | null },
  roomOf: (width: number, height: number) => R,
  unknown: R,
): R | null {
  const [room, setRoom] = useState<R | null>(null);
  useLayoutEffect(() => {
    const pane = frame.current?.closest(".board-view") ?? frame.current?.parentElement;
    if (!pane) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = pane;
      const now = width > 0 && height > 0 ? roomOf(width, height) : null;
      setRoom((had) => (now && !isSame(now, had) ? now : (had ?? unknown)));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
  return room;
}

function isSame<R extends object>(now: R, had: R | null): boolean {
  return had !== null && (Object.keys(now) as (keyof R)[]).every((key) => now[key] === had[key]);
}
