import { useEffect, useState } from "preact/hooks";

/** Matches phones and upright tablets, on which the board is at the top and everything else is below it. */
export const UPRIGHT = "(max-aspect-ratio: 9/10)";
/** A finger. */
export const COARSE = "(pointer: coarse)";

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = () => setHolds(list.matches);
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return holds;
}
