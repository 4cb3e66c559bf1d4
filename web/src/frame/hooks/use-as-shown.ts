import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/** A value as it was before the board began to show what led to the present one; otherwise as it is. */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    if (!playing) kept.current = value; // after the board had its chance to begin
  });
  return playing ? kept.current : value;
}
