import { useLayoutEffect, useRef } from "preact/hooks";

type Close = () => void;

/** The functions that Escape calls. The last one belongs to what was opened last. */
const open: Close[] = [];

function key(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return;
  event.stopPropagation(); // each press of Escape closes only one thing
  open.at(-1)?.();
}

/**
 * Calls `close` when Escape is pressed, wherever the focus is, unless something opened later is still open.
 */
export function useEscape(close: Close, wanted = true): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (!wanted) return;
    const mine = () => latest.current();
    if (open.length === 0) addEventListener("keydown", key, true);
    open.push(mine);
    return () => {
      open.splice(open.indexOf(mine), 1);
      if (open.length === 0) removeEventListener("keydown", key, true);
    };
  }, [wanted]);
}
