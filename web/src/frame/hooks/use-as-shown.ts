import { useEffect, useRef } from "preact/hooks";
import { stopPlaying } from "../../state/playing";

/**
 * While the board plays back earlier events, this is the value from before the playback. Otherwise, it is the
 * current value.
 */
export function useAsShown<T>(value: T): T {
  const kept = useRef(value);
  const playing = stopPlaying.value !== null;
  useEffect(() => {
    if (!playing) kept.current = value; // runs after the board has had a chance to start a playback
  });
  return playing ? kept.current : value;
}
